import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { get, startApp, type TestApp } from '../support/app.ts'
import { dot } from '../support/bad-values.ts'
import { pngOf } from '../support/read-files.ts'
import { until } from '../support/until.ts'
import { lettersOf, nthLetter, password, signedIn, type Visitor, visitor } from './visitor.ts'

const page = '/account/leads'

let app: TestApp
let owner: Visitor
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1', PROVIDER_KEY_SECRETS: `one:${'A'.repeat(43)}=` } })
  owner = await signedIn(app, 'owner@agency.example')
})
afterAll(() => app.close())

const idsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/href="\/account\/leads\/([0-9a-f-]{36})"/g)].map(([, id]) => String(id))),
]

describe('the contacts of an organisation', { shuffle: false }, () => {
  test('belong to an organisation, whose founding says what it accepts', async () => {
    expect((await owner.get(page)).text).toContain('href="/account/organisation"')
    expect((await owner.get('/account/organisation')).text).toMatch(
      /By creating it you accept the <a href="\/terms\/contacts"/,
    )
    await owner.post('/account/organisation', { name: 'Agence Exemple' })
    const { text } = await owner.get(page)
    expect(text).toContain('No contacts yet')
    expect(text).toContain('They appear here, and at <bdi>owner@agency.example</bdi>,')
    expect(text).toContain('Send a test contact')
  })

  test('begin with a test, which stands in the list and ends the first steps', async () => {
    expect((await owner.get('/account')).text).toContain('First steps')
    expect((await owner.post(`${page}/test`, {})).to).toBe(`${page}?done=tested`)
    const { text } = await owner.get(`${page}?done=tested`)
    expect(text).toContain('The test contact is on its way.')
    expect(text).toContain('<span class="chip">Test</span>')
  })

  test('are kept for as many days as were chosen, opened, worked on, downloaded and deleted', async () => {
    expect((await owner.post(`${page}/keep`, { keepDays: '7' })).status).toBe(400)
    expect((await owner.post(`${page}/keep`, { keepDays: '30' })).to).toBe(`${page}?done=saved`)
    await owner.post(`${page}/test`, {})
    const id = idsIn((await owner.get(page)).text)[0] ?? ''
    const lead = await owner.get(`${page}/${id}`)
    expect(lead.status).toBe(200)
    expect(lead.text).toContain('Typed by the visitor; we have not checked it.')
    expect(lead.text).toMatch(/href="\/account\/reports\/new\?commune=/)
    expect((await owner.post(`${page}/${id}/work`, { work: 'answered' })).to).toBe(`${page}?done=saved`)
    expect((await owner.get(page)).text).toContain('<span class="chip">Answered</span>')
    const csv = await owner.get(`${page}.csv`)
    expect(csv.headers.get('Content-Disposition')).toBe('attachment; filename="contacts.csv"')
    // A cell that a spreadsheet would run as a formula is shown as it is.
    expect(csv.text).toContain(",'+352 000 000,")
    expect(csv.text.split('\r\n')[0]).toMatch(/^Received,Name,E-mail address,Telephone,Message,Municipality/)
    expect((await owner.post(`${page}/${id}/delete`, {})).to).toBe(`${page}?done=deleted`)
    expect((await owner.get(`${page}/${id}`)).status).toBe(404)
  })

  test('are deleted all at once only with the box ticked', async () => {
    expect((await owner.post(`${page}/delete`, {})).text).toContain('Tick the box')
    expect((await owner.post(`${page}/delete`, { deleteAll: 'yes' })).to).toBe(`${page}?done=deleted`)
    expect((await owner.get(page)).text).toContain('No contacts yet')
  })

  test('go to another address once its link is pressed, and back to the owner by the link of a letter', async () => {
    const before = lettersOf(app, '/contacts/confirm').length
    expect((await owner.post(`${page}/address`, { email: '' })).text).toContain('Please fill this in.')
    expect((await owner.post(`${page}/address`, { email: 'desk@agency.example', password })).to).toBe(
      `${page}?done=address`,
    )
    const link = await nthLetter(app, before, '/contacts/confirm')
    const token = new URL(link, app.url).searchParams.get('token') ?? ''
    const stranger = visitor(app)
    expect((await stranger.get(link)).text).toContain('desk@agency.example')
    expect((await owner.get(page)).text).toContain('is not confirmed yet')
    expect((await stranger.post('/contacts/confirm', { token })).text).toContain('Contacts now go to this address.')
    expect((await stranger.post('/contacts/confirm', { token })).status).toBe(400)
    expect((await owner.get(page)).text).toContain('Sent to <strong><bdi>desk@agency.example</bdi>')
    expect((await stranger.get('/contacts/stop?token=none')).status).toBe(400)
    await owner.post(`${page}/test`, {})
    const line = await until(
      () => app.printed.find(printed => printed.startsWith('Letter for d***@agency.example (lead): ')),
      'contact at the new address',
    )
    const letter = await readFile(line.split('(lead): ')[1] ?? '', 'utf8')
    const stop = /\/contacts\/stop\?token=(\S+)/.exec(letter)
    expect((await stranger.get(stop?.[0] ?? '')).text).toContain('desk@agency.example')
    expect((await owner.get(page)).text).toContain('Sent to <strong><bdi>desk@agency.example</bdi>')
    const told = () => app.printed.filter(line => line.startsWith('Letter for o***@agency.example (changes)')).length
    expect((await stranger.post('/contacts/stop', { token: stop?.[1] ?? '' })).status).toBe(200)
    expect((await stranger.post('/contacts/stop', { token: stop?.[1] ?? '' })).status).toBe(400)
    // One letter for all that was changed, ten minutes after the first change.
    await app.leads.letters.look()
    expect(told()).toBe(0)
    app.clock.now = new Date(app.clock.now.getTime() + 600_000)
    await app.leads.letters.look()
    expect(told()).toBe(1)
    expect((await owner.get(page)).text).toContain('Sent to <strong><bdi>owner@agency.example</bdi>')
    expect((await owner.post(`${page}/address/remove`, {})).to).toBe(`${page}?done=saved`)
    expect((await owner.get(page)).text).toContain('Sent to <strong><bdi>owner@agency.example</bdi>')
  })
})

test('the owner is told when a key of the organisation is revoked, and when the organisation is deleted', async () => {
  const last = await signedIn(app, 'last@agency.example')
  await last.post('/account/organisation', { name: 'Letzte Agentur' })
  const fields = { name: 'Schaufenster', kind: 'secret', tier: 'free', owner: 'organisation', creation: 'told' }
  await last.post('/account/keys', fields)
  const [path = ''] = /\/account\/keys\/key_[0-9a-f]+/.exec((await last.get('/account/keys')).text) ?? []
  // The address is masked on the screen of whoever runs the service.
  const letters = (kind: string) =>
    app.printed.filter(line => line.startsWith(`Letter for l***@agency.example (${kind})`))
  await last.post(`${path}/revoke`, {})
  await until(() => letters('keyRevoked')[0], 'letter about the key')
  // Again: nothing changes, and nobody is told.
  await last.post(`${path}/revoke`, {})
  await last.post('/account/organisation/delete', { password })
  await until(() => letters('organisationDeleted')[0], 'letter about the organisation')
  expect([letters('keyRevoked').length, letters('organisationDeleted').length]).toEqual([1, 1])
})

describe('webhooks', { shuffle: false }, () => {
  const hooks = '/account/webhooks'

  test.each([
    ['', 'Please fill this in.'],
    ['nothing', 'This is not a web address.'],
    ['http://crm.agency.lu/', 'It must begin with https://.'],
    ['https://crm.agency.lu:80/', 'Port 443'],
    ['https://ada@crm.agency.lu/', 'Without a user name'],
    ['https://10.0.0.1/', 'must be a public name'],
    [`https://crm.agency.lu/${'a'.repeat(500)}`, 'At most 500 characters.'],
  ])('%j is refused in words', async (url, sentence) => {
    const { status, text } = await owner.post(hooks, { url })
    expect([status, text.includes(sentence)]).toEqual([400, true])
  })

  test('a webhook is added with a secret that is shown once, gets a new one, and is removed', async () => {
    const made = await owner.post(hooks, { url: 'https://crm.agency.lu/valorem', password })
    const [secret = ''] = /whsec_[A-Za-z0-9+/]{43}=/.exec(made.text) ?? []
    expect(secret).not.toBe('')
    const list = await owner.get(hooks)
    expect(list.text).not.toContain(secret)
    const [path = ''] = /\/account\/webhooks\/whk_[\w-]+/.exec(list.text) ?? []
    const rotated = await owner.post(`${path}/rotate`, {})
    expect(/whsec_[A-Za-z0-9+/]{43}=/.exec(rotated.text)?.[0]).not.toBe(secret)
    expect((await owner.get(hooks)).text).toContain('The previous secret key also signs until')
    expect((await owner.post(`${path}/remove`, {})).to).toBe(`${hooks}?removed=1`)
    expect((await owner.get(hooks)).text).toContain('There is no CRM connection yet.')
  })
})

describe('the form on a website', { shuffle: false }, () => {
  let key = ''
  /** Settings that a website with the code of a page gets from the service. */
  const served = async (page: string): Promise<Record<string, string>> => {
    const own = /api-key=&quot;(vp_live_\w+)/.exec(page)?.[1] ?? ''
    const answer = await get(app, '/estimation/places', { 'X-API-Key': own, Origin: 'https://agency.lu' })
    const { data } = (await answer.json()) as { data: { form: { settings: { name: string; value: string }[] } } }
    return Object.fromEntries(data.form.settings.map(({ name, value }) => [name, value]))
  }

  test('belongs to a key, which is the organisation’s by default; an own one can be given to it', async () => {
    const fields = { name: 'Site', kind: 'publishable', tier: 'free', origins: 'https://agency.lu', owner: 'user' }
    expect((await owner.get('/account/keys')).text).toMatch(/value="organisation" checked/)
    const made = await owner.post('/account/keys', { ...fields, creation: 'site' })
    key = /\/account\/embed\?key=(key_[0-9a-f]+)/.exec(made.to)?.[1] ?? ''
    expect((await owner.get(`/account/embed?key=${key}`)).text).toContain('this site code is yours alone')
    expect((await owner.get(`/account/keys/${key}`)).text).toContain('Give this site code to the organisation')
    // Its tier is of the person's own plan, the organisation has another one.
    const rows = app.db.updateTable('api_key').set({ tier: 'enterprise' }).where('id', '=', key)
    await rows.execute()
    expect((await owner.post(`/account/keys/${key}/hand-over`, {})).to).toBe(`/account/keys/${key}?given=1`)
    const given = await app.db.selectFrom('api_key').select('tier').where('id', '=', key).executeTakeFirstOrThrow()
    expect(given.tier).toBe('free')
    expect((await owner.get(`/account/keys/${key}?given=1`)).text).toContain('It now belongs to the organisation.')
  })

  test('keeps its settings, serves them to its website, and has no contact form that can only fail', async () => {
    const embed = `/account/keys/${key}/embed`
    const wish = { contact: 'yes', agency: 'Agence "Exemple"', theme: 'dark', accent: '#7a1f4b', language: 'de' }
    expect((await owner.post(embed, wish)).text).toContain('The contact form needs the address of your privacy notice.')
    expect((await owner.post(embed, { ...wish, privacyUrl: 'nothing' })).text).toContain('Write a full address')
    const saved = await owner.post(embed, { ...wish, privacyUrl: 'https://agency.lu/privacy' })
    expect(saved.to).toBe(`/account/embed?key=${key}&kept=1`)
    const { text } = await owner.get(saved.to)
    expect(text).toContain('Contacts of this form go to <bdi>owner@agency.example</bdi>.')
    expect(text).toContain('valorem-estimate.de.js')
    const shown = {
      agency: 'Agence "Exemple"',
      theme: 'dark',
      accent: '#7a1f4b',
      'privacy-url': 'https://agency.lu/privacy',
    }
    expect(await served(text)).toEqual({ ...shown, lead: 'service' })
    const own = await owner.post(embed, {
      ...wish,
      privacyUrl: 'https://agency.lu/privacy',
      leadAction: 'https://agency.lu/in',
    })
    const { text: code } = await owner.get(own.to)
    expect(await served(code)).toEqual({ ...shown, lead: 'result', 'lead-action': 'https://agency.lu/in' })
    expect(code).toContain(`connect-src ${app.url} https://agency.lu<`)
  })

  test.each([
    ['that pages load', dot, true],
    ['too heavy for pages', pngOf(100, 1, 'x'.repeat(100 * 1024)), false],
  ])('has the box of the logo for one that pages load: a logo %s', async (_name, logo, isOffered) => {
    const brand = new FormData()
    for (const [name, value] of Object.entries({ name: 'Agence Exemple', colour: '#767676' })) brand.set(name, value)
    brand.set('logo', new Blob([new Uint8Array(logo)]), 'logo.png')
    expect((await owner.post('/account/organisation/branding', brand)).to).toMatch(/saved=1$/)
    const { text } = await owner.get(`/account/embed?key=${key}`)
    expect(text.includes('name="showLogo"')).toBe(isOffered)
    if (!isOffered) return
    const kept = await owner.post(`/account/keys/${key}/embed`, { showLogo: 'yes' })
    expect((await owner.get(kept.to)).text).toContain(`connect-src ${app.url}; img-src ${app.url}<`)
  })
})
