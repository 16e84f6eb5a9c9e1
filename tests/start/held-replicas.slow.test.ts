import { expect, onTestFinished, test } from 'vitest'
import { solveChallenge } from '../../sdk/src/proof.ts'
import { postgres, temporaryRecords } from '../adapters/storage/places.ts'
import { visitor } from '../pages/visitor.ts'
import { agency, origin } from '../support/agency.ts'
import { startApp } from '../support/app.ts'
import { leadReceivers } from '../support/lead-receivers.ts'
import { contactOf, secretsOfContacts } from '../support/lead-world.ts'
import { newPrefix, redisUrl } from '../support/redis.ts'
import { startTwo } from '../support/replicas.ts'
import { until } from '../support/until.ts'

/** Contacts of an organisation that are delivered at once within an hour. */
const perHour = 60

interface Sent {
  status: number
  challenge?: Parameters<typeof solveChallenge>[0]
}

/** Two replicas on PostgreSQL and Redis, and an agency with a key for its website. */
const openWorld = async () => {
  const [place, receivers] = [await postgres.newPlace(), await leadReceivers()]
  onTestFinished(() => receivers.close())
  const { db } = await temporaryRecords(place)
  const env = {
    ...{ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '', REDIS_URL: redisUrl },
    ...{ REDIS_PREFIX: newPrefix(), MAIL_URL: receivers.mailUrl, PROVIDER_KEY_SECRETS: secretsOfContacts },
    ...{ TRUST_PROXY: '1', LOG_LEVEL: 'error', TIER_LIMITS: '{"free":{"perMinute":100000,"perDay":null}}' },
  }
  const app = await startApp({ dataDir: place.dataDir, env })
  const { owner, key } = await agency(app)
  await app.close()
  const replicas = await startTwo(env)
  onTestFinished(async () => void (await Promise.all(replicas.map(replica => replica.end('SIGKILL')))))
  const send = async (replica: 0 | 1, contact: object, address: string): Promise<Sent> => {
    const answer = await fetch(`${replicas[replica].url}/api/v1/leads`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-API-Key': key, Origin: origin, 'X-Forwarded-For': address },
      body: JSON.stringify(contact),
    })
    const { challenge } = (await answer.json()) as Omit<Sent, 'status'>
    return { status: answer.status, ...(challenge && { challenge }) }
  }
  const held = () => db.selectFrom('lead').select(['id', 'held_due']).where('held_due', 'is not', null).execute()
  return { db, receivers, replicas, owner, send, held }
}

test('two replicas: a proof counts at both, for its contact alone; what is above the hour is held once and let through once', {
  timeout: 300_000,
}, async () => {
  const { db, receivers, replicas, owner, send, held } = await openWorld()
  const visit = '203.0.113.7'
  expect([
    (await send(0, contactOf('first'), visit)).status,
    (await send(1, contactOf('second'), visit)).status,
  ]).toEqual([201, 201])
  const third = contactOf('third')
  const { status, challenge } = await send(0, third, visit)
  if (!challenge) throw new Error(`The third contact was answered with ${status} and no challenge.`)
  const proof = await solveChallenge(challenge)
  expect((await send(1, { ...contactOf('another'), proof }, visit)).status).toBe(429)
  const both = await Promise.all(([0, 1] as const).map(replica => send(replica, { ...third, proof }, visit)))
  expect(both.map(answer => answer.status).sort()).toEqual([200, 201])

  // The rest of the hour, two from each address; the contact that came to both took one place.
  for (let count = 3; count < perHour; count += 1)
    expect(
      (await send((count % 2) as 0 | 1, contactOf(`${count}`), `198.51.100.${Math.floor(count / 2)}`)).status,
    ).toBe(201)
  expect(await held()).toEqual([])

  // Of one network all together at both: none is refused, and each waits an hour longer than the one before.
  const waiting = Array.from({ length: 16 }, (_, index) => contactOf(`held ${index}`))
  const answers = await Promise.all(
    waiting.map((contact, index) => send((index % 2) as 0 | 1, contact, `2001:db8:5:${index.toString(16)}::1`)),
  )
  expect(answers.map(answer => answer.status)).toEqual(waiting.map(() => 201))
  const rows = await held()
  const hours = rows.map(({ held_due }) => Math.round((Date.parse(held_due ?? '') - Date.now()) / 3_600_000))
  expect(hours.toSorted((one, other) => one - other)).toEqual(waiting.map((_, index) => index + 1))

  // Their owner lets one and then all through at both replicas at once.
  const pages = replicas.map(replica => visitor(replica, 'en', owner.cookie))
  const [{ id: first } = { id: '' }] = waiting
  const one = await Promise.all(pages.map(by => by.post(`/account/leads/${first}/release`, {})))
  const released = '/account/leads?done=released'
  expect(one.map(({ to }) => to).sort()).toEqual(['', released])
  const all = await Promise.all(pages.map(by => by.post('/account/leads/release', {})))
  expect(all.map(({ to }) => to)).toContain(released)
  expect(await held()).toEqual([])
  // Those that are let through together leave a second apart.
  await db
    .updateTable('lead_delivery')
    .set({ next_at: new Date().toISOString() })
    .where('done_at', 'is', null)
    .where('attempts', '=', 0)
    .execute()
  await until(async () => {
    const open = await db.selectFrom('lead_delivery').select('id').where('done_at', 'is', null).execute()
    return open.length === 0 ? true : undefined
  }, 'letters')
  const deliveries = await db.selectFrom('lead_delivery').select(['id', 'lead_id']).execute()
  expect(deliveries).toHaveLength(perHour + waiting.length)
  expect(new Set(deliveries.map(({ lead_id }) => lead_id)).size).toBe(deliveries.length)
  expect(receivers.arrivals.map(({ id }) => id).sort()).toEqual(deliveries.map(({ id }) => id).sort())
})
