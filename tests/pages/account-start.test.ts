import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renderAccount } from '#server/pages/account/account'
import { countOpenSteps, renderFirstSteps } from '#server/pages/account/first-steps'
import { renderLead, renderLeadHeading } from '#server/pages/leads/lead'
import { getPageWords } from '#server/pages/words'
import type { Actor } from '#server/ports/accounts'
import { agency } from '../support/agency.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { person } from '../support/person.ts'
import { listedLead } from './lead-cases.ts'
import { joined } from './organisation-visitors.ts'
import { type Visitor, visitor } from './visitor.ts'

const words = getPageWords('en')
const none = { hasBrand: false, websiteKeyId: undefined, form: undefined, hasContact: false }

describe('the first steps', () => {
  test('are counted without a page', () => {
    expect(countOpenSteps(undefined)).toBe(5)
    expect(countOpenSteps(none)).toBe(4)
    expect(countOpenSteps({ ...none, websiteKeyId: 'key_0' })).toBe(3)
    const form = { host: 'agency.example', at: '2026-11-22T10:00:00.000Z' }
    expect(countOpenSteps({ hasBrand: true, websiteKeyId: 'key_0', form, hasContact: true })).toBe(0)
  })

  test('each lead to their page, the later ones too', () => {
    const markup = String(renderFirstSteps(words, { ...none, mayChange: true }))
    const open = markup.split('<li').filter(step => step.includes('<h2>') && !step.includes('class="done"'))
    expect(open.map(step => /href="([^"]*)"/.exec(step)?.[1])).toEqual([
      '/account/organisation/branding',
      '/account/keys?kind=publishable#create',
      '/account/embed',
      '/account/leads',
    ])
  })
})

