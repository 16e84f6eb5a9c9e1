import { Plan } from '#contract/account/owner'
import { parseOrigin } from '../access/origins.ts'
import { planLimits } from '../access/plans.ts'
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
import { CommandFault } from './run-command.ts'

/** What the commands of accounts work on. */
export interface AccountCommandContext {
  operator: OperatorRecords
  owned: Pick<OwnedKeyRecords, 'setPlan'>
  sessions: Pick<SessionRecords, 'endAll'>
  removal: AccountRemoval
  audit: AuditStore
  mail: Mail
  /** Origin of the pages, for links in letters. */
  origin: string
  now(): Date
}

/** The audit event of an act of the operator, listed with those of the account's owner. */
const eventOf = (
  { now }: AccountCommandContext,
  action: AuditAction,
  owner: KeyOwner,
  detail: Record<string, string> = {},
): AuditEvent => ({ at: now().toISOString(), actor: { kind: 'operator' }, owner, action, detail })

/** The owner that an argument names. @throws CommandFault for an unknown e-mail or id. */
export const ownerNamed = async (text: string | undefined, { operator }: AccountCommandContext): Promise<KeyOwner> => {
  if (text === undefined)
    throw new CommandFault('An owner is missing: an e-mail, or the id of an organisation (org_…).')
  const owner = await operator.ownerOf(text)
  if (!owner) throw new CommandFault(`No user and no organisation is called "${text}": write an e-mail or org_….`)
  return owner
}

const userNamed = async (text: string | undefined, context: AccountCommandContext): Promise<KeyOwner> => {
  const owner = await ownerNamed(text, context)
  if (owner.kind !== 'user') throw new CommandFault('Write the e-mail of a user.')
  return owner
}

/** Makes a key for an owner; its plan does not bind the operator. */
export const createOwned = async (
  key: ApiKey,
  hash: string,
  secret: string,
  text: string,
  context: AccountCommandContext,
): Promise<void> => {
  const owner = await ownerNamed(text, context)
  // Commands make these two kinds alone.
  const kind = key.kind as OwnedKey['kind']
  const owned = { ...key, kind, owner, ...(kind === 'publishable' && { publicText: secret }) }
  await context.operator.createFor(owned, hash, {
    ...eventOf(context, 'key.created', owner, { tier: key.tier, kind }),
    targetId: key.id,
  })
}

const setPlan = async ([text, word]: readonly string[], context: AccountCommandContext): Promise<string> => {
  const owner = await ownerNamed(text, context)
  const plan = Plan.options.find(known => known === word)
  if (!plan) throw new CommandFault(`"${word ?? ''}" is no plan: write ${Plan.options.join(', ')}.`)
  const { tiers } = planLimits(plan)
  const event = eventOf(context, 'plan.changed', owner, { plan })
  await context.owned.setPlan(owner, plan, { tiers, to: plan satisfies Plan, event })
  return `${text} has the plan ${plan}.`
}

const endSessions = async ([text]: readonly string[], context: AccountCommandContext): Promise<string> => {
  const owner = await userNamed(text, context)
  await context.sessions.endAll(owner.id)
  await context.audit.record(eventOf(context, 'session.ended', owner, { which: 'all' }))
  return `The sessions of ${text} are ended.`
}

const twoFactorOff = async ([text = '']: readonly string[], context: AccountCommandContext): Promise<string> => {
  const { id } = await userNamed(text, context)
  const event = eventOf(context, 'twoFactor.off', { kind: 'user', id })
  if (!(await context.operator.twoFactorOff(id, event))) throw new CommandFault(`${text} has no second factor.`)
  const locale = (await context.operator.localeOf(id)) ?? 'fr'
  const [to, link] = [text.trim().toLowerCase(), `${context.origin}/account/security`]
  context.mail.send({ kind: 'twoFactorChanged', to, locale, link })
  return `The second factor of ${text} is off, and its sessions are ended.`
}

const deleteAccount = async ([text]: readonly string[], context: AccountCommandContext): Promise<string> => {
  const owner = await userNamed(text, context)
  const event = eventOf(context, 'account.deleted', owner)
  if ((await context.removal.removeUser(owner.id, event.at, event)) === 'soleOwner')
    throw new CommandFault('This person owns an organisation with other members: it is handed over first.')
  return `The account of ${text} is deleted, and its keys are revoked.`
}

/** The commands of accounts by their names, with the words that each takes. */
export const accountCommands: Readonly<
  Record<string, { words: number; run(words: readonly string[], context: AccountCommandContext): Promise<string> }>
> = {
  'set-plan': { words: 2, run: setPlan },
  'end-sessions': { words: 1, run: endSessions },
  'two-factor-off': { words: 1, run: twoFactorOff },
  'delete-account': { words: 1, run: deleteAccount },
}

/** Origins that a command names, each once. @throws CommandFault for a text that is none. */
export const originsNamed = (texts: readonly string[]): string[] => {
  const origins = texts.map(text => {
    const result = parseOrigin(text)
    if ('fault' in result) throw new CommandFault(result.fault)
    return result.origin
  })
  return [...new Set(origins)]
}
