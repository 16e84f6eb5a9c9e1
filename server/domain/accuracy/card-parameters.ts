import {
  classeEnergieEffects,
  type Effect,
  etageEffects,
  etatEffects,
  exterieurEffects,
  newBuildPremium,
  parkingEffects,
  surfaceRule,
} from '../estimation/parameters/adjustments.ts'
import type { Parameter, Sureness } from '../estimation/parameters/parameter.ts'
import {
  fileAge,
  knotsBeyond,
  movements,
  originM2,
  priceSystem,
  publication,
} from '../estimation/parameters/price-system.ts'
import { advertHalves, advertYear, leastPublishedSales, tablePrice } from '../estimation/parameters/prices.ts'
import {
  adverts,
  completenessLimits,
  confidenceLimits,
  coverages,
  explainedShares,
  ramps,
  timid,
  uncertainty,
} from '../estimation/parameters/uncertainty.ts'
import { advertsSlope } from './parameters/adverts-slope.ts'
import { backTestLimits, iaao } from './parameters/ratio-limits.ts'

/** One figure of the model as the card lists it. */
export interface CardParameter {
  /** A dotted path that names it. */
  id: string
  value: number
  unit: 'fraction' | 'percentage points' | 'm²' | 'EUR/m²' | 'count' | 'number'
  /** How sure it is; null for a choice or a definition, which is neither right nor wrong. */
  sureness: Sureness | null
  source: string
}

type Unit = CardParameter['unit']

const effectsOf = ({ id, effects }: { id: string; effects: Readonly<Record<string, Effect>> }): CardParameter[] =>
  Object.entries(effects).map(([value, { pct, sureness, source }]) => ({
    ...{ id: `${id}.${value}`, value: pct, unit: 'percentage points' as const, sureness, source },
  }))

/** Figures of one table that share a source, each by its own name. */
const tableParameters = (
  id: string,
  { source, sureness = null }: { source: string; sureness?: Sureness | null },
  figures: Readonly<Record<string, readonly [value: number, unit: Unit]>>,
): CardParameter[] =>
  Object.entries(figures).map(([name, [value, unit]]) => ({ id: `${id}.${name}`, value, unit, sureness, source }))

const adjustmentParameters = (): CardParameter[] => {
  const { id, averageM2, exponent, pctMin, pctMax } = surfaceRule
  const { pct, sureness, source } = newBuildPremium
  return [
    ...tableParameters(id, surfaceRule, {
      averageM2: [averageM2, 'm²'],
      exponent: [exponent, 'number'],
      pctMin: [pctMin, 'percentage points'],
      pctMax: [pctMax, 'percentage points'],
    }),
    ...[etageEffects, etatEffects, exterieurEffects, parkingEffects, classeEnergieEffects].flatMap(effectsOf),
    { id: newBuildPremium.id, value: pct, unit: 'percentage points', sureness, source },
  ]
}

/** The figures of a group of parameters, each by its own name. */
const groupParameters = (
  group: Readonly<Record<string, unknown>> & { id: string },
  unitOf: (name: string) => Unit = () => 'fraction',
): CardParameter[] =>
  Object.entries(group).flatMap(([name, parameter]) =>
    typeof parameter === 'object' && parameter !== null
      ? [{ id: `${group.id}.${name}`, unit: unitOf(name), ...(parameter as Parameter) }]
      : [],
  )

const dispersions = (): CardParameter[] => [
  ...groupParameters(uncertainty),
  ...Object.entries(explainedShares).map(([field, share]) => ({
    ...{ id: `estimation.explainedShares.${field}`, unit: 'fraction' as const, ...share },
  })),
]

/** Figures of the system of prices; the deviations of sales are among those of single estimates. */
const systemParameters = (): CardParameter[] => {
  const { sale: _sale, saleNorth: _saleNorth, ...others } = priceSystem
  return [
    ...groupParameters(others),
    ...groupParameters(movements, name => (name === 'floorDays' ? 'count' : 'fraction')),
    ...tableParameters(priceSystem.id, originM2, { originM2: [originM2.value, 'EUR/m²'] }),
    ...tableParameters(priceSystem.id, knotsBeyond, { knotsBeyond: [knotsBeyond.value, 'count'] }),
    ...tableParameters('estimation.fileAge', fileAge, {
      staleMonths: [fileAge.staleMonths, 'count'],
      refusedMonths: [fileAge.refusedMonths, 'count'],
    }),
    ...tableParameters('estimation.publication', publication, { months: [publication.months, 'count'] }),
  ]
}

