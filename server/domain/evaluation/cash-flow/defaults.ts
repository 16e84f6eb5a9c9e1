import type { DiscountedCashFlowInput } from '#contract/evaluation/discounted-cash-flow-input'
import type { CalculationAssumption } from '#contract/shared/methodology'
import { type Default, withDefaults } from '../../core/assumption.ts'
import { adjustmentMonths, dwellingAdjustmentMonths, newLeaseMonths, voidMonths } from '../parameters/letting.ts'
import { rateOfYear } from './growth.ts'

/** Market figures used where the request gives none. */
export interface DiscountedCashFlowDefaults {
  /** Default inflation per year, as a fraction. */
  inflation: Default<number>
}

/** Added to the rates of the grid where the request gives no steps. */
export const sensitivitySteps = [-0.005, -0.0025, 0, 0.0025, 0.005] as const

/** Optional terms of tenants, each with its default. */
export const tenantDefaults = ({ assetType }: DiscountedCashFlowInput) => ({
  currentRentFreeMonths: { value: 0 },
  renewalProbability: { value: 0 },
  voidMonths: voidMonths[assetType ?? 'any'],
  rentFreeMonths: { value: 0 },
  relettingFeeRate: { value: 0 },
  tenantImprovements: { value: 0 },
  newLeaseMonths,
})

/** Optional terms of indexation, each with its default. */
export const indexationDefaults = ({ assetType }: DiscountedCashFlowInput) => ({
  type: { value: 'cpi' as const },
  share: { value: 1 },
  frequencyMonths: assetType === 'residential' ? dwellingAdjustmentMonths : adjustmentMonths,
  lagMonths: { value: 0 },
})

/** A request with every figure of the property, and one assumption for each that was added. */
export const completeCashFlowInput = (request: DiscountedCashFlowInput, { inflation }: DiscountedCashFlowDefaults) => {
  const { input, assumptions } = withDefaults(request, {
    horizonYears: { value: 10 },
    inflation,
    vacancyRate: { value: 0 },
    creditLossRate: { value: 0 },
    managementFeeRate: { value: 0 },
    exitCostsRate: { value: 0 },
    exitPurchaserCostsRate: { value: 0 },
    terminalMethod: { value: 'forwardNoi' },
    timing: { value: 'annualArrears' },
    acquisitionCostsRate: { value: 0 },
  })
  const past = withDefaults(input, {
    pastInflation: { value: rateOfYear(input.inflation, 0), note: 'Inflation of the first year.' },
  })
  return { input: past.input, assumptions: [...assumptions, ...past.assumptions, ...leftToOthers(request)] }
}

/** A request with every figure of the property. */
export type CompletedInput = ReturnType<typeof completeCashFlowInput>['input']

const asField = (field: string, value: CalculationAssumption['value']): CalculationAssumption => ({
  field,
  value,
  source: 'default',
})

/** Figures that are replaced by another field or by nothing; one assumption for all entries of a list. */
const leftToOthers = (request: DiscountedCashFlowInput): CalculationAssumption[] => {
  const { marketRentGrowth, otherIncome = [], operatingCosts = [], capex = [], sensitivity } = request
  const sums = operatingCosts.filter(({ annualAmount }) => annualAmount !== undefined)
  const isMissing = ({ growthRate }: { growthRate?: number | undefined }): boolean => growthRate === undefined
  const isShareMissing = operatingCosts.some(({ recoverableShare }) => recoverableShare === undefined)
  const isNominal = capex.some(({ indexed }) => indexed === undefined)
  const steps = sensitivitySteps.join(', ')
  return [
    ...(marketRentGrowth === undefined ? [asField('marketRentGrowth', 'inflation')] : []),
    ...(otherIncome.some(isMissing) ? [asField('otherIncome[].growthRate', 'inflation')] : []),
    ...(sums.some(isMissing) ? [asField('operatingCosts[].growthRate', 'inflation')] : []),
    ...(isShareMissing ? [asField('operatingCosts[].recoverableShare', 0)] : []),
    ...(isNominal ? [asField('capex[].indexed', false)] : []),
    ...(sensitivity?.discountRateSteps ? [] : [asField('sensitivity.discountRateSteps', steps)]),
    ...(sensitivity?.exitYieldSteps ? [] : [asField('sensitivity.exitYieldSteps', steps)]),
  ]
}

type Tenant = DiscountedCashFlowInput['tenants'][number]

/** One assumption for a field that some tenants left out; their number is in the note unless it is all of them. */
const forSome = (
  field: string,
  missing: readonly Tenant[],
  all: readonly Tenant[],
  { value, asOf, note }: Default<number | string>,
): CalculationAssumption[] => {
  if (missing.length === 0) return []
  const count = missing.length < all.length ? [`For ${missing.length} of ${all.length} tenants.`] : []
  const words = [...count, ...(note === undefined ? [] : [note])].join(' ')
  return [
    {
      field: `tenants[].${field}`,
      value,
      source: 'default',
      ...(asOf !== undefined && { asOf }),
      ...(words !== '' && { note: words }),
    },
  ]
}

/** Assumptions for the terms that tenants left out: one a field, with the number of tenants. */
export const tenantAssumptions = (input: DiscountedCashFlowInput): CalculationAssumption[] => {
  const { tenants } = input
  const let_ = tenants.filter(({ vacant }) => !vacant)
  const indexed = tenants.filter(({ indexation }) => indexation?.type !== 'none')
  const byIndex = indexed.filter(({ indexation }) => indexation?.type !== 'fixed')
  const { currentRentFreeMonths, ...terms } = tenantDefaults(input)
  const { type, share, frequencyMonths, lagMonths } = indexationDefaults(input)
  const without = (of: readonly Tenant[], field: keyof Tenant): Tenant[] =>
    of.filter(tenant => tenant[field] === undefined)
  const unsaid = (of: readonly Tenant[], field: keyof NonNullable<Tenant['indexation']>): Tenant[] =>
    of.filter(({ indexation }) => indexation?.[field] === undefined)
  return [
    ...forSome('leaseStart', without(let_, 'leaseStart'), tenants, { value: 'valuationDate' }),
    ...forSome('currentRentFreeMonths', without(let_, 'currentRentFreeMonths'), tenants, currentRentFreeMonths),
    ...forSome('marketRent', without(tenants, 'marketRent'), tenants, { value: 'passingRent' }),
    ...forSome('marketRentGrowth', without(tenants, 'marketRentGrowth'), tenants, { value: 'marketRentGrowth' }),
    ...(Object.keys(terms) as (keyof typeof terms)[]).flatMap(field =>
      forSome(field, without(tenants, field), tenants, terms[field]),
    ),
    ...forSome('indexation.type', unsaid(tenants, 'type'), tenants, type),
    ...forSome('indexation.share', unsaid(byIndex, 'share'), tenants, share),
    ...forSome('indexation.frequencyMonths', unsaid(indexed, 'frequencyMonths'), tenants, frequencyMonths),
    ...forSome('indexation.lagMonths', unsaid(byIndex, 'lagMonths'), tenants, lagMonths),
  ]
}
