import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { leads as examples } from '#contract/examples/leads'
import { solveChallenge } from '../../sdk/src/proof.ts'
import { type Agency, agency, origin } from '../support/agency.ts'
import { post, read, startApp, type TestApp } from '../support/app.ts'
import { until } from '../support/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"free":{"perMinute":1000,"perDay":1000}}' } })
})
afterAll(() => app.close())

const [sample] = examples.create
const wish = sample?.request && 'body' in sample.request && sample.request.body
if (!wish) throw new Error('There is no example of a contact.')

const newLead = (changes: object = {}) => ({ ...wish, id: randomUUID(), ...changes })
const send = (body: object, headers: Record<string, string>) =>
  post(app, '/leads', body, { Origin: origin, ...headers })
const rowOf = (id: string) => app.db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()
const fresh = (): Promise<Agency> => agency(app)
/** Sends a contact, with the proof of work if it needs one. */
const sendProven = async (
  to: TestApp,
  body: { id: string },
  headers: Record<string, string>,
): Promise<{ status: number; code?: string }> => {
  const first = await post(to, '/leads', body, headers)
  const answer = await read(first)
  if (!answer.challenge) return { status: first.status, code: answer.code }
  const second = await post(to, '/leads', { ...body, proof: await solveChallenge(answer.challenge) }, headers)
  return { status: second.status, code: (await read(second)).code }
}
/** Lets the time of an app pass. */
const pass = (to: TestApp, ms: number): void => {
  to.clock.now = new Date(to.clock.now.getTime() + ms)
}
const holdOf = async (id: string, { db }: Pick<TestApp, 'db'> = app) =>
  (await db.selectFrom('lead').select('held_reason').where('id', '=', id).executeTakeFirst())?.held_reason

