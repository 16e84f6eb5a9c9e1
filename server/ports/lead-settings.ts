import type { Plan } from '#contract/account/owner'
import type { Language } from '#languages/registry'
import type { AuditEvent } from './audit.ts'
import type { KeepDays } from './leads.ts'
import type { Sealed } from './provider-keys.ts'

/** What an organisation has set of its contacts. */
export interface LeadSettings {
  organisationId: string
  organisation: string
  plan: Plan
  locale: Language | undefined
  email: string | undefined
  emailConfirmedAt: string | undefined
  /** SHA-256 of the token of the confirming link; undefined while none waits. */
  tokenHash: string | undefined
  keepDays: KeepDays
  termsVersion: string | undefined
  termsAt: string | undefined
}

/** A person who is told of what was changed. */
export interface ToldOwner {
  userId: string
  name: string
  email: string
  locale: Language | undefined
}

/** What organisations set of their contacts, in the records. Each change writes its event with it. */
export interface LeadSettingRecords {
  /** Undefined where there is no such organisation. */
  of(organisationId: string): Promise<LeadSettings | undefined>
  /** The owner of an organisation who joined first; undefined where there is no such organisation. */
  owner(organisationId: string): Promise<ToldOwner | undefined>
  setAddress(
    organisationId: string,
    address: { email: string | null; tokenHash: string | null },
    event: AuditEvent,
  ): Promise<void>
  /** Confirms the address that waits with this hash; the hash is forgotten. False where another one or none waits. */
  confirmAddress(organisationId: string, tokenHash: string, at: string, event: AuditEvent): Promise<boolean>
  /** Ends a confirmed address; false where it is not the confirmed one any more. */
  stopAddress(organisationId: string, email: string, event: AuditEvent): Promise<boolean>
  /** Lowering deletes at once what was kept for longer. */
  setKeepDays(organisationId: string, days: KeepDays, at: string, event: AuditEvent): Promise<void>
  acceptTerms(organisationId: string, version: string, at: string, event: AuditEvent): Promise<void>
}

/** Everything of leads that is sealed, for a change of the secrets. */
export interface SealedLeadRecords {
  all(): Promise<{ place: SealedPlace; sealed: Sealed }[]>
  /** False where it is not sealed as it was read any more. */
  rewrap(
    place: SealedPlace,
    from: Pick<Sealed, 'wrappedDek'>,
    wrapping: Pick<Sealed, 'kekId' | 'wrappedDek' | 'dekIv' | 'dekTag'>,
  ): Promise<boolean>
  kekIds(): Promise<string[]>
}

/** A row with something sealed. */
export interface SealedPlace {
  table: 'lead' | 'webhook'
  organisationId: string
  id: string
}
