import type * as z from 'zod'
import type { Sensitivity } from '#contract/estimation/validation'
import { impliedSurfaceM2 } from '#contract/rules/accuracy'
import { square } from '../../core/powers.ts'
import { surfaceFactor } from '../../estimation/adjustments.ts'
import { surfaceRule } from '../../estimation/parameters/adjustments.ts'
import type { PriceTables } from '../../estimation/price-tables.ts'
import { weightsOfDay } from '../../estimation/prices/day-prices.ts'
import { lastKnotOf } from '../../estimation/prices/path-table.ts'
import { type PriceSystem, solvePriceSystem } from '../../estimation/prices/price-system.ts'
import { systemOf } from '../../estimation/prices/solved-paths.ts'
import { type SystemParameters, shippedParameters } from '../../estimation/prices/system-parameters.ts'
import { capital } from '../../estimation/reference-prices.ts'
import { toTwoDecimals } from '../../estimation/rounding.ts'
import { explainedShare, totalVariance } from '../../estimation/uncertainty.ts'
import type { Valuer } from '../../estimation/valuation.ts'
import { knownHome } from '../implied.ts'
import { mean } from '../ratio-study.ts'

type Answer = z.infer<typeof Sensitivity>

/** Figures of the system, each one step down and up, by the names that the card has for them. */
const systemSteps: readonly (readonly [
  parameter: string,
  key: keyof SystemParameters,
  steps: readonly [low: number, high: number],
])[] = [
  ['estimation.priceSystem.cantonMovement', 'cantonMovement', [0.02, 0.03]],
  ['estimation.priceSystem.communeMovement', 'communeMovement', [0.015, 0.025]],
  ['estimation.priceSystem.communeLevel', 'communeLevel', [0.075, 0.105]],
  ['estimation.priceSystem.cantonLevel', 'cantonLevel', [0.12, 0.18]],
  ['estimation.priceSystem.growthCorrelation', 'growthCorrelation', [0.8, 0.9]],
  ['estimation.priceSystem.growth', 'growth', [0.018, 0.026]],
  ['estimation.priceSystem.indexNoise', 'indexNoise', [0.005, 0.01]],
  ['estimation.priceSystem.indexMovement', 'indexMovement', [0.008, 0.016]],
  ['estimation.prices.table.imputed_adverts', 'adverts', [0.07, 0.12]],
]

/** Deviations of a single sale, factors on the explained shares, and exponents of the living area, one step away. */
const saleSteps = [0.18, 0.2] as const
const shareSteps = [0.5, 1.5] as const
const exponentSteps = [-0.15, -0.25] as const
const surfaces = [40, 120] as const

/** Logarithm and standard error of the price of every municipality on a day. */
const pricesOn = ({ communes }: PriceTables, system: PriceSystem, day: string) =>
  communes.map(({ name, canton }) => {
    const place = { commune: name, canton }
    const { mean: logPrice, variance } = system.posterior({ place, weights: weightsOfDay(day, system.first) })
    return { logPrice, deviation: Math.sqrt(variance) }
  })

const measurePrices = (tables: PriceTables, day: string): Answer['prices'] => {
  const shipped = pricesOn(tables, systemOf(tables), day)
  const step = (key: keyof SystemParameters, value: number): Answer['prices'][number]['low'] => {
    const parameters = { ...shippedParameters, [key]: value }
    const system = solvePriceSystem(tables, lastKnotOf(tables.history), undefined, parameters)
    const moved = pricesOn(tables, system, day)
    const moves = moved.map(({ logPrice }, at) => logPrice - (shipped[at]?.logPrice ?? 0))
    return {
      value,
      rmsPct: toTwoDecimals(100 * Math.sqrt(mean(moves.map(square)))),
      largestPct: toTwoDecimals(100 * Math.max(...moves.map(Math.abs))),
      deviationPoints: toTwoDecimals(
        100 * mean(moved.map(({ deviation }, at) => deviation - (shipped[at]?.deviation ?? 0))),
      ),
    }
  }
  return systemSteps.map(([parameter, key, [low, high]]) => ({
    ...{ parameter, value: shippedParameters[key] },
    ...{ low: step(key, low), high: step(key, high) },
  }))
}

const measureFsd = (tables: PriceTables, valued: Valuer, day: string): Answer['fsd'] => {
  const { parts, fsd } = valued({ ...knownHome(tables, capital, impliedSurfaceM2), valuationDate: day }, day)
  const rest = totalVariance(parts.filter(({ key }) => key !== 'base'))
  const changed = (value: number, base: number) => ({
    value,
    fsdPoints: toTwoDecimals(100 * (Math.sqrt(rest + base) - fsd)),
  })
  const bySale = (sale: number) => changed(sale, square(sale) * (1 - explainedShare))
  const byShare = (factor: number) => changed(factor, square(shippedParameters.sale) * (1 - factor * explainedShare))
  const fsdPct = toTwoDecimals(100 * fsd)
  return [
    { parameter: 'sale', fsdPct, low: bySale(saleSteps[0]), high: bySale(saleSteps[1]) },
    { parameter: 'explainedShares', fsdPct, low: byShare(shareSteps[0]), high: byShare(shareSteps[1]) },
  ]
}

const measureSurface = (): Answer['surface'] =>
  surfaces.map(surfaceM2 => {
    const step = (value: number) => ({
      value,
      valuePct: toTwoDecimals(
        100 * (surfaceFactor(surfaceM2, value) / surfaceFactor(surfaceM2, surfaceRule.exponent) - 1),
      ),
    })
    return { surfaceM2, low: step(exponentSteps[0]), high: step(exponentSteps[1]) }
  })

/** What changes when a parameter that is not sure is one step lower or higher. */
export const measureSensitivity = (tables: PriceTables, valued: Valuer, day: string): Answer => ({
  day,
  prices: measurePrices(tables, day),
  fsd: measureFsd(tables, valued, day),
  surface: measureSurface(),
})
