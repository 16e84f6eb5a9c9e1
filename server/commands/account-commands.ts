import { Plan } from '#contract/account/owner'
import { parseOrigin } from '../access/origins.ts'
import { getPlanLimits } from '../access/plans.ts'
import type {
  AccountRemoval,
  KeyOwner,
  OperatorRecords,
  OwnedKey,
  OwnedKeyRecords,
  SessionRecords,
} from '../ports/account-records.ts'
import type { Mail } from '../ports/accounts.ts'
import type { AuditAction, AuditEvent, AuditStore } from '../ports/audit.ts'
import type { ApiKey } from '../ports/key-store.ts'
import type { SecretRotation } from '../ports/webhooks.ts'
import { CommandFault } from './run-command.ts'

/** Dependencies of the account commands. */
export interface AccountCommandContext {
  operator: OperatorRecords
  owned: Pick<OwnedKeyRecords, 'setPlan'>
  sessions: Pick<SessionRecords, 'endAll'>
  removal: AccountRemoval
  rotation: SecretRotation
  audit: AuditStore
  mail: Mail
  /** Origin of the pages, for links in letters. */
  origin: string
  now(): Date
}

/** Audit event of an operator's action, listed among those of the account's owner. */
const createOperatorEvent = (
  { now }: AccountCommandContext,
  action: AuditAction,
  owner: KeyOwner,
  detail: Record<string, string> = {},
): AuditEvent => ({ at: now().toISOString(), actor: { kind: 'operator' }, owner, action, detail })

/** Finds the owner that an argument names. @throws CommandFault for an unknown e-mail or id. */
export const findNamedOwner = async (
  text: string | undefined,
  { operator }: AccountCommandContext,
): Promise<KeyOwner> => {
  if (text === undefined)
    throw new CommandFault('An owner is missing: an e-mail, or the id of an organisation (org_…).')
  const owner = await operator.ownerOf(text)
  if (!owner) throw new CommandFault(`No user and no organisation is called "${text}": write an e-mail or org_….`)
  return owner
}

const findNamedUser = async (text: string | undefined, context: AccountCommandContext): Promise<KeyOwner> => {
  const owner = await findNamedOwner(text, context)
  if (owner.kind !== 'user') throw new CommandFault('Write the e-mail of a user.')
  return owner
}

/** Creates a key for an owner; limits of the plan do not apply to the operator. */
export const createOwnedKey = async (
  key: ApiKey,
  hash: string,
  secret: string,
  text: string,
  context: AccountCommandContext,
): Promise<void> => {
  const owner = await findNamedOwner(text, context)
  // Commands create only these two kinds.
  const kind = key.kind as OwnedKey['kind']
  const owned = { ...key, kind, owner, ...(kind === 'publishable' && { publicText: secret }) }
  await context.operator.createFor(owned, hash, {
    ...createOperatorEvent(context, 'key.created', owner, { tier: key.tier, kind }),
    targetId: key.id,
  })
}

const runSetPlan = async ([text, word]: readonly string[], context: AccountCommandContext): Promise<string> => {
  const owner = await findNamedOwner(text, context)
  const plan = Plan.options.find(known => known === word)
  if (!plan) throw new CommandFault(`"${word ?? ''}" is no plan: write ${Plan.options.join(', ')}.`)
  const { tiers } = getPlanLimits(plan)
  const event = createOperatorEvent(context, 'plan.changed', owner, { plan })
  await context.owned.setPlan(owner, plan, { tiers, to: plan satisfies Plan, event })
  return `${text} has the plan ${plan}.`
}

const runEndSessions = async ([text]: readonly string[], context: AccountCommandContext): Promise<string> => {
  const owner = await findNamedUser(text, context)
  await context.sessions.endAll(owner.id)
  await context.audit.record(createOperatorEvent(context, 'session.ended', owner, { which: 'all' }))
  return `The sessions of ${text} are ended.`
}

const runTwoFactorOff = async ([text = '']: readonly string[], context: AccountCommandContext): Promise<string> => {
  const { id } = await findNamedUser(text, context)
  const event = createOperatorEvent(context, 'twoFactor.off', { kind: 'user', id })
  if (!(await context.operator.twoFactorOff(id, event))) throw new CommandFault(`${text} has no second factor.`)
  const locale = (await context.operator.localeOf(id)) ?? 'fr'
  const [to, link] = [text.trim().toLowerCase(), `${context.origin}/account/security`]
  context.mail.send({ kind: 'twoFactorChanged', to, locale, link })
  return `The second factor of ${text} is off, and its sessions are ended.`
}

const runDeleteAccount = async ([text]: readonly string[], context: AccountCommandContext): Promise<string> => {
  const owner = await findNamedUser(text, context)
  const event = createOperatorEvent(context, 'account.deleted', owner)
  if ((await context.removal.removeUser(owner.id, { at: event.at, rotation: context.rotation }, event)) === 'soleOwner')
    throw new CommandFault(
      'This person owns an organisation with other members, or one that can still be taken back: it is handed over first.',
    )
  return `The account of ${text} is deleted, and its keys are revoked.`
}

/** Account commands by name, with the number of words that each takes. */
export const accountCommands: Readonly<
  Record<string, { words: number; run(words: readonly string[], context: AccountCommandContext): Promise<string> }>
> = {
  'set-plan': { words: 2, run: runSetPlan },
  'end-sessions': { words: 1, run: runEndSessions },
  'two-factor-off': { words: 1, run: runTwoFactorOff },
  'delete-account': { words: 1, run: runDeleteAccount },
}

/** Distinct origins named by a command. @throws CommandFault for an invalid one. */
export const parseNamedOrigins = (texts: readonly string[]): string[] => {
  const origins = texts.map(text => {
    const result = parseOrigin(text)
    if ('fault' in result) throw new CommandFault(result.fault)
    return result.origin
  })
  return [...new Set(origins)]
}
