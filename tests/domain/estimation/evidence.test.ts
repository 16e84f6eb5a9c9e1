import { describe, expect, test } from 'vitest'
import type { EstimationInput } from '#domain/estimation/apartment'
import { estimator } from '#domain/estimation/estimate'
import type { Price } from '#domain/estimation/reference-prices'
import { communeOf, estimate, priceOf, prices } from './real-prices.ts'

/** The average apartment, fully described: it moves nothing but by its parking (+2 %). */
const average = {
  surface: 80,
  nbChambres: 2,
  etage: 'entre',
  etat: 'bon',
  exterieur: 'balcon',
  parking: true,
  classeEnergie: 'D',
} as const

type Key = ReturnType<typeof estimate>['evidence'][number]['key']

const points = (key: Key, input: EstimationInput) => estimate(input).evidence.find(reason => reason.key === key)?.points

const withPrice = (price: Partial<Price>) =>
  estimator({ communes: [communeOf({ existing: priceOf(price) })], quartiers: [] })({ commune: 'Wiltz', ...average })

describe('the price', () => {
  test.each([
    [672, 0],
    [100, 0],
    [99, 1],
    [50, 1],
    [49, 2],
    [25, 2],
    [24, 4],
    [10, 4],
  ])('a published price on %i sales adds %i points', (sales2025, expected) => {
    expect(withPrice({ sales2025 }).evidence).toMatchObject([
      { key: 'base', points: 12 },
      { key: 'sales', points: expected },
    ])
  })

  test.each([
    ['published_2026q1', 5],
    ['indexed', 7],
    ['imputed_adverts', 9],
    ['imputed_canton', 12],
  ] as const)('a price that is %s adds %i points and says how it was made', (method, expected) => {
    const { evidence } = withPrice({ method, derivation: 'median of five' })
    expect(evidence[1]).toMatchObject({ key: 'priceKind', points: expected, message: /median of five/ })
  })

  test('an imputed new price adds 6 points to those of the existing price', () => {
    const { evidence } = estimate({ commune: 'Schieren', surface: 80, estNeuf: true })
    expect(evidence).toMatchObject([
      { key: 'base' },
      { key: 'priceKind', points: 7 },
      { key: 'newPriceImputed', points: 6 },
      { key: 'missing', field: 'etage' },
      { key: 'missing', field: 'exterieur' },
      { key: 'missing', field: 'parking' },
    ])
  })
})

describe('the district', () => {
  test('in the capital a known one adds 2 points, an absent or unknown one 4 and names the field', () => {
    const reason = (quartier?: string) => {
      const { evidence } = estimate({ commune: 'Luxembourg', ...average, ...(quartier ? { quartier } : {}) })
      return evidence.find(({ key }) => key === 'quartier')
    }
    expect(reason('Belair')).toEqual({ key: 'quartier', points: 2, message: expect.stringContaining('asking 14273') })
    expect(reason()).toMatchObject({ points: 4, field: 'quartier' })
    expect(reason('Atlantis')).toMatchObject({ points: 4, field: 'quartier' })
  })

  test('elsewhere it says nothing', () => {
    expect(points('quartier', { commune: 'Sanem', quartier: 'Belval', ...average })).toBeUndefined()
    expect(points('quartier', { commune: 'Mamer', ...average })).toBeUndefined()
  })
})

describe('what is missing', () => {
  test.each(['etage', 'exterieur', 'parking', 'etat', 'classeEnergie'] as const)(
    'without %s one point is added, and the field is named',
    field => {
      const { [field]: _, ...rest } = average
      const missing = estimate({ commune: 'Mersch', ...rest }).evidence.filter(({ key }) => key === 'missing')
      expect(missing).toMatchObject([{ points: 1, field }])
    },
  )

  test('class NC is a missing class', () => {
    const { evidence } = estimate({ commune: 'Mersch', ...average, classeEnergie: 'NC' })
    expect(evidence).toContainEqual(expect.objectContaining({ key: 'missing', points: 1, field: 'classeEnergie' }))
  })

  test('bedrooms may be missing for nothing', () => {
    const { nbChambres: _, ...rest } = average
    expect(estimate({ commune: 'Mersch', ...rest })).toEqual(estimate({ commune: 'Mersch', ...average }))
  })
})