const priceParameters = (): CardParameter[] => [
  ...systemParameters(),
  ...Object.entries(tablePrice.deviation).map(([method, value]) => ({
    ...{ id: `${tablePrice.id}.${method}`, value, unit: 'fraction' as const },
    ...{ sureness: 'low' as const, source: tablePrice.source },
  })),
  ...tableParameters(tablePrice.id, tablePrice, { year: [tablePrice.year, 'number'] }),
  ...tableParameters('estimation.prices', leastPublishedSales, {
    leastPublishedSales: [leastPublishedSales.value, 'count'],
  }),
  ...Object.entries(advertHalves.priceM2).map(([commune, value]) => ({
    ...{ id: `${advertHalves.id}.${commune}`, value, unit: 'EUR/m²' as const },
    ...{ sureness: 'low' as const, source: advertHalves.source },
  })),
]

const choiceParameters = (): CardParameter[] => {
  const { surface, bedrooms } = ramps
  return [
    ...tableParameters(ramps.id, ramps, {
      surfaceFromM2: [surface.fromM2, 'm²'],
      surfaceToM2: [surface.toM2, 'm²'],
      surfaceM2PerPointBelow: [surface.m2PerPointBelow, 'm²'],
      surfaceM2PerPointAbove: [surface.m2PerPointAbove, 'm²'],
      surfacePointsMax: [surface.max, 'count'],
      m2PerBedroom: [bedrooms.m2PerBedroom, 'm²'],
      bedroomPointsMax: [bedrooms.max, 'count'],
    }),
    ...tableParameters('estimation.adverts', advertYear, { year: [advertYear.value, 'number'] }),
    ...tableParameters('estimation.adverts', adverts, { half: [adverts.half, 'count'] }),
    ...tableParameters('estimation.completeness', completenessLimits, { few: [completenessLimits.few, 'fraction'] }),
    ...groupParameters(timid, name => (name === 'exponent' ? 'number' : 'fraction')),
    ...coverages.map(({ coverage, z, source }) => ({
      ...{ id: `estimation.coverages.${coverage}`, value: z, unit: 'number' as const, sureness: null, source },
    })),
    ...tableParameters('estimation.confidence', confidenceLimits, {
      forteMax: [confidenceLimits.forteMax, 'fraction'],
      moyenneMax: [confidenceLimits.moyenneMax, 'fraction'],
    }),
    ...tableParameters(
      advertsSlope.id,
      { source: advertsSlope.source, sureness: 'low' },
      { low: [advertsSlope.low, 'number'], high: [advertsSlope.high, 'number'] },
    ),
  ]
}

const backTest = (): CardParameter[] => {
  const { leastSales, fewSales, reportedSales, leastGroup, sizeBounds, worstCount } = backTestLimits
  const bounds = Object.fromEntries(sizeBounds.map((bound, at) => [`sizeBounds.${at}`, [bound, 'm²'] as const]))
  return [
    ...tableParameters('accuracy.backTest', backTestLimits, {
      ...{ leastSales: [leastSales, 'count'], fewSales: [fewSales, 'count'], leastGroup: [leastGroup, 'count'] },
      reportedSales: [reportedSales, 'count'],
      ...bounds,
      worstCount: [worstCount, 'count'],
    }),
    ...Object.entries(iaao.limits).flatMap(([measure, { low, high }]) =>
      tableParameters(`accuracy.iaao.${measure}`, iaao, { low: [low, 'number'], high: [high, 'number'] }),
    ),
  ]
}

/** Every figure of the model that is not in the tables of prices, with its unit, how sure it is, and its source. */
export const cardParameters = (): CardParameter[] => [
  ...priceParameters(),
  ...adjustmentParameters(),
  ...dispersions(),
  ...choiceParameters(),
  ...backTest(),
]
