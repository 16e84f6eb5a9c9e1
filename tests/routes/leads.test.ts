import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { leads as examples } from '#contract/examples/leads'
import { type Agency, agency, origin } from '../support/agency.ts'
import { post, read, sandboxKey, startApp, type TestApp } from '../support/app.ts'
import { until } from '../support/until.ts'

let app: TestApp
let own: Agency
beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"free":{"perMinute":1000,"perDay":1000}}' } })
  own = await agency(app)
})
afterAll(() => app.close())

const [sample] = examples.create
const wish = sample?.request && 'body' in sample.request && sample.request.body
if (!wish) throw new Error('There is no example of a contact.')

const newLead = (changes: object = {}) => ({ ...wish, id: randomUUID(), ...changes })
const send = (body: object, headers: Record<string, string> = {}) =>
  post(app, '/leads', body, { 'X-API-Key': own.key, Origin: origin, ...headers })
const rowOf = (id: string) => app.db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirst()
const delivered = (id: string) =>
  until(async () => ((await rowOf(id))?.state === 'delivered' ? true : undefined), 'delivery')
/** A letter of the outbox by its printed line, with the spaces of the language as plain ones. */
const plain = async (line = '') =>
  (await readFile(line.split('(lead): ')[1] ?? '', 'utf8')).replaceAll(/[\u00A0\u202F]/g, ' ')
/** Another organisation, since a visitor has five contacts an hour in each. */
const fresh = (): Promise<Agency> => agency(app)

