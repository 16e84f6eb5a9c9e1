import { describe, expect, test } from 'vitest'
import { Estimate } from '#contract/estimation'
import { estimationRules } from '#contract/rules/estimation'
import { Refusal } from '#domain/core/refusal'
import type { EstimationInput } from '#domain/estimation/apartment'
import { estimate, prices, today } from './real-prices.ts'

const refusalOf = (input: EstimationInput, lastDay = today): Refusal => {
  try {
    estimate(input, lastDay)
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal
    throw refusal
  }
  throw new Error('nothing was refused')
}

const home = { commune: 'Mersch', surface: 80 } as const
const newBuild = { ...home, estNeuf: true } as const

test.each<[string, Partial<EstimationInput>, string, string, unknown, readonly string[]]>([
  ['a house', { typeBien: 'maison' }, 'only_apartments', 'typeBien', 'maison', ['appartement']],
  ['the floor of a house', { etage: 'maison' }, 'only_apartments', 'etage', 'maison', ['rdc', 'entre', 'dernier']],
  [
    'a new build to freshen up',
    { estNeuf: true, etat: 'rafraichir' },
    'new_build_in_bad_condition',
    'etat',
    'rafraichir',
    ['neuf', 'renove', 'bon'],
  ],
  [
    'a new build to renovate',
    { estNeuf: true, etat: 'renover' },
    'new_build_in_bad_condition',
    'etat',
    'renover',
    ['neuf', 'renove', 'bon'],
  ],
  [
    'a district of another commune',
    { commune: 'Mamer', quartier: 'Howald' },
    'quartier_of_other_commune',
    'quartier',
    'Howald',
    ['Capellen', 'Holzem'],
  ],
  [
    'a district of another commune, where none is known',
    { commune: 'Wiltz', quartier: 'Kirchberg' },
    'quartier_of_other_commune',
    'quartier',
    'Kirchberg',
    ['left out: no district of Wiltz is known'],
  ],
  [
    'tomorrow',
    { valuationDate: '2026-11-30' },
    'valuation_date_to_come',
    'valuationDate',
    '2026-11-30',
    ['2014-01-01 to 2026-11-29'],
  ],
  [
    'the day before the tables',
    { valuationDate: '2013-12-31' },
    'valuation_date_too_early',
    'valuationDate',
    '2013-12-31',
    ['2014-01-01 to 2026-11-29'],
  ],
  [
    'a new build before its prices',
    { estNeuf: true, valuationDate: '2024-12-31' },
    'new_build_too_early',
    'valuationDate',
    '2024-12-31',
    ['2025-01-01 to 2026-11-29'],
  ],
  [
    'a new build tomorrow',
    { estNeuf: true, valuationDate: '2026-11-30' },
    'valuation_date_to_come',
    'valuationDate',
    '2026-11-30',
    ['2025-01-01 to 2026-11-29'],
  ],
])('%s is refused, naming field, value and what is allowed', (_, wrong, code, path, received, allowed) => {
  const { code: error, details } = refusalOf({ ...home, ...wrong })
  expect(error).toBe('invalid_request')
  expect(details.issues).toEqual([{ code, path, received, allowed, message: expect.stringMatching(/\.$/) }])
})

test('all broken rules are reported at once, by the codes of the contract', () => {
  const wrong = { typeBien: 'maison', etage: 'maison', estNeuf: true, etat: 'renover' } as const
  const of = (valuationDate: string) =>
    refusalOf({ commune: 'Esch', quartier: 'Belair', surface: 80, ...wrong, valuationDate }).details.issues ?? []
  const early = of('2024-12-31')
  expect(early.map(({ path }) => path)).toEqual(['typeBien', 'etage', 'valuationDate', 'etat', 'quartier'])
  const codes = ['2024-12-31', '2013-12-31', '2026-11-30'].flatMap(day => of(day).map(({ code }) => code))
  expect(new Set(codes)).toEqual(new Set(Object.keys(estimationRules)))
})

