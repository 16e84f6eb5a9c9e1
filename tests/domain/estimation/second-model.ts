import type { EstimationInput } from '#domain/estimation/apartment'
import {
  carried,
  modelled,
  movement,
  newestQuarter,
  newestYear,
  publishedNewBuild,
  readTable,
  saleDeviation,
} from './second-prices.ts'

/**
 * One estimate by the description of the model alone, written in another way than the service: figures are typed here once
 * more, and nothing is imported from the code under test but the type of its input.
 */

const percentages: Readonly<Record<string, number>> = {
  ...{ rdc: -6, dernier: 4 },
  ...{ neuf: 10, renove: 8, rafraichir: -7, renover: -12 },
  ...{ aucun: -4, terrasse: 4, jardin: 5 },
  ...{ true: 2, false: -6 },
  ...{ A: 6, B: 4, C: 2, E: -2, F: -5, G: -8 },
}

/** Shares of the variance of one sale that a known fact explains. */
export const explained = { surface: 0.05, etat: 0.05, classeEnergie: 0.04, parking: 0.02, exterieur: 0.02, etage: 0.02 }

/** Other standard deviations; `unpublished` is of a year without an index, `newBuilds` of a year of new builds beside it. */
export const deviations = { capital: 0.08, unpublished: 0.075, premium: 0.1, newBuilds: 0.033, point: 0.02 }

/** Quantiles of the normal distribution for 50 and 80 %. */
const quantiles = { half: 0.6744897502, wide: 1.2815515594 }

const districts = new Map(
  readTable('quartiers')
    .filter(({ commune }) => commune === 'Luxembourg')
    .map(row => [row.quartier, { coefficient: Number(row.coefficient), adverts: Number(row.adverts_2025) }]),
)

