import { describe, expect, test } from 'vitest'
import { Estimate, EstimationInput } from '#contract/estimation'
import type { EstimationInput as Input } from '#domain/estimation/apartment'
import { toEuro, toHundredEuro } from '#domain/estimation/rounding'
import { cases } from './cases.ts'
import { estimate, prices } from './real-prices.ts'

describe('the golden cases', () => {
  test.each(cases)('$description: every printed figure', ({ input, data }) => {
    expect(estimate(input)).toMatchObject(data)
  })

  test.each(cases)('$description: request and answer fit the contract', ({ input }) => {
    expect(EstimationInput.parse(input)).toEqual(input)
    const answer = estimate(input)
    expect(Estimate.parse(answer)).toEqual(answer)
  })
})

// Two programs that share no algebra on the same tables: central; ends of 80 %, of 50 %; FSD; value if less timid.
describe('the reference cases of 2026-11-29', () => {
  test.each<[text: string, input: Input, expected: string]>([
    [
      'Luxembourg, Belair, 85 m², 2 bedrooms, dernier, renove, terrasse, parking, C',
      {
        ...{ commune: 'Luxembourg', quartier: 'Belair', surface: 85, nbChambres: 2, etage: 'dernier', etat: 'renove' },
        ...{ exterieur: 'terrasse', parking: true, classeEnergie: 'C' },
      },
      '1235800 · 955900–1515700 · 1088500–1383100 · 17.67 · 1341800',
    ],
    [
      'Esch-Uelzecht, 70 m², 2 bedrooms, entre, bon, balcon, no parking, D',
      {
        ...{ commune: 'Esch-Uelzecht', surface: 70, nbChambres: 2, etage: 'entre', etat: 'bon', exterieur: 'balcon' },
        ...{ parking: false, classeEnergie: 'D' },
      },
      '433100 · 335100–531100 · 381500–484700 · 17.66 · null',
    ],
    [
      'Luxembourg, 60 m² alone',
      { commune: 'Luxembourg', surface: 60 },
      '650000 · 477400–822500 · 559200–740800 · 20.71 · null',
    ],
    [
      'Ulflingen, 95 m², 3 bedrooms, entre, bon, balcon, parking, E',
      {
        ...{ commune: 'Ulflingen', surface: 95, nbChambres: 3, etage: 'entre', etat: 'bon', exterieur: 'balcon' },
        ...{ parking: true, classeEnergie: 'E' },
      },
      '455600 · 336600–574600 · 393000–518200 · 20.38 · null',
    ],
    [
      'Bertrange, 78 m², entre, terrasse, parking, new build',
      { commune: 'Bertrange', surface: 78, etage: 'entre', exterieur: 'terrasse', parking: true, estNeuf: true },
      '1013500 · 776400–1250600 · 888700–1138300 · 18.25 · null',
    ],
    [
      'Wiltz, 120 m², 3 bedrooms, terrasse, parking, new build',
      { commune: 'Wiltz', surface: 120, nbChambres: 3, exterieur: 'terrasse', parking: true, estNeuf: true },
      '736500 · 528100–944800 · 626800–846100 · 22.07 · null',
    ],
    [
      'Kiischpelt, 28 m², rdc, renover, aucun, no parking, G',
      {
        ...{ commune: 'Kiischpelt', surface: 28, etage: 'rdc', etat: 'renover', exterieur: 'aucun', parking: false },
        classeEnergie: 'G',
      },
      '135100 · 95100–175100 · 114000–156100 · 23.12 · 123800',
    ],
    [
      'Luxembourg, Clausen, 70 m², entre, bon, balcon, parking, D',
      {
        ...{
          commune: 'Luxembourg',
          quartier: 'Clausen',
          surface: 70,
          etage: 'entre',
          etat: 'bon',
          exterieur: 'balcon',
        },
        ...{ parking: true, classeEnergie: 'D' },
      },
      '723700 · 549100–898400 · 631800–815600 · 18.83 · null',
    ],
    [
      'Winseler, 70 m², entre, on 2021-08-15',
      { commune: 'Winseler', surface: 70, etage: 'entre', valuationDate: '2021-08-15' },
      '423300 · 307600–539000 · 362400–484200 · 21.32 · null',
    ],
  ])('%s', (_, input, expected) => {
    const { estimationBasse, estimationCentrale, estimationHaute, intervals, fsdPct, ifLessTimid } = estimate(input)
    const [half] = intervals
    const ranges = [`${estimationBasse}–${estimationHaute}`, `${half?.low}–${half?.high}`]
    expect([estimationCentrale, ...ranges, fsdPct.toFixed(2), String(ifLessTimid)].join(' · ')).toBe(expected)
  })
})

