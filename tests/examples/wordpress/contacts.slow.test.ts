import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lettersBySite } from './letters.ts'
import { type Letter, type Site, startSite } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())
beforeEach(() => site.set({ contact: 'site' }))

/** A contact as the element posts it. */
const contact = (changes: Record<string, string> = {}): Record<string, string> => ({
  leadId: randomUUID(),
  ...{ name: 'Zoë O’Brien', email: 'zoe@visitor.example', phone: '+352\u00A026 12 34' },
  message: 'Bonjour,\r\nje vends au printemps.\u202E',
  ...{ consent: 'yes', consentText: 'J’accepte d’être contacté.', consentAt: '2026-11-21T10:00:00.000Z' },
  ...{ privacyUrl: 'https://agency.example/privacy', page: `${site.url}/estimer/`, language: 'fr' },
  ...{ commune: 'Luxembourg', quartier: 'Belair', surface: '85', nbChambres: '2', etage: 'dernier', parking: 'true' },
  ...{ estimationBasse: '936500', estimationCentrale: '1234100', estimationHaute: '1531800', confiance: 'moyenne' },
  ...{ reference: 'home page', utm_source: 'letter', utm_evil: 'a\nb', elapsedSeconds: '12' },
  ...changes,
})

interface Refusal {
  data: { field?: string }
}

const send = async (
  fields: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
): Promise<[status: number, field?: string]> => {
  const answer = await fetch(`${site.url}/wp-json/valorem/v1/contact`, {
    method: 'POST',
    headers: { Origin: site.url, ...headers },
    body: new URLSearchParams(fields),
  })
  const text = await answer.text()
  const field = text === '' ? undefined : (JSON.parse(text) as Refusal).data.field
  return field === undefined ? [answer.status] : [answer.status, field]
}
const letters = async (): Promise<Letter[]> => (await site.state()).letters

