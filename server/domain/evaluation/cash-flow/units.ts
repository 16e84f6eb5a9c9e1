import type { DiscountedCashFlowInput } from '#contract/evaluation/discounted-cash-flow-input'
import { withDefaults } from '../../core/assumption.ts'
import { type Calendar, calendar } from './calendar.ts'
import { type CompletedInput, indexationDefaults, tenantDefaults } from './defaults.ts'
import { yearlySteps } from './growth.ts'
import type { IndexClause, Lease } from './lease.ts'
import type { Unit } from './unit.ts'

type Tenant = DiscountedCashFlowInput['tenants'][number]

const indexClauseOf = ({ indexation = {} }: Tenant, input: CompletedInput): IndexClause => {
  const { rate = 0, cap = Number.POSITIVE_INFINITY, floor = Number.NEGATIVE_INFINITY, ...terms } = indexation
  return { rate, cap, floor, ...withDefaults(terms, indexationDefaults(input)).input }
}

/** The day on which the lease in force ends: that of the first exercised break, or the agreed one. */
const lastDayOfLease = ({ leaseEnd, breakOptions = [] }: Tenant): string | undefined => {
  const exercised = breakOptions.filter(option => option.exercised).map(({ date }) => date)
  return [...exercised, ...(leaseEnd === undefined ? [] : [leaseEnd])].sort()[0]
}

/** The lease in force; undefined for a vacant unit. */
const leaseOf = (tenant: Tenant, days: Calendar): Lease | undefined => {
  const end = lastDayOfLease(tenant)
  if (tenant.vacant || end === undefined) return undefined
  return {
    start: tenant.leaseStart === undefined ? 0 : days.startOf(tenant.leaseStart),
    end: days.endOf(end),
    annualRent: tenant.passingRent,
    rentFreeMonths: tenant.currentRentFreeMonths ?? 0,
  }
}

/** End of the lease by the first break still to come; its end without one. */
const firstBreakOf = ({ breakOptions = [] }: Tenant, lease: Lease | undefined, days: Calendar): number =>
  Math.min(lease?.end ?? 0, ...breakOptions.map(({ date }) => days.endOf(date)).filter(end => end > 0))

const toUnit = (tenant: Tenant, place: number, input: CompletedInput, days: Calendar): Unit => {
  const { input: terms } = withDefaults(tenant, tenantDefaults(input))
  const lease = leaseOf(tenant, days)
  return {
    place,
    name: tenant.name ?? `Unit ${place + 1}`,
    areaM2: tenant.area,
    lease,
    firstBreak: firstBreakOf(tenant, lease, days),
    clause: indexClauseOf(tenant, input),
    marketRent: tenant.marketRent ?? tenant.passingRent,
    marketRentSteps: yearlySteps(
      tenant.marketRentGrowth ?? input.marketRentGrowth ?? input.inflation,
      input.horizonYears,
    ),
    leavingProbability: 1 - terms.renewalProbability,
    voidMonths: terms.voidMonths,
    rentFreeMonths: terms.rentFreeMonths,
    relettingFeeRate: terms.relettingFeeRate,
    tenantImprovements: terms.tenantImprovements,
    newLeaseMonths: terms.newLeaseMonths,
  }
}

/** An order that depends on the tenants alone, so that sums of doubles do not depend on the order of the request. */
const inStableOrder = (tenants: readonly Tenant[]): { tenant: Tenant; place: number }[] =>
  tenants
    .map((tenant, place) => ({ tenant, place, key: JSON.stringify({ ...tenant, name: undefined }) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))

/** Units of a building in a stable order, each with its index in the request. */
export const units = (input: CompletedInput): Unit[] => {
  const days = calendar(input.valuationDate)
  return inStableOrder(input.tenants).map(({ tenant, place }) => toUnit(tenant, place, input, days))
}
