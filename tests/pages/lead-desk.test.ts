import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examples } from '#contract/examples/recorded'
import { texts } from '#languages/derived/leads'
import { languages } from '#languages/registry'
import { get, post, startApp, type TestApp } from '../support/app.ts'
import { until } from '../support/until.ts'
import { joined, page as organisationPage, somebody } from './organisation-visitors.ts'
import type { Visitor } from './visitor.ts'

const page = '/account/leads'
const origin = 'https://agency.example'
const [full] = examples.create ?? []
// The first documented request has everything that may be said.
const sample = { ...Object(full?.request && 'body' in full.request && full.request.body) }

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1', PROVIDER_KEY_SECRETS: `one:${'A'.repeat(43)}=` } })
})
afterAll(() => app.close())

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')

/** An agency founded on its page, with a site code. */
const openAgency = async (fields: Record<string, string> = {}) => {
  const { visitor: owner, email } = await somebody(app, 'Owner')
  expect((await owner.post(organisationPage, { name: 'Agence Exemple', ...fields })).status).toBe(303)
  const key = { name: 'Site', kind: 'publishable', tier: 'free', owner: 'organisation', creation: email }
  await owner.post('/account/keys', { ...key, origins: origin })
  const row = await app.db
    .selectFrom('api_key')
    .select('public_text')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .where(
      'owner_id',
      'in',
      app.db
        .selectFrom('auth_member')
        .innerJoin('auth_user', 'auth_user.id', 'auth_member.userId')
        .select('organizationId')
        .where('email', '=', email),
    )
    .executeTakeFirstOrThrow()
  return { owner, key: String(row.public_text) }
}

/** Lets a page of the agency ask for the places of its form, so that the start page has its figures. */
const showForm = async (key: string): Promise<void> => {
  expect((await get(app, '/estimation/places', { 'X-API-Key': key, Origin: origin })).status).toBe(200)
  await app.leads.seen.flush()
}

/** Sends a contact as a website does, and waits until its letter was taken. */
const receive = async (key: string, changes: object = {}): Promise<string> => {
  const sent = { ...sample, id: randomUUID(), ...changes }
  expect((await post(app, '/leads', sent, { 'X-API-Key': key, Origin: origin })).status).toBe(201)
  await until(async () => {
    const lead = await app.db.selectFrom('lead').select('state').where('id', '=', sent.id).executeTakeFirst()
    return lead?.state === 'delivered' || undefined
  }, 'delivery')
  return sent.id
}

const rowOf = async (person: Visitor, id: string): Promise<string> =>
  plain((await person.get(page)).text)
    .split('<li class="who')
    .find(row => row.includes(id)) ?? ''

describe('how long contacts are kept', () => {
  test('is chosen where an organisation is founded: thirty days, unless another is ticked', async () => {
    const { visitor: owner } = await somebody(app, 'Owner')
    const { text } = await owner.get(organisationPage)
    expect(text).toMatch(/value="30" checked> <span>30 days \(advised\)/)
    expect(text).toContain('Change it at any time.')
    const refused = await owner.post(organisationPage, { name: 'Agence Exemple', keepDays: '7' })
    expect([refused.status, refused.text.includes('value="Agence Exemple"')]).toEqual([400, true])
    await owner.post(organisationPage, { name: 'Agence Exemple' })
    expect((await owner.get(page)).text).toContain('Deleted 30 days after receipt.')
  })

  test.each([
    ['0', 'Deleted as soon as they are delivered.'],
    ['90', 'Deleted 90 days after receipt.'],
  ])('is %s days where that was chosen', async (keepDays, said) => {
    const { owner } = await openAgency({ keepDays })
    expect((await owner.get(page)).text).toContain(said)
  })
})

