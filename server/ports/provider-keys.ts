import type { OwnProvider } from '#contract/ai/providers'
import type { AuditEvent } from './audit.ts'

export type { OwnProvider }

/** Whose provider key it is; `key` stands for an API key that the operator made, which no account owns. */
export interface ProviderKeyOwner {
  kind: 'user' | 'organisation' | 'key'
  id: string
}

/** A text under a key of its own, and that key under a secret of the installation; all in base64 but `kekId`. */
export interface Sealed {
  /** Which secret wraps the data key. */
  kekId: string
  /** The data key, encrypted. */
  wrappedDek: string
  dekIv: string
  dekTag: string
  iv: string
  tag: string
  ciphertext: string
}

/** A provider key as it is stored, never in clear. */
export interface StoredProviderKey extends Sealed {
  id: string
  owner: ProviderKeyOwner
  provider: OwnProvider
  lastFour: string
  /** HMAC of the key, by which the operator sees that two are the same. */
  fingerprint: string
  /** Whether the provider took the key when it was saved or last used, could not be asked, or refused it at its last use. */
  status: 'accepted' | 'unchecked' | 'rejected'
  /** Instants, ISO 8601 in UTC. */
  createdAt: string
  lastUsedAt: string | null
}

/** What a call with a key shows of it. */
export type KeyVerdict = Exclude<StoredProviderKey['status'], 'unchecked'>

/** The provider keys in the records. A change with an event writes both or neither. */
export interface ProviderKeyStore {
  /** Stores a key in place of its owner's earlier one of the provider; false where the owner is not there any more. */
  save(key: StoredProviderKey, event: AuditEvent): Promise<boolean>
  ofOwners(owners: readonly ProviderKeyOwner[]): Promise<StoredProviderKey[]>
  /** Deletes a key; false, and no event, where there was none. */
  remove(owner: ProviderKeyOwner, provider: OwnProvider, event: AuditEvent): Promise<boolean>
  removeAll(owner: ProviderKeyOwner): Promise<void>
  /** Notes a use, unless one is noted since an instant. */
  used(id: string, at: string, unlessSince: string): Promise<void>
  /** Notes what the provider says of a key by now; nothing where that is noted already. */
  judged(owner: ProviderKeyOwner, provider: OwnProvider, status: KeyVerdict): Promise<void>
  /** All of them, by id. */
  all(): Promise<StoredProviderKey[]>
  /** Replaces what wraps the data key, unless another process did. */
  rewrap(
    id: string,
    from: string,
    wrapping: Pick<Sealed, 'kekId' | 'wrappedDek' | 'dekIv' | 'dekTag'>,
  ): Promise<boolean>
  /** Names of the secrets that wrap something. */
  kekIds(): Promise<string[]>
}

/**
 * Asks a provider whether it takes a key. `unreachable` is everything that says neither yes nor no: no answer in time, a
 * redirection, a failure of the provider.
 */
export type ProviderCheck = (
  provider: OwnProvider,
  key: string,
  signal?: AbortSignal,
) => Promise<'accepted' | 'rejected' | 'unreachable'>

/** A provider key as its owner sees it. */
export interface ProviderKeyView {
  provider: OwnProvider
  /** The last four characters after an ellipsis. */
  display: string
  status: StoredProviderKey['status']
  createdAt: string
  lastUsedAt: string | null
}

/** A provider key as the operator sees it. */
export interface OperatorKeyView extends ProviderKeyView {
  fingerprint: string
}

/** What a change of a provider key is noted with: who did it, from where. */
export type ChangedBy = (at: string) => Omit<AuditEvent, 'action' | 'detail'>

/** The only way to provider keys. */
export interface ProviderKeys {
  /** Whether there is a secret to encrypt with; without one nothing is saved and nothing is found. */
  isOn: boolean
  /**
   * Checks with the provider, encrypts, replaces this owner's earlier key of the provider.
   * @throws Refusal `invalid_request` (issue `provider_key_rejected` at `key`), `unavailable` while there is no secret.
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
  /** Providers of which any of these owners has a key; nothing is decrypted. */
  providersOf(owners: readonly ProviderKeyOwner[]): Promise<readonly OwnProvider[]>
  /** The key of the first of these owners that has one, in clear: for the call to the provider, nowhere else. */
  open(owners: readonly ProviderKeyOwner[], provider: OwnProvider): Promise<string | undefined>
  /** Notes for its owner what a call with a key has shown of it. Never rejects. */
  judged(owner: ProviderKeyOwner, provider: OwnProvider, status: KeyVerdict): Promise<void>
  /** Wraps every data key with the active secret; touches no key in clear, and may be repeated. */
  rewrap(): Promise<Rewrapped>
  /** Writes one line to the log where keys are wrapped by a secret that is gone. */
  reportLost(): Promise<void>
}

/** What a rotation did: keys wrapped anew, those that were already, those that no secret opens. */
export interface Rewrapped {
  rewrapped: number
  already: number
  unopened: number
}
