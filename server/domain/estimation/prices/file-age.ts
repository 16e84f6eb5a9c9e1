import { plusDays, plusMonths } from '../../core/days.ts'
import { fileAge, publication } from '../parameters/price-system.ts'
import { lastDayOfQuarter, type Quarter } from './quarters.ts'

/** Days on which the age of the newest file changes what the service says. */
export interface FileAgeDays {
  /** Last day of the file. */
  readonly end: string
  /** First day on which it is older than nine months, and stale. */
  readonly staleFrom: string
  /** First day on which it is older than eighteen months: days after its end are refused. */
  readonly refusedFrom: string
}

/** The days on which the age of a file that ends with a quarter changes what the service says. */
export const fileAgeDays = (newest: Quarter): FileAgeDays => {
  const end = lastDayOfQuarter(newest)
  const olderThan = (months: number): string => plusDays(plusMonths(end, months), 1)
  return { end, staleFrom: olderThan(fileAge.staleMonths), refusedFrom: olderThan(fileAge.refusedMonths) }
}

/** The last day that prices are carried to: the one before the newest file is too old. */
export const lastUsableDay = (newest: Quarter): string => plusDays(fileAgeDays(newest).refusedFrom, -1)

/** The last day that may be asked for: today, or the end of the newest file once that is too old. */
export const lastAllowedDay = (newest: Quarter, today: string): string => {
  const { end, refusedFrom } = fileAgeDays(newest)
  return today < refusedFrom ? today : end
}

/** The day at whose end the file after the newest one is expected: three months after the end of its last quarter. */
export const nextFileDay = (newest: Quarter): string => {
  const quarters = publication.months / 3
  return lastDayOfQuarter(newest + 1 + quarters)
}