describe('the rows of contacts', () => {
  test('have the name, home and value, source, and each way with its state', async () => {
    const { owner, key } = await openAgency()
    const id = await receive(key)
    const row = await rowOf(owner, id)
    expect(row).toContain('<bdi>Ada Exemple</bdi>')
    expect(row).toContain('aria-hidden="true">AE</span>')
    expect(row).toMatch(/<bdi>Luxembourg · 85 m² · €[\d,]+<\/bdi>/)
    expect(row).toContain('<bdi>agency.example</bdi> · <bdi>source: newsletter · campaign: automne</bdi>')
    expect(row).toContain('E-mail: accepted')
    const unnamed = await receive(key, { contact: { phone: '+352 691 000 000', email: 'info@xn--mller-kva.lu' } })
    expect(await rowOf(owner, unnamed)).toContain('<bdi>+352 691 000 000</bdi>')
    expect((await owner.get(`${page}/${unnamed}`)).text).toContain('<bdi>info@müller.lu</bdi>')
    // The start page has the same rows once a form was seen.
    await showForm(key)
    expect(plain((await owner.get('/account')).text)).toContain('Ada Exemple')
  })

  test('show nothing of a contact that is deleted', async () => {
    const { owner, key } = await openAgency({ keepDays: '0' })
    await receive(key)
    const { text } = await owner.get(page)
    expect(text).toContain('Contact not kept')
    expect(text).not.toContain('Ada Exemple')
  })
})

