import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseTypedNumber } from '#server/pages/account/report-input'
import { startApp, type TestApp } from '../support/app.ts'
import { readPrinterPicture } from '../support/printer-pictures.ts'
import { signedIn, toFormData, type Visitor } from './visitor.ts'

const path = '/account/reports/new'

let app: TestApp
let owner: Visitor
/** Owner of another agency: a person may make a few reports in a minute. */
let photographer: Visitor
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
  owner = await signedIn(app, 'owner@agency.example')
  await owner.post('/account/organisation', { name: 'Agence Exemple' })
  photographer = await signedIn(app, 'photographer@agency.example')
  await photographer.post('/account/organisation', { name: 'Agence Photo' })
  await photographer.post('/account/organisation/branding', toFormData({ name: 'Agence Photo', colour: '#1F3A5F' }))
})
afterAll(() => app.close())

const faultsIn = (text: string): string[] =>
  [...text.matchAll(/<span class="fault" id="report-([a-zA-Z]+)-fault">/g)].map(([, field]) => String(field))

const home = {
  commune: 'Mamer',
  surface: '80 m²',
  language: 'fr',
  audience: 'buyer',
  use: 'mainResidence',
  buyers: '1',
}

test.each([
  ['650000', 650_000],
  ['650 000', 650_000],
  ['650.000', 650_000],
  ['650,000', 650_000],
  ['650’000 €', 650_000],
  ['85,5', 85.5],
  ['85.5 m²', 85.5],
  ['80m2', 80],
  ['about 80', Number.NaN],
  ['-5', Number.NaN],
])('%j is read as %d', (text, number) => {
  expect(parseTypedNumber(text)).toEqual(number)
})

test('without a brand the page says where it is saved, and no form stands there', async () => {
  const { text } = await owner.get(path)
  expect(text).toContain('href="/account/organisation/branding"')
  expect(text).not.toContain(`action="${path}"`)
})

test('is filled from the address that led here, and keeps it when the language changes', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Agence Exemple', colour: '#1F3A5F' })) form.set(name, value)
  expect((await owner.post('/account/organisation/branding', form)).status).toBe(303)
  const { text } = await owner.get(`${path}?commune=Mamer&surface=80&etage=dernier&parking=yes&clientName=%22%3E`)
  expect(text).toContain('name="commune" type="text" autocomplete="off" value="Mamer"')
  expect(text).toContain('name="surface" type="text" autocomplete="off" inputmode="decimal" value="80"')
  expect(text).toContain('<option value="dernier" selected>top floor</option>')
  expect(text).toContain('value="&quot;&gt;"')
  expect(text).toContain('commune=Mamer&amp;surface=80')
})

test('a buyer and a seller get their report as PDF, and nothing of it is stored', async () => {
  for (const fields of [
    home,
    { ...home, loanAmount: '400 000', buyers: '2', clientName: 'Marie Weber', estNeuf: '', reference: 'R-1' },
    { ...home, audience: 'seller', salePrice: '700.000', saleCosts: '20 000', loanBalance: '150000' },
    {
      ...{ ...home, audience: 'seller', acquisitionDate: '2015-05-04', acquisitionPrice: '400 000', taxClass: '1' },
      ordinaryTaxableIncome: '60000',
    },
  ]) {
    const { status, headers, text } = await owner.post(path, toFormData(fields))
    expect([status, headers.get('Content-Type'), text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="estimation-mamer-80m2-\d{4}-\d{2}-\d{2}\.pdf"$/,
    )
    expect(headers.get('Cache-Control')).toBe('no-store')
  }
})

test.each([
  [{ commune: '', surface: '' }, ['commune', 'surface']],
  [{ surface: 'about', salePrice: 'dear' }, ['surface', 'salePrice']],
  [{ commune: 'Atlantis' }, ['commune']],
  [{ surface: '0' }, ['surface']],
  [{ audience: 'seller', acquisitionDate: '2015-05-04', taxClass: '1' }, ['acquisitionPrice', 'ordinaryTaxableIncome']],
  [{ clientName: '😀' }, ['clientName']],
  [{ nbChambres: '2,5' }, ['nbChambres']],
])('%j is refused at its fields, with everything that was typed', async (fields, faulty) => {
  const { status, text } = await owner.post(path, toFormData({ ...home, propertyAddress: '1, rue Exemple', ...fields }))
  expect([status, faultsIn(text).toSorted()]).toEqual([400, faulty.toSorted()])
  expect(text).toContain('value="1, rue Exemple"')
})

test('a report has the name of its maker, who is asked for at first as signed in, and the photo', async () => {
  const { text: page } = await photographer.get(path)
  expect(page).toContain('name="agentName" type="text" autocomplete="name" value="Ada"')
  expect(page).toContain('name="agentEmail" type="email" autocomplete="email" value="photographer@agency.example"')
  expect(page).toContain('enctype="multipart/form-data"')
  const photo = new Blob([readPrinterPicture('photo')])
  const { status, headers } = await photographer.post(path, toFormData({ ...home, agentName: 'Ada', photo }))
  expect([status, headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
})

test.each([
  ['is no picture', Buffer.from('GIF89a'), {}, 'Please choose a photo as JPEG, PNG or WebP.'],
  ['is above 1 MB', Buffer.alloc(1_048_577), {}, 'The photo is larger than 1 MB.'],
  ['has 3 MiB', Buffer.alloc(3 * 1_048_576), {}, 'The photo is larger than 1 MB.'],
  ['has 9 MiB', Buffer.alloc(9 * 1_048_576), {}, 'The photo is larger than 1 MB.'],
  ['is good beside a fault', readPrinterPicture('photo'), { surface: 'about' }, 'Please choose the photo again'],
])('a photo that %s is told at its field, with everything that was typed', async (_name, bytes, fields, sentence) => {
  const photo = new Blob([Uint8Array.from(bytes)])
  const { status, text } = await photographer.post(path, toFormData({ ...home, clientName: 'Weber', ...fields, photo }))
  expect([status, faultsIn(text).includes('photo')]).toEqual([400, true])
  expect(text).toContain(sentence)
  expect(text).toContain('value="Weber"')
})

test('is for owners and administrators, and asks for a form of ours', async () => {
  const stranger = await signedIn(app, 'stranger@agency.example')
  expect((await stranger.get(path)).text).toContain('Owners and administrators')
  expect([403, 404]).toContain((await stranger.post(path, toFormData(home))).status)
  expect((await owner.post(path, toFormData(home), { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
})
