import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { solveChallenge } from '../../sdk/src/proof.ts'
import { agency, origin } from '../support/agency.ts'
import { post, read, startApp, type TestApp } from '../support/app.ts'
import { contactOf } from '../support/lead-world.ts'
import { sampled } from '../support/long.ts'
import { until } from '../support/until.ts'

const hourMs = 3_600_000

const start = async (): Promise<TestApp> => {
  const limits = '{"free":{"perMinute":100000,"perDay":100000}}'
  const app = await startApp({ env: { TRUST_PROXY: '1', TIER_LIMITS: limits } })
  onTestFinished(() => app.close())
  return app
}

/** Sends a contact from an address, with the work that it needs; the last status. */
const sendFrom = async (app: TestApp, key: string, address: string, contact: object): Promise<number> => {
  const headers = { 'X-API-Key': key, Origin: origin, 'X-Forwarded-For': address }
  const first = await post(app, '/leads', contact, headers)
  const { challenge } = await read(first)
  if (!challenge) return first.status
  return (await post(app, '/leads', { ...contact, proof: await solveChallenge(challenge) }, headers)).status
}

/** Lets time pass, and due contacts with it. */
const passTime = async (app: TestApp, ms: number): Promise<void> => {
  app.clock.now = new Date(app.clock.now.getTime() + ms)
  await app.leads.releasing.releaseDue()
}

const statesOf = async ({ db }: TestApp) =>
  db.selectFrom('lead').select(['id', 'state', 'held_reason', 'held_due', 'released_at']).execute()

/** Contacts of spam in an hour, twenty from each address. */
const spamCount = sampled(1000, 200)

test(`${spamCount} contacts of spam and ten real ones in an hour: the ten arrive at the agency, and none is refused or lost`, {
  timeout: 600_000,
}, async () => {
  const app = await start()
  const { key, organisationId } = await agency(app)
  const real: string[] = []
  let accepted = 0
  // Addresses that send twenty each, in turn; every tenth of the contacts is followed by one of somebody else.
  const tenth = spamCount / 10
  for (let count = 0; count < spamCount; count += 1) {
    app.clock.now = new Date(app.clock.now.getTime() + hourMs / (spamCount + 30))
    const spam = contactOf(`spam ${count}`)
    if ((await sendFrom(app, key, `198.51.100.${count % (spamCount / 20)}`, spam)) === 201) accepted += 1
    if (count % tenth !== tenth - 1) continue
    const contact = contactOf(`real ${count}`)
    real.push(contact.id)
    expect(await sendFrom(app, key, `203.0.113.${Math.floor(count / tenth)}`, contact)).toBe(201)
  }
  expect(accepted).toBe(spamCount)
  const before = await statesOf(app)
  expect(before).toHaveLength(spamCount + 10)
  expect(before.filter(({ held_reason }) => held_reason === null)).toHaveLength(60)
  // Within two hours, behind at most one contact of each address of the spam.
  for (const _hour of [1, 2]) await passTime(app, hourMs)
  const after = await statesOf(app)
  const byId = new Map(after.map(row => [row.id, row]))
  expect(real.map(id => byId.get(id)?.held_due)).toEqual(real.map(() => null))
  await until(async () => {
    const open = (await statesOf(app)).filter(({ id, state }) => real.includes(id) && state !== 'delivered')
    // Where as many deliveries are under way as there may be, a contact waits for the next look at the queue.
    for (const { id } of open) app.delivery.kick({ organisationId, leadId: id })
    return open.length === 0 ? true : undefined
  }, 'delivery')
  expect(after).toHaveLength(spamCount + 10)
})

