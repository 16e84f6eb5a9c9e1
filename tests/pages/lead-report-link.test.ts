import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leads as examples } from '#contract/examples/leads'
import { type Agency, agency, origin } from '../support/agency.ts'
import { post, startApp, type TestApp } from '../support/app.ts'
import { until } from '../support/until.ts'
import { visitor } from './visitor.ts'

let app: TestApp
let own: Agency
beforeAll(async () => {
  app = await startApp()
  own = await agency(app)
})
afterAll(() => app.close())

const [sample] = examples.create
const wish = sample?.request && 'body' in sample.request && sample.request.body
if (!wish) throw new Error('There is no example of a contact.')

const home = {
  ...{ commune: 'luxembourg', quartier: 'Belair', surface: 85.5, nbChambres: 2, etage: 'dernier', etat: 'bon' },
  ...{ exterieur: 'balcon', parking: true, estNeuf: true, classeEnergie: 'C' },
}

/** What a letter of a contact says, once it lies in the outbox. */
const letter = async (): Promise<string> => {
  const line = await until(() => app.printed.find(printed => printed.includes('(lead): ')), 'letter of the contact')
  return (await readFile(line.split('(lead): ')[1] ?? '', 'utf8')).replaceAll(/[\u00A0\u202F]/g, ' ')
}

test('the letter says all that is known of a home, and its link fills all of it into a new report', async () => {
  const sent = { ...wish, id: randomUUID(), home }
  expect((await post(app, '/leads', sent, { 'X-API-Key': own.key, Origin: origin })).status).toBe(201)
  const text = await letter()
  expect(text).toContain(
    'Appartement à Luxembourg, Belair · 85,5 m² · neuf, vendu par le promoteur · Chambres : 2 · dernier étage · État : bon · Espace extérieur : balcon · Stationnement : oui · Classe énergétique : C',
  )
  const link = /http\S+(\/account\/reports\/new\S+)$/m.exec(text)?.[1] ?? ''
  expect(link).not.toMatch(/ada/i)
  const owner = visitor(app, 'en', own.owner.cookie)
  const brand = new FormData()
  brand.set('name', 'Agence Exemple')
  brand.set('colour', '#7a1f4b')
  await owner.post('/account/organisation/branding', brand)
  const page = await owner.get(link)
  expect(page.status).toBe(200)
  for (const [name, value] of [
    ['commune', 'Luxembourg'],
    ['quartier', 'Belair'],
    ['surface', '85.5'],
    ['nbChambres', '2'],
  ])
    expect(page.text).toMatch(new RegExp(`<input id="report-${name}"[^>]* value="${value}"`))
  for (const value of ['dernier', 'bon', 'balcon', 'C'])
    expect(page.text).toMatch(new RegExp(`<option value="${value}" selected`))
  expect(page.text).toMatch(/id="report-parking"[\s\S]*?<option value="yes" selected/)
  expect(page.text).toMatch(/<input type="checkbox" id="report-estNeuf"[^>]* checked/)
})
