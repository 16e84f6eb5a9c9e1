import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseTypedShare } from '#server/pages/account/report-input'
import { startApp, type TestApp } from '../support/app.ts'
import { signedIn, toFormData, type Visitor } from './visitor.ts'

const path = '/account/reports/new'

let app: TestApp
let owner: Visitor
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
  owner = await signedIn(app, 'owner@agency.example')
  await owner.post('/account/organisation', { name: 'Agence Exemple' })
  const brand = new FormData()
  for (const [name, value] of Object.entries({ name: 'Agence Exemple', colour: '#1F3A5F' })) brand.set(name, value)
  await owner.post('/account/organisation/branding', brand)
})
afterAll(() => app.close())

const faultsIn = (text: string): string[] =>
  [...text.matchAll(/<span class="fault" id="report-([a-zA-Z0-9]+)-fault">/g)].map(([, field]) => String(field))

/** A sale whose tax can be calculated. */
const sale = {
  ...{ commune: 'Mamer', surface: '80', language: 'fr', audience: 'seller', use: 'mainResidence', buyers: '1' },
  ...{ acquisitionDate: '2015-05-04', acquisitionPrice: '400000', taxClass: '1', ordinaryTaxableIncome: '60000' },
}

/** A sale of whose gain nothing is known. */
const untaxed = { ...sale, acquisitionDate: '', acquisitionPrice: '', ordinaryTaxableIncome: '' }
const gainFacts = ['acquisitionDate', 'acquisitionPrice', 'ordinaryTaxableIncome']

test.each([
  ['50 %', 0.5],
  ['50', 0.5],
  ['33,3%', 0.333],
  ['1/3', 1 / 3],
  ['100', 1],
  ['3/2', Number.NaN],
  ['1/0', Number.NaN],
  ['0/1', Number.NaN],
  ['0', Number.NaN],
  // A half or half a percent.
  ['0,5', Number.NaN],
  ['half', Number.NaN],
])('the share %j is read as %d', (text, share) => {
  expect(parseTypedShare(text)).toEqual(share)
})

test.each([
  [{ acquisitionMode: 'purchase', completedOn: '2016-05-04' }, ['completedOn']],
  [{ acquisitionMode: 'gift', parentsMainResidence: 'yes' }, ['parentsMainResidence']],
  [{ taxClass: '1', jointTaxation: 'yes' }, ['jointTaxation']],
  [{ worksYear2: '2018', worksAmount3: '9000' }, ['worksAmount2', 'worksYear3']],
  [{ worksYear1: '18', worksAmount1: 'much' }, ['worksAmount1', 'worksYear1']],
  [{ worksYear3: '2014', worksAmount3: '9000' }, ['worksYear3']],
  [{ ownershipShare: '120 %' }, ['ownershipShare']],
  [{ acquisitionCosts: '7 %' }, ['acquisitionCosts']],
  [{ ...untaxed, worksYear1: '2018' }, gainFacts.concat('worksAmount1')],
  [{ ...untaxed, ownershipShare: '1/2' }, gainFacts],
  [{ ...untaxed, mainResidence: 'yes' }, ['acquisitionDate', 'acquisitionPrice']],
])('%j is refused at its fields in words, with everything that was typed', async (fields, faulty) => {
  const { status, text } = await owner.post(path, toFormData({ ...sale, ...fields }))
  expect([status, faultsIn(text).toSorted()]).toEqual([400, faulty.toSorted()])
  const typed = Object.entries(fields).filter(([name]) => /Year|Amount|Share|Costs/.test(name))
  for (const [name, value] of typed) expect(text).toMatch(new RegExp(`name="${name}" [^>]*value="${value}"`))
  expect(text).not.toContain('This value is not possible here.')
})

test('the form asks how the home was acquired, for what it cost, for works and for the share', async () => {
  const { text } = await owner.get(path)
  for (const mode of ['purchase', 'inheritance', 'construction', 'gift']) expect(text).toContain(`value="${mode}"`)
  const names = [...text.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)
  expect(names).toEqual(
    expect.arrayContaining(['acquisitionCosts', 'worksYear3', 'worksAmount3', 'ownershipShare', 'jointTaxation']),
  )
  expect(text).toContain('agency: about 7%, see the deed')
})
