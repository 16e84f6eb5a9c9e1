import { type OwnProvider, ownProviders } from '#contract/ai/providers'
import { hourMs } from '#domain/core/instants'
import { Refusal, unavailable } from '#domain/core/refusal'
import type { RandomBytes } from '../../access/keys.ts'
import { getRolesWithRight } from '../../access/ownership.ts'
import { computeFingerprint, seal, unseal, type WrappingSecret, wrapWithNewSecret } from '../../access/sealing.ts'
import type { Log } from '../../ports/log.ts'
import type {
  ProviderCheck,
  ProviderKeyOwner,
  ProviderKeyStore,
  ProviderKeys,
  Rewrapped,
  StoredProviderKey,
} from '../../ports/provider-keys.ts'

export interface ProviderKeysDependencies {
  store: ProviderKeyStore
  check: ProviderCheck
  /** The first encrypts, all decrypt; empty: provider keys are off. */
  secrets: readonly WrappingSecret[]
  log: Log
  randomBytes: RandomBytes
  now(): Date
}

const idBytes = 12
/** Retry delay in seconds without an encryption secret, which the operator must set. */
const noSecretSeconds = 3600

type Place = Pick<StoredProviderKey, 'owner' | 'provider' | 'id'>

/** Additional authenticated data: an encrypted key copied to another row cannot be decrypted. */
const buildProviderKeyContext = ({ owner, provider, id }: Place): string =>
  `v1|${owner.kind}|${owner.id}|${provider}|${id}`

const toOperatorKeyView = ({ provider, lastFour, status, createdAt, lastUsedAt, fingerprint }: StoredProviderKey) => {
  return { provider, display: `…${lastFour}`, status, createdAt, lastUsedAt, fingerprint }
}

const createKeyRejectedRefusal = (provider: OwnProvider): Refusal =>
  new Refusal('invalid_request', {
    issues: [{ path: 'key', code: 'provider_key_rejected', message: `${provider} does not take this key.` }],
  })

const createOwnerGoneRefusal = (): Refusal =>
  new Refusal('invalid_request', { message: 'The owner of this key is not there any more.' })

/** Saves a key: checks, encrypts, replaces. */
const createKeySaver =
  ({ store, check: ask, secrets: [active], randomBytes, now }: ProviderKeysDependencies): ProviderKeys['save'] =>
  async (owner, provider, key, { check, by, signal }) => {
    if (!active) throw unavailable('PROVIDER_KEY_SECRETS', new Error('no secret is set'), noSecretSeconds)
    const answer = check ? await ask(provider, key, signal) : 'unreachable'
    if (answer === 'rejected') throw createKeyRejectedRefusal(provider)
    const place = { id: `pvk_${Buffer.from(randomBytes(idBytes)).toString('hex')}`, owner, provider }
    const createdAt = now().toISOString()
    const change = by(createdAt)
    const stored: StoredProviderKey = {
      ...place,
      ...seal(key, buildProviderKeyContext(place), active, randomBytes),
      lastFour: key.slice(-4),
      fingerprint: computeFingerprint(key, active),
      status: answer === 'accepted' ? 'accepted' : 'unchecked',
      createdAt,
      lastUsedAt: null,
      ...(change.actor.kind === 'user' && { createdBy: change.actor.id }),
    }
    const { status } = stored
    const event = { ...change, action: 'providerKey.saved', detail: { provider, status } } as const
    if (!(await store.save(stored, event, getRolesWithRight('providerKeys')))) throw createOwnerGoneRefusal()
    const { fingerprint: _, ...view } = toOperatorKeyView(stored)
    return view
  }

/** Whether a failure is an authentication error of GCM: data were changed or moved. Failures of the store are not. */
const isAuthenticationFailure = (cause: unknown): boolean =>
  cause instanceof Error && cause.message === 'Unsupported state or unable to authenticate data'

/**
 * Logs a row that cannot be decrypted by its id, because it was changed or moved; a row without its secret is skipped.
 */
const tryDecryption = <T>(row: StoredProviderKey, log: Log, act: () => T): T | undefined => {
  try {
    return act()
  } catch (cause) {
    if (!isAuthenticationFailure(cause)) throw cause
    log.error({ providerKey: row.id }, 'a provider key does not open')
    return undefined
  }
}

