import { createKnownClient } from '#server/access/queued-client'
import { createScryptPasswords } from '#server/adapters/accounts/password'
import { openRecords, type RecordsPlace } from '#server/adapters/storage/records'
import { password, visitor } from '../pages/visitor.ts'
import { startApp, type TestApp } from './app.ts'
import { authSecret } from './auth-secret.ts'
import { disconnected } from './kill-cycles.ts'
import { type LeadReceivers, leadReceivers } from './lead-receivers.ts'
import { secretsOfContacts } from './lead-world.ts'
import { type Person, person } from './person.ts'
import { startProcess } from './process.ts'
import { until } from './until.ts'

/** A change of an organisation that is killed in its middle. */
export type KilledChange = 'removal' | 'handOver'

/** What kills beside writes have led to. */
export interface DepartureKillReport {
  kills: number
  /** Changes that were made whole, and those of which nothing was made. */
  done: number
  undone: number
  /** States between the two. */
  half: object[]
  /** Changes that were made and of which no letter was sent. */
  withoutLetter: number
}

const real = createScryptPasswords({ now: Date.now })
const passwordHash = await real.passwordHash(password, createKnownClient('user:owner'))

/** An organisation with an administrator who has a webhook and a confirmed address. */
const arrange = async (app: TestApp, { hookUrl }: LeadReceivers) => {
  const { organisations } = app.deps.account?.services ?? {}
  if (!organisations) throw new Error('This app has no accounts.')
  const [owner, maker] = [
    await person(app, { name: 'Olive', password }),
    await person(app, { name: 'Anton', password }),
  ]
  await organisations.found(owner.actor, 'Agence Exemple')
  const { id = '' } = (await organisations.membership(owner.userId)) ?? {}
  await app.db
    .insertInto('auth_member')
    .values({
      id: `mbr_${maker.userId}`,
      organizationId: id,
      userId: maker.userId,
      role: 'admin',
      createdAt: app.clock.now.toISOString(),
    })
    .execute()
  // The process that is killed hashes passwords at their full cost.
  await app.db.updateTable('auth_account').set({ password: passwordHash }).where('userId', '=', owner.userId).execute()
  await app.leads.services.webhooks.add(maker.actor, { url: hookUrl })
  await app.db
    .updateTable('organisation_profile')
    .set({
      lead_email: 'desk@agency.example',
      lead_email_confirmed_at: app.clock.now.toISOString(),
      lead_email_by: maker.userId,
    })
    .where('organisation_id', '=', id)
    .execute()
  return { owner, maker, organisationId: id }
}

type World = Awaited<ReturnType<typeof arrange>>

/** Everything that a change writes, as one word each: all are of before, or all of after. */
const stateOf = async ({ db }: Pick<TestApp, 'db'>, { maker, organisationId }: World, change: KilledChange) => {
  const members = await db
    .selectFrom('auth_member')
    .select(['userId', 'role'])
    .where('organizationId', '=', organisationId)
    .execute()
  const role = members.find(({ userId }) => userId === maker.userId)?.role
  const profile = await db
    .selectFrom('organisation_profile')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  const webhook = await db
    .selectFrom('webhook')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  const action = change === 'removal' ? 'member.removed' : 'member.role'
  const events = await db.selectFrom('audit_event').select('action').where('owner_id', '=', organisationId).execute()
  const isRecorded = events.some(event => event.action === action)
  if (change === 'handOver')
    return {
      isOwner: role === 'owner',
      isFormerAdministrator: members.some(({ userId, role: other }) => userId !== maker.userId && other === 'admin'),
      isUndoable: profile.handed_over_to === maker.userId,
      isRecorded,
    }
  return {
    isGone: role === undefined,
    isWebhookSuspended: webhook.off_why === 'suspended',
    isSecretNew: webhook.has_new_secret === 1,
    isAddressSuspended: profile.lead_email_suspended_at !== null,
    isRecorded,
  }
}

const act = async (url: string, { owner, maker }: World, change: KilledChange) => {
  const by = visitor({ url }, 'en', owner.cookie)
  const path = `/account/organisation/members/mbr_${maker.userId}`
  const answer =
    change === 'removal' ? by.post(`${path}/remove`, {}) : by.post(`${path}/role`, { role: 'owner', password })
  return answer.catch(() => undefined)
}

/** Letters to an owner about a change, at the mail server. */
const isTold = ({ notices }: LeadReceivers, { email }: Person): boolean =>
  notices.some(raw => raw.includes(`To: ${email}`))

/** Kills a service beside one write of a change after another, and compares what is in the records. */
export const departureKills = async (
  place: RecordsPlace,
  { change, kills }: { change: KilledChange; kills: number },
): Promise<DepartureKillReport> => {
  const receivers = await leadReceivers()
  const env = {
    ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
    ...{
      AUTH_SECRET: authSecret,
      MAIL_URL: receivers.mailUrl,
      PROVIDER_KEY_SECRETS: secretsOfContacts,
      TRUST_PROXY: '1',
    },
  }
  await (await openRecords(place)).close()
  const app = await startApp({ dataDir: place.dataDir, env })
  const report: DepartureKillReport = { kills: 0, done: 0, undone: 0, half: [], withoutLetter: 0 }
  const made: World[] = []
  try {
    for (let moment = 1; report.kills < kills; moment += 1) {
      const world = await arrange(app, receivers)
      const service = await startProcess(
        { ...env, DATA_DIR: place.dataDir, LOG_LEVEL: 'error', KILL_AT: String(moment) },
        [process.execPath, '--import', './tests/support/killed-at-write.ts', 'server/start/main.ts'],
      )
      let isAnswered = false
      try {
        service.child.kill('SIGUSR2')
        await until(() => service.output().includes('counts writes') || undefined, 'counting of writes')
        isAnswered = (await act(service.url, world, change)) !== undefined
      } finally {
        await service.end('SIGKILL')
      }
      if (place.databaseUrl !== undefined) await disconnected(app.db, 8)
      const words = new Set(Object.values(await stateOf(app, world, change)))
      if (words.size > 1) report.half.push(await stateOf(app, world, change))
      else if (words.has(true)) made.push(world)
      report.kills += 1
      // Beyond the last write, the moments begin again.
      if (isAnswered) moment = 0
    }
    report.done = made.length
    report.undone = report.kills - made.length - report.half.length
    // The lease of a killed process is over.
    app.clock.now = new Date(Date.now() + 3_600_000)
    await app.leads.letters.look()
    report.withoutLetter = made.filter(({ owner }) => !isTold(receivers, owner)).length
    return report
  } finally {
    await app.close()
    await receivers.close()
  }
}
