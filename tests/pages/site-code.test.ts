import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { texts as desk } from '#languages/derived/desk'
import { texts as pages } from '#languages/derived/pages'
import { languages } from '#languages/registry'
import { startApp, type TestApp } from '../support/app.ts'
import { founder } from './organisation-visitors.ts'
import type { Visitor } from './visitor.ts'

/** Words of languages/README.md: what identifies a site, and the key of a developer. */
const words = {
  en: [/site code/i, /\bkey/i],
  fr: [/code du site/i, /\bclé/i],
  de: [/website-code/i, /schlüssel/i],
  lb: [/code vun der websäit|dëse code/i, /schlëssel/i],
  pt: [/código do site/i, /chave/i],
} as const

let app: TestApp
let owner: Visitor
const ids = { publishable: '', secret: '', own: '' }
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1', PROVIDER_KEY_SECRETS: `one:${'A'.repeat(43)}=` } })
  owner = (await founder(app)).visitor
  for (const kind of ['publishable', 'secret'] as const) {
    const wish = { name: 'Vitrine', kind, tier: 'free', owner: 'organisation', creation: kind }
    await owner.post('/account/keys', kind === 'secret' ? wish : { ...wish, origins: 'https://agency.example' })
    const row = await app.db.selectFrom('api_key').select('id').where('kind', '=', kind).executeTakeFirstOrThrow()
    ids[kind] = row.id
  }
  await owner.post('/account/keys', { name: 'Mine', kind: 'secret', tier: 'free', owner: 'user', creation: 'own' })
  const mine = await app.db.selectFrom('api_key').select('id').where('name', '=', 'Mine').executeTakeFirstOrThrow()
  ids.own = mine.id
})
afterAll(() => app.close())

/** Title and headings of a page, as they are read. */
const headings = (text: string): string =>
  [...text.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/gs)].map(([, said = '']) => said.replaceAll(/<[^>]*>/g, '')).join('\n')

/** The languages that have these words. */
const spoken = languages.filter((language): language is keyof typeof words => language in words)

describe.each(spoken)('in %s', language => {
  beforeAll(async () => void (await owner.post('/account', { name: 'Owner', locale: language })))
  const [siteCode, key] = words[language]

  test('the page of what stands on a website calls it a site code, that of a program’s key a key', async () => {
    const ofSite = headings((await owner.get(`/account/keys/${ids.publishable}`)).text)
    expect(ofSite).toMatch(siteCode)
    expect(ofSite).not.toMatch(key)
    const ofProgram = headings((await owner.get(`/account/keys/${ids.secret}`)).text)
    expect(ofProgram).toMatch(key)
    expect(ofProgram).not.toMatch(siteCode)
    const ofOwn = (await owner.get(`/account/keys/${ids.own}`)).text
    expect(ofOwn).toContain(desk[language]['handOver.keyText'])
    expect(headings(ofOwn)).not.toMatch(siteCode)
  })

  test('the form offers both by their own words, and a site code without an address is refused by its word', async () => {
    const { text } = await owner.get('/account/keys')
    const choice = (value: string): string => new RegExp(`value="${value}"[^>]*> <span>([^<]*)`).exec(text)?.[1] ?? ''
    expect(choice('publishable')).toMatch(siteCode)
    expect(choice('publishable')).not.toMatch(key)
    expect(choice('secret')).toMatch(key)
    const refused = await owner.post('/account/keys', { name: 'Vitrine', kind: 'publishable', tier: 'free' })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain(pages[language]['fault.originsMissing'])
    expect(pages[language]['fault.originsMissing']).toMatch(siteCode)
  })

  test('what signs a CRM connection is called a secret key wherever it stands', () => {
    const said = Object.entries(desk[language]).filter(([name]) =>
      ['webhooks.secret', 'webhooks.rotate', 'webhooks.made', 'webhooks.oldUntil'].includes(name),
    )
    expect(said).toHaveLength(4)
    for (const [name, text] of said) expect([name, text]).toEqual([name, expect.stringMatching(key)])
  })
})
