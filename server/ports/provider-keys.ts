import type { OwnProvider } from '#contract/ai/providers'
import type { ActingMember } from './accounts.ts'
import type { AuditEvent } from './audit.ts'

export type { OwnProvider }

/** Owner of a provider key; `key` is an API key made by the operator, which belongs to no account. */
export interface ProviderKeyOwner {
  kind: 'user' | 'organisation' | 'key'
  id: string
}

/** Text encrypted with its own data key, which a secret of the installation encrypts; all base64 except `kekId`. */
export interface Sealed {
  /** Id of the secret that wraps the data key. */
  kekId: string
  /** Encrypted data key. */
  wrappedDek: string
  dekIv: string
  dekTag: string
  iv: string
  tag: string
  ciphertext: string
}

/** Provider key as stored, encrypted. */
export interface StoredProviderKey extends Sealed {
  id: string
  owner: ProviderKeyOwner
  provider: OwnProvider
  lastFour: string
  /** HMAC of the key, by which the operator recognises equal keys. */
  fingerprint: string
  /**
   * Whether the provider accepted the key when it was saved or last used, could not be reached, or rejected it at its
   * last use.
   */
  status: 'accepted' | 'unchecked' | 'rejected'
  /** Instants, ISO 8601 in UTC. */
  createdAt: string
  lastUsedAt: string | null
  /** User who saved it; undefined for older ones, and for the operator's. */
  createdBy?: string | undefined
}

/** Status of a key after a call with it. */
export type CheckedKeyStatus = Exclude<StoredProviderKey['status'], 'unchecked'>

/** Storage of provider keys. A change with an event writes both or neither. */
export interface ProviderKeyStore {
  /**
   * Stores a key, replacing the owner's earlier one of the provider; false where the owner no longer exists, or the user who
   * saves it for an organisation no longer has one of the roles.
   */
  save(key: StoredProviderKey, event: AuditEvent, roles?: ActingMember['roles']): Promise<boolean>
  ofOwners(owners: readonly ProviderKeyOwner[]): Promise<StoredProviderKey[]>
  /** Deletes a key; false, without an event, where there was none. */
  remove(owner: ProviderKeyOwner, provider: OwnProvider, event: AuditEvent): Promise<boolean>
  removeAll(owner: ProviderKeyOwner): Promise<void>
  /** Records a use, unless one has been recorded since an instant. */
  used(id: string, at: string, unlessSince: string): Promise<void>
  /** Records the status that the provider reported; does nothing where it is unchanged. */
  judged(owner: ProviderKeyOwner, provider: OwnProvider, status: CheckedKeyStatus): Promise<void>
  /** All of them, by id. */
  all(): Promise<StoredProviderKey[]>
  /** Replaces the wrapping of the data key, unless another process has done so. */
  rewrap(
    id: string,
    from: string,
    wrapping: Pick<Sealed, 'kekId' | 'wrappedDek' | 'dekIv' | 'dekTag'>,
  ): Promise<boolean>
  /** Ids of the wrapping secrets in use. */
  kekIds(): Promise<string[]>
}

/**
 * Checks with a provider whether it accepts a key. `unreachable` covers every unclear result: timeout, redirect,
 * failure of the provider.
 */
export type ProviderCheck = (
  provider: OwnProvider,
  key: string,
  signal?: AbortSignal,
) => Promise<'accepted' | 'rejected' | 'unreachable'>

/** Provider key as shown to its owner. */
export interface ProviderKeyView {
  provider: OwnProvider
  /** Last four characters after an ellipsis. */
  display: string
  status: StoredProviderKey['status']
  createdAt: string
  lastUsedAt: string | null
}

/** Provider key as shown to the operator. */
interface OperatorKeyView extends ProviderKeyView {
  fingerprint: string
}

/** Actor and origin of a change of a provider key, for the audit event. */
export type ChangedBy = (at: string) => Omit<AuditEvent, 'action' | 'detail'>

/** Provider keys of accounts; all access goes through it. */
export interface ProviderKeys {
  /** Whether an encryption secret is configured; without one nothing is saved or found. */
  isOn: boolean
  /**
   * Checks a key with the provider, encrypts it, and replaces this owner's earlier key of the provider.
   * @throws Refusal `invalid_request` (issue `provider_key_rejected` at `key`), `unavailable` without an encryption
   * secret.
   */
  save(
    owner: ProviderKeyOwner,
    provider: OwnProvider,
    key: string,
    options: { check: boolean; by: ChangedBy; signal?: AbortSignal },
  ): Promise<ProviderKeyView>
  /** Keys of an owner, openai first. */
  list(owner: ProviderKeyOwner): Promise<OperatorKeyView[]>
  /** Deletes a key; false where there was none. */
  remove(owner: ProviderKeyOwner, provider: OwnProvider, by: ChangedBy): Promise<boolean>
  removeAll(owner: ProviderKeyOwner): Promise<void>
  /** Providers for which any of these owners has a key; nothing is decrypted. */
  providersOf(owners: readonly ProviderKeyOwner[]): Promise<readonly OwnProvider[]>
  /** Decrypted key of the first of these owners that has one: only for the call to the provider. */
  open(owners: readonly ProviderKeyOwner[], provider: OwnProvider): Promise<string | undefined>
  /** Records the status of a key after a call with it. Never rejects. */
  judged(owner: ProviderKeyOwner, provider: OwnProvider, status: CheckedKeyStatus): Promise<void>
  /** Wraps every data key with the active secret without decrypting any key; idempotent. */
  rewrap(): Promise<Rewrapped>
  /** Logs one line where keys are wrapped by a secret that is no longer configured. */
  reportLost(): Promise<void>
}

/** Counts of a rotation: keys wrapped again, already current, and not decryptable with any secret. */
export interface Rewrapped {
  rewrapped: number
  already: number
  unopened: number
}
