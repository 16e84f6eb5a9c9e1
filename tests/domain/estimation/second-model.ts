import type { EstimationInput } from '#domain/estimation/apartment'
import { readTable } from './read-table.ts'
import { yearsFrom } from './second-days.ts'
import { newBuildOn, priceOn } from './second-prices.ts'
import { newestFile, saleDeviation } from './second-system.ts'

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

/** Other standard deviations; `newBuilds` is of a year of new builds beside the nation. */
export const deviations = { capital: 0.08, premium: 0.1, newBuilds: 0.033, point: 0.02 }

/** The first day of the third quarter of the newest file: what moves later counts as age. */
const lastKnownDay = '2026-01-01'

/** Quantiles of the normal distribution for 50 and 80 %. */
const quantiles = { half: 0.6744897502, wide: 1.2815515594 }

const districts = new Map(
  readTable('quartiers')
    .filter(({ commune }) => commune === 'Luxembourg')
    .map(row => [row.quartier, { coefficient: Number(row.coefficient), adverts: Number(row.adverts_2025) }]),
)

/** The quarter of a day: 2026-11-23 is in 2026-Q4. */
const quarterOfDay = (day: string): string => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`

/**
 * The price that a day starts from, with the variance that its own files leave and the one that time adds; `error` is the
 * deviation on the day.
 */
export const startingPrice = (commune: string, day: string, isNewBuild = false) => {
  const published = isNewBuild ? newBuildOn(commune, day) : undefined
  if (published) {
    const { price, sampling, since } = published
    return { price, known: sampling, since, error: Math.sqrt(sampling + since), isImputed: false }
  }
  const { price, variance } = priceOn(commune, day)
  const known = day > lastKnownDay ? priceOn(commune, lastKnownDay).variance : variance
  const years = yearsFrom(newestFile, day)
  const newBuilds = isNewBuild && years > 0 ? deviations.newBuilds ** 2 * years : 0
  const since = (variance > known ? variance - known : 0) + newBuilds
  return { price, known, since, error: Math.sqrt(variance), isImputed: isNewBuild }
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

/** Part of the spread between districts that is open: all of it without one, or with the mean of the city as its factor. */
export const openDistrict = (input: EstimationInput): number => {
  if (input.commune !== 'Luxembourg') return 0
  const district = districtOf(input)
  return !district || district.coefficient === 1 ? 1 : 30 / (district.adverts + 30)
}

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
  const { surface, bedrooms } = unusual(input)
  const sale = saleDeviation(commune) ** 2
  return [
    { key: 'base', v: sale * 0.8 },
    { key: 'price', v: price.known },
    { key: 'newPriceImputed', v: price.isImputed ? deviations.premium ** 2 : 0 },
    { key: 'age', v: price.since },
    { key: 'quartier', v: deviations.capital ** 2 * openDistrict(input) },
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

/** How much is told: by the shares of what nobody told, and in the capital by its district. */
const completenessOf = (input: EstimationInput): string => {
  const open = unknownFacts(input).reduce((sum, fact) => sum + Math.round(100 * explained[fact]), 0)
  const isPlaced = input.commune !== 'Luxembourg' || districtOf(input) !== undefined
  if (open === 0 && isPlaced) return 'complete'
  return 20 - open <= 10 ? 'few' : 'partial'
}

/** The value if differences were larger by a power of 0.45; null where that changes it by less than 5 %. */
const lessTimid = (value: number, factors: ReturnType<typeof factorsOf>): number | null => {
  const logs = factors
    .filter(({ labelKey }) => labelKey !== 'adjNeuf' && labelKey !== 'adjQuartier')
    .map(({ factor }) => Math.log(factor))
  const moved = Math.exp(0.45 * logs.reduce((sum, each) => sum + each, 0))
  return Math.abs(moved - 1) < 0.05 ? null : half(value * moved, 100)
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
    completeness: completenessOf(input),
    ifLessTimid: lessTimid(value, factors),
    confiance: fsd <= 0.19 ? 'forte' : fsd <= 0.21 ? 'moyenne' : 'faible',
    adjustments: factors
      .map(({ labelKey, factor }) => ({ labelKey, pct: decimals(100 * (factor - 1), 1) }))
      .filter(({ pct }) => pct !== 0),
    basePriceM2: decimals(price.price, 1),
    modelledPriceM2: decimals(price.price, 1),
    standardErrorPct: decimals(100 * price.error, 2),
    index: { from: quarterOfDay(day), to: quarterOfDay(day), factor: 1 },
    points: pointsOf(reasons, total),
  }
}