describe('the start page of an agency', () => {
  let app: TestApp
  let owner: Visitor
  let agencyOwner: Actor
  let member: Visitor
  const now = '2026-11-21T10:00:00.000Z'

  beforeAll(async () => {
    app = await startApp({ env: { PROVIDER_KEY_SECRETS: `one:${'A'.repeat(43)}=` } })
    const found = await agency(app)
    agencyOwner = found.owner.actor
    owner = visitor(app, 'en', found.owner.cookie)
    await app.deps.account?.services.brandings.save(agencyOwner, { name: 'Agence Exemple', colour: '#7a1f4a' })
    member = (await joined(app, owner, 'Designer', 'member')).visitor
    const wish = { name: 'Own', kind: 'publishable' as const, tier: 'free' as const, origins: ['https://own.example'] }
    await app.deps.account?.services.keys.create(agencyOwner, { ...wish, owner: 'user' }, undefined)
  })
  afterAll(() => app.close())

  const findKey = async (kind: 'user' | 'organisation'): Promise<string> => {
    const keys = await app.db.selectFrom('api_key').selectAll().execute()
    const own = keys.find(key => (key.owner_kind === 'organisation') === (kind === 'organisation'))
    return own?.id ?? ''
  }

  test('sends the lines of the key, whose settings the service serves, to those alone who may change it', async () => {
    const key = await findKey('organisation')
    const saved = { contact: 'yes', privacyUrl: 'https://agency.example/privacy', agency: 'Agence Exemple' }
    await owner.post(`/account/keys/${key}/embed`, saved)
    const lines = async (by: Visitor): Promise<string | undefined> => {
      const [, body] = /body=([^"]*)"/.exec((await by.get('/account')).text) ?? []
      return body && decodeURIComponent(body)
    }
    expect(await lines(owner)).toMatch(/<valorem-estimate api-key="vp_live_\w+" base-url="[^"]+"><a/)
    expect(await lines(member)).toBeUndefined()
    expect((await member.get('/account')).text).toContain(`href="/account/embed?key=${key}#snippet"`)
  })

  test('counts the forms of the organisation alone, and all its contacts that can still be read', async () => {
    const day = { day: now.slice(0, 10), host: 'agency.example', last_at: now, estimates: 0, contacts: 0 }
    const rows = [
      { ...day, key_id: await findKey('organisation'), forms: 7 },
      { ...day, key_id: await findKey('user'), host: 'own.example', forms: 30 },
    ]
    await app.db.insertInto('embed_day').values(rows).execute()
    const organisation = await app.db.selectFrom('auth_organization').select('id').executeTakeFirstOrThrow()
    const none = { kek_id: null, wrapped_dek: null, dek_iv: null, dek_tag: null, iv: null, tag: null, ciphertext: null }
    const sealed = { kek_id: 'kek', wrapped_dek: 'x', dek_iv: 'x', dek_tag: 'x', iv: 'x', tag: 'x', ciphertext: 'x' }
    const lead = {
      ...{ ...sealed, organisation_id: organisation.id, key_id: rows[0]?.key_id ?? '' },
      ...{ received_at: now, host: 'agency.example', language: 'fr' as const, state: 'delivered' as const },
      ...{ is_test: 0, content_until: null, work: 'new' as const, traceparent: null, tracestate: null },
      ...{ held_reason: null, held_due: null, held_network: null, released_at: null },
    }
    const leads = [
      ...Array.from({ length: 61 }, () => lead),
      ...[{ work: 'closed' as const }, { is_test: 1 }, { state: 'spam' as const }].map(own => ({ ...lead, ...own })),
      { ...lead, work: 'answered' as const, state: 'lost' as const },
      // Nobody can read these any more: deleted, and past their day.
      { ...lead, ...none },
      { ...lead, ...none, state: 'lost' as const },
      { ...lead, content_until: '2020-01-01T00:00:00.000Z' },
    ].map(one => ({ ...one, id: randomUUID() }))
    await app.db.insertInto('lead').values(leads).execute()
    const { text } = await owner.get('/account')
    expect(/<dt>Views<\/dt><dd>(\d+)/.exec(text)?.[1]).toBe('7')
    expect(text).toContain('Call back 61 people')
    expect(text).toContain('Contacts not delivered: 1')
    expect(text).not.toContain('own.example')
  })

  test('offers a test contact to those alone who may send one', async () => {
    await app.db.deleteFrom('lead').execute()
    const form = 'action="/account/leads/test"'
    expect((await owner.get('/account')).text).toContain(form)
    expect((await member.get('/account')).text).not.toContain(form)
    expect((await member.get('/account/leads')).text).not.toContain(form)
  })

  test('of a person without an organisation has steps and no figures', async () => {
    const lone = await person(app)
    const me = await app.deps.account?.services.profiles.me(lone.actor)
    if (!me) throw new Error('This app has no accounts.')
    expect(String(renderAccount(words, { me, keys: [] }))).not.toContain('class="stats"')
  })
})

describe('the page of one contact', () => {
  const content = {
    contact: { name: 'Zoë Thill', phone: '(+352) 691 123 456', email: 'zoe@example.org' },
    consent: { text: 'Yes', privacyUrl: 'https://agency.lu/privacy', at: '2026-11-22T10:00:00.000Z' },
    ...{ home: { commune: 'Mamer', surface: 80 }, page: 'https://agency.lu/', language: 'en' as const },
    estimate: { low: 500_000, mid: 600_000, high: 700_000 },
    official: { commune: 'Mamer', quartier: null },
  }
  const heading = (contact: object, mayChange = true): string => {
    const lead = { ...listedLead('agency.lu', { isReadable: true }), content: { ...content, contact } }
    const page = { lead, mayChange, colleagues: [] }
    return String(renderLeadHeading(words, page)) + renderLead(words, page)
  }

  test('keeps the direction of a name from that of the heading', () => {
    expect(heading(content.contact)).toContain('<h1><bdi>Zoë Thill</bdi></h1>')
  })

  test('dials the number with its plus, wherever it stands', () => {
    expect(heading(content.contact).match(/href="tel:[^"]*"/g)).toEqual(Array(3).fill('href="tel:+352691123456"'))
  })

  test('offers no call to what is no number, and no bar without an answer', () => {
    const markup = heading({ phone: '...' }, false)
    expect(markup).not.toMatch(/tel:|class="dock"|answers/)
    expect(markup).toContain('<bdi>...</bdi>')
  })
})
