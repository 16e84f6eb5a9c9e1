/**
 * Kinds of erasures that a restore must not undo. `role`: a role lowered to that of a member; `delivery`: a contact taken
 * by its receiver; `content`: the text of a contact; `password`, `address`: one that was replaced; `second_step`: a device;
 * `backup_code`: one that was used or replaced, by its user and its hash.
 */
export const erasureKinds = [
  'user',
  'organisation',
  'member',
  'role',
  'invitation',
  'session',
  'password',
  'passkey',
  'second_step',
  'backup_code',
  'sign_up',
  'key',
  'provider_key',
  'webhook',
  'address',
  'contact',
  'content',
  'delivery',
] as const

/** Kind of what was erased. */
export type ErasureKind = (typeof erasureKinds)[number]

/** What was erased, by its id alone, and when; the newest one of an id stands for all. */
export interface Erasure {
  kind: ErasureKind
  id: string
  /** ISO instant, by the clock of the records. */
  at: string
}

/** Erasures applied to restored records. */
export interface AppliedErasures {
  /** Number of erasures that the records had not seen. */
  count: number
  /** Lines of the journal that cannot be read. */
  unreadable: number
  /** Whether the records are older than the journal reaches back: erasures in between are unknown. */
  isTooOld: boolean
}
