import type { AuditEvent } from './audit.ts'

/** What a website key's form is set to: attributes of the element by their names, without `api-key` and `base-url`. */
export type EmbedSettings = Readonly<Record<string, string>>

/** What is counted of a key's form. */
export type SeenOfForm = 'forms' | 'estimates' | 'contacts'

/** What was seen of a key's form on a day and a host. */
export interface EmbedDay {
  /** UTC day. */
  day: string
  host: string
  /** Times a browser loaded the names for a form, at most once an hour each. */
  forms: number
  estimates: number
  contacts: number
  /** Instant of the last of them. */
  lastAt: string
}

/** Settings of forms, and what was seen of them. */
export interface EmbedRecords {
  settings(keyId: string): Promise<EmbedSettings | undefined>
  saveSettings(keyId: string, settings: EmbedSettings | null, event: AuditEvent): Promise<void>
  /** Days of keys since a UTC day, newest first. */
  since(keyIds: readonly string[], day: string): Promise<(EmbedDay & { keyId: string })[]>
  /** The logo of any organisation whose SHA-256, in hexadecimal digits, is this. */
  logo(sha256: string): Promise<Uint8Array | undefined>
  /** Adds counts to their rows, all or none. */
  add(counts: readonly (EmbedDay & { keyId: string })[]): Promise<void>
}
