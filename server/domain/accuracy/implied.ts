import { impliedSurfaceM2 } from '#contract/rules/accuracy'
import { exp } from '../core/exponentials.ts'
import type { EstimationInput } from '../estimation/apartment.ts'
import { coverages } from '../estimation/parameters/uncertainty.ts'
import type { PriceTables } from '../estimation/price-tables.ts'
import { lastUsableDay } from '../estimation/prices/file-age.ts'
import { newestQuarter } from '../estimation/prices/history.ts'
import { capital, type PriceMethod } from '../estimation/reference-prices.ts'
import type { Valuer } from '../estimation/valuation.ts'
import { median } from './ratio-study.ts'

/** Known facts of the apartment: all, with the district in the capital; or its municipality and surface alone. */
type Knowledge = 'all' | 'surface'

const facts = { etage: 'entre', etat: 'bon', exterieur: 'balcon', parking: true, classeEnergie: 'D' } as const

/** Median of the absolute errors of a normal error, in standard deviations: half of them are within it. */
const medianOfNormal = coverages[0].z

/** Share of a normal variable within `deviations` standard deviations: erf(deviations / √2), by a series of positive terms. */
export const normalShareWithin = (deviations: number): number => {
  const x = deviations / Math.SQRT2
  // Beyond, the share is 1 in double precision.
  if (x > 6) return 1
  let [term, sum] = [x, x]
  for (let odd = 3; term > sum * Number.EPSILON; odd += 2) {
    term *= (2 * x * x) / odd
    sum += term
  }
  // Near 1 the last digit may round above it.
  return Math.min(1, (2 / Math.sqrt(Math.PI)) * exp(-x * x) * sum)
}

const methods: readonly PriceMethod[] = ['published', 'indexed', 'imputed_adverts', 'imputed_canton']

/** An apartment of which everything is known; in the capital it is in the district with the most adverts. */
export const knownHome = (
  { quartiers }: Pick<PriceTables, 'quartiers'>,
  commune: string,
  surface: number,
): EstimationInput => {
  const settled = quartiers
    .filter(quartier => quartier.commune === capital)
    .toSorted((a, b) => (b.adverts2025 ?? 0) - (a.adverts2025 ?? 0))[0]
  return { commune, surface, ...facts, ...(commune === capital && settled && { quartier: settled.name }) }
}

/** Makes the accuracy that the dispersions imply for a single apartment, by the kind of price of its municipality. */
const createTheoreticalAccuracy = (valued: Valuer, tables: PriceTables, asOf: string) => {
  const { communes } = tables
  const homeIn = (commune: string, known: Knowledge): EstimationInput =>
    known === 'all' ? knownHome(tables, commune, impliedSurfaceM2) : { commune, surface: impliedSurfaceM2 }
  return (method: PriceMethod, known: Knowledge) => {
    const names = communes.filter(({ existing }) => existing.method === method).map(({ name }) => name)
    const fsds = names.map(name => valued({ ...homeIn(name, known), valuationDate: asOf }, asOf).fsd)
    const middle = median(fsds)
    return {
      ...{ method, known, communes: names.length },
      fsd: { low: Math.min(...fsds), median: middle, high: Math.max(...fsds) },
      mdape: medianOfNormal * middle,
      ppe10: normalShareWithin(0.1 / middle),
      ppe20: normalShareWithin(0.2 / middle),
    }
  }
}

/**
 * The accuracy that the stated dispersions imply for a single apartment of 80 m² on a day, at most the last that prices are
 * carried to, by the origin of the price of
 * its municipality and by what is known; unrounded fractions. Kinds of price that no municipality has are left out.
 */
export const theoreticalAccuracy = (tables: PriceTables, valued: Valuer, asOf: string) => {
  const last = lastUsableDay(newestQuarter(tables.history))
  const implied = createTheoreticalAccuracy(valued, tables, asOf < last ? asOf : last)
  return methods
    .filter(method => tables.communes.some(({ existing }) => existing.method === method))
    .flatMap(method => [implied(method, 'all'), implied(method, 'surface')])
}
