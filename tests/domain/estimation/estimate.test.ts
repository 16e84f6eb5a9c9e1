import { expect, test } from 'vitest'
import { Estimate, EstimationInput } from '#contract/estimation'
import { estimator } from '#domain/estimation/estimate'
import { cases } from './cases.ts'
import { communeOf, estimate, priceOf, prices } from './real-prices.ts'

test.each(cases)('$description: every printed figure', ({ input, data }) => {
  expect(estimate(input)).toMatchObject(data)
})

test.each(cases)('$description: the factor carries the base to the adjusted price', ({ input, factor }) => {
  const { prixM2Ajuste, reference } = estimate(input)
  const roundingOfFactor = reference.basePriceM2 * 5e-6
  expect(Math.abs(reference.basePriceM2 * factor - prixM2Ajuste)).toBeLessThanOrEqual(0.5 + roundingOfFactor)
})

test.each(cases)('$description: the points add up to the printed half-width', ({ input, halfWidthPct }) => {
  const sum = estimate(input).evidence.reduce((points, reason) => points + reason.points, 0)
  // Printed to two decimals.
  expect(Math.abs(sum - halfWidthPct)).toBeLessThanOrEqual(0.005)
})

test.each(cases)('$description: request and answer fit the contract', ({ input }) => {
  expect(EstimationInput.parse(input)).toEqual(input)
  const answer = estimate(input)
  expect(Estimate.parse(answer)).toEqual(answer)
})

test('older keys are read as the words they stand for', () => {
  const home = { commune: 'Mersch', surface: 80 } as const
  const older = { etage: 'adjEtage2e3eRef', etat: 'adjEtatBonRef', exterieur: 'adjExtBalconRef' } as const
  expect(estimate({ ...home, ...older })).toEqual(
    estimate({ ...home, etage: 'entre', etat: 'bon', exterieur: 'balcon' }),
  )
})

const average = { commune: 'Wiltz', surface: 80 } as const
const estimateAt = (priceM2: number) =>
  estimator({ communes: [communeOf({ existing: priceOf({ priceM2 }) })], quartiers: [] })

test('a value half way between two hundreds goes up: 80 m² at 1250.625 EUR are 100 050 EUR', () => {
  expect(estimateAt(1250.625)(average).estimationCentrale).toBe(100_100)
})

test('a product that is a half on paper goes up, though the double is 223 249.99999999997', () => {
  // 3125 × 0.95 × 0.94 × 80 = 223 250
  const home = { ...average, etat: 'rafraichir', parking: false } as const
  expect(estimateAt(3125)(home).estimationCentrale).toBe(223_300)
})

test('an adjusted price half way between two euros goes up: 1000.5 EUR', () => {
  expect(estimateAt(1000.5)(average).prixM2Ajuste).toBe(1001)
})

test('a new build takes the published price of new builds with its own period and number of sales', () => {
  const { reference, ajustements } = estimate({ commune: 'Leudelange', surface: 80, estNeuf: true })
  expect(reference).toMatchObject({
    basePriceM2: 8849,
    segment: 'newBuild',
    kind: 'published',
    period: '2025-01..2025-12',
    salesCount: 15,
  })
  expect(ajustements).toEqual([])
})

test('condition and energy class are no question for a new build: they neither move the price nor the band', () => {
  const home = { commune: 'Strassen', surface: 80, estNeuf: true } as const
  const { evidence: _, ...bare } = estimate(home)
  const { evidence, ...described } = estimate({ ...home, etat: 'neuf', classeEnergie: 'A' })
  expect(described).toEqual(bare)
  expect(evidence.map(({ field }) => field)).not.toContain('classeEnergie')
  expect(evidence.map(({ field }) => field)).not.toContain('etat')
})

test('a recent resale is no new build: +8 % on the price of existing apartments', () => {
  const { ajustements, reference } = estimate({ commune: 'Strassen', surface: 80, etat: 'neuf', estNeuf: false })
  expect(ajustements).toEqual([{ labelKey: 'adjEtat', pct: 8 }])
  expect(reference).toMatchObject({ basePriceM2: 10_031, segment: 'existing' })
})

test('each way of making a price is reported as published, indexed or imputed, sales only where they make it', () => {
  const kinds = prices.communes.map(({ name }) => {
    const { kind, method, salesCount } = estimate({ commune: name, surface: 80 }).reference
    return `${method} is ${kind}${salesCount === null ? '' : ' with sales'}`
  })
  expect([...new Set(kinds)].sort()).toEqual([
    'imputed_adverts is imputed',
    'imputed_canton is imputed',
    'indexed is indexed',
    'published is published with sales',
    'published_2026q1 is published',
  ])
})

test('the answer names the period of a price, or the year that an older one was carried to', () => {
  const period = (commune: string) => estimate({ commune, surface: 80 }).reference.period
  expect(period('Winseler')).toBe('2025-04..2026-03')
  expect(period('Schieren')).toBe('2021 indexed to 2025')
  expect(period('Vianden')).toBe('2025 (imputed)')
})
