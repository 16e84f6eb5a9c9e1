import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
    expect(text).toContain('appartement à Luxembourg, 85 m²\n')
    expect(text).toContain('> je vends au printemps.')
    expect(text).toContain('Envoyé depuis https://agency.example/estimer le ')
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
    const answer = await send(lead, { 'X-API-Key': (await fresh()).key })
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
    expect(text).toContain('\n\nاَدا\u200D\nAppartement à ')
    expect(text).toContain('Appeler : +352 000\n')
    expect(text).toContain('Nous gardons ce contact jusqu’au 21 décembre 2026.')
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

test('a page of another origin than the browser says is shown by that origin', async () => {
  const { key } = await fresh()
  const lead = newLead({ page: 'https://elsewhere.example/x' })
  expect((await send(lead, { 'X-API-Key': key })).status).toBe(201)
  expect(await rowOf(lead.id)).toMatchObject({ host: 'agency.example' })
})
