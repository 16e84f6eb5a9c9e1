import { noticeEntry, reliefEntry, sumOfLines } from '../../core/entries.ts'
import { sumAmounts } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { departmentalDuty, existingDwellingDuties } from './department-duty.ts'
import { comingVotes, highestDepartmentRate } from './parameters/departments.ts'
import { departmentAllowances, otherDepartmentRates } from './parameters/unread-departments.ts'

type Input = FeesInput<'FR'>
type Entries = PurchaseEntry<'FR'>[]

/** Difference of the duties between one rate and another. */
const dutyDifference = (law: Law, base: number, rate: Provision<number>, usual: Provision<number>): number =>
  sumAmounts([
    sumOfLines(existingDwellingDuties(law, base, rate)),
    -sumOfLines(existingDwellingDuties(law, base, usual)),
  ])

/** Another rate that the department may have on the day. */
const doubtfulRate = (law: Law, { region }: Input, base: number, usual: Provision<number>): Entries => {
  const other = law.row(otherDepartmentRates, region)
  if (other === undefined) return []
  const amount = Math.abs(dutyDifference(law, base, other, usual))
  const message = `The first day of a change is in doubt: ${other.value * 100} % may hold on this day instead of ${usual.value * 100} %. Send departmentRate.`
  return [noticeEntry({ code: 'contested_rule', message, field: 'departmentRate', amount }, other)]
}

/**
 * Votes in force on the day and newer than the table, with the amount that the highest rate would add (art. 1594 E).
 */
const newerVotes = (law: Law, base: number, usual: Provision<number>): Entries => {
  const votes = law(comingVotes)
  const highest = law(highestDepartmentRate)
  const amount = dutyDifference(law, base, highest, usual)
  const more = { field: 'departmentRate', ...(amount > 0 && { amount }) }
  return votes.value.map(message => noticeEntry({ code: 'surcharge_possible', message, ...more }, votes, highest))
}

/** Doubts about the rate of the department, unless the caller sent the rate. */
export const departmentVoteNotices = (law: Law, input: Input, base: number, usual: Provision<number>): Entries =>
  usual.isSent ? [] : [...doubtfulRate(law, input, base, usual), ...newerVotes(law, base, usual)]

/**
 * Allowance of the department on the base of its part (art. 1594 F ter), never applied because its vote was not read.
 */
export const possibleAllowance = (law: Law, { region }: Input, base: number, rate: Provision<number>): Entries => {
  const allowance = law.row(departmentAllowances, region)
  if (!allowance) return []
  const less = departmentalDuty(law, Math.max(0, base - allowance.value), rate)
  const text = {
    key: 'departmentAllowance',
    label: 'Allowance of the department on the base of the duty',
    saving: sumAmounts([sumOfLines(departmentalDuty(law, base, rate)), -sumOfLines(less)]),
    condition: `The table of the tax administration lists ${allowance.value} off the base of the department, for homes. The buyer would undertake in the deed not to use it otherwise for three years; the department may limit it to rural zones, and its vote was not read: ask the notary.`,
    fields: [],
  } as const
  return [reliefEntry(text, allowance)]
}
