import type { Plan } from '#contract/account/owner'
import type { Language } from '#languages/registry'
import type { ActingMember } from './accounts.ts'
import type { AuditEvent } from './audit.ts'
import type { KeepDays } from './leads.ts'
import type { Sealed } from './provider-keys.ts'

/** Lead settings of an organisation. */
export interface LeadSettings {
  organisationId: string
  organisation: string
  plan: Plan
  locale: Language | undefined
  email: string | undefined
  emailConfirmedAt: string | undefined
  /** SHA-256 of the token of the pending confirmation link, if any. */
  tokenHash: string | undefined
  /** User who asked for the address, or kept it after its maker had left; undefined for older ones. */
  emailBy: string | undefined
  /** Since when the confirmed address gets no contacts: its maker lost the right to set it. */
  emailSuspendedAt: string | undefined
  keepDays: KeepDays
  termsVersion: string | undefined
  termsAt: string | undefined
}

/** Owner of an organisation, who is notified of changes. */
export interface NotifiedOwner {
  userId: string
  name: string
  email: string
  locale: Language | undefined
}

/** Stored lead settings of organisations. Each change writes its event in the same transaction. */
export interface LeadSettingRecords {
  /** Undefined for an unknown organisation. */
  of(organisationId: string): Promise<LeadSettings | undefined>
  /** Owner of an organisation who joined first; undefined for an unknown organisation. */
  owner(organisationId: string): Promise<NotifiedOwner | undefined>
  /** Sets an unconfirmed address; false where the acting member has lost the right. */
  setAddress(
    organisationId: string,
    address: { email: string; tokenHash: string; by: ActingMember },
    event: AuditEvent,
  ): Promise<boolean>
  /** Removes the address; false where the acting member has lost the right. */
  removeAddress(organisationId: string, by: ActingMember, event: AuditEvent): Promise<boolean>
  /**
   * Confirms the pending address with this hash, and deletes the hash. False where another one or none is pending, or whoever
   * asked for it no longer has one of the roles.
   */
  confirmAddress(
    organisationId: string,
    link: { tokenHash: string; at: string; roles: ActingMember['roles'] },
    event: AuditEvent,
  ): Promise<boolean>
  /** Removes a confirmed address; false where it is no longer the confirmed one. */
  stopAddress(organisationId: string, email: string, event: AuditEvent): Promise<boolean>
  /** Sets the retention; a shorter one deletes expired contents at once. */
  setKeepDays(organisationId: string, days: KeepDays, at: string, event: AuditEvent): Promise<void>
  acceptTerms(organisationId: string, version: string, at: string, event: AuditEvent): Promise<void>
}

/** All sealed data of leads, for a rotation of the secrets. */
export interface SealedLeadRecords {
  all(): Promise<{ place: SealedPlace; sealed: Sealed }[]>
  /** False where it was sealed anew since it was read. */
  rewrap(
    place: SealedPlace,
    from: Pick<Sealed, 'wrappedDek'>,
    wrapping: Pick<Sealed, 'kekId' | 'wrappedDek' | 'dekIv' | 'dekTag'>,
  ): Promise<boolean>
  kekIds(): Promise<string[]>
}

/** Row with sealed data. */
export interface SealedPlace {
  table: 'lead' | 'webhook'
  organisationId: string
  id: string
}
