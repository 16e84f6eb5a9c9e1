import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examples } from '#contract/examples/recorded'
import { post, startApp, type TestApp } from '../support/app.ts'
import { until } from '../support/until.ts'
import { founder, joined } from './organisation-visitors.ts'
import type { Visitor } from './visitor.ts'

const origin = 'https://agency.example'
const [full] = examples.create ?? []
// The first documented request has everything that may be said.
const sent = { ...Object(full?.request && 'body' in full.request && full.request.body), id: randomUUID() }

let app: TestApp
let owner: Visitor
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1', PROVIDER_KEY_SECRETS: `one:${'A'.repeat(43)}=` } })
  owner = (await founder(app)).visitor
  await owner.post('/account/leads/keep', { keepDays: '30' })
  const key = { name: 'Site', kind: 'publishable', tier: 'free', owner: 'organisation', creation: 'site' }
  await owner.post('/account/keys', { ...key, origins: origin })
  const { public_text: secret } = await app.db.selectFrom('api_key').select('public_text').executeTakeFirstOrThrow()
  expect((await post(app, '/leads', sent, { 'X-API-Key': String(secret), Origin: origin })).status).toBe(201)
  await until(
    async () =>
      (await app.db.selectFrom('lead').select('state').executeTakeFirst())?.state === 'delivered' || undefined,
    'delivery',
  )
})
afterAll(() => app.close())

const exportOf = async (person: Visitor) => JSON.parse((await person.post('/account/privacy/export', {})).text)

describe('what an organisation keeps of a contact', () => {
  test('is shown and downloaded whole: the home, the campaign, the consent', async () => {
    const { text } = await owner.get(`/account/leads/${sent.id}`)
    for (const known of ['Luxembourg, Belair', '85', 'source: newsletter · campaign: automne', 'privacy'])
      expect(text).toContain(known)
    const [head = '', row = ''] = (await owner.get('/account/leads.csv')).text.split('\r\n')
    for (const name of ['commune', 'quartier', 'surface', 'nbChambres', 'etat', 'parking', 'utm', 'privacyUrl'])
      expect(head.split(',')).toContain(name)
    expect(row).toContain('Luxembourg,Belair,85,2,')
    expect(row).toContain('source: newsletter · campaign: automne')
    expect(row).toContain('https://agency.example/privacy')
  })

  test('is in the export of the owner, and the organisation can see that it was taken along', async () => {
    const { contacts } = await exportOf(owner)
    expect(contacts).toMatchObject([
      {
        id: sent.id,
        host: 'agency.example',
        test: false,
        contact: { name: 'Ada Exemple' },
        utm: { utm_source: 'newsletter' },
      },
    ])
    const events = await app.db.selectFrom('audit_event').select('action').execute()
    expect(events.map(({ action }) => action)).toContain('leads.exported')
  })

  test('is not in the export of a member', async () => {
    const member = await joined(app, owner, 'Member', 'member')
    expect((await exportOf(member.visitor)).contacts).toEqual([])
  })
})