test('a name that belongs to two other communes names both', () => {
  const { details } = refusalOf({ commune: 'Mamer', quartier: 'Belval', surface: 80 })
  expect(details.issues?.[0]?.message).toBe('This district belongs to Esch-sur-Alzette and Sanem, not to Mamer.')
})

test('a broken rule is reported before an unknown commune', () => {
  expect(refusalOf({ commune: 'Atlantis', surface: 80, typeBien: 'maison' }).code).toBe('invalid_request')
  expect(refusalOf({ commune: 'Atlantis', surface: 80, valuationDate: '2013-12-31' }).code).toBe('invalid_request')
  expect(refusalOf({ commune: 'Atlantis', surface: 80 }).code).toBe('municipality_not_found')
})

describe('the day', () => {
  test('is today when left out', () => {
    expect(estimate(home)).toEqual(estimate({ ...home, valuationDate: today }))
    expect(estimate(home, '2019-05-05')).toEqual(estimate({ ...home, valuationDate: '2019-05-05' }))
    expect(estimate(home, '2019-05-05').valuationDate).toBe('2019-05-05')
  })

  test('to come names today', () => {
    const { details } = refusalOf({ ...home, valuationDate: '2026-11-30' })
    expect(details.issues?.[0]?.message).toContain('2026-11-29')
  })

  test.each<[string, EstimationInput, string]>([
    ['the first day', home, '2014-01-01'],
    ['a leap day', home, '2016-02-29'],
    ['a leap day in the year without a file', home, '2024-02-29'],
    ['today', home, today],
    ['the first day of new builds', newBuild, '2025-01-01'],
    ['today, a new build', newBuild, today],
  ])('%s is allowed', (_, input, valuationDate) => {
    const answer = estimate({ ...input, valuationDate })
    expect(Estimate.parse(answer)).toEqual(answer)
    expect(answer.valuationDate).toBe(valuationDate)
  })

  test('of a leap year lies between its neighbours, without a step', () => {
    const [before, leapDay, after] = ['2024-02-28', '2024-02-29', '2024-03-01'].map(
      valuationDate => estimate({ ...home, valuationDate }).reference.basePriceM2,
    )
    expect(Math.abs((leapDay ?? 0) - ((before ?? 0) + (after ?? 0)) / 2)).toBeLessThan(0.11)
  })

  // A box runs by the clock of its machine, which may be wrong.
  test.each(['0001-01-01', '1970-01-01', '2013-12-31'])('of a machine whose today is %s is refused by it', lastDay => {
    for (const input of [home, newBuild])
      expect(refusalOf(input, lastDay).details.issues).toMatchObject([
        { code: 'valuation_date_too_early', path: 'valuationDate', received: lastDay },
      ])
    const dated = { ...home, valuationDate: '2020-01-01' }
    expect(refusalOf(dated, lastDay).details.issues).toMatchObject([{ code: 'valuation_date_to_come' }])
  })

  test('of a new build is refused before 2025, where today is', () => {
    expect(refusalOf(newBuild, '2024-12-31').details.issues).toMatchObject([{ code: 'new_build_too_early' }])
  })

  test('far beyond the newest file is refused', () => {
    expect(refusalOf(home, '2100-12-31').details.issues).toMatchObject([
      {
        ...{ code: 'valuation_date_to_come', path: 'valuationDate', received: '2100-12-31' },
        allowed: ['2014-01-01 to 2026-06-30'],
      },
    ])
  })
})

const years = Array.from({ length: 13 }, (_, at) => 2014 + at)

test.each(years)('every municipality has an answer in %i that keeps the contract', year => {
  for (const { name } of prices.communes) {
    const answer = estimate({ commune: name, surface: 70, valuationDate: `${year}-11-23` })
    expect([name, Estimate.safeParse(answer).error]).toEqual([name, undefined])
    expect(answer.reference.index.from).toBe(`${year}-Q4`)
  }
})