describe('a contact that this site takes', () => {
  const sites = Object.entries(lettersBySite)
  test.each(sites)(
    'leaves as one letter of %s, which a reply answers; no header has a word of the visitor',
    async (locale, wordsAt) => {
      await site.change({ locale })
      const { subject, typed, home, consent } = wordsAt(site.url)
      expect(await send(contact())).toEqual([204])
      expect(await letters()).toEqual([
        {
          ...{ to: 'admin@agency.example', subject, text: `${typed}\n\n${home}\n\n${consent}` },
          headers: [
            'Content-Type: text/plain; charset=UTF-8',
            'Auto-Submitted: auto-generated',
            'X-Auto-Response-Suppress: All',
            'Reply-To: zoe@visitor.example',
          ],
        },
      ])
    },
  )

  test('has no entity and no English label in any language of a site', async () => {
    for (const locale of ['fr_LU', 'de_LU', 'lb_LU', 'pt_PT']) {
      await site.set({ contact: 'site' })
      await site.change({ locale })
      expect(await send(contact({ etat: 'renove', exterieur: 'jardin', estNeuf: 'false' }))).toEqual([204])
      const [letter] = await letters()
      const text = `${letter?.subject}\n${letter?.text}`
      expect(text).not.toMatch(/&\w+;|&#/)
      expect(text).not.toMatch(
        /New contact|visitor to|Telephone:|Condition|renovated|garden|Language|Consent given|between/,
      )
    }
  })

  test('goes to the address of the settings; one without an e-mail address in ASCII gets no Reply-To', async () => {
    await site.set({ contact: 'site', mail: 'desk@agency.example' })
    expect(await send(contact({ email: '' }))).toEqual([204])
    expect(await send(contact({ email: 'zoë@visitor.example' }))).toEqual([204])
    for (const { to, headers } of await letters()) {
      expect(to).toBe('desk@agency.example')
      expect(headers.filter(line => line.startsWith('Reply-To'))).toEqual([])
    }
    expect((await letters())[1]?.text).toContain('E-mail\u00A0: zoë@visitor.example')
  })

  test('is sent once for its name; one whose letter failed may come again', async () => {
    await site.change({ mailWorks: false })
    const one = contact()
    expect(await send(one)).toEqual([503])
    await site.change({ mailWorks: true })
    expect(await send(one)).toEqual([204])
    expect(await send(one)).toEqual([204])
    expect(await letters()).toHaveLength(1)
  })
})

describe('what is no contact', () => {
  test.each([
    ['leadId', 'x'],
    ['leadId', ''],
    ['name', 'see HTTPS://spam.example'],
    ['name', 'Ada <b>'],
    ['name', 'a\r\nBcc: all@spam.example'],
    ['name', 'a'.repeat(201)],
    ['email', 'a@b@c.example'],
    ['email', 'a@b.example\r\nBcc: all@spam.example'],
    ['email', 'a@b.example,c@d.example'],
    ['email', 'A <a@b.example>'],
    ['email', `${'a'.repeat(250)}@b.lu`],
    ['phone', '+1 2'],
    ['phone', 'call me 123'],
    ['phone', '1'.repeat(41)],
    ['message', 'a\u0007b'],
    ['message', 'é'.repeat(2001)],
    ['consent', 'no'],
    ['consentText', ''],
    ['consentText', 'a'.repeat(601)],
    ['consentAt', 'yesterday'],
    ['privacyUrl', 'javascript:alert(1)'],
    ['page', 'https://elsewhere.example/'],
    ['page', 'javascript:alert(1)'],
    ['language', 'french'],
    ['commune', ''],
    ['surface', 'large'],
    ['etage', 'cellar'],
    ['estimationCentrale', '1e9'],
    ['reference', 'a\nb'],
    ['elapsedSeconds', ''],
  ])('%s of %j is refused at its field', async (name, value) => {
    expect(await send(contact({ [name]: value }))).toEqual([400, name])
    expect(await letters()).toEqual([])
  })

  test('a contact that cannot be answered, a list in place of a text, and bytes that are no text are refused too', async () => {
    expect(await send(contact({ email: '', phone: '' }))).toEqual([400, 'email'])
    const { name: _, ...rest } = contact()
    expect(await send([...Object.entries(rest), ['name[]', 'Ada']])).toEqual([400, 'name'])
    const body = `${new URLSearchParams(rest)}&name=%FF`
    const headers = { Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' }
    const answer = await fetch(`${site.url}/wp-json/valorem/v1/contact`, { method: 'POST', headers, body })
    expect([answer.status, ((await answer.json()) as Refusal).data.field]).toEqual([400, 'name'])
    expect(await letters()).toEqual([])
  })

  test('a program that fills in the trap, or the form in two seconds, learns nothing and sends nothing', async () => {
    expect(await send(contact({ website: 'https://spam.example' }))).toEqual([204])
    expect(await send(contact({ elapsedSeconds: '2' }))).toEqual([204])
    expect(await letters()).toEqual([])
  })

  test.each([
    ['another site', { Origin: 'https://elsewhere.example' }],
    ['a site whose name begins the same', { Origin: 'http://localhost.elsewhere.example' }],
    ['a page without an origin', { Origin: 'null' }],
  ])('a form on %s is refused', async (_what, headers) => {
    expect(await send(contact(), headers)).toEqual([403])
    expect(await letters()).toEqual([])
  })

  test('more than 16 KiB, and a site that takes none', async () => {
    expect(await send(contact({ other: 'a'.repeat(16_384) }))).toEqual([413])
    await site.set({ contact: 'service' })
    expect(await send(contact())).toEqual([404])
    expect(await letters()).toEqual([])
  })
})

test.each([
  ['service', 'reaches us through that service, with their consent'],
  ['site', 'reaches us alone, by e-mail and with their consent'],
  ['off', 'Nothing is stored in their browser.</p>'],
])('the text for the privacy policy is true of the contact form %j', async (form, sentence) => {
  await site.set({ contact: form })
  await site.change({ locale: 'en_US' })
  expect(await (await fetch(`${site.url}/privacy-guide`)).text()).toContain(sentence)
})

describe('an hour holds', () => {
  test('five contacts of one visitor, by the half of an IPv6 address that a household shares', async () => {
    for (const visitor of ['203.0.113.7', '2001:db8:1:2:aaaa::']) {
      const from = { 'X-Visitor': visitor }
      for (let sent = 0; sent < 5; sent += 1) expect(await send(contact(), from)).toEqual([204])
      expect(await send(contact(), from)).toEqual([429])
    }
    expect(await send(contact(), { 'X-Visitor': '2001:db8:1:2:bbbb::1' })).toEqual([429])
    expect(await send(contact(), { 'X-Visitor': '2001:db8:1:3::1' })).toEqual([204])
    expect(await send(contact(), { 'X-Visitor': '203.0.113.8' })).toEqual([204])
    expect(await letters()).toHaveLength(12)
    // What is remembered of a visitor is no address.
    expect(JSON.stringify((await site.state()).transients)).not.toContain('203.0.113')
  })

  test('sixty contacts of all', async () => {
    for (let sent = 0; sent < 60; sent += 1)
      expect(await send(contact(), { 'X-Visitor': `203.0.113.${sent}` })).toEqual([204])
    expect(await send(contact(), { 'X-Visitor': '203.0.113.99' })).toEqual([429])
  })
})
