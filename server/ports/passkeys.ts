import type { AuditEvent } from './audit.ts'

/** A passkey as it is stored. */
export interface StoredPasskey {
  id: string
  userId: string
  /** What its owner calls it. */
  name: string
  /** Base64url, as the browser names it. */
  credentialId: string
  /** COSE key, base64url. */
  publicKey: string
  /** Uses that its device counted; 0 where it counts none. */
  counter: number
  /** Ways to its device, as the browser said them: `internal`, `usb`, `hybrid` … */
  transports: readonly string[]
  /** Instants, ISO 8601 in UTC. */
  createdAt: string
  lastUsedAt: string | undefined
}

/** What a challenge is made for; it is good for nothing else. */
export type ChallengePurpose = 'register' | 'signIn' | 'secondStep'

/** A challenge that waits for its answer. */
export interface StoredChallenge {
  /** SHA-256, hexadecimal. */
  hash: string
  purpose: ChallengePurpose
  /** Whose passkey must answer; undefined where anybody's may. */
  userId: string | undefined
  /** Instant, ISO 8601 in UTC. */
  expiresAt: string
}

/** Passkeys and their challenges in the records. */
export interface PasskeyRecords {
  /** Those of a user, oldest first. */
  ofUser(userId: string): Promise<StoredPasskey[]>
  byCredential(credentialId: string): Promise<StoredPasskey | undefined>
  /**
   * Adds a passkey and ends all sessions of its user; backup codes are stored where the second step was off.
   * @returns `known` where somebody has this passkey already.
   */
  add(passkey: StoredPasskey, backupCodes: readonly string[], event: AuditEvent): Promise<'on' | 'turnedOn' | 'known'>
  /** False: the user has none with this id. */
  rename(userId: string, id: string, name: string, event: AuditEvent): Promise<boolean>
  /** Removes a passkey and ends all sessions of its user; false where there is none with this id. */
  remove(userId: string, id: string, event: AuditEvent): Promise<boolean>
  /** Notes a use; false where the device counted no further than before, as the copy of a passkey would. */
  use(id: string, counter: number, at: string): Promise<boolean>
  keepChallenge(challenge: StoredChallenge): Promise<void>
  /** Takes a challenge, once; undefined where there is none that is still good at an instant. */
  takeChallenge(
    hash: string,
    purpose: ChallengePurpose,
    at: string,
  ): Promise<{ userId: string | undefined } | undefined>
}

/** What a browser is asked with, as the options of `navigator.credentials` in JSON. */
export type PasskeyQuestion = Readonly<Record<string, unknown>>

/** The site that passkeys are bound to: scheme, host and port of our pages. */
export interface PasskeySite {
  origin: string
}

/** Asks for passkeys and judges what devices signed (W3C WebAuthn, level 3); the person is always verified by the device. */
export interface PasskeyChecks {
  /** Asks for a new passkey; those that the person has on the device are not made twice. */
  askForNew(
    site: PasskeySite,
    challenge: Uint8Array,
    user: { id: string; email: string; name: string },
    known: readonly StoredPasskey[],
  ): Promise<PasskeyQuestion>
  /** Asks for the signature of one of some passkeys; of any that the person chooses where none is named. */
  askForSignature(site: PasskeySite, challenge: Uint8Array, known: readonly StoredPasskey[]): Promise<PasskeyQuestion>
  /** The new passkey in an answer; undefined where anything is wrong with it. */
  newPasskey(
    site: PasskeySite,
    challenge: string,
    answer: unknown,
  ): Promise<Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | undefined>
  /** The counter of a device that signed with a passkey; undefined where anything is wrong with the answer. */
  signedCounter(
    site: PasskeySite,
    challenge: string,
    answer: unknown,
    passkey: StoredPasskey,
  ): Promise<number | undefined>
}
