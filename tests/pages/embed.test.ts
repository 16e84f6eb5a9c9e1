import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { get, startApp, type TestApp } from '../support/app.ts'
import { signedIn, type Visitor } from './visitor.ts'

const page = '/account/embed'

let app: TestApp
let ada: Visitor
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
  ada = await signedIn(app, 'ada@agency.example')
})
afterAll(() => app.close())

const newKey = (visitor: Visitor, name: string, origins: string) =>
  visitor.post('/account/keys', { name, kind: 'publishable', tier: 'free', origins, creation: name })

/** The id of the key that the page shows. */
const shownKey = (text: string): string => /\/account\/keys\/([\w-]+)\/origins/.exec(text)?.[1] ?? ''

test('without a key for a website the page leads to the form of a new one, where that kind is chosen', async () => {
  const eve = await signedIn(app, 'eve@agency.example')
  const { text } = await eve.get(page)
  expect(text).toContain('You have no site code yet.')
  expect(text).toContain('href="/account/keys?kind=publishable#create"')
  const form = (await eve.get('/account/keys?kind=publishable')).text
  expect(form).toMatch(/name="kind" value="publishable" checked/)
  expect((await eve.get('/account/keys?kind=nonsense')).text).toMatch(/name="kind" value="secret" checked/)
})

test('a new key takes an address as the address bar gives it, and its page leads to the code', async () => {
  const bob = await signedIn(app, 'bob@agency.example')
  const made = await newKey(bob, 'Pages', 'https://agency.lu/')
  const way = made.to
  const { text } = await bob.get(way)
  expect(text).toContain('<bdi>Pages</bdi>')
  expect(text).toMatch(/>\s*https:\/\/agency\.lu<\/textarea>/)
})

// A story: each test goes on from what the ones before left.
describe('with a key', { shuffle: false }, () => {
  let id = ''
  let key = ''
  beforeAll(async () => {
    await newKey(ada, 'Pages', 'https://agency.lu')
    const { text } = await ada.get(page)
    id = shownKey(text)
    key = /api-key="(vp_live_\w+)"/.exec(text)?.[1] ?? ''
  })

  test('the page shows the snippet with its text, also without JavaScript, and may ask the service', async () => {
    const { text, headers } = await ada.get(page)
    expect(key).toMatch(/^vp_live_\w{49}$/)
    expect(text).toContain(`&lt;valorem-estimate api-key=&quot;${key}&quot; base-url=&quot;${app.url}&quot;&gt;`)
    expect(text).toContain(`script-src ${app.url}; connect-src ${app.url}`)
    expect(text).toContain('The preview uses the real site code')
    expect(headers.get('Content-Security-Policy')).toMatch(/; connect-src 'self'$/)
    expect((await ada.get('/account/keys')).headers.get('Content-Security-Policy')).not.toContain('connect-src')
  })

  test('the button that tests the key waits for the script of the page, which alone makes it work', async () => {
    expect((await ada.get(page)).text).toMatch(/<div id="testing" hidden>[\s\S]*<button type="button"[^>]* id="test"/)
  })

  test('its preview is admitted from our own page', async () => {
    const answer = await get(app, '/estimation/places', { 'X-API-Key': key, 'Sec-Fetch-Site': 'same-origin' })
    expect(answer.status).toBe(200)
  })

  test('its addresses are replaced, and honoured', async () => {
    const { to } = await ada.post(`/account/keys/${id}/origins`, {
      origins: 'https://AGENCY.lu:443\r\n\r\n  https://www.agency.lu  ',
    })
    expect(to).toBe(`${page}?key=${id}&saved=1`)
    const { text } = await ada.get(to ?? '')
    expect(text).toContain('The addresses are saved.')
    expect(text).toContain('https://agency.lu\nhttps://www.agency.lu</textarea>')
    app.clock.now = new Date(app.clock.now.getTime() + 6000)
    const from = (origin: string) => get(app, '/estimation/places', { 'X-API-Key': key, Origin: origin })
    expect((await from('https://www.agency.lu')).status).toBe(200)
    expect((await from('https://elsewhere.lu')).status).toBe(403)
  })

  test.each([
    ['', 'A site code needs at least one address, at most 20.'],
    [Array.from({ length: 21 }, (_, index) => `https://a${index}.lu`).join('\n'), 'at least one address, at most 20'],
    ['https://agency.lu/sell', '“https://agency.lu/sell” is not the address of a website.'],
    ['https://*.agency.lu', '“https://*.agency.lu” is not the address of a website.'],
    ['javascript:alert(1)', '“javascript:alert(1)” is not the address of a website.'],
  ])('addresses that cannot be are refused in words and stay in the form: %j', async (origins, sentence) => {
    const { status, text } = await ada.post(`/account/keys/${id}/origins`, { origins })
    expect(status).toBe(400)
    expect(text).toContain(sentence)
    if (origins !== '') expect(text).toContain(origins.split('\n')[0])
  })

  test('a key of somebody else is not there, for reading and for writing', async () => {
    const olga = await signedIn(app, 'olga@agency.example', 'Olga')
    expect((await olga.get(`${page}?key=${id}`)).text).not.toContain(key)
    expect((await olga.post(`/account/keys/${id}/origins`, { origins: '' })).status).toBe(404)
    expect((await olga.post(`/account/keys/${id}/origins`, { origins: 'https://evil.lu' })).status).toBe(404)
  })

  test('of several keys one is chosen, a revoked one is not among them', async () => {
    await newKey(ada, 'Second', 'https://second.lu')
    const { text } = await ada.get(`${page}?key=${id}`)
    expect(shownKey(text)).toBe(id)
    expect(text).toContain(`href="${page}?key=${id}" aria-current="page"`)
    expect(text).toContain('Second')
    await ada.post(`/account/keys/${id}/revoke`, {})
    const after = await ada.get(`${page}?key=${id}`)
    expect(after.text).not.toContain(key)
    expect(shownKey(after.text)).not.toBe(id)
  })
})
