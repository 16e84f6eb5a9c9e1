import type { BilanPromoteur } from '#contract/ai/bilan-promoteur'
import type { ExtractionWarning } from '#contract/ai/extraction'
import { type Bounds, dayWarning, revenueWarning } from './bounds.ts'
import { apart, formatWarningRate, formatWarningSum, sumNumbers, warningIf } from './warning.ts'

const costFields = [
  'landCost',
  'acquisitionFees',
  'constructionCost',
  'externalWorksCost',
  'professionalFees',
  'marketingCost',
  'financingCost',
  'insuranceCost',
  'contingencies',
  'otherCosts',
] as const

/** With fewer costs than this the document is partial, and no sum can be compared. */
const comparedCostsMin = 3
/** By how much a sum may be off: rounded positions of a budget. */
const tolerance = { sumRate: 0.01, sum: 1, marginRate: 0.005 } as const

const costWarnings = (data: BilanPromoteur): ExtractionWarning[] => {
  const given = costFields.flatMap(field => data[field] ?? [])
  if (data.totalCost === null || given.length < comparedCostsMin) return []
  const difference = apart(sumNumbers(given), data.totalCost)
  return warningIf(
    difference > tolerance.sum && difference > tolerance.sumRate * data.totalCost,
    'costs_do_not_add_up',
    'totalCost',
    `The ${given.length} costs make ${formatWarningSum(sumNumbers(given))}, the total cost is ${formatWarningSum(data.totalCost)}.`,
  )
}

const margin = ({ salesRevenue, totalCost, grossMargin }: BilanPromoteur): ExtractionWarning[] => {
  if (salesRevenue === null || totalCost === null || grossMargin === null) return []
  const difference = salesRevenue - totalCost
  return warningIf(
    apart(difference, grossMargin) > tolerance.sum,
    'margin_does_not_add_up',
    'grossMargin',
    `Revenue less total cost is ${formatWarningSum(difference)}, the gross margin is ${formatWarningSum(grossMargin)}.`,
  )
}

const marginRate = (data: BilanPromoteur): ExtractionWarning[] => {
  const { salesRevenue, totalCost, marginRate: stated, marginRateBase } = data
  const isKnown = salesRevenue !== null && totalCost !== null
  const gross = data.grossMargin ?? (isKnown ? salesRevenue - totalCost : null)
  const base = { revenue: salesRevenue, cost: totalCost }[marginRateBase ?? 'revenue']
  if (marginRateBase === null || stated === null || gross === null || !base) return []
  const rate = gross / base
  return warningIf(
    Math.abs(rate - stated) > tolerance.marginRate + Number.EPSILON,
    'margin_rate_differs',
    'marginRate',
    `A margin of ${formatWarningSum(gross)} is ${formatWarningRate(rate)} of the ${marginRateBase} of ${formatWarningSum(base)}, the document says ${formatWarningRate(stated)}.`,
  )
}

const areas = ({ saleableAreaM2, grossFloorAreaM2 }: BilanPromoteur): ExtractionWarning[] => {
  if (saleableAreaM2 === null || grossFloorAreaM2 === null) return []
  return warningIf(
    saleableAreaM2 > grossFloorAreaM2,
    'areas_inconsistent',
    'saleableAreaM2',
    `The area for sale of ${formatWarningSum(saleableAreaM2)} m² is above the gross floor area of ${formatWarningSum(grossFloorAreaM2)} m².`,
  )
}

/** Bounds of the area of a unit for sale, from a cellar to a shop floor. */
const unitAreaM2 = { min: 2, max: 5000 } as const

const unitAreas = ({ saleableAreaM2, units }: BilanPromoteur): ExtractionWarning[] => {
  if (saleableAreaM2 === null || !units) return []
  const each = saleableAreaM2 / units
  return warningIf(
    each < unitAreaM2.min || each > unitAreaM2.max,
    'area_unusual',
    'saleableAreaM2',
    `${formatWarningSum(saleableAreaM2)} m² for ${units} units are ${formatWarningSum(each)} m² for each.`,
  )
}

/** The inconsistencies of a developer's budget, as warnings. */
export const bilanPromoteurWarnings = (data: BilanPromoteur, bounds: Bounds): ExtractionWarning[] => [
  ...costWarnings(data),
  ...margin(data),
  ...marginRate(data),
  ...areas(data),
  ...unitAreas(data),
  ...revenueWarning(data, bounds),
  ...dayWarning('budgetDate', data.budgetDate, bounds.today),
]
