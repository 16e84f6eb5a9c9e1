import { randomUUID } from 'node:crypto'
import readWorkbook from 'read-excel-file/node'
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

const takeFile = async (path: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(`${app.url}${path}`, { headers: { Cookie: owner.cookie() } })).arrayBuffer())

const exportOf = async (person: Visitor) => JSON.parse((await person.post('/account/privacy/export', {})).text)

describe('what an organisation keeps of a contact', () => {
  test('is shown and downloaded whole: the home, the campaign, the consent', async () => {
    const { text } = await owner.get(`/account/leads/${sent.id}`)
    for (const known of ['Luxembourg, Belair', '85', 'source: newsletter · campaign: automne', 'privacy'])
      expect(text).toContain(known)
    const [head = '', row = ''] = (await owner.get('/account/leads.csv')).text.split('\r\n')
    for (const name of [
      'Municipality',
      'District',
      'Living area in m²',
      'Bedrooms',
      'Condition of the home',
      'Parking',
      'Campaign',
    ])
      expect(head.split(',')).toContain(name)
    expect(row).toContain('Luxembourg,Belair,85,2,,renovated,,yes,')
    expect(row).toContain('source: newsletter · campaign: automne')
    expect(row).toContain('https://agency.example/privacy')
  })

  test.each([
    ['en', ',', 'Received,Name,E-mail address,Telephone'],
    ['fr', ';', 'Reçu;Nom;Adresse e-mail;Téléphone'],
    ['de', ';', 'Empfangen;Name;E-Mail-Adresse;Telefon'],
    ['lb', ';', 'Kritt;Numm;E-Mail-Adress;Telefon'],
    ['pt', ';', 'Recebido;Nome;Endereço de e-mail;Telefone'],
  ])(
    'is a table in %s that its spreadsheet opens by %j, and a workbook with the same columns',
    async (locale, separator, names) => {
      await owner.post('/account', { name: 'Owner', locale })
      const csv = await takeFile('/account/leads.csv')
      expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const [head = ''] = new TextDecoder().decode(csv).split('\r\n')
      expect(head.startsWith(names)).toBe(true)
      expect(new Set(head.split(separator)).size).toBe(33)
      const [sheet] = await readWorkbook(Buffer.from(await takeFile('/account/leads.xlsx')))
      expect(sheet?.data[0]).toEqual(head.split(separator))
      expect(sheet?.data[1]).toContain('Ada Exemple')
      expect(sheet?.data[1]).toContain('+352 00 00 00')
      await owner.post('/account', { name: 'Owner', locale: 'en' })
    },
  )

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
