import { describe, expect, test } from 'vitest'
import type { EstimationInput } from '#domain/estimation/apartment'
import { estimator } from '#domain/estimation/estimate'
import type { Commune } from '#domain/estimation/reference-prices'
import { communeOf, estimate, priceOf, prices, smallTables, today } from './real-prices.ts'

/** Everything known, on a day before the middle of 2025: nothing but the sale itself and the price of the place counts. */
const known = {
  ...{ commune: 'Wiltz', surface: 80, nbChambres: 2, etage: 'entre', etat: 'bon', exterieur: 'balcon', parking: true },
  ...{ classeEnergie: 'D', valuationDate: '2025-05-15' },
} as const satisfies EstimationInput

/** A place whose price was never published: the standard error of its price is 0.12, or that of another method. */
const unpublished = (method: Commune['existing']['method'] = 'imputed_canton') =>
  communeOf({ existing: priceOf({ method, derivation: 'median of five' }) })

const reasonsAt = (commune: Commune, input: EstimationInput) =>
  estimator(smallTables({ communes: [commune] }))(input, today).evidence

const pointsAt = (key: string, input: EstimationInput, commune = unpublished()) =>
  reasonsAt(commune, input).find(reason => reason.key === key)?.points

/** Percentage points that each half of the 80 % interval would lose: of `whole`, the squared FSD, a part is taken. */
const without = (part: number, whole: number) => 128.15515594 * (Math.sqrt(whole) - Math.sqrt(whole - part))

/** The squared FSD of what is known, where the price has the standard error 0.12: 0.19² × 0.80 + 0.12². */
const bare = 0.02888 + 0.0144

test('every estimate carries 128.155 × √(0.19² × 0.80) = 21.7788 points', () => {
  for (const { name } of prices.communes)
    expect(estimate({ commune: name, surface: 80 }).evidence[0]).toMatchObject({ key: 'base', points: 21.7788 })
})

describe('the price', () => {
  test.each([
    [10, 1.3211],
    [16, 0.8347],
    [100, 0.1357],
    [672, 0.0202],
  ])(
    'a published mean of %i sales adds 128.155 × 0.19 × (√(0.80 + 1 / sales) − √0.80) = %f points',
    (sales, points) => {
      const commune = communeOf({ newBuild: priceOf({ sales2025: sales, derivation: 'mean of 2025' }) })
      const evidence = reasonsAt(commune, { ...known, estNeuf: true })
      expect(evidence).toEqual([
        expect.objectContaining({ key: 'base' }),
        { key: 'sales', points, message: `The price rests on ${sales} sales: mean of 2025.` },
      ])
    },
  )

  test.each([
    ['published_2026q1', 0.08],
    ['indexed', 0.08],
    ['imputed_adverts', 0.09],
    ['imputed_canton', 0.12],
  ] as const)('one that was never published, %s, has a deviation of %f and says how it was made', (method, error) => {
    expect(reasonsAt(unpublished(method), known)[1]).toMatchObject({
      key: 'priceKind',
      points: expect.closeTo(without(error ** 2, 0.02888 + error ** 2), 4),
      message: expect.stringContaining('median of five'),
    })
  })

  test('of a new build without a published one adds 0.10² to that of existing apartments', () => {
    const evidence = reasonsAt(unpublished(), { ...known, estNeuf: true })
    expect(evidence.map(({ key, points }) => [key, points])).toEqual([
      ['base', 21.7788],
      ['priceKind', expect.closeTo(without(0.0144, bare + 0.01), 4)],
      ['newPriceImputed', expect.closeTo(without(0.01, bare + 0.01), 4)],
    ])
  })
})

describe('the age of the price', () => {
  const age = (valuationDate: string, more: Partial<EstimationInput> = {}) =>
    reasonsAt(unpublished(), { ...known, valuationDate, ...more }).find(({ key }) => key === 'age')

  test('is nothing until the quarter of the middle of 2025', () => {
    expect(age('2025-06-30')).toBeUndefined()
    expect(age('2025-07-01')).toBeDefined()
    for (const { name } of prices.communes)
      for (const [day, expected] of [
        ['2014-01-01', false],
        ['2025-06-30', false],
        ['2025-07-01', true],
      ] as const) {
        const { evidence } = estimate({ commune: name, surface: 80, valuationDate: day })
        expect([name, day, evidence.some(({ key }) => key === 'age')]).toEqual([name, day, expected])
      }
  })

  test.each([
    ['2025-07-01', '0.025² × 0.125', 0.000078125],
    ['2025-12-31', '0.025² × 0.375', 0.000234375],
    ['2026-01-01', '0.025² × 0.625 + (0.075 × 0.25)²', 0.0007421875],
    ['2026-11-23', '0.025² × 1.375 + 0.075²', 0.006484375],
  ])('on %s it adds %s to the squared deviation', (day, _, part) => {
    expect(age(day)?.points).toBeCloseTo(without(part, bare + part), 4)
  })

  test('of a new build adds 0.033² × 1.375 more', () => {
    const part = 0.006484375 + 0.033 ** 2 * 1.375
    expect(age('2026-11-23', { estNeuf: true })?.points).toBeCloseTo(without(part, bare + 0.01 + part), 4)
  })

  test('names the year of the tables and the last quarter of the index', () => {
    expect(age('2025-08-01')?.message).toMatch(/end with 2025.*with 2025-Q4/)
    const housePrices = { first: 4 * 2025, values: [100, 100, 100], source: 'the test' }
    const shorter = smallTables({ communes: [unpublished()], housePrices })
    const { evidence } = estimator(shorter)({ ...known, valuationDate: today }, today)
    expect(evidence.find(({ key }) => key === 'age')?.message).toContain('2025-Q3')
  })
})

