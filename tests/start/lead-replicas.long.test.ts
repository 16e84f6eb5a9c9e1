import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { postgres, temporaryRecords } from '../adapters/storage/places.ts'
import { leadReceivers } from '../support/lead-receivers.ts'
import { contactOf, leadWorld, pausePasses, sendContact, timePasses } from '../support/lead-world.ts'
import type { ServiceProcess } from '../support/process.ts'
import { startTwo } from '../support/replicas.ts'
import { startRedis } from '../support/test-engines.ts'
import { until } from '../support/until.ts'

/** More than one process claims in one look at the queue, and than the letters that both try at once. */
const contacts = 18
const [second, minute, hour] = [1000, 60_000, 3_600_000]
/** Before each attempt of an hour: each pause with its tenth, and what is left of the hour. */
const pauses = [0, 33 * second, 5.5 * minute, 54 * minute]

/** How many deliveries a replica has ended as taken, or attempts of it failed, by its own metrics. */
const countedBy = async (
  service: ServiceProcess,
  kind: 'letter' | 'webhook',
  outcome: 'taken' | 'failed',
): Promise<number> => {
  const url = /http:\S+\/metrics/.exec(service.output())?.[0] ?? ''
  const text = await (await fetch(url)).text()
  const line = new RegExp(`^valorem_lead_deliveries_total\\{kind="${kind}",outcome="${outcome}"\\} (\\d+)$`, 'm')
  return Number(line.exec(text)?.[1] ?? 0)
}

test('two replicas deliver each contact once by each way, with the mail server away for an hour and one of them stopped', {
  timeout: 300_000,
}, async () => {
  const [place, redis, receivers] = [await postgres.newPlace(), await startRedis(), await leadReceivers()]
  onTestFinished(() => redis.end())
  onTestFinished(() => receivers.close())
  const { db } = await temporaryRecords(place)
  const { env, key } = await leadWorld(place, receivers, {
    ...{ REDIS_URL: redis.url, METRICS_PORT: '0', LOG_LEVEL: 'warn' },
  })
  const replicas = await startTwo(env)
  const [one, other] = replicas
  onTestFinished(async () => void (await Promise.all(replicas.map(replica => replica.end('SIGKILL')))))
  const rows = (webhook: boolean) =>
    db
      .selectFrom('lead_delivery')
      .selectAll()
      .where('webhook_id', webhook ? '!=' : '=', '')
      .execute()

  await receivers.closeMail()
  const sent = Array.from({ length: contacts }, (_, index) => contactOf(`contact ${index}`))
  for (const [index, contact] of sent.entries())
    expect(await sendContact(replicas[index % 2]?.url ?? '', key, contact)).toBe(201)
  await until(async () => {
    await pausePasses(db, 0)
    return (await rows(true)).every(({ outcome }) => outcome === 'taken') ? true : undefined
  }, 'delivery to the webhook')
  const hooked = [await countedBy(one, 'webhook', 'taken'), await countedBy(other, 'webhook', 'taken')]
  expect(hooked[0]).toBeGreaterThan(0)
  expect(hooked[1]).toBeGreaterThan(0)
  expect((hooked[0] ?? 0) + (hooked[1] ?? 0)).toBe(contacts)

  for (const [index, pause] of pauses.entries()) {
    await timePasses(db, pause)
    await until(
      async () => {
        await pausePasses(db, index)
        const failed = await Promise.all(replicas.map(replica => countedBy(replica, 'letter', 'failed')))
        return (failed[0] ?? 0) + (failed[1] ?? 0) === contacts * (index + 1) ? true : undefined
      },
      `attempt ${index + 1}`,
    )
  }
  expect(receivers.arrivals.filter(({ way }) => way === 'letter')).toEqual([])

  // The server is back, and each replica has a letter under way when one of them is told to end.
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  let arrived = 0
  receivers.onStep = async (_way, step) => {
    if (step !== 'arrived') return 'goOn' as const
    arrived += 1
    await mayAnswer
    return 'goOn' as const
  }
  await receivers.openMail()
  await timePasses(db, 2.2 * hour)
  // Eight of each at most: the ninth is one of the other.
  await until(() => (arrived > 8 ? true : undefined), 'letters of both')
  const ended = once(other.child, 'exit')
  other.child.kill('SIGTERM')
  answer()
  expect((await ended)[0]).toBe(0)
  await until(async () => {
    await pausePasses(db, pauses.length)
    return (await rows(false)).every(({ outcome }) => outcome === 'taken') ? true : undefined
  }, 'letters')
  const byOne = await countedBy(one, 'letter', 'taken')
  expect(byOne).toBeGreaterThan(0)
  expect(byOne).toBeLessThan(contacts)

  const arrivals = receivers.arrivals.map(({ id }) => id).sort()
  expect(arrivals).toEqual([...(await rows(true)), ...(await rows(false))].map(({ id }) => id).sort())
  expect(new Set(arrivals).size).toBe(2 * contacts)
  const leads = await db.selectFrom('lead').select(['id', 'state', 'ciphertext']).execute()
  expect(leads.map(({ id }) => id).sort()).toEqual(sent.map(({ id }) => id).sort())
  for (const { state, ciphertext } of leads) expect([state, ciphertext]).toEqual(['delivered', null])
})