describe('a contact', () => {
  test('is 201, then 200 for its id; it is delivered once, and then nothing of its content is stored', async () => {
    const lead = newLead()
    const first = await send(lead)
    expect(first.status).toBe(201)
    expect(first.headers.get('Cache-Control')).toBe('no-store')
    expect((await read(first)).data).toEqual({ id: lead.id, delivery: 'queued' })
    const again = await send(lead, { 'Idempotency-Key': 'not-read' })
    expect([again.status, (await read(again)).data]).toEqual([200, { id: lead.id, delivery: 'queued' }])
    await delivered(lead.id)
    const row = await rowOf(lead.id)
    expect([row?.ciphertext, row?.wrapped_dek, row?.content_until, row?.host]).toEqual([
      null,
      null,
      null,
      'agency.example',
    ])
    const letters = app.printed.filter(line => line.includes('(lead)'))
    expect(letters).toHaveLength(1)
    const text = await plain(letters[0])
    expect(text).toContain('Reply-To: ada@visitor.example')
    expect(text).toContain('Subject: Nouveau contact : appartement de 85 m², Luxembourg')
    expect(text).toContain('> je vends au printemps.')
    expect(text).toContain('https://agency.example/estimer souhaite')
    expect(text).not.toContain('utm_source=newsletter')
    expect(JSON.stringify(app.logged)).not.toContain('ada@visitor.example')
  })

  test('of the sandbox is checked and discarded', async () => {
    const lead = newLead()
    const answer = await post(app, '/leads', lead, { 'X-API-Key': sandboxKey })
    expect([answer.status, (await read(answer)).data]).toEqual([201, { id: lead.id, delivery: 'discarded' }])
    expect(await rowOf(lead.id)).toBeUndefined()
  })

  test.each([
    ['a filled trap', { website: 'https://spam.example' }],
    ['a form that was filled in two seconds', { elapsedSeconds: 2 }],
  ])('of %s gets the same answer, and is a row without content that goes nowhere', async (_why, changes) => {
    const lead = newLead(changes)
    const answer = await send(lead)
    expect([answer.status, (await read(answer)).data]).toEqual([201, { id: lead.id, delivery: 'queued' }])
    expect(await rowOf(lead.id)).toMatchObject({ state: 'spam', ciphertext: null })
    const ways = await app.db.selectFrom('lead_delivery').selectAll().where('lead_id', '=', lead.id).execute()
    expect(ways).toEqual([])
  })

  test.each([
    ['a value', { home: { commune: 'Mamer', surface: 80, estimationCentrale: 1 } }, 'home.estimationCentrale'],
    ['a link in the name', { contact: { name: 'see HTTPS://spam.example', phone: '123' } }, 'contact.name'],
    ['a control character', { contact: { phone: '123', message: 'a\u0007b' } }, 'contact.message'],
    ['two signs @', { contact: { email: 'a@b@c.example' } }, 'contact.email'],
    ['a telephone number of two figures', { contact: { phone: '+1 2' } }, 'contact.phone'],
    ['a district elsewhere', { home: { commune: 'Mamer', surface: 80, quartier: 'Belair' } }, 'home.quartier'],
    ['eleven campaigns', { utm: Object.fromEntries([...'abcdefghijk'].map(sign => [`utm_${sign}`, 'x'])) }, 'utm'],
  ])('with %s is refused at its field, and what a visitor typed is not repeated', async (_what, changes, path) => {
    const answer = await send(newLead(changes))
    expect(answer.status).toBe(400)
    const { issues } = await read(answer)
    expect(issues[0]?.path).toBe(path)
    if (path.startsWith('contact')) expect(issues[0]?.received).toBeUndefined()
  })

  test('loses signs that turn a text round, and keeps joiners', async () => {
    const { organisationId, key } = await fresh()
    await app.db
      .updateTable('organisation_profile')
      .set({ keep_leads_days: 30 })
      .where('organisation_id', '=', organisationId)
      .execute()
    const lead = newLead({ contact: { name: '\u202Eاَدا\u200D\u200B', phone: '\u202A+352\u00A0000\u202C' } })
    expect((await send(lead, { 'X-API-Key': key })).status).toBe(201)
    await delivered(lead.id)
    const letter = app.printed.filter(line => line.includes('(lead)')).at(-1)
    const text = await plain(letter)
    expect(text).toContain('Nom : اَدا\u200D\n')
    expect(text).toContain('Téléphone : +352 000\n')
    expect(text).toContain('Valorem conserve ce contact jusqu’au 21 décembre 2026.')
    expect((await rowOf(lead.id))?.ciphertext).not.toBeNull()
    const home = { commune: 'Mamer', surface: 80, parking: true, estNeuf: false }
    const hidden = newLead({ home, contact: { email: '\u200Bada@visitor.example\uFEFF' } })
    expect((await send(hidden, { 'X-API-Key': key })).status).toBe(201)
    await delivered(hidden.id)
    const shown = await plain(app.printed.filter(line => line.includes('(lead)')).at(-1))
    expect(shown).toContain('Reply-To: ada@visitor.example\n')
    expect(shown).toContain('/account/reports/new?commune=Mamer&surface=80&parking=yes&estNeuf=no\n')
  })
})

describe('contacts are off', () => {
  const offFor = async (key: string) => {
    const answer = await post(app, '/leads', newLead(), { 'X-API-Key': key, Origin: origin })
    expect(answer.headers.get('X-Should-Retry')).toBe('false')
    return [answer.status, (await read(answer)).code]
  }
  test('for a key of nobody’s organisation', async () => {
    expect(await offFor((await app.newKey('pro', 'publishable', [origin])).key)).toEqual([403, 'leads_off'])
  })
  test('for an organisation that has not accepted the terms', async () => {
    const { key, organisationId } = await fresh()
    const profiles = app.db.updateTable('organisation_profile').set({ terms_version: null })
    await profiles.where('organisation_id', '=', organisationId).execute()
    expect(await offFor(key)).toEqual([403, 'leads_off'])
  })
  test('with LEADS=off', async () => {
    const other = await startApp({ env: { LEADS: 'off' } })
    const { key } = await agency(other)
    const answer = await post(other, '/leads', newLead(), { 'X-API-Key': key, Origin: origin })
    expect([answer.status, (await read(answer)).code]).toEqual([403, 'leads_off'])
    await other.close()
  })
})