test('held contacts are let through an hour later, as many as the organisation gets in an hour and a day', async () => {
  const app = await start()
  const { key } = await agency(app, 'secret')
  for (let count = 0; count < 190; count += 1)
    expect((await post(app, '/leads', contactOf(`${count}`), { 'X-API-Key': key })).status).toBe(201)
  const held = async (): Promise<number> => (await statesOf(app)).filter(({ held_due }) => held_due !== null).length
  expect(await held()).toBe(130)
  await passTime(app, hourMs - 1000)
  expect(await held()).toBe(130)
  await passTime(app, 1000)
  expect(await held()).toBe(70)
  await passTime(app, hourMs)
  // A hundred a day by the plan.
  expect(await held()).toBe(30)
  await passTime(app, hourMs)
  expect(await held()).toBe(30)
  await passTime(app, 24 * hourMs)
  expect(await held()).toBe(0)
  expect(await app.db.selectFrom('lead_delivery').select('id').execute()).toHaveLength(190)
  expect((await statesOf(app)).filter(({ held_reason }) => held_reason === 'organisation_hour')).toHaveLength(130)
})

test('a contact that comes many times at once takes one place of the hour, and is received once', async () => {
  const app = await start()
  const { key } = await agency(app, 'secret')
  const send = async (contact: object): Promise<number> =>
    (await post(app, '/leads', contact, { 'X-API-Key': key })).status
  const contact = contactOf('again and again')
  const statuses = await Promise.all(Array.from({ length: 40 }, () => send(contact)))
  expect(statuses.filter(status => status === 201)).toHaveLength(1)
  for (let count = 0; count < 59; count += 1) expect(await send(contactOf(`${count}`))).toBe(201)
  expect((await statesOf(app)).filter(({ held_due }) => held_due !== null)).toEqual([])
})

test('an address of which twenty are held is refused, and nobody else is', async () => {
  const app = await start()
  const { key } = await agency(app)
  const statuses: number[] = []
  for (let count = 0; count < 26; count += 1)
    statuses.push(await sendFrom(app, key, '2001:db8:1:2::1', contactOf(`${count}`)))
  expect(statuses).toEqual([...Array(25).fill(201), 429])
  expect(await sendFrom(app, key, '2001:db8:1:ffff::1', { ...contactOf('neighbour'), id: randomUUID() })).toBe(201)
  expect(await sendFrom(app, key, '2001:db8:2:2::1', contactOf('other'))).toBe(201)
})

test('the organisation delivers one or all at once; two processes let each through once', async () => {
  const app = await start()
  const { key, owner, organisationId } = await agency(app, 'secret')
  const ids: string[] = []
  for (let count = 0; count < 75; count += 1) {
    const contact = contactOf(`${count}`)
    ids.push(contact.id)
    // The list begins with the newest fifty; those of one instant are in the order of their ids, which are drawn.
    app.clock.now = new Date(app.clock.now.getTime() + 1)
    await post(app, '/leads', contact, { 'X-API-Key': key })
  }
  const leads = app.deps.account?.services.leads.leads
  if (!leads) throw new Error('This app has no contacts.')
  expect((await leads.list(owner.actor)).held).toBe(15)
  const listed = (await leads.list(owner.actor)).leads.find(({ id }) => id === ids[74])
  expect(listed).toMatchObject({ isReadable: true, hold: { reason: 'organisation_hour' } })
  await leads.release(owner.actor, ids[74])
  expect((await leads.list(owner.actor)).held).toBe(14)
  await expect(leads.release(owner.actor, ids[74])).rejects.toThrow()
  const { releasing } = app.leads
  const counts = await Promise.all([releasing.releaseNow(organisationId), releasing.releaseNow(organisationId)])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(14)
  const deliveries = await app.db.selectFrom('lead_delivery').select('lead_id').execute()
  expect(new Set(deliveries.map(({ lead_id }) => lead_id)).size).toBe(75)
  expect(deliveries).toHaveLength(75)
  const events = await app.db
    .selectFrom('audit_event')
    .select('action')
    .where('action', '=', 'leads.released')
    .execute()
  expect(events).toHaveLength(1)
})
