import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Estimate } from '#contract/estimation'
import type { EstimationInput } from '#domain/estimation/apartment'
import { estimate, prices } from './real-prices.ts'

/** The values of each characteristic, from worst to best. */
const scales = {
  etage: ['rdc', 'entre', 'dernier'],
  etat: ['renover', 'rafraichir', 'bon', 'renove', 'neuf'],
  exterieur: ['aucun', 'balcon', 'terrasse', 'jardin'],
  parking: [false, true],
  classeEnergie: ['G', 'F', 'E', 'D', 'C', 'B', 'A'],
} as const

type Characteristic = keyof typeof scales

const characteristics = ['etage', 'etat', 'exterieur', 'parking', 'classeEnergie'] as const satisfies Characteristic[]
const goodEnough: readonly (string | undefined)[] = ['bon', 'renove', 'neuf', undefined]

const optional = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })

/** Any apartment that the rules let through; half of those of the capital name their district. */
const apartments: fc.Arbitrary<EstimationInput> = fc
  .record({
    commune: fc.oneof(fc.constant('Luxembourg'), fc.constantFrom(...prices.communes.map(({ name }) => name))),
    quartier: optional(prices.quartiers.filter(({ commune }) => commune === 'Luxembourg').map(({ name }) => name)),
    surface: fc.oneof(
      fc.double({ min: 15, max: 260, noNaN: true }),
      fc.double({ min: 1, max: 10_000, noNaN: true }),
      fc.constantFrom(1, 30, 31.5, 80, 150, 187.6, 250, 10_000),
    ),
    nbChambres: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
    etage: optional(scales.etage),
    etat: optional(scales.etat),
    exterieur: optional(scales.exterieur),
    parking: optional(scales.parking),
    classeEnergie: optional([...scales.classeEnergie, 'NC' as const]),
    estNeuf: optional([true, false]),
  })
  .map(({ quartier, ...home }) => (home.commune === 'Luxembourg' ? { ...home, quartier } : home))
  .filter(({ estNeuf, etat }) => !estNeuf || goodEnough.includes(etat))

const runs = { numRuns: 3000 }

/** Half of the band in percent, as the points say it. */
const halfWidth = (input: EstimationInput) =>
  Math.min(
    estimate(input).evidence.reduce((sum, { points }) => sum + points, 0),
    35,
  )

const expectNoLower = (better: EstimationInput, worse: EstimationInput) => {
  const [high, low] = [estimate(better), estimate(worse)]
  expect(high.estimationBasse).toBeGreaterThanOrEqual(low.estimationBasse)
  expect(high.estimationCentrale).toBeGreaterThanOrEqual(low.estimationCentrale)
  expect(high.estimationHaute).toBeGreaterThanOrEqual(low.estimationHaute)
}

test.each(characteristics)('a better %s never lowers a value', characteristic => {
  const scale = scales[characteristic]
  fc.assert(
    fc.property(apartments, fc.nat(scale.length - 2), (home, step) => {
      const [worse, better] = [scale[step], scale[step + 1]]
      fc.pre(characteristic !== 'etat' || !home.estNeuf)
      expectNoLower({ ...home, [characteristic]: better }, { ...home, [characteristic]: worse })
    }),
    runs,
  )
})

test('more surface never lowers a value', () => {
  fc.assert(
    fc.property(apartments, fc.double({ min: 0.01, max: 100, noNaN: true }), (home, moreM2) => {
      fc.pre(home.surface + moreM2 <= 10_000)
      expectNoLower({ ...home, surface: home.surface + moreM2 }, home)
    }),
    runs,
  )
})

test.each([...characteristics, 'quartier'] as const)('leaving out %s never narrows the band', field => {
  fc.assert(
    fc.property(apartments, home => {
      const { [field]: _, ...without } = home
      // Shown points are rounded to four decimals.
      expect(halfWidth(without)).toBeGreaterThanOrEqual(halfWidth(home) - 0.0002)
    }),
    runs,
  )
})

test('the low value never exceeds the central one, nor that the high one; the answer keeps the contract', () => {
  fc.assert(
    fc.property(apartments, home => {
      const answer = estimate(home)
      expect(answer.estimationBasse).toBeLessThanOrEqual(answer.estimationCentrale)
      expect(answer.estimationCentrale).toBeLessThanOrEqual(answer.estimationHaute)
      expect(Estimate.parse(answer)).toEqual(answer)
    }),
    runs,
  )
})

test('the points give the band, and the band the confidence', () => {
  fc.assert(
    fc.property(apartments, home => {
      const { estimationBasse, estimationCentrale, estimationHaute, confiance } = estimate(home)
      const half = halfWidth(home)
      // Each value is off by at most 50 EUR (here 50 + 50 × 1.35), the shown points by a ten-thousandth.
      const tolerance = 118 + estimationCentrale * 1e-5
      expect(Math.abs(estimationHaute - estimationCentrale * (1 + half / 100))).toBeLessThanOrEqual(tolerance)
      expect(Math.abs(estimationBasse - estimationCentrale * (1 - half / 100))).toBeLessThanOrEqual(tolerance)
      fc.pre(Math.abs(half - 15) > 0.001 && Math.abs(half - 20) > 0.001)
      expect(confiance).toBe(half < 15 ? 'forte' : half < 20 ? 'moyenne' : 'faible')
    }),
    runs,
  )
})

test('the shown base and adjustments rebuild the adjusted price to within 0.1 %', () => {
  fc.assert(
    fc.property(apartments, home => {
      const { ajustements, prixM2Ajuste, reference } = estimate(home)
      const rebuilt = ajustements.reduce((price, { pct }) => price * (1 + pct / 100), reference.basePriceM2)
      expect(Math.abs(rebuilt / prixM2Ajuste - 1)).toBeLessThanOrEqual(0.001)
    }),
    runs,
  )
})
