import { sandboxClockYears, sandboxesPerHour, sandboxSeconds } from '#contract/sandbox'
import { plusDays, plusYears } from '#domain/core/days'
import { dayMs } from '#domain/core/instants'
import { Refusal } from '#domain/core/refusal'
import type { Attempts } from '../../access/attempts.ts'
import type { RandomBytes } from '../../access/keys.ts'
import type { Accounts, Actor, Visit } from '../../ports/accounts.ts'
import type { Log } from '../../ports/log.ts'
import { buildSandboxEmail, type SandboxRecords, type StoredSandbox } from '../../ports/sandboxes.ts'
import type { LeadServices } from '../leads/lead-services.ts'
import { withAccountErrors } from './account-errors.ts'
import type { AccountKeys, Organisations } from './account-services.ts'
import type { OpenSandbox, Sandboxes } from './sandbox-services.ts'

/** Most sandboxes at once in an installation, unless it is given. */
const mostAtOnce = 500
/** Interval of the sweep, and the most sandboxes of one transaction. */
const [sweepMs, sweepMost] = [60_000, 20]
/** Seconds after which to retry while all sandboxes are in use. */
const fullSeconds = 300
const idBytes = 12
const organisationName = 'Sandbox'

export interface SandboxesDependencies {
  /** Whether anyone may make an account, and so a sandbox too. */
  isOpen: boolean
  accounts: Pick<Accounts, 'sessionById'>
  records: SandboxRecords
  organisations: Pick<Organisations, 'found' | 'membership'>
  keys: Pick<AccountKeys, 'create'>
  webhooks: Pick<LeadServices['webhooks'], 'add' | 'checkUrl'>
  attempts: Attempts
  randomBytes: RandomBytes
  log: Pick<Log, 'error'>
  /** Most sandboxes at once; 500 by default. */
  most?: number | undefined
  now(): Date
}

/** Days from today to the day of a sandbox. @throws Refusal for one too far away. */
const countClockDays = (clock: string | undefined, today: string): number => {
  if (clock === undefined) return 0
  const [first, last] = [plusYears(today, -sandboxClockYears), plusYears(today, sandboxClockYears)]
  if (clock >= first && clock <= last) return Math.round((Date.parse(clock) - Date.parse(today)) / dayMs)
  const message = `Is more than ${sandboxClockYears} years from today.`
  throw new Refusal('invalid_request', {
    issues: [{ path: 'clock', message, received: clock, allowed: [`${first} to ${last}`] }],
  })
}

/** Address of a webhook. @throws Refusal that names the field of this request. */
const readWebhookUrl = (
  webhookUrl: string | undefined,
  { checkUrl }: Pick<LeadServices['webhooks'], 'checkUrl'>,
): string | undefined => {
  try {
    return webhookUrl === undefined ? undefined : checkUrl(webhookUrl)
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    const issues = cause.details.issues?.map(issue => ({ ...issue, path: 'webhookUrl', received: webhookUrl })) ?? []
    throw cause.withIssues(issues)
  }
}

/** Stores a sandbox with its owner. @throws Refusal `unavailable` while all are in use. */
const beginSandbox = async (
  clockDays: number,
  { records, randomBytes, now, most = mostAtOnce }: SandboxesDependencies,
): Promise<StoredSandbox> => {
  const createId = (kind: string): string => `${kind}_${Buffer.from(randomBytes(idBytes)).toString('hex')}`
  const at = now()
  const id = createId('sbx')
  const sandbox = {
    ...{ id, userId: createId('usr'), sessionId: createId('ses'), organisationId: null, clockDays },
    createdAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + sandboxSeconds * 1000).toISOString(),
  }
  const owner = { email: buildSandboxEmail(id), sessionSecret: createId('token') }
  if (await records.begin({ ...sandbox, ...owner }, most)) return sandbox
  throw new Refusal('unavailable', { retryAfterSeconds: fullSeconds, cause: new Error('all sandboxes are in use') })
}

