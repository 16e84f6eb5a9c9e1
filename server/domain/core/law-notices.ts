import type { Notice } from '#contract/shared/law'
import type { Adjustment, LawDay, Parameter } from './dated.ts'
import { lastDayOf, yearOf } from './days.ts'
import { when } from './entries.ts'

const noAssessment: Notice = {
  code: 'not_a_tax_assessment',
  message:
    'Calculated from the facts sent and the parameters listed in meta.law; not a tax assessment and not legal advice.',
}

/** Most parameters that the notice names: its message must stay within the contract's 400 characters. */
const namedMax = 5

const intervals: Readonly<Record<Adjustment, string>> = {
  yearly: 'each year',
  everyFourthYear: 'every fourth year',
}

const indexationNotice = ({ day, field }: LawDay, parameters: readonly Parameter<unknown>[]): Notice => {
  const named = parameters
    .slice(0, namedMax)
    .map(({ id }) => id)
    .join(', ')
  const others = parameters.length - namedMax
  const often = [...new Set(parameters.map(({ adjusted = 'yearly' }) => intervals[adjusted]))].join(' or ')
  return {
    code: 'indexed_yearly',
    message: `Adjusted ${often}, and not known yet for ${yearOf(day)}, so the last known figures are used: ${named}${others > 0 ? ` and ${others} more` : ''}.`,
    field,
  }
}

/**
 * The first notices of every answer about law: that it is no assessment, on a day after the year of the last
 * check that the law may have changed, and which figures of the answer that the law adjusts at fixed intervals
 * (`carriedForward`) are those from before the last adjustment.
 */
export const lawNotices = (lawDay: LawDay, carriedForward: readonly Parameter<unknown>[]): Notice[] => {
  const { day, field, checkedOn } = lawDay
  const notChecked: Notice = {
    code: 'law_not_checked_since',
    message: `The law was last checked on ${checkedOn} and is carried forward to this day; it may have changed.`,
    field,
  }
  return [
    noAssessment,
    ...when(day > lastDayOf(yearOf(checkedOn)), notChecked),
    ...when(carriedForward.length > 0, indexationNotice(lawDay, carriedForward)),
  ]
}
