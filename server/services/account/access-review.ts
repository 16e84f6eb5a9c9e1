import { hasRight } from '../../access/ownership.ts'
import type { SessionRecords } from '../../ports/account-records.ts'
import type { Actor } from '../../ports/accounts.ts'
import type { Webhooks } from '../leads/lead-services.ts'
import { withAccountErrors } from './account-errors.ts'
import type { AccessItem, AccessKind, AccessReview, AccountKeys, Organisations } from './account-services.ts'
import { createProofCheck } from './proven.ts'
import { assertRecentSignIn } from './recent-sign-in.ts'
import { createFieldRefusal } from './refused-field.ts'
import { createSecondStepChanges, type SecondStepDependencies } from './second-step-change.ts'

export interface AccessReviewDependencies extends SecondStepDependencies {
  sessions: SessionRecords
  keys: Pick<AccountKeys, 'list' | 'revoke'>
  organisations: Pick<Organisations, 'membership'>
  webhooks: Pick<Webhooks, 'list' | 'remove'>
}

type Listing = Omit<AccessItem, 'isThis'>

/** Order in which chosen items are removed; the last two end every session. */
const removalOrder: readonly AccessKind[] = ['webhook', 'key', 'session', 'secondStep', 'passkey']

const listSecondFactors = async (
  { session: { userId } }: Actor,
  { accounts, secondSteps, passkeys }: AccessReviewDependencies,
): Promise<Listing[]> => {
  const own = await passkeys.ofUser(userId)
  const device: Listing[] = (await accounts.hasDevice(userId))
    ? [{ kind: 'secondStep', id: '', name: '', createdAt: await secondSteps.turnedOnAt(userId) }]
    : []
  return [...device, ...own.map(({ id, name, createdAt }): Listing => ({ kind: 'passkey', id, name, createdAt }))]
}

/**
 * Active keys of the person, and those that it made for its organisation; webhooks of the organisation that it added, and those of
 * which it is not known who did.
 */
const listKeysAndWebhooks = async (
  actor: Actor,
  { keys, organisations, webhooks }: AccessReviewDependencies,
): Promise<Listing[]> => {
  const { userId } = actor.session
  const membership = await organisations.membership(userId)
  const mayRevoke = membership !== undefined && hasRight(membership.role, 'createKeys')
  const active = (await keys.list(actor)).filter(
    ({ revokedAt, owner, createdBy }) =>
      revokedAt === null && (owner.kind === 'user' || (mayRevoke && createdBy?.id === userId)),
  )
  const receiving = membership && hasRight(membership.role, 'leads') ? await webhooks.list(actor) : []
  const own = receiving.filter(({ maker }) => !maker || maker.id === userId)
  return [
    ...active.map(({ id, name, createdAt }): Listing => ({ kind: 'key', id, name, createdAt })),
    ...own.map(({ id, url, createdAt }): Listing => ({ kind: 'webhook', id, name: url, createdAt })),
  ]
}

const listSessions = async ({ session }: Actor, { sessions, now }: AccessReviewDependencies): Promise<AccessItem[]> => {
  const open = await sessions.ofUser(session.userId, now().toISOString())
  return open.map(({ id, agent, createdAt }) => {
    return { kind: 'session', id, name: agent, createdAt, isThis: id === session.id }
  })
}

const listAccessItems = async (actor: Actor, deps: AccessReviewDependencies): Promise<AccessItem[]> => {
  const lists = await Promise.all([listSecondFactors(actor, deps), listKeysAndWebhooks(actor, deps)])
  const items = [...lists.flat().map(item => ({ ...item, isThis: false })), ...(await listSessions(actor, deps))]
  return items.toSorted((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''))
}

/** Value of an item in the form of its page. */
export const formatAccessItem = ({ kind, id }: Pick<AccessItem, 'kind' | 'id'>): string => `${kind}:${id}`

/** @throws Refusal without a choice, or for an item that is not listed. */
const findChosenItems = (items: readonly AccessItem[], chosen: readonly string[]): AccessItem[] => {
  const found = items.filter(item => !item.isThis && chosen.includes(formatAccessItem(item)))
  const values = found.map(formatAccessItem)
  const unknown = chosen.find(value => !values.includes(value))
  if (unknown !== undefined)
    throw createFieldRefusal('remove', 'not_allowed', 'Must be an item of the list, other than this session.', unknown)
  if (found.length === 0) throw createFieldRefusal('remove', 'not_allowed', 'Choose at least one item of the list.')
  return found.toSorted((one, other) => removalOrder.indexOf(one.kind) - removalOrder.indexOf(other.kind))
}

/** What opens an account or receives its data: listed after a password reset, and removed by choice. */
export const createAccessReview = (deps: AccessReviewDependencies): AccessReview => {
  const { accounts, audit, keys, passkeys, secondSteps, sessions, webhooks } = deps
  const proven = createProofCheck(deps)
  const { eventOf, done } = createSecondStepChanges(deps)
  const removals: Readonly<Record<AccessKind, (actor: Actor, id: string) => Promise<unknown>>> = {
    webhook: (actor, id) => webhooks.remove(actor, id),
    key: (actor, id) => keys.revoke(actor, id),
    session: async (actor, id) => {
      if (await sessions.end(actor.session.userId, id))
        await audit.record(eventOf(actor, 'session.ended', { targetId: id }))
    },
    secondStep: actor => secondSteps.turnOff(actor.session.userId, eventOf(actor, 'twoFactor.off')),
    passkey: (actor, id) =>
      passkeys.remove(actor.session.userId, id, eventOf(actor, 'passkey.removed', { targetId: id })),
  }
  return {
    list: actor => withAccountErrors(() => listAccessItems(actor, deps)),
    remove: (actor, cookie, { chosen, password }) =>
      withAccountErrors(async () => {
        const items = findChosenItems(await listAccessItems(actor, deps), chosen)
        const isStepChanged = items.some(({ kind }) => kind === 'secondStep' || kind === 'passkey')
        if (isStepChanged) assertRecentSignIn(actor, deps.now())
        return proven(actor, cookie, async () => {
          if (!(await accounts.isPassword(actor.session.userId, password))) return undefined
          for (const { kind, id } of items) await removals[kind](actor, id)
          return { cookies: isStepChanged ? (await done(actor)).cookies : [] }
        })
      }),
  }
}
