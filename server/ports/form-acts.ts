import type { FormCounter } from './embeds.ts'

/** Orders of a result that a form tries against each other. */
export const triedOrders = ['figures', 'contact'] as const

/** An order of the result: its figures first, or the contact first. */
export type TriedOrder = (typeof triedOrders)[number]

/** Where something happened in a form on a website. */
export interface FormPlace {
  keyId: string
  /** UTC day. */
  day: string
  host: string
  /** Path of the page without query. */
  page: string
  /** `utm_campaign` of the page; empty without one. */
  campaign: string
  /** Empty where a single order is shown. */
  tried: TriedOrder | ''
}

/** What happened in a form: seen, estimated, contacted. */
export type FormActs = Readonly<Record<FormCounter, number>>

/** What happened in one place of a form. */
export type PlacedActs = FormPlace & FormActs

/** What a form tells of a visitor's act. */
type ToldAct = Omit<FormPlace, 'day'> & { what: FormCounter }

/** Counts what forms tell, in memory until the next flush. */
export interface FormActCounter {
  count(told: ToldAct): void
  /** Writes the counts, every five seconds and at shutdown. */
  flush(): Promise<void>
}

/** What happened, summed by some columns. */
export type SummedActs<Column extends keyof FormPlace> = Pick<FormPlace, Column> & FormActs

/** Counts of forms by page and campaign. */
export interface FormActRecords {
  /** Adds counts in one transaction; what is above the limit of a key's day goes to the page `*`. */
  add(acts: readonly PlacedActs[]): Promise<void>
  /** Counts of a key since a UTC day, summed by the named columns; the most seen first, at most 200. */
  sum<Column extends keyof FormPlace>(
    keyId: string,
    day: string,
    columns: readonly Column[],
  ): Promise<SummedActs<Column>[]>
}