describe('contacts are counted', () => {
  test('two a minute for an address by a publishable key, and more with a proof; repeats and refused ones take none', async () => {
    const proxied = await startApp({
      env: { TRUST_PROXY: '1', TIER_LIMITS: '{"free":{"perMinute":1000,"perDay":1000}}' },
    })
    onTestFinished(() => proxied.close())
    const { key } = await agency(proxied)
    const from = (address: string) => ({ 'X-API-Key': key, Origin: origin, 'X-Forwarded-For': address })
    const one = from('198.51.100.7')
    const lead = newLead()
    const statuses: number[] = []
    for (const body of [lead, lead, newLead({ contact: {} }), newLead()])
      statuses.push((await post(proxied, '/leads', body, one)).status)
    expect(statuses).toEqual([201, 200, 400, 201])
    const third = newLead()
    const refused = await post(proxied, '/leads', third, one)
    expect([refused.status, refused.headers.get('X-Should-Retry')]).toEqual([429, 'false'])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    const { code, challenge } = await read(refused)
    if (!challenge) throw new Error('There is no challenge.')
    expect([code, challenge.puzzles, challenge.bits]).toEqual(['proof_required', 8, 13])
    const proof = await solveChallenge(challenge)
    // A proof is good for its contact alone, once.
    const wrong = [
      [{ ...newLead(), proof }, one],
      [{ ...third, proof: proof.replace(/\d+$/, '1') }, one],
      [{ ...third, proof: proof.replace(/,.*/, '') }, one],
    ] as const
    for (const [body, headers] of wrong)
      expect((await read(await post(proxied, '/leads', body, headers))).code).toBe('proof_required')
    expect((await post(proxied, '/leads', { ...third, proof }, one)).status).toBe(201)
    expect((await post(proxied, '/leads', { ...third, proof }, one)).status).toBe(200)
    expect((await post(proxied, '/leads', { ...newLead(), proof: 'x' }, one)).status).toBe(400)
    // Other addresses are not asked, nor this one in the next minute; a key of a server never is.
    expect((await post(proxied, '/leads', newLead(), from('198.51.100.8'))).status).toBe(201)
    pass(proxied, 61_000)
    expect((await post(proxied, '/leads', newLead(), one)).status).toBe(201)
  })
  test('a proof is taken for ten minutes', async () => {
    const { key } = await fresh()
    const headers = { 'X-API-Key': key, Origin: origin }
    for (const _time of [1, 2]) await sendProven(app, newLead(), headers)
    const lead = newLead()
    const { challenge } = await read(await post(app, '/leads', lead, headers))
    if (!challenge) throw new Error('There is no challenge.')
    const proof = await solveChallenge(challenge)
    pass(app, 600_000)
    for (const _time of [1, 2]) await post(app, '/leads', newLead(), headers)
    expect((await read(await post(app, '/leads', { ...lead, proof }, headers))).code).toBe('proof_required')
  })
  test('five an hour for a visitor, of IPv6 the first 64 bits: further ones are held back, as the trap leaves no trace', async () => {
    const proxied = await startApp({
      env: { TRUST_PROXY: '1', TIER_LIMITS: '{"free":{"perMinute":1000,"perDay":1000}}' },
    })
    onTestFinished(() => proxied.close())
    const { key } = await agency(proxied)
    const from = (address: string) => ({ 'X-API-Key': key, Origin: origin, 'X-Forwarded-For': address })
    const holds: unknown[] = []
    for (const end of [':1', ':2', ':ffff', 'a:b:c:d', '0:0:0:1', ':6']) {
      const lead = newLead()
      expect((await sendProven(proxied, lead, from(`2001:db8:1:2:${end}`))).status).toBe(201)
      holds.push(await holdOf(lead.id, proxied))
    }
    expect(holds).toEqual([null, null, null, null, null, 'visitor_hour'])
    const caught = newLead({ website: 'https://spam.example' })
    expect((await sendProven(proxied, caught, from('2001:db8:1:2::7'))).status).toBe(201)
    expect(await holdOf(caught.id, proxied)).toBeUndefined()
    const neighbour = newLead()
    expect((await sendProven(proxied, neighbour, from('2001:db8:1:3::1'))).status).toBe(201)
    expect(await holdOf(neighbour.id, proxied)).toBeNull()
  })
  test('nothing where the records fail to write it', async () => {
    const { key, organisationId } = await fresh()
    const day = app.clock.now.toISOString().slice(0, 10)
    await sql`alter table lead_delivery rename to lead_delivery_away`.execute(app.db)
    const lead = newLead()
    const refused = await send(lead, { 'X-API-Key': key })
    await sql`alter table lead_delivery_away rename to lead_delivery`.execute(app.db)
    expect([refused.status, await app.deps.usage.used(`lead:${organisationId}`, day)]).toEqual([503, 0])
    expect(await rowOf(lead.id)).toBeUndefined()
    expect((await send(lead, { 'X-API-Key': key })).status).toBe(201)
    expect(await app.deps.usage.used(`lead:${organisationId}`, day)).toBe(1)
  })
  test('sixty an hour for an organisation, whoever sends them: further ones are held back', async () => {
    const { key } = await agency(app, 'secret')
    const bodies = Array.from({ length: 61 }, () => newLead({ elapsedSeconds: 0 }))
    const statuses: number[] = []
    for (const body of bodies) statuses.push((await post(app, '/leads', body, { 'X-API-Key': key })).status)
    expect(statuses).toEqual(Array(61).fill(201))
    const held = await Promise.all(bodies.map(({ id }) => holdOf(id)))
    expect(held).toEqual([...Array(60).fill(null), 'organisation_hour'])
  })
  test.each([
    ['publishable' as const, { website: 'https://spam.example' }],
    ['publishable' as const, { elapsedSeconds: 1 }],
    ['secret' as const, { website: 'https://spam.example' }],
  ])('what the trap caught by a %s key, %o, takes nothing of the organisation', async (kind, caught) => {
    const proxied = await startApp({
      env: { TRUST_PROXY: '1', TIER_LIMITS: '{"free":{"perMinute":1000,"perDay":1000}}' },
    })
    onTestFinished(() => proxied.close())
    const { key, organisationId } = await agency(proxied, kind)
    const day = proxied.clock.now.toISOString().slice(0, 10)
    const from = async (address: string, changes: object = {}): Promise<number> => {
      const headers = {
        'X-API-Key': key,
        'X-Forwarded-For': address,
        ...(kind === 'publishable' && { Origin: origin }),
      }
      return (await sendProven(proxied, newLead(changes), headers)).status
    }
    // More than an hour of the organisation, five a visitor.
    for (let bot = 0; bot < 13; bot += 1)
      for (let call = 0; call < 5; call += 1) expect(await from(`198.51.100.${bot}`, caught)).toBe(201)
    expect(await proxied.deps.usage.used(`lead:${organisationId}`, day)).toBe(0)
    expect(await from('203.0.113.1')).toBe(201)
    expect(await proxied.deps.usage.used(`lead:${organisationId}`, day)).toBe(1)
    const held = proxied.db.selectFrom('lead').select('id').where('held_reason', 'is not', null)
    expect(await held.execute()).toEqual([])
    // The visitor's own hour counts it: what is real is then held back, and arrives.
    expect(await from('198.51.100.0')).toBe(201)
    expect(await held.execute()).toHaveLength(kind === 'publishable' ? 1 : 0)
  })
  test('a hundred a day for an organisation of the free plan, which is told once what is held back', async () => {
    const { key, organisationId } = await fresh()
    const day = app.clock.now.toISOString().slice(0, 10)
    for (let count = 0; count < 100; count += 1) await app.deps.usage.count(`lead:${organisationId}`, day)
    const letters = () => app.printed.filter(line => line.includes('(leadLimit)')).length
    const before = letters()
    for (const _try of [1, 2]) {
      const lead = newLead()
      expect((await sendProven(app, lead, { 'X-API-Key': key, Origin: origin })).status).toBe(201)
      expect(await holdOf(lead.id)).toBe('organisation_day')
    }
    await until(() => (letters() > before ? true : undefined), 'letter')
    expect(letters()).toBe(before + 1)
    expect(await app.deps.usage.used(`lead:${organisationId}`, day)).toBe(100)
  })
})