describe('contacts that wait for a call', () => {
  const counted = async (owner: Visitor): Promise<string> =>
    /Call back[^<]*/.exec((await owner.get('/account')).text)?.[0] ?? 'none'

  test('are counted as long as somebody can read them', async () => {
    const { owner, key } = await openAgency()
    const first = await receive(key)
    await receive(key)
    await showForm(key)
    expect(await counted(owner)).toBe('Call back 2 people')
    await app.db
      .updateTable('lead')
      .set({ content_until: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', first)
      .execute()
    expect(await counted(owner)).toBe('Call back 1 person')
    await owner.post(`${page}/keep`, { keepDays: '0' })
    expect(await counted(owner)).toBe('none')
  })
})

describe('a contact in a team', () => {
  test('has a note, which is sealed, in the table, and deleted with the contact', async () => {
    const { owner, key } = await openAgency()
    const id = await receive(key)
    const note = 'Called on Monday.\r\nCalls back <b>after</b> work.'
    expect((await owner.post(`${page}/${id}/note`, { note, before: '' })).to).toBe(`${page}/${id}?done=saved`)
    const { text } = await owner.get(`${page}/${id}?done=saved`)
    expect(text).toContain('Called on Monday.\nCalls back &lt;b&gt;after&lt;/b&gt; work.</textarea>')
    expect((await owner.get(`${page}.csv`)).text).toContain('Called on Monday.')
    expect(JSON.stringify(await app.db.selectFrom('lead').selectAll().execute())).not.toContain('Monday')
    await owner.post(`${page}/keep`, { keepDays: '0' })
    expect((await owner.post(`${page}/${id}/note`, { note: 'x', before: '' })).status).toBe(404)
  })

  test('keeps both notes of two who write at once: the second is told, and loses nothing', async () => {
    const { owner, key } = await openAgency()
    const id = await receive(key)
    await owner.post(`${page}/${id}/note`, { note: 'first', before: '' })
    const late = await owner.post(`${page}/${id}/note`, { note: 'second', before: '' })
    expect(late.status).toBe(400)
    expect(late.text).toContain('A colleague changed the note')
    expect(late.text).toContain('<bdi class="lines">first</bdi>')
    expect(late.text).toContain('\nsecond</textarea>')
    expect((await owner.post(`${page}/${id}/note`, { note: 'first, second', before: 'first' })).status).toBe(303)
    const long = await owner.post(`${page}/${id}/note`, { note: 'n'.repeat(2001), before: 'first, second' })
    expect([long.status, long.text.includes('At most 2,000 characters.')]).toEqual([400, true])
  })

  test('is handed to a colleague, who gets a letter with its link, and to no stranger', async () => {
    const { owner, key } = await openAgency()
    const colleague = await joined(app, owner, 'Colleague', 'member')
    const id = await receive(key)
    const { text } = await owner.get(`${page}/${id}`)
    const userId = /<option value="([^"]+)">Colleague</.exec(text)?.[1] ?? ''
    const stranger = await somebody(app, 'Stranger')
    const { id: strangerId } = await app.db
      .selectFrom('auth_user')
      .select('id')
      .where('email', '=', stranger.email)
      .executeTakeFirstOrThrow()
    const refused = await owner.post(`${page}/${id}/hand`, { colleague: strangerId })
    expect([refused.status, refused.text.includes('Choose a member of your organisation.')]).toEqual([400, true])
    expect((await owner.post(`${page}/${id}/hand`, { colleague: userId })).to).toBe(`${page}/${id}?done=saved`)
    expect(await rowOf(owner, id)).toContain('<span class="chip"><bdi>Colleague</bdi></span>')
    const letters = async (): Promise<string[]> => {
      const folder = app.deps.account?.services.settings.outbox ?? ''
      const names = (await readdir(folder)).filter(name => name.includes('-leadHanded-'))
      return Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
    }
    const letter = await until(async () => (await letters())[0], 'letter to the colleague')
    expect(letter).toContain(`To: ${colleague.email}`)
    expect(letter).toContain(`/account/leads/${id}`)
    expect(letter).not.toContain('Ada')
    expect((await colleague.visitor.get(`${page}/${id}`)).text).toContain('Ada Exemple')
    // The same again tells nobody twice; to nobody removes it.
    await owner.post(`${page}/${id}/hand`, { colleague: userId })
    expect((await owner.post(`${page}/${id}/hand`, { colleague: '' })).status).toBe(303)
    expect(await rowOf(owner, id)).not.toContain('<bdi>Colleague</bdi>')
    expect(await letters()).toHaveLength(1)
    expect((await stranger.visitor.post(`${page}/${id}/hand`, { colleague: strangerId })).status).toBe(404)
  })

  test('that nobody but administrators may read is handed to these alone', async () => {
    const { owner, key } = await openAgency()
    await joined(app, owner, 'Member', 'member')
    await joined(app, owner, 'Admin', 'admin')
    const id = await receive(key)
    const options = async (): Promise<string[]> =>
      [...(await owner.get(`${page}/${id}`)).text.matchAll(/<option value="usr[^"]*"[^>]*>(\w+)</g)].map(
        ([, name = '']) => name,
      )
    expect(await options()).toEqual(['Admin', 'Member', 'Owner'])
    const text = (await owner.get(`${page}/${id}`)).text
    const userId = /<option value="([^"]+)">Member</.exec(text)?.[1] ?? ''
    await app.db.updateTable('lead').set({ state: 'lost' }).where('id', '=', id).execute()
    expect(await options()).toEqual(['Admin', 'Owner'])
    const refused = await owner.post(`${page}/${id}/hand`, { colleague: userId })
    expect([refused.status, refused.text.includes('Choose a member')]).toEqual([400, true])
  })

  test('is told to a colleague in the colleague’s language', async () => {
    const { owner, key } = await openAgency()
    const { visitor, email } = await joined(app, owner, 'Kollegin', 'member')
    await visitor.post('/account', { name: 'Kollegin', locale: 'de' })
    const id = await receive(key)
    const userId = /<option value="([^"]+)">Kollegin</.exec((await owner.get(`${page}/${id}`)).text)?.[1] ?? ''
    await owner.post(`${page}/${id}/hand`, { colleague: userId })
    const folder = app.deps.account?.services.settings.outbox ?? ''
    const letter = await until(async () => {
      const names = (await readdir(folder)).filter(name => name.includes('-leadHanded-'))
      const sent = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
      return sent.find(one => one.includes(`To: ${email}`))
    }, 'letter to the colleague')
    expect(letter).toContain(texts.de.leadHanded.subject)
  })

  test('keeps its note where a colleague hands it over meanwhile', async () => {
    const { owner, key } = await openAgency()
    await joined(app, owner, 'Second', 'member')
    const id = await receive(key)
    const userId = /<option value="([^"]+)">Second</.exec((await owner.get(`${page}/${id}`)).text)?.[1] ?? ''
    const [noted, handed] = await Promise.all([
      owner.post(`${page}/${id}/note`, { note: 'Call on Monday.', before: '' }),
      owner.post(`${page}/${id}/hand`, { colleague: userId }),
    ])
    expect([noted.status, handed.status]).toEqual([303, 303])
    const seen = (await owner.get(`${page}/${id}`)).text
    expect(seen).toContain('Call on Monday.')
    expect(seen).toContain(`<option value="${userId}" selected`)
  })

  test.each(languages)('has its letter in %s', language => {
    const { subject, before, after } = texts[language].leadHanded
    expect(subject.length).toBeLessThanOrEqual(45)
    expect([before.includes('{name}'), before.includes('{organisation}'), after.includes('{name}')]).toEqual([
      true,
      true,
      true,
    ])
  })
})