describe('the ramps', () => {
  test.each([
    [30, undefined],
    [29, 0.5],
    [20, 5],
    [19, 5],
    [1, 5],
    [150, undefined],
    [151, 0.05],
    [170, 1],
    [250, 5],
    [251, 5],
    [10_000, 5],
  ])('a surface of %i m² adds %s points', (surface, expected) => {
    expect(points('surface', { commune: 'Mersch', surface })).toBe(expected)
  })

  test.each<[string, Partial<EstimationInput>, number | undefined]>([
    ['1.08 × 1.06 = +14.48 %', { etat: 'neuf', classeEnergie: 'A' }, undefined],
    ['1.05 × 1.05 × 1.06 = +16.865 %: 1.865 / 12', { etat: 'renove', exterieur: 'jardin', classeEnergie: 'A' }, 0.1554],
    ['0.88 × 0.96 = -15.52 %: 0.52 / 12', { etat: 'renover', exterieur: 'aucun' }, 0.0433],
    ['0.92 × 0.94 × 0.98... above -15 %', { etage: 'rdc', classeEnergie: 'G' }, undefined],
    [
      '0.94 × 0.88 × 0.96 × 0.94 × 0.92 × 0.88 (200 m²) = -39.57 %: more than 2',
      { surface: 200, etage: 'rdc', etat: 'renover', exterieur: 'aucun', parking: false, classeEnergie: 'G' },
      2,
    ],
  ])('adjustments of %s', (_, input, expected) => {
    expect(points('adjustments', { commune: 'Mersch', surface: 80, ...input })).toBe(expected)
  })

  test('district and new build do not count as adjustments: +18.4 % and +19 % add nothing', () => {
    expect(points('adjustments', { commune: 'Luxembourg', quartier: 'Belair', surface: 80 })).toBeUndefined()
    expect(points('adjustments', { commune: 'Wiltz', surface: 80, estNeuf: true })).toBeUndefined()
  })

  test.each([
    [84, 7, undefined],
    [66, 6, 1],
    [63, 6, 1.5],
    [60, 6, 2],
    [50, 6, 2],
    [30, 20, 2],
    [80, 0, undefined],
  ])('%i m² with %i bedrooms adds %s points', (surface, nbChambres, expected) => {
    expect(points('bedrooms', { commune: 'Mersch', surface, nbChambres })).toBe(expected)
  })

  test('points of a ramp are shown with four decimals: 12 - 80 / 7', () => {
    expect(points('bedrooms', { commune: 'Mersch', surface: 80, nbChambres: 7 })).toBe(0.5714)
  })

  test('a ramp that would show as 0 is left out', () => {
    expect(points('surface', { commune: 'Mersch', surface: 150.0001 })).toBeUndefined()
  })
})

test('the band stops at 35 %: 12 + 12 + 6 + 3 missing + 5 for the surface are 38', () => {
  const { evidence, ...values } = estimate({ commune: 'Kiischpelt', surface: 300, estNeuf: true })
  expect(evidence.reduce((sum, reason) => sum + reason.points, 0)).toBe(38)
  // 5590 × 1.19 × 0.88 × 300 = 1 756 154.4
  expect(values).toMatchObject({
    estimationBasse: 1_141_500,
    estimationCentrale: 1_756_200,
    estimationHaute: 2_370_800,
    confiance: 'faible',
  })
})

describe('the confidence', () => {
  test('is high up to 15 points, medium up to 20, else low', () => {
    const at = (surface: number, commune = 'Esch-sur-Alzette') =>
      estimate({ commune, ...average, surface, nbChambres: 1 }).confiance
    // 12 + 0 + (210 - 150) / 20 = 15; 12 + 7 + (170 - 150) / 20 = 20
    expect(at(210)).toBe('forte')
    expect(at(210.1)).toBe('moyenne')
    expect(at(170, 'Schieren')).toBe('moyenne')
    expect(at(170.1, 'Schieren')).toBe('faible')
  })

  const counts = (input: Omit<EstimationInput, 'commune'>, quartierOfCapital?: string) => {
    const all = prices.communes.map(({ name }) =>
      estimate({ commune: name, ...input, quartier: name === 'Luxembourg' ? quartierOfCapital : undefined }),
    )
    return ['forte', 'moyenne', 'faible'].map(word => all.filter(({ confiance }) => confiance === word).length)
  }

  test('with all characteristics but no district, 31 communes are high, 36 medium, 33 low', () => {
    expect(counts(average)).toEqual([31, 36, 33])
  })

  test('with its district the capital is high too: 12 + 2 instead of 12 + 4', () => {
    expect(counts(average, 'Merl')).toEqual([32, 35, 33])
  })

  test('with commune and surface alone none is high', () => {
    expect(counts({ surface: 80 })[0]).toBe(0)
  })
})
