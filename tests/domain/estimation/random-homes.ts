import fc from 'fast-check'
import type { EstimationInput } from '#domain/estimation/apartment'
import { prices } from './real-prices.ts'

/** The values of each characteristic, from worst to best. */
export const scales = {
  etage: ['rdc', 'entre', 'dernier'],
  etat: ['renover', 'rafraichir', 'bon', 'renove', 'neuf'],
  exterieur: ['aucun', 'balcon', 'terrasse', 'jardin'],
  parking: [false, true],
  classeEnergie: ['G', 'F', 'E', 'D', 'C', 'B', 'A'],
} as const

/** The characteristics that an estimate may do without. */
export const characteristics = ['etage', 'etat', 'exterieur', 'parking', 'classeEnergie'] as const

/** The days that random estimates may fall on: the last is eighteen months after the newest file. */
export const dayRange = { first: '2014-01-01', firstNewBuild: '2025-01-01', last: '2027-12-30' } as const

/** The days between two, both of them included. */
export const daysBetween = (first: string, last: string): fc.Arbitrary<string> => {
  const [from, to] = [Date.parse(first) / 86_400_000, Date.parse(last) / 86_400_000]
  return fc.noBias(fc.integer({ min: from, max: to })).map(day => new Date(day * 86_400_000).toISOString().slice(0, 10))
}

const goodEnough: readonly (string | undefined)[] = ['bon', 'renove', 'neuf', undefined]

const optional = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined })

/** Any apartment that the rules let through, without a day; half of those of the capital name their district. */
export const homes: fc.Arbitrary<EstimationInput> = fc
  .record({
    commune: fc.oneof(fc.constant('Luxembourg'), fc.constantFrom(...prices.communes.map(({ name }) => name))),
    quartier: optional(prices.quartiers.filter(({ commune }) => commune === 'Luxembourg').map(({ name }) => name)),
    surface: fc.oneof(
      fc.double({ min: 15, max: 260, noNaN: true }),
      fc.double({ min: 1, max: 10_000, noNaN: true }),
      fc.constantFrom(1, 30, 32.2, 80, 150, 180.3, 250, 10_000),
    ),
    nbChambres: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
    etage: optional(scales.etage),
    etat: optional(scales.etat),
    exterieur: optional(scales.exterieur),
    parking: optional(scales.parking),
    classeEnergie: optional([...scales.classeEnergie, 'NC' as const]),
    estNeuf: optional([true, false, false]),
  })
  .map(({ quartier, ...home }) => (home.commune === 'Luxembourg' ? { ...home, quartier } : home))
  .filter(({ estNeuf, etat }) => !estNeuf || goodEnough.includes(etat))

/** Any apartment on any day of which it has a price. */
export const homesOnDays: fc.Arbitrary<EstimationInput & { valuationDate: string }> = homes.chain(home =>
  daysBetween(home.estNeuf ? dayRange.firstNewBuild : dayRange.first, dayRange.last).map(valuationDate => ({
    ...home,
    valuationDate,
  })),
)
