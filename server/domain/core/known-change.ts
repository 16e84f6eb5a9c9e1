import type { Source } from './dated.ts'

/** A change of the law that is known before it is calculated. */
export interface KnownChange {
  /** First day; of a change that comes back each year, the next one. */
  readonly day: string
  /** An act that was passed, a bill or an announcement, or what such acts do at that time each year. */
  readonly status: 'passed' | 'announced' | 'expected'
  /** The calculation that it changes. */
  readonly concerns: 'purchase' | 'sale'
  /** Codes of the only regions that it concerns. */
  readonly regions?: readonly string[]
  /** What changes, and what an answer of later days does. */
  readonly says: string
  /** The act, or the place where the change was read. */
  readonly source: Pick<Source, 'title' | 'article' | 'url'>
}

/** What the last reading of the law of a country looked for, and the changes of later days that it found. */
export interface LawReading {
  readonly lookedFor: string
  readonly changes: readonly KnownChange[]
}

/** A case whose law is read: what is calculated, its day and its region, where it has one. */
interface DatedMatter {
  readonly concerns: KnownChange['concerns']
  readonly day: string
  readonly region?: string | undefined
}

/** Changes of a reading that concern a case and have begun by its day. */
export const listChangesBy = (
  { changes }: LawReading,
  { concerns, day, region }: DatedMatter,
): readonly KnownChange[] =>
  changes.filter(
    change =>
      change.concerns === concerns &&
      change.day <= day &&
      (change.regions === undefined || (region !== undefined && change.regions.includes(region))),
  )
