import { describe, expect, test } from 'vitest'
import type { EstimationInput } from '#domain/estimation/apartment'
import { estimate, prices } from './real-prices.ts'
import { startingPrice } from './second-model.ts'

/** Everything known, on a day before the middle of the newest file: nothing but the sale itself and the price of the place counts. */
const known = {
  ...{ commune: 'Wiltz', surface: 80, nbChambres: 2, etage: 'entre', etat: 'bon', exterieur: 'balcon', parking: true },
  ...{ classeEnergie: 'D', valuationDate: '2025-05-15' },
} as const satisfies EstimationInput

const reason = (key: string, input: EstimationInput) => estimate(input).evidence.find(each => each.key === key)

/** Percentage points that each half of the 80 % interval would lose: of `whole`, the squared FSD, a part is taken. */
const without = (part: number, whole: number) => 128.15515594 * (Math.sqrt(whole) - Math.sqrt(whole - part))

/** Squared deviation of one sale around its municipality: Wiltz is in the North. */
const sale = 0.205 ** 2

/** The squared FSD of what is known, by the second model. */
const bare = 0.8 * sale + startingPrice('Wiltz', known.valuationDate).known

test('every estimate carries 128.155 × √(0.19² × 0.80) = 21.7788 points, in the North 23.4982', () => {
  const north = ['Clervaux', 'Diekirch', 'Echternach', 'Vianden', 'Wiltz']
  for (const { name, canton } of prices.communes)
    expect([name, estimate({ commune: name, surface: 80 }).evidence[0]]).toEqual([
      name,
      expect.objectContaining({ key: 'base', points: north.includes(canton) ? 23.4982 : 21.7788 }),
    ])
})

describe('the price', () => {
  test('of a published place names its sales, their months, and the files before', () => {
    const { evidence } = estimate(known)
    expect(evidence).toEqual([
      expect.objectContaining({ key: 'base' }),
      {
        ...{ key: 'sales', points: expect.closeTo(without(bare - 0.8 * sale, bare), 4) },
        message: 'The price rests on 33 sales of 2025-07..2026-06 and on the files before.',
      },
    ])
  })

  test.each([
    ['Winseler', 'carried by an index'],
    ['Vianden', 'imputed from adverts'],
    ['Bech', 'imputed from the neighbourhood'],
  ])('of %s says how it was made', (commune, says) => {
    expect(reason('priceKind', { commune, surface: 80 })?.message).toContain(says)
  })

  test('of a new build without a published one adds 0.10² to that of existing apartments', () => {
    const evidence = estimate({ ...known, estNeuf: true }).evidence
    expect(evidence.map(({ key }) => key)).toEqual(['base', 'sales', 'newPriceImputed'])
    expect(evidence[2]?.points).toBeCloseTo(without(0.01, bare + 0.01), 4)
  })

  test('of a new build rests on the newest mean of new builds: 0.19² / 17 in Leudelange', () => {
    const input = { commune: 'Leudelange', surface: 80, estNeuf: true, valuationDate: '2026-01-01' } as const
    const { fsdPct } = estimate(input)
    expect(reason('sales', input)?.points).toBeCloseTo(without(0.19 ** 2 / 17, (fsdPct / 100) ** 2), 2)
  })
})

describe('the age of the price', () => {
  test('is nothing until the middle of the newest file, 1 January 2026', () => {
    for (const { name } of prices.communes)
      for (const [day, expected] of [
        ['2014-01-01', false],
        ['2025-06-30', false],
        ['2026-01-01', false],
        ['2026-11-29', true],
      ] as const) {
        const { evidence } = estimate({ commune: name, surface: 80, valuationDate: day })
        expect([name, day, evidence.some(({ key }) => key === 'age')]).toEqual([name, day, expected])
      }
  })

  test('is what the variance of the place has grown by since then', () => {
    const { known: before, since } = startingPrice('Wiltz', '2026-11-29')
    const whole = 0.8 * sale + before + since
    expect(reason('age', { ...known, valuationDate: '2026-11-29' })?.points).toBeCloseTo(without(since, whole), 4)
  })

  test('names the last quarter of the newest file, and that the error is shared', () => {
    const message = reason('age', { ...known, valuationDate: '2026-11-29' })?.message
    expect(message).toContain('2026-Q2')
    expect(message).toContain('one and the same for all homes')
  })
})