test('older keys are read as the words they stand for', () => {
  const home = { commune: 'Mersch', surface: 80 } as const
  const older = { etage: 'adjEtage2e3eRef', etat: 'adjEtatBonRef', exterieur: 'adjExtBalconRef' } as const
  expect(estimate({ ...home, ...older })).toEqual(
    estimate({ ...home, etage: 'entre', etat: 'bon', exterieur: 'balcon' }),
  )
})

describe('a figure half way', () => {
  test('between two hundreds goes up, on paper too where the double is below: 321 949.99999999994 is 321 950', () => {
    expect(4281.25 * 0.94 * 80).toBeLessThan(321_950)
    expect([toHundredEuro(4281.25 * 0.94 * 80), toHundredEuro(1250.625 * 80), toEuro(1000.5)]).toEqual([
      322_000, 100_100, 1001,
    ])
  })
})

describe('the reference', () => {
  test('of a new build is the newest published price of new builds, moved with the nation, with its own sales', () => {
    const { reference, ajustements } = estimate({ commune: 'Leudelange', surface: 80, estNeuf: true })
    expect(reference).toMatchObject({
      ...{ publishedPriceM2: 8770, segment: 'newBuild', kind: 'published', period: '2025-07..2026-06', salesCount: 17 },
      files: [
        { period: '2025-Q3..2026-Q2', sales: 17, publishedPriceM2: 8770 },
        { period: '2025-Q1..2025-Q4', sales: 15, publishedPriceM2: 8849 },
      ],
      index: { from: '2026-Q4', to: '2026-Q4', factor: 1 },
    })
    // The forecast of the country to the twelve months to September 2026 is −0.2 % ± 0.7.
    expect(Math.abs(reference.basePriceM2 / 8770 - 1)).toBeLessThan(0.02)
    expect(ajustements).toEqual([])
  })

  test('names the tables and the publisher of the index', () => {
    const { tables, index } = estimate({ commune: 'Mersch', surface: 80 }).reference
    expect([tables, index.source]).toEqual([prices.hash, prices.housePrices.source])
    expect(tables).toMatch(/^[0-9a-f]{12}$/)
  })

  test('says how the price of the place is made; sales and a mean stand where a newer file has one', () => {
    const kinds = prices.communes.map(({ name }) => {
      const { kind, method, salesCount, publishedPriceM2 } = estimate({ commune: name, surface: 80 }).reference
      const published = publishedPriceM2 === null ? '' : ' with a mean'
      return `${method} is ${kind}${salesCount === null ? '' : ' with sales'}${published}`
    })
    expect([...new Set(kinds)].sort()).toEqual([
      'imputed_adverts is imputed',
      'imputed_canton is imputed',
      'indexed is indexed',
      'published is published with sales with a mean',
    ])
  })

  test('names the months of the newest file with a mean, or the period that an older one was carried to', () => {
    const period = (commune: string) => estimate({ commune, surface: 80 }).reference.period
    expect(period('Luxembourg')).toBe('2025-07..2026-06')
    expect(period('Esch-sur-Sûre')).toBe('2025-07..2026-06')
    expect(period('Winseler')).toBe('2014 indexed to 2025-07..2026-06')
    expect(period('Schieren')).toBe('2021 indexed to 2025-07..2026-06')
    expect(period('Vianden')).toBe('2025 (imputed)')
    expect(period('Préizerdaul')).toBe('2025-07..2026-06 (imputed)')
  })

  test('lists every file with a mean behind the price, newest first', () => {
    const { files } = estimate({ commune: 'Esch-sur-Sûre', surface: 80 }).reference
    // The official file of the twelve months to June 2026.
    expect(files[0]).toEqual({ period: '2025-Q3..2026-Q2', sales: 14, publishedPriceM2: 6400 })
    expect(files.map(({ period }) => period)).toEqual(
      files
        .map(({ period }) => period)
        .toSorted()
        .toReversed(),
    )
    expect(estimate({ commune: 'Kiischpelt', surface: 80 }).reference.files).toEqual([])
  })
})

