import { amountOf, notice, relief } from '../../core/entries.ts'
import { sum } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { departmentalDuty, duties } from './department-duty.ts'
import { comingVotes, highestDepartmentRate } from './parameters/departments.ts'
import { departmentAllowances, otherDepartmentRates } from './parameters/unread-departments.ts'

type Input = FeesInput<'FR'>
type Entries = PurchaseEntry<'FR'>[]

/** What the duties are more at one rate than at another. */
const moreAt = (law: Law, base: number, rate: Provision<number>, usual: Provision<number>): number =>
  sum([amountOf(duties(law, base, rate)), -amountOf(duties(law, base, usual))])

/** The other rate that the department may have on the day. */
const doubtfulRate = (law: Law, { region }: Input, base: number, usual: Provision<number>): Entries => {
  const other = law.row(otherDepartmentRates, region)
  if (other === undefined) return []
  const amount = Math.abs(moreAt(law, base, other, usual))
  const message = `The first day of a change is in doubt: ${other.value * 100} % may hold on this day instead of ${usual.value * 100} %. Send departmentRate.`
  return [notice({ code: 'contested_rule', message, field: 'departmentRate', amount }, other)]
}

/** Votes that hold by the day and are newer than the table, with what the highest rate would add (art. 1594 E). */
const newerVotes = (law: Law, base: number, usual: Provision<number>): Entries => {
  const votes = law(comingVotes)
  const highest = law(highestDepartmentRate)
  const amount = moreAt(law, base, highest, usual)
  const more = { field: 'departmentRate', ...(amount > 0 && { amount }) }
  return votes.value.map(message => notice({ code: 'surcharge_possible', message, ...more }, votes, highest))
}

/** What is not known of the rate of the department, unless the caller sent it. */
export const unreadVotes = (law: Law, input: Input, base: number, usual: Provision<number>): Entries =>
  usual.isSent ? [] : [...doubtfulRate(law, input, base, usual), ...newerVotes(law, base, usual)]

/** What the department takes off the base of its part (art. 1594 F ter), which is never done here: its vote was not read. */
export const possibleAllowance = (law: Law, { region }: Input, base: number, rate: Provision<number>): Entries => {
  const allowance = law.row(departmentAllowances, region)
  if (!allowance) return []
  const less = departmentalDuty(law, Math.max(0, base - allowance.value), rate)
  const text = {
    key: 'departmentAllowance',
    label: 'Allowance of the department on the base of the duty',
    saving: sum([amountOf(departmentalDuty(law, base, rate)), -amountOf(less)]),
    condition: `The table of the tax administration lists ${allowance.value} off the base of the department, for homes. The buyer would undertake in the deed not to use it otherwise for three years; the department may limit it to rural zones, and its vote was not read: ask the notary.`,
    fields: [],
  } as const
  return [relief(text, allowance)]
}