describe('contacts are counted', () => {
  test('five an hour for a visitor by a publishable key; repeats and refused ones take none', async () => {
    const { key } = await fresh()
    const lead = newLead()
    const statuses: number[] = []
    for (const body of [lead, lead, newLead({ contact: {} }), newLead(), newLead(), newLead(), newLead(), newLead()])
      statuses.push((await send(body, { 'X-API-Key': key })).status)
    expect(statuses).toEqual([201, 200, 400, 201, 201, 201, 201, 429])
    app.clock.now = new Date(app.clock.now.getTime() + 3_600_000)
    expect((await send(newLead(), { 'X-API-Key': key })).status).toBe(201)
  })
  test('five an hour for a network of IPv6, which has all the addresses below its first 64 bits', async () => {
    const proxied = await startApp({ env: { TRUST_PROXY: '1' } })
    onTestFinished(() => proxied.close())
    const { key } = await agency(proxied)
    const from = async (address: string): Promise<number> =>
      (await post(proxied, '/leads', newLead(), { 'X-API-Key': key, Origin: origin, 'X-Forwarded-For': address }))
        .status
    const statuses: number[] = []
    for (const end of ['1', '2', 'ffff', 'a:b:c:d', '0:0:0:1', '6'])
      statuses.push(await from(`2001:db8:1:2:${end.includes(':') ? '' : ':'}${end}`))
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    expect([await from('2001:db8:1:3::1'), await from('198.51.100.7'), await from('::ffff:198.51.100.7')]).toEqual([
      201, 201, 201,
    ])
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
  test('sixty an hour for an organisation, whoever sends them', async () => {
    const { key } = await agency(app, 'secret')
    const bodies = Array.from({ length: 61 }, () => newLead({ elapsedSeconds: 0 }))
    const statuses: number[] = []
    for (const body of bodies) statuses.push((await post(app, '/leads', body, { 'X-API-Key': key })).status)
    expect(statuses).toEqual([...Array(60).fill(201), 429])
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
      return (await post(proxied, '/leads', newLead(changes), headers)).status
    }
    // More than an hour of the organisation, five a visitor.
    for (let bot = 0; bot < 13; bot += 1)
      for (let call = 0; call < 5; call += 1) expect(await from(`198.51.100.${bot}`, caught)).toBe(201)
    expect(await proxied.deps.usage.used(`lead:${organisationId}`, day)).toBe(0)
    expect(await from('203.0.113.1')).toBe(201)
    expect(await proxied.deps.usage.used(`lead:${organisationId}`, day)).toBe(1)
    // The visitor's own hour counts it.
    expect(await from('198.51.100.0', caught)).toBe(kind === 'publishable' ? 429 : 201)
  })
  test('a hundred a day for an organisation of the free plan, which is told once', async () => {
    const { key, organisationId } = await fresh()
    const day = app.clock.now.toISOString().slice(0, 10)
    for (let count = 0; count < 100; count += 1) await app.deps.usage.count(`lead:${organisationId}`, day)
    for (const _try of [1, 2]) {
      const answer = await send(newLead(), { 'X-API-Key': key })
      expect([answer.status, (await read(answer)).code]).toEqual([429, 'daily_quota_exhausted'])
    }
    await until(() => app.printed.find(line => line.includes('(leadLimit)')), 'letter')
    expect(app.printed.filter(line => line.includes('(leadLimit)'))).toHaveLength(1)
    expect(await app.deps.usage.used(`lead:${organisationId}`, day)).toBe(100)
  })
})

test('a page of another origin than the browser says is shown by that origin', async () => {
  const { key } = await fresh()
  const lead = newLead({ page: 'https://elsewhere.example/x' })
  expect((await send(lead, { 'X-API-Key': key })).status).toBe(201)
  expect(await rowOf(lead.id)).toMatchObject({ host: 'agency.example' })
})
