import { createHash } from 'node:crypto'
import type * as z from 'zod'
import type { NewKey } from '#contract/account/key'
import type { Plan } from '#contract/account/owner'
import { plusDays } from '#domain/core/days'
import { utcDay } from '#domain/core/instants'
import { Refusal } from '#domain/core/refusal'
import { createKeyText, displayKeyParts, hashKey } from '../../access/keys.ts'
import { getRolesWithRight, hasRight } from '../../access/ownership.ts'
import { getPlanLimits } from '../../access/plans.ts'
import type { KeyOwner, OwnedKey } from '../../ports/account-records.ts'
import type { Actor } from '../../ports/accounts.ts'
import { withAccountErrors } from './account-errors.ts'
import type { AccountKeys } from './account-services.ts'
import { createAuditEvent } from './audit-note.ts'
import { buildUsageHistory, listThirtyDays, nextDay } from './usage-days.ts'
import { checkKeyName, checkTier, validateNewKeyOrigins, validateOrigins } from './validate-key.ts'
import {
  type AccountKeysDependencies,
  findChangeableKey,
  findViewer,
  findVisibleKey,
  type SeeingViewer,
  toKeyView,
  toKeyViews,
} from './visible-keys.ts'

const keysMax = 500
/** Days for which a revoked key is listed. */
const revokedDays = -90
const idBytes = 9
const createKeysForbiddenRefusal = (): Refusal =>
  new Refusal('forbidden', { message: 'Administrators of the organisation make its keys.' })

/** Owner of a new key, and its plan. @throws Refusal without the organisation, or the right in it. */
const resolveNewKeyOwner = async (
  { session, membership }: SeeingViewer,
  kind: KeyOwner['kind'],
  { profiles }: AccountKeysDependencies,
): Promise<{ owner: KeyOwner; plan: Plan }> => {
  if (kind === 'user')
    return { owner: { kind, id: session.userId }, plan: (await profiles.profile(session.userId)).plan }
  if (!membership) throw new Refusal('organisation_not_found')
  if (!hasRight(membership.role, 'createKeys')) throw createKeysForbiddenRefusal()
  return { owner: { kind, id: membership.id }, plan: membership.plan }
}

const refuseLimit = (result: 'activeLimit' | 'dayLimit' | 'alreadyMade', plan: Plan, now: Date): never => {
  const { activeKeys, newKeysPerDay } = getPlanLimits(plan)
  if (result === 'alreadyMade')
    throw new Refusal('idempotency_conflict', {
      message: 'This key was made already and cannot be shown again.',
      issues: [{ path: '', code: 'already_made', message: 'Look for it in the list of keys.' }],
    })
  if (result === 'activeLimit')
    throw new Refusal('key_limit_reached', {
      issues: [{ path: '', code: 'key_limit', message: `The plan ${plan} has ${activeKeys} active keys.` }],
    })
  throw new Refusal('rate_limited', {
    message: `The plan ${plan} has ${newKeysPerDay} new keys a day.`,
    issues: [{ path: '', code: 'key_limit_day', message: 'Make the next one after midnight UTC.' }],
    window: { limit: newKeysPerDay, remaining: 0, resetAt: Date.parse(nextDay(now)) },
    isRepeatUseless: true,
  })
}

const createAccountKey = async (
  actor: Actor,
  wanted: z.infer<typeof NewKey>,
  creation: string | undefined,
  deps: AccountKeysDependencies,
) => {
  const { keys, randomBytes, mail } = deps
  const viewer = await findViewer(actor, deps)
  checkKeyName(wanted.name)
  const origins = validateNewKeyOrigins(wanted)
  const { owner, plan } = await resolveNewKeyOwner(viewer, wanted.owner, deps)
  checkTier(plan, wanted.tier)
  const { name, tier, kind } = wanted
  const [now, secret] = [deps.now(), createKeyText(kind, randomBytes)]
  const key: OwnedKey = {
    ...{ id: `key_${Buffer.from(randomBytes(idBytes)).toString('hex')}`, name, tier, kind, origins, owner },
    ...displayKeyParts(secret),
    createdAt: now.toISOString(),
    ...(kind === 'publishable' && { publicText: secret }),
  }
  const { userId, user } = actor.session
  const result = await keys.createOwned({
    key,
    hash: hashKey(secret),
    createdBy: userId,
    roles: getRolesWithRight('createKeys'),
    creationId: creation === undefined ? undefined : createHash('sha256').update(`${userId} ${creation}`).digest('hex'),
    limits: getPlanLimits(plan),
    event: createAuditEvent(actor, now.toISOString(), 'key.created', {
      owner,
      targetId: key.id,
      detail: { tier, kind },
    }),
  })
  if (result === 'forbidden') throw createKeysForbiddenRefusal()
  if (result !== 'created') return refuseLimit(result, plan, now)
  const { place, visit } = actor
  const values = { name, tier, address: visit.shownAddress }
  mail.send({
    kind: 'emailOfKeyCreated',
    to: user.email,
    locale: place.locale,
    link: `${place.origin}/account/keys`,
    values,
  })
  const createdBy = { id: userId, name: user.name, isMember: true }
  return { key: await toKeyView({ ...key, createdBy }, viewer, deps), secret }
}

