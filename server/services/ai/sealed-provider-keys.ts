import { type OwnProvider, ownProviders } from '#contract/ai/providers'
import { hourMs } from '#domain/core/instants'
import { Refusal, unavailable } from '#domain/core/refusal'
import type { RandomBytes } from '../../access/keys.ts'
import { fingerprintOf, rewrapped, seal, unseal, type WrappingSecret } from '../../access/sealing.ts'
import type { Log } from '../../ports/log.ts'
import type {
  ProviderCheck,
  ProviderKeyOwner,
  ProviderKeyStore,
  ProviderKeys,
  Rewrapped,
  StoredProviderKey,
} from '../../ports/provider-keys.ts'

/** What provider keys are made of. */
export interface ProviderKeysDependencies {
  store: ProviderKeyStore
  check: ProviderCheck
  /** The first encrypts, all open; none: provider keys are off. */
  secrets: readonly WrappingSecret[]
  log: Log
  randomBytes: RandomBytes
  now(): Date
}

const idBytes = 12
/** Seconds after which a request is worth repeating while no secret is set: the operator must set one. */
const noSecretSeconds = 3600

type Place = Pick<StoredProviderKey, 'owner' | 'provider' | 'id'>

/** What a sealed key is bound to: the same key in another row does not open. */
const boundTo = ({ owner, provider, id }: Place): string => `v1|${owner.kind}|${owner.id}|${provider}|${id}`

const viewOf = ({ provider, lastFour, status, createdAt, lastUsedAt, fingerprint }: StoredProviderKey) => {
  return { provider, display: `…${lastFour}`, status, createdAt, lastUsedAt, fingerprint }
}

const rejected = (provider: OwnProvider): Refusal =>
  new Refusal('invalid_request', {
    issues: [{ path: 'key', code: 'provider_key_rejected', message: `${provider} does not take this key.` }],
  })

const ownerGone = (): Refusal =>
  new Refusal('invalid_request', { message: 'The owner of this key is not there any more.' })

/** Saving a key: check, seal, replace. */
const saving =
  ({ store, check: ask, secrets: [active], randomBytes, now }: ProviderKeysDependencies): ProviderKeys['save'] =>
  async (owner, provider, key, { check, by, signal }) => {
    if (!active) throw unavailable('PROVIDER_KEY_SECRETS', new Error('no secret is set'), noSecretSeconds)
    const answer = check ? await ask(provider, key, signal) : 'unreachable'
    if (answer === 'rejected') throw rejected(provider)
    const place = { id: `pvk_${Buffer.from(randomBytes(idBytes)).toString('hex')}`, owner, provider }
    const createdAt = now().toISOString()
    const stored: StoredProviderKey = {
      ...place,
      ...seal(key, boundTo(place), active, randomBytes),
      lastFour: key.slice(-4),
      fingerprint: fingerprintOf(key, active),
      status: answer === 'accepted' ? 'accepted' : 'unchecked',
      createdAt,
      lastUsedAt: null,
    }
    const { status } = stored
    const event = { ...by(createdAt), action: 'providerKey.saved', detail: { provider, status } } as const
    if (!(await store.save(stored, event))) throw ownerGone()
    const { fingerprint: _, ...view } = viewOf(stored)
    return view
  }

/** Whether a failure is that of GCM: something was changed or moved. Failures of the store are none. */
const isNotOpened = (cause: unknown): boolean =>
  cause instanceof Error && cause.message === 'Unsupported state or unable to authenticate data'

/** What fails when a row was changed or moved is logged by its id; a row whose secret is gone is left alone. */
const attempted = <T>(row: StoredProviderKey, log: Log, act: () => T): T | undefined => {
  try {
    return act()
  } catch (cause) {
    if (!isNotOpened(cause)) throw cause
    log.error({ providerKey: row.id }, 'a provider key does not open')
    return undefined
  }
}

/** Wrapping anew, one row a statement. */
const rewrapping =
  ({ store, secrets, randomBytes, log }: ProviderKeysDependencies): ProviderKeys['rewrap'] =>
  async () => {
    const [active] = secrets
    if (!active) throw unavailable('PROVIDER_KEY_SECRETS', new Error('no secret is set'), noSecretSeconds)
    const one = async (row: StoredProviderKey): Promise<keyof Rewrapped> => {
      if (row.kekId === active.id) return 'already'
      const from = secrets.find(({ id }) => id === row.kekId)
      const wrapping =
        from && attempted(row, log, () => rewrapped(row, boundTo(row), { from, to: active }, randomBytes))
      if (!wrapping) return 'unopened'
      return (await store.rewrap(row.id, row.kekId, wrapping)) ? 'rewrapped' : 'already'
    }
    const counts: Rewrapped = { rewrapped: 0, already: 0, unopened: 0 }
    for (const row of await store.all()) counts[await one(row)] += 1
    return counts
  }

/** Rows that a secret opens, in the order of their owners; a row whose secret is gone counts as absent. */
const reading =
  ({ store, secrets }: ProviderKeysDependencies) =>
  async (owners: readonly ProviderKeyOwner[]): Promise<StoredProviderKey[]> => {
    const rows = (await store.ofOwners(owners)).filter(({ kekId }) => secrets.some(({ id }) => id === kekId))
    return owners.flatMap(({ kind, id }) => rows.filter(({ owner }) => owner.kind === kind && owner.id === id))
  }

/** Opening a key for a call, with a note of its use. */
const opening = (deps: ProviderKeysDependencies): ProviderKeys['open'] => {
  const { store, secrets, log, now } = deps
  const rowsOf = reading(deps)
  const noteUse = async ({ id }: StoredProviderKey): Promise<void> => {
    const at = now()
    const unlessSince = new Date(at.getTime() - hourMs).toISOString()
    // A call that has its key is not refused for the sake of this note.
    await store
      .used(id, at.toISOString(), unlessSince)
      .catch(cause => log.warn({ cause }, 'the use of a provider key was not noted'))
  }
  return async (owners, provider) => {
    for (const row of (await rowsOf(owners)).filter(found => found.provider === provider)) {
      const secret = secrets.find(({ id }) => id === row.kekId)
      const key = secret && attempted(row, log, () => unseal(row, boundTo(row), secret))
      if (key === undefined) continue
      await noteUse(row)
      return key
    }
    return undefined
  }
}

/** The provider keys of users, organisations and API keys: the only code that sees one in clear. */
export const sealedProviderKeys = (deps: ProviderKeysDependencies): ProviderKeys => {
  const { store, secrets, log, now } = deps
  const rowsOf = reading(deps)
  return {
    isOn: secrets.length > 0,
    save: saving(deps),
    list: async owner => {
      const rows = await rowsOf([owner])
      return ownProviders.flatMap(provider => rows.filter(row => row.provider === provider)).map(viewOf)
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
    open: opening(deps),
    judged: (owner, provider, status) =>
      store
        .judged(owner, provider, status)
        .catch(cause => log.warn({ cause }, 'what a provider says of a key was not noted')),
    rewrap: rewrapping(deps),
    reportLost: async () => {
      const named = await store.kekIds().catch(cause => {
        log.error({ cause }, 'the provider keys were not looked at')
        return []
      })
      const lost = named.filter(kekId => !secrets.some(({ id }) => id === kekId))
      if (lost.length > 0)
        log.error({ wrappedBy: lost }, 'PROVIDER_KEY_SECRETS lacks secrets that wrap provider keys; those keys are off')
    },
  }
}
