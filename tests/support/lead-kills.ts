import type { Database } from '#server/adapters/storage/database'
import { openRecords, type RecordsPlace } from '#server/adapters/storage/records'
import { disconnected } from './kill-cycles.ts'
import { type LeadKillReport, type Tally, tallied } from './lead-arrivals.ts'
import { type LeadReceivers, leadReceivers, type Step, type Way } from './lead-receivers.ts'
import { contactOf, leadWorld, pausePasses, pausesPass, sendContact, waitingDeliveries } from './lead-world.ts'
import { type ServiceProcess, startProcess } from './process.ts'
import { until } from './until.ts'

/** When services are killed: at the nth time that something happens in a cycle, or so many milliseconds later. */
interface Moment {
  on: 'sent' | 'accepted' | `${Way} ${Step}`
  nth: 1 | 2
  laterMs: number
}

/** What may happen between the form and the agency, in its order. */
const places = [
  ...(['sent', 'accepted', 'letter called', 'webhook called', 'letter arrived'] as const),
  ...(['webhook arrived', 'letter answered', 'webhook answered'] as const),
]

/** The moment of a cycle: each place at its first and second time, at once and then later by up to 36 milliseconds. */
const momentOf = (cycle: number): Moment => {
  const turn = Math.floor(cycle / places.length)
  return {
    on: places[cycle % places.length] ?? 'sent',
    nth: turn % 2 === 0 ? 1 : 2,
    laterMs: (Math.floor(turn / 2) * 4) % 40,
  }
}

/** Resolves at a moment; `tell` is told of everything that happens. */
const awaited = ({ on, nth, laterMs }: Moment) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let times = 0
  return {
    reached: promise,
    isAt: (what: string): boolean => what === on && times + 1 === nth && laterMs === 0,
    tell: (what: string): void => {
      if (what !== on) return
      times += 1
      if (times !== nth) return
      if (laterMs === 0) resolve()
      else setTimeout(resolve, laterMs)
    },
  }
}

/** What every cycle needs. */
interface KillWorld {
  db: Database
  receivers: LeadReceivers
  env: Record<string, string>
  key: string
  services: number
  /** Contacts that have no answer yet: the form sends them again. */
  unanswered: Map<string, ReturnType<typeof contactOf>>
}

/** Sends each contact to a service, until it is answered or the service is gone; how many were accepted. */
const sendAll = async ({ key, unanswered }: KillWorld, urls: readonly string[], tell: (what: string) => void) => {
  const contacts = [...unanswered.values()]
  const statuses = await Promise.all(
    contacts.map(async (contact, index) => {
      const sending = sendContact(urls[index % urls.length] ?? '', key, contact)
      tell('sent')
      const status = await sending
      // 503: the records did not answer in their time, as on a busy machine; the form sends it again.
      if (status === undefined || status === 503) return 0
      if (status !== 201 && status !== 200) throw new Error(`A contact was answered ${status}.`)
      unanswered.delete(contact.id)
      tell('accepted')
      return 1
    }),
  )
  return statuses.reduce<number>((sum, one) => sum + one, 0)
}

/** Starts services on what waits, sends contacts, and kills all at the moment, or when nothing is left to do. */
const cycle = async (world: KillWorld, moment: Moment) => {
  const { db, receivers, env, services } = world
  const { reached, isAt, tell } = awaited(moment)
  const running: ServiceProcess[] = []
  const killAll = (): void => {
    for (const { child } of running) child.kill('SIGKILL')
  }
  const killed = reached.then(() => {
    killAll()
    return true
  })
  receivers.onStep = (way, step) => {
    const isCut = isAt(`${way} ${step}`)
    // The signal is sent before the receiver answers, which it then never does.
    if (isCut) killAll()
    tell(`${way} ${step}`)
    return isCut ? 'cut' : 'goOn'
  }
  running.push(...(await Promise.all(Array.from({ length: services }, () => startProcess(env)))))
  const sending = sendAll(
    world,
    running.map(({ url }) => url),
    tell,
  )
  const idle = sending.then(async () => {
    await until(async () => (isOver || (await waitingDeliveries(db)).length === 0 ? true : undefined), 'delivery')
    return false
  })
  let isOver = false
  let atMoment = false
  try {
    atMoment = await Promise.race([killed, idle])
  } finally {
    isOver = true
    await Promise.all(running.map(service => service.end('SIGKILL')))
  }
  const accepted = await sending
  await idle
  receivers.onStep = () => 'goOn'
  return { accepted, atMoment }
}

