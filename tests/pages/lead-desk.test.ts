import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { openAgency, page, plain, receive, rowOf, showForm, startAgencies } from './lead-agency.ts'
import { page as organisationPage, somebody } from './organisation-visitors.ts'
import type { Visitor } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startAgencies()
})
afterAll(() => app.close())

describe('how long contacts are kept', () => {
  test('is chosen where an organisation is founded: thirty days, unless another is ticked', async () => {
    const { visitor: owner } = await somebody(app, 'Owner')
    const { text } = await owner.get(organisationPage)
    expect(text).toMatch(/value="30" checked> <span>30 days \(recommended\)/)
    expect(text).toContain('Change it at any time.')
    const refused = await owner.post(organisationPage, { name: 'Agence Exemple', keepDays: '7' })
    expect([refused.status, refused.text.includes('value="Agence Exemple"')]).toEqual([400, true])
    await owner.post(organisationPage, { name: 'Agence Exemple' })
    expect((await owner.get(page)).text).toContain('Deleted 30 days after receipt.')
  })

  test.each([
    ['0', 'Deleted as soon as they are delivered.'],
    ['90', 'Deleted 90 days after receipt.'],
  ])('is %s days where that was chosen', async (keepDays, said) => {
    const { owner } = await openAgency(app, { keepDays })
    expect((await owner.get(page)).text).toContain(said)
  })
})

describe('the rows of contacts', () => {
  test('have the name, home and value, source, and each way with its state', async () => {
    const { owner, key } = await openAgency(app)
    const id = await receive(app, key)
    const row = await rowOf(owner, id)
    expect(row).toContain('<bdi>Ada Exemple</bdi>')
    expect(row).toContain('aria-hidden="true">AE</span>')
    expect(row).toMatch(/<bdi>Luxembourg · 85 m² · €[\d,]+<\/bdi>/)
    expect(row).toContain('<bdi>agency.example</bdi> · <bdi>source: newsletter · campaign: automne</bdi>')
    expect(row).toContain('E-mail: accepted')
    const unnamed = await receive(app, key, { contact: { phone: '+352 691 000 000', email: 'info@xn--mller-kva.lu' } })
    expect(await rowOf(owner, unnamed)).toContain('<bdi>+352 691 000 000</bdi>')
    expect((await owner.get(`${page}/${unnamed}`)).text).toContain('<bdi>info@müller.lu</bdi>')
    // The start page has the same rows once a form was seen.
    await showForm(app, key)
    expect(plain((await owner.get('/account')).text)).toContain('Ada Exemple')
  })

  test('show nothing of a contact that is deleted', async () => {
    const { owner, key } = await openAgency(app, { keepDays: '0' })
    await receive(app, key)
    const { text } = await owner.get(page)
    expect(text).toContain('Contact not kept')
    expect(text).not.toContain('Ada Exemple')
  })
})

describe('contacts that wait for a call', () => {
  const counted = async (owner: Visitor): Promise<string> =>
    /Call back[^<]*/.exec((await owner.get('/account')).text)?.[0] ?? 'none'

  test('are counted as long as somebody can read them', async () => {
    const { owner, key } = await openAgency(app)
    const first = await receive(app, key)
    await receive(app, key)
    await showForm(app, key)
    expect(await counted(owner)).toBe('Call back 2 people')
    await app.db
      .updateTable('lead')
      .set({ content_until: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', first)
      .execute()
    expect(await counted(owner)).toBe('Call back 1 person')
    await owner.post(`${page}/keep`, { keepDays: '0' })
    expect(await counted(owner)).toBe('none')
  })
})