/** Notifies the owners of an organisation, each in its own language, that one of its keys was revoked. */
const notifyKeyRevoked = async (
  { place }: Actor,
  { id, name: organisation }: { id: string; name: string },
  { name }: OwnedKey,
  { organisations, profiles, mail }: AccountKeysDependencies,
): Promise<void> => {
  const owners = (await organisations.members(id)).filter(({ role }) => role === 'owner')
  for (const { userId, email } of owners) {
    const { locale = place.locale } = await profiles.profile(userId)
    const link = `${place.origin}/account/keys`
    mail.send({ kind: 'keyRevoked', to: email, locale, link, values: { name, organisation } })
  }
}

/** @throws Refusal for a key without settable origins: a secret or revoked one. */
const checkTakesOrigins = ({ kind, revokedAt }: Pick<OwnedKey, 'kind' | 'revokedAt'>): void => {
  const refused = (code: string, message: string): Refusal =>
    new Refusal('invalid_request', { issues: [{ path: 'origins', code, message }] })
  if (kind === 'secret') throw refused('origins_refused', 'A secret key is bound to no origin.')
  if (revokedAt !== undefined) throw refused('key_revoked', 'The key was revoked and answers no page any more.')
}

/** Methods that change keys. */
const createKeyChanges = (deps: AccountKeysDependencies): Pick<AccountKeys, 'create' | 'setOrigins' | 'revoke'> => ({
  create: (actor, wanted, creation) => withAccountErrors(() => createAccountKey(actor, wanted, creation, deps)),
  setOrigins: (actor, id, texts) =>
    withAccountErrors(async () => {
      const viewer = await findViewer(actor, deps)
      const key = await findChangeableKey(viewer, id, deps)
      checkTakesOrigins(key)
      const origins = validateOrigins(texts)
      const { owner } = key
      const details = { owner, targetId: id, detail: { origins: origins.join(' ').slice(0, 300) } }
      const by = { userId: actor.session.userId, roles: getRolesWithRight('createKeys') }
      const event = createAuditEvent(actor, deps.now().toISOString(), 'key.origins', details)
      if (!(await deps.keys.setOrigins(key, { origins, by }, event))) throw createKeysForbiddenRefusal()
      return toKeyView({ ...key, origins }, viewer, deps)
    }),
  revoke: (actor, id) =>
    withAccountErrors(async () => {
      const viewer = await findViewer(actor, deps)
      const key = await findChangeableKey(viewer, id, deps)
      const { owner } = key
      const at = deps.now().toISOString()
      const event = createAuditEvent(actor, at, 'key.revoked', { owner, targetId: id })
      await deps.keys.revokeOwned(id, actor.session.userId, at, event)
      if (owner.kind === 'organisation' && viewer.membership && key.revokedAt === undefined)
        await notifyKeyRevoked(actor, viewer.membership, key, deps)
      return toKeyView(await findVisibleKey(viewer, id, deps), viewer, deps)
    }),
})

/** Keys of a person and of its organisation. */
export const createAccountKeys = (deps: AccountKeysDependencies): AccountKeys => {
  const list = async (viewer: SeeingViewer) => {
    const revokedSince = plusDays(utcDay(deps.now()), revokedDays)
    return toKeyViews(await deps.keys.ofOwners(viewer.owners, revokedSince, keysMax), viewer, deps)
  }
  const history = (keyIds: readonly string[]) => {
    const days = listThirtyDays(deps.now())
    return deps.usage.between(keyIds, days[0] ?? '', days.at(-1) ?? '')
  }
  return {
    ...createKeyChanges(deps),
    list: actor => withAccountErrors(async () => list(await findViewer(actor, deps))),
    one: (actor, id) =>
      withAccountErrors(async () => {
        const viewer = await findViewer(actor, deps)
        return toKeyView(await findVisibleKey(viewer, id, deps), viewer, deps)
      }),
    usageOf: (actor, id) =>
      withAccountErrors(async () => {
        const viewer = await findViewer(actor, deps)
        const { today } = await toKeyView(await findVisibleKey(viewer, id, deps), viewer, deps)
        return { keyId: id, ...buildUsageHistory(deps.now(), await history([id])), today }
      }),
    usage: actor =>
      withAccountErrors(async () => {
        const keys = await list(await findViewer(actor, deps))
        const rows = await history(keys.map(({ id }) => id))
        const totalOf = (keyId: string): number =>
          rows.filter(row => row.keyId === keyId).reduce((sum, { count }) => sum + count, 0)
        return {
          ...buildUsageHistory(deps.now(), rows),
          keys: keys.map(({ id, name, today }) => ({ keyId: id, name, total: totalOf(id), today })),
        }
      }),
  }
}