/** Wraps all keys with the active secret, one row per statement. */
const createKeyRewrapper =
  ({ store, secrets, randomBytes, log }: ProviderKeysDependencies): ProviderKeys['rewrap'] =>
  async () => {
    const [active] = secrets
    if (!active) throw unavailable('PROVIDER_KEY_SECRETS', new Error('no secret is set'), noSecretSeconds)
    const one = async (row: StoredProviderKey): Promise<keyof Rewrapped> => {
      if (row.kekId === active.id) return 'already'
      const from = secrets.find(({ id }) => id === row.kekId)
      const wrapping =
        from &&
        tryDecryption(row, log, () =>
          wrapWithNewSecret(row, buildProviderKeyContext(row), { from, to: active }, randomBytes),
        )
      if (!wrapping) return 'unopened'
      return (await store.rewrap(row.id, row.kekId, wrapping)) ? 'rewrapped' : 'already'
    }
    const counts: Rewrapped = { rewrapped: 0, already: 0, unopened: 0 }
    for (const row of await store.all()) counts[await one(row)] += 1
    return counts
  }

/** Rows that a secret decrypts, in the order of their owners; a row without its secret counts as absent. */
const createKeyReader =
  ({ store, secrets }: ProviderKeysDependencies) =>
  async (owners: readonly ProviderKeyOwner[]): Promise<StoredProviderKey[]> => {
    const rows = (await store.ofOwners(owners)).filter(({ kekId }) => secrets.some(({ id }) => id === kekId))
    return owners.flatMap(({ kind, id }) => rows.filter(({ owner }) => owner.kind === kind && owner.id === id))
  }

/** Decrypts a key for a call, and records its use. */
const createKeyOpener = (deps: ProviderKeysDependencies): ProviderKeys['open'] => {
  const { store, secrets, log, now } = deps
  const rowsOf = createKeyReader(deps)
  const noteUse = async ({ id }: StoredProviderKey): Promise<void> => {
    const at = now()
    const unlessSince = new Date(at.getTime() - hourMs).toISOString()
    // A failure to record the use must not refuse the call.
    await store
      .used(id, at.toISOString(), unlessSince)
      .catch(cause => log.warn({ cause }, 'the use of a provider key was not noted'))
  }
  return async (owners, provider) => {
    for (const row of (await rowsOf(owners)).filter(found => found.provider === provider)) {
      const secret = secrets.find(({ id }) => id === row.kekId)
      const key = secret && tryDecryption(row, log, () => unseal(row, buildProviderKeyContext(row), secret))
      if (key === undefined) continue
      await noteUse(row)
      return key
    }
    return undefined
  }
}

/** Provider keys of users, organisations and API keys: the only code that handles one in clear. */
export const createProviderKeys = (deps: ProviderKeysDependencies): ProviderKeys => {
  const { store, secrets, log, now } = deps
  const rowsOf = createKeyReader(deps)
  return {
    isOn: secrets.length > 0,
    save: createKeySaver(deps),
    list: async owner => {
      const rows = await rowsOf([owner])
      return ownProviders.flatMap(provider => rows.filter(row => row.provider === provider)).map(toOperatorKeyView)
    },
    remove: (owner, provider, by) => {
      const event = { ...by(now().toISOString()), action: 'providerKey.deleted', detail: { provider } } as const
      return store.remove(owner, provider, event)
    },
    removeAll: store.removeAll,
    providersOf: async owners => {
      const rows = await rowsOf(owners)
      return ownProviders.filter(provider => rows.some(row => row.provider === provider))
    },
    open: createKeyOpener(deps),
    judged: (owner, provider, status) =>
      store
        .judged(owner, provider, status)
        .catch(cause => log.warn({ cause }, 'what a provider says of a key was not noted')),
    rewrap: createKeyRewrapper(deps),
    reportLost: async () => {
      const named = await store.kekIds().catch(cause => {
        log.error({ cause }, 'the provider keys were not read')
        return []
      })
      const lost = named.filter(kekId => !secrets.some(({ id }) => id === kekId))
      if (lost.length > 0)
        log.error({ wrappedBy: lost }, 'PROVIDER_KEY_SECRETS lacks secrets that wrap provider keys; those keys are off')
    },
  }
}