/** The quarter of a day: 2026-11-23 is in 2026-Q4. */
const quarterOfDay = (day: string): string => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`

/** The middle of a quarter in years: that of 2026-Q4 is 2026.875. */
const middle = (quarter: string): number => Number(quarter.slice(0, 4)) + (Number(quarter.slice(6)) - 0.5) / 4

/** How many years lie between the middles of two periods, none where the second is earlier. */
const after = (from: number, to: number): number => (to > from ? to - from : 0)

/** The years that the price of a day has grown older than the tables and than the index. */
export const ages = (day: string): { tables: number; index: number } => {
  const now = middle(quarterOfDay(day))
  return { tables: after(newestYear + 0.5, now), index: after(middle(newestQuarter), now) }
}

/** The price that a day starts from: of the year, its standard error, and the index that carries it. */
export const startingPrice = (commune: string, day: string, isNewBuild = false) => {
  const asked = quarterOfDay(day)
  const quarter = asked < newestQuarter ? asked : newestQuarter
  const year = Math.min(Number(quarter.slice(0, 4)), newestYear)
  const published = isNewBuild ? publishedNewBuild(commune) : undefined
  const { price: base, error } = published ?? modelled(commune, year)
  const factor = carried(quarter, year)
  return { base, error, factor, price: base * factor, quarter, year, isImputed: isNewBuild && !published }
}

const canonical: Readonly<Record<string, string>> = {
  adjEtage2e3eRef: 'entre',
  adjEtatBonRef: 'bon',
  adjExtBalconRef: 'balcon',
}

/** What is known of a flat, by the facts that move its price or widen its range. */
const factsOf = (input: EstimationInput): Readonly<Record<keyof typeof explained, string | undefined>> => {
  const text = (value: string | boolean | undefined): string | undefined =>
    value === undefined || value === 'NC' ? undefined : (canonical[String(value)] ?? String(value))
  const { estNeuf, etage, etat, exterieur, parking, classeEnergie } = input
  const settled = estNeuf ? 'settled by the price of new builds' : undefined
  return {
    surface: 'known',
    etat: settled ?? text(etat),
    classeEnergie: settled ?? text(classeEnergie),
    parking: text(parking),
    exterieur: text(exterieur),
    etage: text(etage),
  }
}

/** The facts of a flat that nobody told. */
export const unknownFacts = (input: EstimationInput): (keyof typeof explained)[] =>
  (Object.keys(explained) as (keyof typeof explained)[]).filter(fact => factsOf(input)[fact] === undefined)

const districtOf = ({ commune, quartier }: EstimationInput) =>
  commune === 'Luxembourg' ? districts.get(quartier) : undefined

/** Whether the district of a flat of the capital is open; elsewhere there is no such question. */
export const isDistrictOpen = (input: EstimationInput): boolean =>
  input.commune === 'Luxembourg' && (districtOf(input)?.adverts ?? 0) < 10

/** Points of an unusual surface and of many bedrooms. */
export const unusual = ({ surface, nbChambres = 0 }: EstimationInput): { surface: number; bedrooms: number } => {
  const ramp = surface > 150 ? (surface - 150) / 20 : surface < 30 ? (30 - surface) / 2 : 0
  const crowded = nbChambres > 0 ? 12 - surface / nbChambres : 0
  return { surface: ramp > 5 ? 5 : ramp, bedrooms: crowded > 2 ? 2 : crowded < 0 ? 0 : crowded }
}

/** The reasons of the width with their variances, as answers key them. */
const variances = (input: EstimationInput, day: string): readonly { key: string; field?: string; v: number }[] => {
  const { commune, estNeuf = false } = input
  const price = startingPrice(commune, day, estNeuf)
  const open = unknownFacts(input)
  const old = ages(day)
  const { surface, bedrooms } = unusual(input)
  const sale = saleDeviation ** 2
  const age =
    movement ** 2 * old.tables +
    (deviations.unpublished * old.index) ** 2 +
    (estNeuf ? deviations.newBuilds ** 2 * old.tables : 0)
  return [
    { key: 'base', v: sale * 0.8 },
    { key: 'price', v: price.error ** 2 },
    { key: 'newPriceImputed', v: price.isImputed ? deviations.premium ** 2 : 0 },
    { key: 'age', v: age },
    { key: 'quartier', v: isDistrictOpen(input) ? deviations.capital ** 2 : 0 },
    ...open.map(field => ({ key: 'missing', field, v: sale * explained[field] })),
    { key: 'surface', v: (deviations.point * surface) ** 2 },
    { key: 'bedrooms', v: (deviations.point * bedrooms) ** 2 },
  ]
}

const half = (value: number, unit: number): number => Math.floor(value / unit + 0.5) * unit

const decimals = (value: number, digits: number): number => Math.floor(value * 10 ** digits + 0.5) / 10 ** digits

/** Percentage points by which each half of the 80 % interval loses without a reason, four decimals. */
const pointsOf = (reasons: ReturnType<typeof variances>, total: number) =>
  reasons
    .map(({ key, field, v }) => ({
      name: field ?? key,
      points: decimals(128.15515594 * (key === 'base' ? Math.sqrt(v) : Math.sqrt(total) - Math.sqrt(total - v)), 4),
    }))
    .filter(({ points }) => points > 0)

/** The factors of the price, in the order of an answer. */
const factorsOf = (input: EstimationInput, isImputed: boolean): readonly { labelKey: string; factor: number }[] => {
  const facts = factsOf(input)
  const told = (fact: keyof typeof facts): number => 1 + (percentages[facts[fact] ?? ''] ?? 0) / 100
  const sized = Math.exp(-0.2 * Math.log(input.surface / 80))
  return [
    { labelKey: 'adjNeuf', factor: isImputed ? 1.19 : 1 },
    { labelKey: 'adjQuartier', factor: districtOf(input)?.coefficient ?? 1 },
    { labelKey: 'adjSurface', factor: sized > 1.2 ? 1.2 : sized < 0.85 ? 0.85 : sized },
    { labelKey: 'adjEtage', factor: told('etage') },
    { labelKey: 'adjEtat', factor: told('etat') },
    { labelKey: 'adjExterieur', factor: told('exterieur') },
    { labelKey: 'adjParking', factor: told('parking') },
    { labelKey: 'adjEnergie', factor: told('classeEnergie') },
  ]
}

/** An estimate of an official name on a day: what the answer must say, to the euro, and `value` and `fsd` unrounded. */
export const secondEstimate = (input: EstimationInput, day: string) => {
  const price = startingPrice(input.commune, day, input.estNeuf)
  const factors = factorsOf(input, price.isImputed)
  const priceM2 = factors.reduce((product, { factor }) => product * factor, price.price)
  const value = priceM2 * input.surface
  const reasons = variances(input, day)
  const total = reasons.reduce((sum, { v }) => sum + v, 0)
  const fsd = Math.sqrt(total)
  const range = (coverage: number, z: number) => ({
    coverage,
    low: half(value * (1 - z * fsd), 100),
    high: half(value * (1 + z * fsd), 100),
  })
  return {
    ...{ value, fsd, central: half(value, 100), priceM2: half(priceM2, 1), fsdPct: decimals(100 * fsd, 2) },
    intervals: [range(0.5, quantiles.half), range(0.8, quantiles.wide)],
    confiance: fsd <= 0.19 ? 'forte' : fsd <= 0.21 ? 'moyenne' : 'faible',
    adjustments: factors
      .map(({ labelKey, factor }) => ({ labelKey, pct: decimals(100 * (factor - 1), 1) }))
      .filter(({ pct }) => pct !== 0),
    basePriceM2: decimals(price.price, 1),
    modelledPriceM2: decimals(price.base, 1),
    standardErrorPct: decimals(100 * price.error, 2),
    index: { from: price.year, to: price.quarter, factor: decimals(price.factor, 6) },
    points: pointsOf(reasons, total),
  }
}