/**
 * Begins a sandbox in a place of the address, which gets it back where none is begun.
 * @throws Refusal `rate_limited` where the hour of the address is full, `unavailable` while all sandboxes are in use.
 */
const beginInAddressPlace = async (
  clockDays: number,
  { address }: Visit,
  deps: SandboxesDependencies,
): Promise<StoredSandbox> => {
  const place = ['sandboxAddress', address] as const
  const resetAt = await deps.attempts.take(place)
  if (resetAt === undefined)
    return beginSandbox(clockDays, deps).catch(async cause => {
      await deps.attempts.giveBack(place)
      throw cause
    })
  const window = { limit: sandboxesPerHour, remaining: 0, resetAt }
  throw new Refusal('rate_limited', { message: `An address gets ${sandboxesPerHour} sandboxes an hour.`, window })
}

/** Answer about a sandbox, without what is answered once. */
const describeSandbox = ({ id, createdAt, expiresAt }: StoredSandbox, today: string): OpenSandbox['answer'] => ({
  ...{ id, apiKey: null, webhook: null, today, createdAt, expiresAt },
})

/** Owner of a new sandbox, acting in its session. */
const createActor = async (
  { sessionId }: StoredSandbox,
  visit: Visit,
  { accounts }: SandboxesDependencies,
): Promise<Actor> => {
  const session = await accounts.sessionById(sessionId)
  if (!session) throw new Error('The session of a new sandbox was not stored.')
  return { session, visit, place: { origin: 'http://localhost', locale: 'en' } }
}

const createSandboxCreation =
  (deps: SandboxesDependencies): Sandboxes['create'] =>
  ({ clock, webhookUrl }, { visit, day }) =>
    withAccountErrors(async () => {
      const { records, organisations, keys, webhooks, isOpen } = deps
      if (!isOpen) throw new Refusal('forbidden', { message: 'Sandboxes are made only where anyone may sign up.' })
      const clockDays = countClockDays(clock, day)
      const url = readWebhookUrl(webhookUrl, webhooks)
      const sandbox = await beginInAddressPlace(clockDays, visit, deps)
      const actor = await createActor(sandbox, visit, deps)
      await organisations.found(actor, organisationName)
      const organisation = await organisations.membership(sandbox.userId)
      if (!organisation) throw new Error('The organisation of a new sandbox was not stored.')
      await records.setOrganisation(sandbox.id, organisation.id)
      const wanted = { name: 'Sandbox', tier: 'free', kind: 'secret', owner: 'organisation' } as const
      const { secret: apiKey } = await keys.create(actor, wanted, undefined)
      const added = url === undefined ? undefined : await webhooks.add(actor, { url })
      const webhook = added ? { id: added.webhook.id, url: added.webhook.url, secret: added.secret } : null
      const answer = { ...describeSandbox(sandbox, plusDays(day, clockDays)), apiKey, webhook }
      return { answer, session: actor.session }
    })

/** Private sandboxes over the services of accounts. */
export const createSandboxes = (deps: SandboxesDependencies): Sandboxes => {
  const { records, log, now } = deps
  let timer: NodeJS.Timeout | undefined
  const sweep = async (): Promise<void> => {
    while ((await records.removeExpired(now().toISOString(), sweepMost)) === sweepMost);
  }
  return {
    create: createSandboxCreation(deps),
    find: ({ ownerId }, today) =>
      withAccountErrors(async () => {
        const sandbox = ownerId === undefined ? undefined : await records.ofOwner(ownerId, now().toISOString())
        const session = sandbox && (await deps.accounts.sessionById(sandbox.sessionId))
        if (!session)
          throw new Refusal('forbidden', { message: 'This is for the sandbox key, and for keys of a private sandbox.' })
        return { answer: describeSandbox(sandbox, today), session }
      }),
    sweep,
    start: () => {
      const run = () => void sweep().catch(cause => log.error({ cause }, 'expired sandboxes were not deleted'))
      timer = setInterval(run, sweepMs)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}