describe('the district', () => {
  const reason = (input: EstimationInput) => {
    const { evidence, fsdPct } = estimate({ ...known, ...input })
    return { fsdPct, quartier: evidence.find(({ key }) => key === 'quartier') }
  }
  const city = { ...known, commune: 'Luxembourg' }

  test('of the capital is no reason where its adverts are ten or more', () => {
    expect(reason({ ...city, quartier: 'Belair' }).quartier).toBeUndefined()
    expect(reason({ ...city, quartier: 'Kirchberg' }).quartier).toBeUndefined()
  })

  test('of the capital that is absent or unknown is one, and names the field', () => {
    expect(reason(city).quartier).toMatchObject({ field: 'quartier', points: expect.any(Number) })
    expect(reason({ ...city, quartier: 'Atlantis' })).toEqual(reason(city))
  })

  test('Grund has 2 adverts: as wide as without it, but nothing that could be sent is missing', () => {
    const grund = reason({ ...city, quartier: 'Grund' })
    expect(grund.fsdPct).toBe(reason(city).fsdPct)
    expect(grund.quartier).toEqual({
      ...{ key: 'quartier', points: reason(city).quartier?.points },
      message: expect.stringContaining('Few adverts stand behind the factor of Grund'),
    })
  })

  test('elsewhere says nothing', () => {
    expect(reason({ ...known, commune: 'Sanem', quartier: 'Belval' }).quartier).toBeUndefined()
    expect(reason({ ...known, commune: 'Mamer' }).quartier).toBeUndefined()
  })
})

describe('what is missing', () => {
  test.each([
    ['etage', 0.02],
    ['exterieur', 0.02],
    ['parking', 0.02],
    ['etat', 0.05],
    ['classeEnergie', 0.04],
  ] as const)('without %s the part is 0.19² × %f, and the field is named', (field, share) => {
    const { [field]: _, ...rest } = known
    const part = 0.19 ** 2 * share
    expect(reasonsAt(unpublished(), rest).filter(({ key }) => key === 'missing')).toEqual([
      expect.objectContaining({ field, points: expect.closeTo(without(part, bare + part), 4) }),
    ])
  })

  test('class NC is a missing class', () => {
    const { classeEnergie: _, ...rest } = known
    expect(reasonsAt(unpublished(), { ...known, classeEnergie: 'NC' })).toEqual(reasonsAt(unpublished(), rest))
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
    expect(pointsAt('surface', { ...home, surface })).toEqual(shown(ramp))
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
    expect(pointsAt('bedrooms', { ...known, surface, nbChambres })).toEqual(shown(ramp))
  })

  test('a reason that would show as 0 is left out: (0.02 × 0.005)² at 150.1 m²', () => {
    expect(pointsAt('surface', { ...known, surface: 150.1 })).toBeUndefined()
  })
})

describe('the class', () => {
  test('with commune and surface alone is nowhere complete: √(0.19² × 0.95 + 0.025² × 1.375 + 0.075²) = 0.202', () => {
    for (const { name } of prices.communes)
      expect([name, estimate({ commune: name, surface: 80 }).confiance]).not.toEqual([name, 'forte'])
  })

  test('of a described flat of the capital is complete with its district and partial without: 0.188, then 0.205', () => {
    const city = { ...known, commune: 'Luxembourg', valuationDate: today }
    expect(estimate({ ...city, quartier: 'Merl' })).toMatchObject({ fsdPct: 18.82, confiance: 'forte' })
    // √(0.1882² + 0.08²) = 0.2045
    expect(estimate(city)).toMatchObject({ fsdPct: 20.45, confiance: 'moyenne' })
  })
})
