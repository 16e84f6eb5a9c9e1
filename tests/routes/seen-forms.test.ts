import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leads as examples } from '#contract/examples/leads'
import { visitor } from '../pages/visitor.ts'
import { type Agency, agency, origin } from '../support/agency.ts'
import { get, post, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let own: Agency
beforeAll(async () => {
  app = await startApp()
  own = await agency(app)
})
afterAll(() => app.close())

const [sample] = examples.create
const lead = sample?.request && 'body' in sample.request && sample.request.body
if (!lead) throw new Error('There is no example of a contact.')
const home = { commune: 'Mamer', surface: 80 }

/** Whoever uses a key: a page of the agency, another page, or a program. */
const uses = async (key: string, headers: Record<string, string>): Promise<number[]> => {
  const asked = { 'X-API-Key': key, ...headers }
  const answers = [
    await get(app, '/estimation/places', asked),
    await get(app, '/estimation/places', asked),
    await post(app, '/estimation', home, asked),
    await post(app, '/estimation', { ...home, surface: -1 }, asked),
    await post(app, '/leads', { ...lead, id: randomUUID() }, asked),
    await post(app, '/leads', { ...lead, id: randomUUID(), website: 'http://spam.example' }, asked),
  ]
  return answers.map(({ status }) => status)
}

test('estimates and contacts of a form on the agency’s website are counted by day and host; other pages and programs are not', async () => {
  expect(await uses(own.key, { Origin: origin })).toEqual([200, 200, 200, 400, 201, 201])
  // The preview on our own page, then a page that the key is not for, then a program with a secret key.
  expect(await uses(own.key, { 'Sec-Fetch-Site': 'same-origin', Origin: app.url })).toContain(200)
  expect(await uses(own.key, { Origin: 'https://other.example' })).toEqual([403, 403, 403, 403, 403, 403])
  const program = await agency(app, 'secret')
  expect(await uses(program.key, { Origin: origin })).toContain(201)
  // The store is away for a moment: what was counted is written with the next.
  await app.db.schema.alterTable('embed_day').renameTo('embed_away').execute()
  await expect(app.leads.seen.flush()).rejects.toThrow()
  await app.db.schema.alterTable('embed_away').renameTo('embed_day').execute()
  await app.leads.seen.flush()
  expect(await app.db.selectFrom('embed_day').selectAll().execute()).toEqual([
    {
      ...{ key_id: own.keyId, day: '2026-11-21', host: 'agency.example', last_at: '2026-11-21T12:00:00.000Z' },
      // The form tells itself that it was opened. One value that was not refused, one contact that no trap caught.
      ...{ forms: 0, estimates: 1, contacts: 1 },
    },
  ])
})

test('a contact that a trap caught ends no first step', async () => {
  const fresh = await agency(app)
  const asked = { 'X-API-Key': fresh.key, Origin: origin }
  const has = async () => (await app.deps.account?.services.leads.firstSteps(fresh.owner.actor))?.hasContact
  expect((await post(app, '/leads', { ...lead, id: randomUUID(), website: 'http://spam.example' }, asked)).status).toBe(
    201,
  )
  expect(await has()).toBe(false)
  expect((await post(app, '/leads', { ...lead, id: randomUUID() }, asked)).status).toBe(201)
  expect(await has()).toBe(true)
})

test('a form of the first version, which does not tell that it was opened, ends its step by an estimate', async () => {
  const steps = await app.deps.account?.services.leads.firstSteps(own.owner.actor)
  expect(steps?.form).toEqual({ host: 'agency.example', at: '2026-11-21T12:00:00.000Z' })
  const owner = visitor(app, 'en', own.owner.cookie)
  expect((await owner.get('/account')).text).toMatch(/Form seen on <bdi>agency\.example<\/bdi>/)
  const fresh = await agency(app)
  expect(await app.deps.account?.services.leads.firstSteps(fresh.owner.actor)).toMatchObject({ form: undefined })
})

test('and read on the page of the form, and among the first steps', async () => {
  const told = { method: 'POST', body: JSON.stringify({ key: own.key, what: 'forms', page: '/' }) }
  expect((await fetch(`${app.url}/widget/seen`, { ...told, headers: { Origin: origin } })).status).toBe(204)
  await app.leads.seen.flush()
  const owner = visitor(app, 'en', own.owner.cookie)
  const { text } = await owner.get(`/account/embed?key=${own.keyId}`)
  expect(text).toMatch(/Form last seen on <bdi>agency\.example<\/bdi>/)
  expect((await owner.get('/account')).text).toMatch(/Form seen on <bdi>agency\.example<\/bdi>/)
})
