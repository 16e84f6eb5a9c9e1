import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { get, startApp, type TestApp } from '../support/app.ts'
import { signedIn, type Visitor } from './visitor.ts'

let app: TestApp
let ada: Visitor
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
  ada = await signedIn(app, 'ada@agency.example')
  await ada.post('/account/organisation', { name: 'Agence Exemple', terms: 'yes' })
})
afterAll(() => app.close())

const site = { kind: 'publishable', tier: 'free', origins: 'https://agency.lu', owner: 'organisation' }
const newKey = (name: string, more: Record<string, string> = {}) =>
  ada.post('/account/keys', { ...site, name, creation: name, ...more })
const shown = async (to: string) => {
  const { text } = await ada.get(to)
  return { text, code: /<div id="code-html"[\s\S]*?<\/code>/.exec(text)?.[0] ?? '' }
}
/** Attributes that a website with this code gets from the service. */
const served = async (code: string): Promise<Record<string, string>> => {
  const key = /api-key=&quot;(vp_live_\w+)/.exec(code)?.[1] ?? ''
  const answer = await get(app, '/estimation/places', { 'X-API-Key': key, Origin: 'https://agency.lu' })
  const { data } = (await answer.json()) as { data: { form: { settings: { name: string; value: string }[] } } }
  return Object.fromEntries(data.form.settings.map(({ name, value }) => [name, value]))
}
const isHandedOut = (text: string): boolean => !/<div hidden><h2>[^<]*<\/h2>\s*<div id="snippet"/.test(text)

describe('a new website key of an organisation', { shuffle: false }, () => {
  test('asks for the privacy notice where it is made, and calls nothing optional that its kind needs', async () => {
    const { text } = await ada.get('/account/keys?kind=publishable')
    const website = /<fieldset><legend>For a site code<\/legend>[\s\S]*?<\/fieldset>/.exec(text)?.[0] ?? ''
    expect(website).toContain('name="origins"')
    expect(website).toContain('name="privacyUrl"')
    expect(website).not.toContain('(optional)')
  })

  test('with its privacy notice has the contact form on its website at once', async () => {
    const { to } = await newKey('Whole', { privacyUrl: 'https://agency.lu/privacy' })
    const { text, code } = await shown(to)
    expect(isHandedOut(text)).toBe(true)
    expect(await served(code)).toEqual({ lead: 'service', 'privacy-url': 'https://agency.lu/privacy' })
    expect(text).toMatch(/name="contact" value="yes" checked/)
  })

  test('without one has the contact form on, and no code before the notice is there or the form is off', async () => {
    const { to } = await newKey('Half')
    const { text } = await shown(to)
    expect(isHandedOut(text)).toBe(false)
    expect(text).toContain('Your code appears here once the form has your privacy notice.')
    expect(text).toMatch(/name="contact" value="yes" checked/)
    expect(text).toMatch(/<label for="embed-privacyUrl">Privacy notice<\/label>/)
    const id = /key=(key_\w+)/.exec(to)?.[1] ?? ''
    const withNotice = await ada.post(`/account/keys/${id}/embed`, {
      contact: 'yes',
      privacyUrl: 'https://agency.lu/privacy',
    })
    const after = await shown(withNotice.to)
    expect([isHandedOut(after.text), (await served(after.code)).lead]).toEqual([true, 'service'])
    const off = await shown((await ada.post(`/account/keys/${id}/embed`, {})).to)
    expect([isHandedOut(off.text), await served(off.code)]).toEqual([true, {}])
    expect(off.text).toContain('Privacy notice <small>(optional)</small>')
  })

  test('with a notice that is no web address is not made, and what was typed is still there', async () => {
    const { status, text } = await newKey('Wrong', { privacyUrl: 'agency.lu/privacy' })
    expect(status).toBe(400)
    expect(text).toContain('Write a full address, such as https://agency.lu/privacy.')
    expect(text).toContain('value="agency.lu/privacy"')
    expect((await ada.get('/account/keys')).text).not.toContain('Wrong</bdi>')
  })

  test('is sent as lines from the first steps only with its contact form', async () => {
    const list = (await ada.get('/account/embed')).text
    for (const id of new Set(list.match(/key_[0-9a-f]+/g))) await ada.post(`/account/keys/${id}/revoke`, {})
    const { to } = await newKey('Steps')
    const brand = new FormData()
    for (const [name, value] of Object.entries({ name: 'Agence Exemple', colour: '#7a1f4b' })) brand.set(name, value)
    await ada.post('/account/organisation/branding', brand)
    const before = (await ada.get('/account')).text
    expect(before).toContain(`href="${to.replace('&made=1', '')}">`)
    expect(before).not.toContain('mailto:?subject')
    const id = /key=(key_\w+)/.exec(to)?.[1] ?? ''
    await ada.post(`/account/keys/${id}/embed`, { contact: 'yes', privacyUrl: 'https://agency.lu/privacy' })
    expect((await ada.get('/account')).text).toMatch(/mailto:\?subject=[^"]*valorem-estimate/)
  })
})

test('a key of a person has no receiver: its code is there at once, without a contact form', async () => {
  const eve = await signedIn(app, 'eve@agency.example')
  const { to } = await eve.post('/account/keys', { ...site, owner: 'user', name: 'Own', creation: 'Own' })
  const { text } = await eve.get(to)
  expect(isHandedOut(text)).toBe(true)
  expect(text).not.toContain('lead=&quot;service')
})
