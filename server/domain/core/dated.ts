import type { Certainty, LawReference } from '#contract/shared/law'
import { lastDayOf, plusDays, yearOf } from './days.ts'
import { Refusal } from './refusal.ts'

/** Where a figure was read. */
export interface Source {
  /** The law or the publication. */
  readonly title: string
  /** The article, or what it is called there. */
  readonly article: string
  /** Permanent address of the act, or of the page. */
  readonly url?: string
  /**
   * Day of the text that was read: of the act as it was published, or of the state in which a collection keeps it; of a
   * copy that bears no day, the day since which its figure has stood.
   */
  readonly textOf?: string
  /** Citation on a line; else the title, with the article where that has a number. */
  readonly reference?: string
}

/** Value of a parameter from a day on, complete, as the law printed it. */
export interface Version<T> {
  readonly from: string
  /** The sentence of this version, where it is not that of the parameter. */
  readonly description?: string
  /** Last day of a temporary measure; else a version holds until the next one begins. */
  readonly until?: string
  readonly value: T
  readonly source: Source
  readonly certainty: Certainty
  readonly note?: string
}

/** Years from one adjustment of a value by the law to the next. */
const yearsBetweenAdjustments = { yearly: 1, everyFourthYear: 4 } as const

/** How often the law adjusts a value. */
export type Adjustment = keyof typeof yearsBetweenAdjustments

/**
 * Origin of a figure that no law sets: the market (a price, a usage), a convention (a choice of this service, or of the
 * profession, where the law is silent), or the announcement of a reform that is no law yet.
 */
type UnlegislatedKind = 'market' | 'convention' | 'announcement'

/** A figure or a table of law with all its versions. */
export interface Parameter<T> {
  /** Dotted path, unique, never changed once published. */
  readonly id: string
  /** One sentence in the words of the law. */
  readonly description: string
  readonly unit: LawReference['unit']
  /** Set where no law sets the figure. */
  readonly kind?: UnlegislatedKind
  /** Set where its value is known to change or to be indexed at fixed intervals, counted from the year of a version. */
  readonly adjusted?: Adjustment
  /** Day on which the value was last compared with its source. */
  readonly checkedOn: string
  /** All versions, the oldest first. */
  readonly versions: readonly Version<T>[]
}

/** A table of law by key: region, year, kind of use. */
export type LawTable<Row> = Readonly<Record<string, Row>>

/** A version with the day for which it was looked up, and the last day on which it is in force. */
export interface VersionInForce<T> extends Version<T> {
  /** The day for which it was looked up. */
  readonly day: string
  /** Null while no version follows and no end is set. */
  readonly lastDay: string | null
}

/** The day whose law is applied. */
export interface LawDay {
  day: string
  /** The field of the request that holds the day; named when it is not covered. */
  field: string
  /** Day of the country's last check. */
  checkedOn: string
}

/** Last day to which open versions are carried: 31 December of the year after the country's last check. */
export const lastCoveredDay = (checkedOn: string): string => lastDayOf(yearOf(checkedOn) + 1)

/** Cache of last days: a version never changes, and date arithmetic is slow. */
const lastDays = new WeakMap<Version<unknown>, string | null>()

/** The last day of a version: its own, or the day before the next one begins; null while it is open. */
export const lastDay = <T>({ versions }: Parameter<T>, version: Version<T>): string | null => {
  const known = lastDays.get(version)
  if (known !== undefined) return known
  const next = versions[versions.indexOf(version) + 1]
  const day = version.until ?? (next ? plusDays(next.from, -1) : null)
  lastDays.set(version, day)
  return day
}

const notCovered = (parameter: Parameter<unknown>, { day, field, checkedOn }: LawDay): Refusal => {
  const { id, versions } = parameter
  const covered = lastCoveredDay(checkedOn)
  const spans = versions.map(version => `${version.from} to ${lastDay(parameter, version) ?? covered}`)
  const last = versions.at(-1)?.until ?? covered
  const message = `The parameter ${id} is not covered on ${day}; it is from ${versions[0]?.from} to ${last}.`
  return new Refusal('law_not_covered', {
    issues: [{ path: field, message, received: day, allowed: spans.slice(-10) }],
  })
}

/**
 * The version of a parameter that is in force on a day.
 * @throws Refusal `law_not_covered` before the first version, after `lastCoveredDay`, and after the end of a version that nothing follows.
 */
export const inForce = <T>(parameter: Parameter<T>, lawDay: LawDay): VersionInForce<T> => {
  const { day, checkedOn } = lawDay
  const version = parameter.versions.findLast(({ from }) => from <= day)
  if (!version || (version.until ?? day) < day || day > lastCoveredDay(checkedOn)) throw notCovered(parameter, lawDay)
  return { ...version, day, lastDay: lastDay(parameter, version) }
}

/** The last year, up to a given one, in which the law adjusted a value whose version began in the year `from`. */
export const adjustmentYear = (adjusted: Adjustment, from: number, year: number): number =>
  year - ((year - from) % yearsBetweenAdjustments[adjusted])

/**
 * Whether a value that the law adjusts at fixed intervals is used past an adjustment that was not read yet: the
 * parameter was last checked before the year of the adjustment, and no version begins in that year or later.
 */
export const isCarriedForward = (
  { adjusted, checkedOn }: Parameter<unknown>,
  { from, day }: VersionInForce<unknown>,
): boolean =>
  adjusted !== undefined &&
  Math.max(yearOf(checkedOn), yearOf(from)) < adjustmentYear(adjusted, yearOf(from), yearOf(day))

/** How a line cites a source: its own words, else the title, with the article where that has a number. */
export const citation = ({ title, article, reference }: Source): string =>
  reference ?? (/\d/.test(article) ? `${title}, ${article}` : title)