describe('the district', () => {
  const described = (input: EstimationInput) => {
    const { evidence, fsdPct } = estimate({ ...known, ...input })
    return { fsdPct, quartier: evidence.find(({ key }) => key === 'quartier') }
  }
  const city = { ...known, commune: 'Luxembourg' }
  /** The squared FSD of a described flat of the capital with everything known but its district. */
  const whole = 0.8 * 0.19 ** 2 + startingPrice('Luxembourg', known.valuationDate).known

  // Adverts of 2025: 0.08² × 30 / (adverts + 30).
  test.each([
    ['Belair', 1314],
    ['Clausen', 14],
    ['Pulvermühl', 12],
  ])('%s has %i adverts, and its part goes down with them', (quartier, adverts) => {
    const part = (0.08 ** 2 * 30) / (adverts + 30)
    expect(described({ ...city, quartier }).quartier).toEqual({
      key: 'quartier',
      points: expect.closeTo(without(part, whole + part), 4),
      message: expect.stringContaining(`rests on ${adverts} adverts`),
    })
  })

  test('of the capital that is absent or unknown has all of it, and names the field', () => {
    expect(described(city).quartier).toMatchObject({
      ...{ field: 'quartier', points: expect.closeTo(without(0.0064, whole + 0.0064), 4) },
    })
    expect(described({ ...city, quartier: 'Atlantis' })).toEqual(described(city))
  })

  test('Grund has the mean of the city as its factor: as wide as without it, but nothing that could be sent is missing', () => {
    const grund = described({ ...city, quartier: 'Grund' })
    expect(grund.fsdPct).toBe(described(city).fsdPct)
    expect(grund.quartier).toMatchObject({ key: 'quartier', points: described(city).quartier?.points })
    expect(grund.quartier).not.toHaveProperty('field')
  })

  test('elsewhere says nothing', () => {
    expect(described({ ...known, commune: 'Sanem', quartier: 'Belval' }).quartier).toBeUndefined()
    expect(described({ ...known, commune: 'Mamer' }).quartier).toBeUndefined()
  })
})

describe('what is missing', () => {
  test.each([
    ['etage', 0.02],
    ['exterieur', 0.02],
    ['parking', 0.02],
    ['etat', 0.05],
    ['classeEnergie', 0.04],
  ] as const)('without %s the part is 0.205² × %f, and the field is named', (field, share) => {
    const { [field]: _, ...rest } = known
    const part = sale * share
    expect(estimate(rest).evidence.filter(({ key }) => key === 'missing')).toEqual([
      expect.objectContaining({ field, points: expect.closeTo(without(part, bare + part), 4) }),
    ])
  })

  test('class NC is a missing class', () => {
    const { classeEnergie: _, ...rest } = known
    expect(estimate({ ...known, classeEnergie: 'NC' })).toEqual(estimate(rest))
  })

  test('bedrooms may be missing for nothing', () => {
    const { nbChambres: _, ...rest } = known
    expect(estimate(rest)).toEqual(estimate(known))
  })
})

describe('the ramps', () => {
  /** Points of the interval for points of a ramp. */
  const shown = (ramp: number | undefined) =>
    ramp === undefined ? undefined : expect.closeTo(without((0.02 * ramp) ** 2, bare + (0.02 * ramp) ** 2), 4)

  test.each([
    [30, undefined],
    [29, 0.5],
    [20, 5],
    [19, 5],
    [1, 5],
    [150, undefined],
    [152, 0.1],
    [170, 1],
    [250, 5],
    [251, 5],
    [10_000, 5],
  ])('a surface of %i m² adds (0.02 × %s)²', (surface, ramp) => {
    const { nbChambres: _, ...home } = known
    expect(reason('surface', { ...home, surface })?.points).toEqual(shown(ramp))
  })

  test.each([
    [84, 7, undefined],
    [66, 6, 1],
    [63, 6, 1.5],
    [60, 6, 2],
    [50, 6, 2],
    [31, 20, 2],
    [80, 0, undefined],
  ])('%i m² with %i bedrooms adds (0.02 × %s)²', (surface, nbChambres, ramp) => {
    expect(reason('bedrooms', { ...known, surface, nbChambres })?.points).toEqual(shown(ramp))
  })

  test('a reason that would show as 0 is left out: (0.02 × 0.005)² at 150.1 m²', () => {
    expect(reason('surface', { ...known, surface: 150.1 })).toBeUndefined()
  })
})
