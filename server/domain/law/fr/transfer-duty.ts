import { reliefEntry, sumOfLines } from '../../core/entries.ts'
import { sumAmounts } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import type { FeesInput, PurchaseEntry } from '../country.ts'
import { existingDwellingDuties, usualRate } from './department-duty.ts'
import { firstTimeRates, firstTimeReductions } from './parameters/departments.ts'
import { departmentVoteNotices, possibleAllowance } from './votes.ts'

type Input = FeesInput<'FR'>

/** Highest rate of a first-time buyer: the reduction of the department, else the rate from before the increase. */
const firstTimeRate = (law: Law, { region }: Input): Provision<number> | undefined =>
  law.row(firstTimeReductions, region) ?? law.row(firstTimeRates, region) ?? law.row(firstTimeRates, 'others')

/** Whether no answer excludes the first-time rule, and which of its questions are unanswered. */
const firstTimeConditions = ({
  use,
  firstTimeBuyer,
  reliefConditionsMet,
}: Input): { isOpen: boolean; missing: string[] } => {
  const answers = { firstTimeBuyer, reliefConditionsMet }
  return {
    isOpen: use === 'mainResidence' && !Object.values(answers).includes(false),
    missing: Object.entries(answers).flatMap(([field, answer]) => (answer === undefined ? [field] : [])),
  }
}

/** Duties at the general rate, the doubts about that rate, and the saving of a first-time buyer. */
const usualDuties = (law: Law, input: Input, base: number, lower?: Provision<number>): PurchaseEntry<'FR'>[] => {
  const usual = usualRate(law, input)
  const lines = existingDwellingDuties(law, base, usual)
  const entries = [
    ...lines,
    ...departmentVoteNotices(law, input, base, usual),
    ...possibleAllowance(law, input, base, usual),
  ]
  if (lower === undefined) return entries
  const saving = sumAmounts([sumOfLines(lines), -sumOfLines(existingDwellingDuties(law, base, lower, usual))])
  if (saving <= 0) return entries
  const text = {
    key: 'firstTimeBuyer',
    label: 'No increase for first-time buyers',
    saving,
    condition:
      'The buyer would have owned no main residence for two years and would undertake to live there for five years.',
    fields: firstTimeConditions(input).missing,
  } as const
  return [...entries, reliefEntry(text, lower)]
}

/** Transfer duties of an existing dwelling: the department, the municipality and the levy of the state. */
export const transferDuty = (law: Law, input: Input, base: number): PurchaseEntry<'FR'>[] => {
  const usual = usualRate(law, input)
  const lower = firstTimeRate(law, input)
  const { isOpen, missing } = firstTimeConditions(input)
  if (!isOpen || lower === undefined || lower.value >= usual.value) return usualDuties(law, input, base)
  if (missing.length > 0) return usualDuties(law, input, base, lower)
  return [...existingDwellingDuties(law, base, lower, usual), ...possibleAllowance(law, input, base, lower)]
}
