/** Kind of a value: a number, a share as a part of one, a day, a text, or a choice: a member of a closed list, or yes or no. */
export type ValueKind = 'number' | 'fraction' | 'day' | 'text' | 'choice'

/** A value that was read, with where the document is said to state it. */
export interface ReadValue {
  path: string
  value: number | string | boolean
  kind: ValueKind
  /** Whether it is an amount of money, which tables may give in thousands. */
  isMoney?: boolean
  /** Whether its field may be below zero. */
  maySink?: boolean
  /** Members of the closed list that the value is one of; left out for every other value. */
  members?: readonly string[]
  quote: string | null
  page: number | null
}
