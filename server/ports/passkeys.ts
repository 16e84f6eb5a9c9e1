import type { AuditEvent } from './audit.ts'

export interface StoredPasskey {
  id: string
  userId: string
  /** Name chosen by its owner. */
  name: string
  /** Base64url, as in the browser. */
  credentialId: string
  /** COSE key, base64url. */
  publicKey: string
  /** Signature counter of the device; 0 where it has none. */
  counter: number
  /** Transports reported by the browser: `internal`, `usb`, `hybrid` … */
  transports: readonly string[]
  /** Instants, ISO 8601 in UTC. */
  createdAt: string
  lastUsedAt: string | undefined
}

/** Purpose of a challenge; it is valid for no other. */
export type ChallengePurpose = 'register' | 'signIn' | 'secondStep' | 'confirm'

/** Pending challenge. */
interface StoredChallenge {
  /** SHA-256, hexadecimal. */
  hash: string
  purpose: ChallengePurpose
  /** User whose passkey must answer; undefined where any user's may. */
  userId: string | undefined
  /** Instant, ISO 8601 in UTC. */
  expiresAt: string
}

/** Storage of passkeys and their challenges. */
export interface PasskeyRecords {
  /** Passkeys of a user, oldest first. */
  ofUser(userId: string): Promise<StoredPasskey[]>
  byCredential(credentialId: string): Promise<StoredPasskey | undefined>
  /**
   * Adds a passkey and ends all sessions of its user; backup codes are stored where the second step was off.
   * @returns `known` where the passkey is already registered.
   */
  add(passkey: StoredPasskey, backupCodes: readonly string[], event: AuditEvent): Promise<'on' | 'turnedOn' | 'known'>
  /** False where the user has no passkey with this id. */
  rename(userId: string, id: string, name: string, event: AuditEvent): Promise<boolean>
  /** Removes a passkey and ends all sessions of its user; false for an unknown id. */
  remove(userId: string, id: string, event: AuditEvent): Promise<boolean>
  /** Records a use; false where the counter did not increase, which indicates a cloned passkey. */
  use(id: string, counter: number, at: string): Promise<boolean>
  keepChallenge(challenge: StoredChallenge): Promise<void>
  /** Consumes a challenge; undefined where no unexpired one matches. */
  takeChallenge(
    hash: string,
    purpose: ChallengePurpose,
    at: string,
  ): Promise<{ userId: string | undefined } | undefined>
}

/** Options of `navigator.credentials` as JSON. */
export type PasskeyOptions = Readonly<Record<string, unknown>>

/** Site that passkeys are bound to: scheme, host and port of our pages. */
export interface PasskeySite {
  origin: string
}

/**
 * Creates options for passkeys and verifies signatures (W3C WebAuthn, level 3); user verification by the device is
 * always required.
 */
export interface PasskeyChecks {
  /** Options to register a passkey; those in `known` are excluded. */
  askForNew(
    site: PasskeySite,
    challenge: Uint8Array,
    user: { id: string; email: string; name: string },
    known: readonly StoredPasskey[],
  ): Promise<PasskeyOptions>
  /** Options to sign with one of the `known` passkeys, or with any where the list is empty. */
  askForSignature(site: PasskeySite, challenge: Uint8Array, known: readonly StoredPasskey[]): Promise<PasskeyOptions>
  /** Passkey of a registration response; undefined where the response is invalid. */
  newPasskey(
    site: PasskeySite,
    challenge: string,
    answer: unknown,
  ): Promise<Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | undefined>
  /** Signature counter of an authentication response; undefined where the response is invalid. */
  signedCounter(
    site: PasskeySite,
    challenge: string,
    answer: unknown,
    passkey: StoredPasskey,
  ): Promise<number | undefined>
}
