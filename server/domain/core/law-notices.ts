import type { Notice } from '#contract/shared/law'
import type { LawDay } from './dated.ts'
import { lastDayOf, yearOf } from './days.ts'

const noAssessment: Notice = {
  code: 'not_a_tax_assessment',
  message:
    'Calculated from the facts sent and the parameters listed in meta.law; not a tax assessment and not legal advice.',
}

/** The notices that every answer about law begins with; one of them on a day after the year of the last check. */
export const lawNotices = ({ day, field, checkedOn }: LawDay): Notice[] => [
  noAssessment,
  ...(day > lastDayOf(yearOf(checkedOn))
    ? [
        {
          code: 'law_not_checked_since' as const,
          message: `The law was last checked on ${checkedOn} and is carried forward to this day; it may have changed.`,
          field,
        },
      ]
    : []),
]