describe('completeness', () => {
  const told = { etage: 'entre', exterieur: 'balcon', parking: true, etat: 'bon', classeEnergie: 'D' } as const
  const completenessOf = (input: Partial<Input>) =>
    estimate({ commune: 'Mamer', surface: 80, ...input } as Input).completeness

  // Shares: surface 5, condition 5, energy class 4, floor, outdoor space and parking 2 each, of 20 in the hundred.
  test.each<[says: string, input: Partial<Input>, expected: string]>([
    ['everything', told, 'complete'],
    ['everything but the floor', { ...told, etage: undefined }, 'partial'],
    ['surface, condition and floor: 12', { etat: 'bon', etage: 'entre' }, 'partial'],
    ['surface and condition: 10', { etat: 'bon' }, 'few'],
    ['surface alone', {}, 'few'],
    ['class NC is none', { ...told, classeEnergie: 'NC' }, 'partial'],
    [
      'a new build needs no condition and no class',
      { ...told, etat: undefined, classeEnergie: undefined, estNeuf: true },
      'complete',
    ],
    ['the capital without its district', { ...told, commune: 'Luxembourg' }, 'partial'],
    ['the capital with its district', { ...told, commune: 'Luxembourg', quartier: 'Merl' }, 'complete'],
  ])('%s', (_, input, expected) => {
    expect(completenessOf(input)).toBe(expected)
  })
})

describe('the value if differences were larger', () => {
  test('stands where it would change by 5 % or more, with the fault that it belongs to', () => {
    const kiischpelt: Input = {
      ...{ commune: 'Kiischpelt', surface: 28, etage: 'rdc', etat: 'renover' },
      ...{ exterieur: 'aucun', parking: false, classeEnergie: 'G' },
    }
    expect(estimate(kiischpelt)).toMatchObject({
      ifLessTimid: 123_800,
      faults: [{ key: 'timid', message: expect.stringContaining('123800') }],
    })
    expect(estimate({ commune: 'Mamer', surface: 80 })).toMatchObject({ ifLessTimid: null, faults: [] })
  })

  test('leaves district and premium of new builds out of the differences', () => {
    // 1.184 is the factor of Belair: alone it is no difference between homes.
    const belair = { commune: 'Luxembourg', quartier: 'Belair', surface: 80 } as const
    expect(estimate(belair).ifLessTimid).toBeNull()
    expect(estimate({ commune: 'Wiltz', surface: 80, estNeuf: true }).ifLessTimid).toBeNull()
  })
})

test('once the newest file is more than eighteen months old, days after its end are refused', () => {
  const home = { commune: 'Mersch', surface: 80 }
  expect(() => estimate({ ...home, valuationDate: '2026-06-30' }, '2028-03-01')).not.toThrow()
  expect(() => estimate({ ...home, valuationDate: '2027-12-30' }, '2027-12-30')).not.toThrow()
  const issue = { path: 'valuationDate', code: 'valuation_date_to_come', allowed: ['2014-01-01 to 2026-06-30'] }
  const details = expect.objectContaining({ issues: [expect.objectContaining(issue)] })
  expect(() => estimate(home, '2027-12-31')).toThrow(expect.objectContaining({ details }))
})

describe('condition and energy class', () => {
  test('are no question for a new build: they neither move the price nor the range', () => {
    const home = { commune: 'Strassen', surface: 80, estNeuf: true } as const
    const { evidence, ...described } = estimate({ ...home, etat: 'neuf', classeEnergie: 'A' })
    const { evidence: bareEvidence, ...bare } = estimate(home)
    expect(described).toEqual(bare)
    expect(evidence).toEqual(bareEvidence)
    expect(evidence.map(({ field }) => field)).not.toContain('classeEnergie')
    expect(evidence.map(({ field }) => field)).not.toContain('etat')
  })

  test('of a recent resale count: +10 % on the price of existing apartments', () => {
    const { ajustements, reference } = estimate({ commune: 'Strassen', surface: 80, etat: 'neuf', estNeuf: false })
    expect(ajustements).toEqual([{ labelKey: 'adjEtat', pct: 10 }])
    expect(reference).toMatchObject({ segment: 'existing', kind: 'published' })
  })
})
