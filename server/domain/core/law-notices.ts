import type { LawReference, Notice } from '#contract/shared/law'
import type { Adjustment, LawDay, Parameter } from './dated.ts'
import { lastDayOf, yearOf } from './days.ts'
import { when } from './entries.ts'
import type { KnownChange } from './known-change.ts'

/** Notice of every calculation by the law: what it is not. */
export const noAssessment: Notice = {
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

/** Law of an answer, as far as its first notices depend on it. */
interface AnswerLaw {
  /** The parameters cited, each with the day when it was last compared with its source. */
  readonly law: readonly Pick<LawReference, 'checkedOn'>[]
  /** Parameters whose figures are those from before the last adjustment. */
  readonly carriedForward: readonly Parameter<unknown>[]
  /** Changes of the law that have begun by the day and are not calculated. */
  readonly known: readonly KnownChange[]
}

/** Days on which the parameters of an answer were last compared with their sources, in words. */
const describeReadings = (law: AnswerLaw['law'], checkedOn: string): string => {
  const days = law.map(one => one.checkedOn).sort()
  const [first = checkedOn, last = checkedOn] = [days[0], days.at(-1)]
  return first === last ? `on ${first}` : `from ${first} to ${last}`
}

const longestNotice = 400

/** Notice of a known change, with its source; a long sentence keeps its source. */
const changeNotice = ({ says, source: { title, article } }: KnownChange, field: string): Notice => {
  const cited = ` (${title}, ${article})`
  return { code: 'law_change_known', message: `${says.slice(0, longestNotice - cited.length)}${cited}`, field }
}

/**
 * The first notices of every answer about law: that it is no assessment; on a day after the year of the last check which
 * changes are known, else that the law may have changed since its parameters were read; and which figures that the law
 * adjusts at fixed intervals are those from before the last adjustment.
 */
export const lawNotices = (lawDay: LawDay, { law, carriedForward, known }: AnswerLaw): Notice[] => {
  const { day, field, checkedOn } = lawDay
  const notChecked: Notice = {
    code: 'law_not_checked_since',
    message: `The parameters of this answer were last compared with their sources ${describeReadings(law, checkedOn)} and are carried forward to this day; the law may have changed.`,
    field,
  }
  return [
    noAssessment,
    ...known.map(change => changeNotice(change, field)),
    ...when(day > lastDayOf(yearOf(checkedOn)) && known.length === 0, notChecked),
    ...when(carriedForward.length > 0, indexationNotice(lawDay, carriedForward)),
  ]
}
