import type { OwnedKey } from './account-records.ts'
import type { ActingMember } from './accounts.ts'
import type { AuditEvent } from './audit.ts'

/** Settings of a website key's form: attributes of the element by name, without `api-key` and `base-url`. */
export type EmbedSettings = Readonly<Record<string, string>>

export type FormCounter = 'forms' | 'estimates' | 'contacts'

/** Counts of a key's form on one day and host. */
export interface FormUsageDay {
  /** UTC day. */
  day: string
  host: string
  /** Times that a page with a form was opened. */
  forms: number
  estimates: number
  contacts: number
  /** Instant of the last of them. */
  lastAt: string
}

/** Whether a form was used; one of the first version does not tell that it was opened, but its estimates and contacts count. */
export const isFormUsed = ({ forms, estimates, contacts }: FormUsageDay): boolean => forms + estimates + contacts > 0

/** Settings and usage counts of forms. */
export interface EmbedRecords {
  settings(keyId: string): Promise<EmbedSettings | undefined>
  /** Replaces the settings, or deletes them; false where the member has lost the right to an organisation's forms. */
  saveSettings(
    key: Pick<OwnedKey, 'id' | 'owner'>,
    change: { settings: EmbedSettings | null; by: ActingMember },
    event: AuditEvent,
  ): Promise<boolean>
  /** Days of keys since a UTC day, newest first. */
  since(keyIds: readonly string[], day: string): Promise<(FormUsageDay & { keyId: string })[]>
  /** Logo of any organisation with this SHA-256 (hexadecimal). */
  logo(sha256: string): Promise<Uint8Array | undefined>
  /** Adds counts to their rows in one transaction. */
  add(counts: readonly (FormUsageDay & { keyId: string })[]): Promise<void>
}