/** Lets services run until everything has arrived. */
const finish = async (world: KillWorld): Promise<number> => {
  const count = async (): Promise<number> => (await waitingDeliveries(world.db)).length
  await pausesPass(world.db)
  const before = await waitingDeliveries(world.db)
  const service = await startProcess(world.env)
  try {
    let accepted = 0
    await until(async () => {
      accepted += await sendAll(world, [service.url], () => {})
      return world.unanswered.size === 0 ? true : undefined
    }, 'answer to every contact')
    // Two at once go to a webhook; the others wait for the next look at the queue.
    for (let left = await count(); left > 0; left = await count()) {
      // Not what is under way: that is counted as an attempt.
      for (const { id, attempts } of before) await pausePasses(world.db, attempts, { id })
      await until(async () => ((await count()) < left ? true : undefined), `delivery of the last ${left}`)
    }
    if ((await service.end('SIGTERM')) !== 0) throw new Error(service.output())
    return accepted
  } finally {
    await service.end('SIGKILL')
  }
}

/** Compares what was sent, what arrived and what stands in the records. */
const judged = async (db: Database, sent: ReadonlySet<string>, { seen, report }: Tally) => {
  const rows = await db.selectFrom('lead_delivery').selectAll().execute()
  for (const { id, outcome } of rows) if (!seen.has(id) || outcome !== 'taken') report.lost += 1
  // A contact without its ways would be lost too.
  report.lost += 2 * (sent.size - new Set(rows.map(({ lead_id }) => lead_id)).size)
  const known = new Set(rows.map(({ id }) => id))
  for (const id of seen.keys()) if (!known.has(id)) report.wrong += 1
  const contents = await db.selectFrom('lead').select('id').where('ciphertext', 'is not', null).execute()
  if (contents.length > 0) throw new Error(`${contents.length} contents are left.`)
}

/** The connection of `leadKills` itself. */
const ownConnections = 1

/**
 * Sends contacts to real services, kills them again and again between the form and the agency, at moments that follow one
 * another in a fixed order, and compares what was accepted with what a mail server and a webhook received. The pause that a
 * kill costs is over at the next start.
 * @param services that run at once, and are killed at once.
 */
export const leadKills = async (
  place: RecordsPlace,
  { cycles, services, each }: { cycles: number; services: number; each?: (done: number) => void },
): Promise<LeadKillReport> => {
  const receivers = await leadReceivers()
  const { key, secret, env } = await leadWorld(place, receivers, { LOG_LEVEL: 'error' })
  const records = await openRecords({ ...place, databasePoolMax: ownConnections })
  const report = { cycles, killedAtMoment: 0, sent: 0, accepted: 0, lost: 0, arrivedAgain: 0, answeredInVain: 0 }
  const tally: Tally = {
    ...{ seen: new Map(), taken: new Set(), secret },
    report: { ...report, repeatedWithoutCause: 0, wrong: 0 },
  }
  const world: KillWorld = { db: records.db, receivers, env, key, services, unanswered: new Map() }
  const sent = new Set<string>()
  for (let done = 0; done < cycles; done += 1) {
    const moment = momentOf(done)
    for (let count = 0; count < moment.nth; count += 1) {
      const contact = contactOf(`kill ${done}`)
      world.unanswered.set(contact.id, contact)
      sent.add(contact.id)
    }
    await pausesPass(records.db)
    const { accepted, atMoment } = await cycle(world, moment)
    if (place.databaseUrl !== undefined) await disconnected(records.db, ownConnections)
    tally.report.accepted += accepted
    tally.report.killedAtMoment += atMoment ? 1 : 0
    tallied(tally, done, receivers.arrivals.splice(0))
    const rows = await records.db.selectFrom('lead_delivery').select('id').where('outcome', '=', 'taken').execute()
    for (const { id } of rows) tally.taken.add(id)
    each?.(done + 1)
  }
  tally.report.accepted += await finish(world)
  tallied(tally, cycles, receivers.arrivals.splice(0))
  await judged(records.db, sent, tally)
  tally.report.sent = sent.size
  await records.close()
  await receivers.close()
  return tally.report
}
