import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { utcDay } from '#domain/core/instants'
import { startApp, type TestApp } from '../support/app.ts'
import { type Person, person } from '../support/person.ts'
import { png } from '../support/pictures.ts'
import { testWorkers } from '../support/workers.ts'

const page = '/account/organisation/branding'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const asked = (path: string, init: RequestInit, { cookie }: Person, { url } = app) =>
  fetch(`${url}${path}`, {
    ...init,
    headers: { Cookie: cookie, 'Accept-Language': 'en', 'Sec-Fetch-Site': 'same-origin' },
    redirect: 'manual',
  })

const shown = async (somebody: Person): Promise<string> => (await asked(page, {}, somebody)).text()
const sample = (somebody: Person, language: string) =>
  asked(`${page}/sample`, { method: 'POST', body: new URLSearchParams({ language }) }, somebody)

/** The founder of an organisation, with its brand unless told otherwise. */
const founder = async (isSaved = true, of = app): Promise<Person> => {
  const somebody = await person(of)
  const services = of.deps.account?.services
  await services?.organisations.found(somebody.actor, 'Agence Exemple')
  await services?.profiles.save(somebody.actor, { name: 'Ada', locale: 'en' })
  const brand = { name: 'Agence Zénith', colour: '#0B5D4E', logo: png({ width: 40, height: 20 }).toString('base64') }
  if (isSaved) await services?.brandings.save(somebody.actor, brand)
  return somebody
}

describe('a sample report', () => {
  test('is offered once a brand is saved', async () => {
    expect(await shown(await founder(false))).not.toContain('Make a sample report')
    const text = await shown(await founder())
    expect(text).toContain('Make a sample report')
    expect(text).toContain(`action="${page}/sample"`)
  })

  test.each([
    ['fr', 'fr-LU', 'SPÉCIMEN', 'Fait avec la clé'],
    ['de', 'de-LU', 'MUSTER', 'Mit dem öffentlichen'],
    ['en', 'en-IE', 'SPECIMEN', 'Made with the public'],
    ['lb', 'lb-LU', 'SPECIMEN', 'Mat dem ëffentleche'],
  ])('in %s is a file with the brand and the mark of a sample', async (language, tag, word, saysKey) => {
    const owner = await founder()
    const answer = await sample(owner, language)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="estimation-sample.pdf"',
      'content-language': tag,
      'cache-control': 'no-store',
    })
    const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
    const { text } = await extractText(document, { mergePages: true })
    expect(text).toContain('Agence Zénith')
    expect(text).toContain(word)
    expect(text.replace(/\s+/g, ' ')).not.toContain(saysKey)
    expect(await app.deps.usage.used(`user:${owner.userId}:pdf`, utcDay(app.clock.now))).toBe(1)
  })

  test('in no language is made in that of the page', async () => {
    const answer = await sample(await founder(), 'klingon')
    expect([answer.status, answer.headers.get('Content-Language')]).toEqual([200, 'en-IE'])
    await answer.arrayBuffer()
  })
})

describe('a sample that is refused is a page', () => {
  const problem = async (answer: Response): Promise<string> => {
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    return answer.text()
  }

  test('without a brand: 400 with a sentence', async () => {
    const answer = await sample(await founder(false), 'fr')
    expect(answer.status).toBe(400)
    expect(await problem(answer)).toContain('Save the name of your agency first.')
  })

  test('with a brand that cannot be printed: 400 at its fields', async () => {
    const owner = await founder()
    await app.db
      .updateTable('organisation_profile')
      .set({ brand_name: 'Agence 🏡', logo: Buffer.from('GIF89a') })
      .where('brand_name', '=', 'Agence Zénith')
      .execute()
    const answer = await sample(owner, 'fr')
    expect(answer.status).toBe(400)
    const text = await problem(answer)
    expect(text).toContain('href="#brand-name"')
    expect(text).toContain('href="#brand-logo"')
    expect(text).toContain('characters that our fonts cannot print')
    expect(text).toContain('value="Agence 🏡"')
  })

  test('after ten in a minute: 429 with the time to wait', async () => {
    const owner = await founder()
    await app.deps.limiter.take(`user:${owner.userId}:pdf`, 10, { places: 10 })
    const answer = await sample(owner, 'fr')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await problem(answer)).toContain('role="alert"')
  })

  test('of a member: 403; without an organisation: 404; from a foreign page: 403', async () => {
    const owner = await founder()
    const member = await person(app)
    const organisations = app.deps.account?.services.organisations
    const invited = await organisations?.invite(owner.actor, { email: member.email, role: 'member' })
    await organisations?.accept(member.actor, invited && 'invitation' in invited ? invited.invitation.id : '')
    expect(await shown(member)).not.toContain(`${page}/sample`)
    expect((await sample(member, 'fr')).status).toBe(403)
    expect((await sample(await person(app), 'fr')).status).toBe(404)
    const foreign = await fetch(`${app.url}${page}/sample`, {
      method: 'POST',
      headers: { Cookie: owner.cookie, Origin: 'https://elsewhere.example' },
      body: new URLSearchParams({ language: 'fr' }),
    })
    expect(foreign.status).toBe(403)
  })
})

test('why a sample was not drawn is logged', async () => {
  const broken = await startApp({ deps: () => ({ workers: testWorkers('broken-worker.ts') }) })
  onTestFinished(() => broken.close())
  const init = { method: 'POST', body: new URLSearchParams({ language: 'fr' }) }
  expect((await asked(`${page}/sample`, init, await founder(true, broken), broken)).status).toBe(500)
  const causes = broken.logged.filter(({ level }) => level === 'error').map(({ fields }) => Object(fields).cause)
  expect(causes).toContainEqual(expect.objectContaining({ message: 'broken on purpose' }))
})

test('a report that cannot be drawn in this moment is a page that says to try again: 503', async () => {
  const busy = await startApp({ deps: () => ({ workers: testWorkers('busy-worker.ts') }) })
  onTestFinished(() => busy.close())
  const owner = await founder(true, busy)
  const home = { commune: 'Mamer', surface: '80', language: 'fr', audience: 'buyer', use: 'mainResidence', buyers: '1' }
  const report = new FormData()
  for (const [name, value] of Object.entries(home)) report.set(name, value)
  const answers = [
    await asked(`${page}/sample`, { method: 'POST', body: new URLSearchParams({ language: 'fr' }) }, owner, busy),
    await asked('/account/reports/new', { method: 'POST', body: report }, owner, busy),
  ]
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(await answer.text()).toContain('try again')
  }
})

test('a brand with signs that cannot be printed is not saved', async () => {
  const owner = await founder()
  const form = new FormData()
  form.set('name', 'Agence 🏡')
  form.set('colour', '#1F3A5F')
  const answer = await asked(page, { method: 'POST', body: form }, owner)
  const text = await answer.text()
  expect([answer.status, text.includes('characters that our fonts cannot print')]).toEqual([400, true])
  expect((await app.deps.account?.services.brandings.of(owner.actor))?.name).toBe('Agence Zénith')
})
