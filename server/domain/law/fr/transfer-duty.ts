import { amountOf, relief } from '../../core/entries.ts'
import { sum } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { duties, usualRate } from './department-duty.ts'
import { firstTimeRates, firstTimeReductions } from './parameters/departments.ts'
import { possibleAllowance, unreadVotes } from './votes.ts'

type Input = FeesInput<'FR'>

/** What a first-time buyer pays at most: the reduction of the department, else the rate from before the increase. */
const firstTimeRate = (law: Law, { region }: Input): Provision<number> | undefined =>
  law.row(firstTimeReductions, region) ?? law.row(firstTimeRates, region) ?? law.row(firstTimeRates, 'others')

/** Whether no answer excludes the first-time rule, and which of its questions are unanswered. */
const firstTime = ({ use, firstTimeBuyer, reliefConditionsMet }: Input): { isOpen: boolean; missing: string[] } => {
  const answers = { firstTimeBuyer, reliefConditionsMet }
  return {
    isOpen: use === 'mainResidence' && !Object.values(answers).includes(false),
    missing: Object.entries(answers).flatMap(([field, answer]) => (answer === undefined ? [field] : [])),
  }
}

/** The duties of everybody, what is not known of their rate, and what a first-time buyer would be spared. */
const usualDuties = (law: Law, input: Input, base: number, lower?: Provision<number>): PurchaseEntry<'FR'>[] => {
  const usual = usualRate(law, input)
  const lines = duties(law, base, usual)
  const entries = [...lines, ...unreadVotes(law, input, base, usual), ...possibleAllowance(law, input, base, usual)]
  if (lower === undefined) return entries
  const saving = sum([amountOf(lines), -amountOf(duties(law, base, lower, usual))])
  if (saving <= 0) return entries
  const text = {
    key: 'firstTimeBuyer',
    label: 'No increase for first-time buyers',
    saving,
    condition:
      'The buyer would have owned no main residence for two years and would undertake to live there for five years.',
    fields: firstTime(input).missing,
  } as const
  return [...entries, relief(text, lower)]
}

/** Transfer duties of an existing dwelling: the department, the municipality and the levy of the state. */
export const transferDuty = (law: Law, input: Input, base: number): PurchaseEntry<'FR'>[] => {
  const usual = usualRate(law, input)
  const lower = firstTimeRate(law, input)
  const { isOpen, missing } = firstTime(input)
  if (!isOpen || lower === undefined || lower.value >= usual.value) return usualDuties(law, input, base)
  if (missing.length > 0) return usualDuties(law, input, base, lower)
  return [...duties(law, base, lower, usual), ...possibleAllowance(law, input, base, lower)]
}
