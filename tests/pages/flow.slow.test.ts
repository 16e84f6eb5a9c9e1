import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Language, ownNames } from '#languages/registry'
import { getPageWords, type PlainKey } from '#server/pages/words'
import { post, read, startApp, type TestApp } from '../support/app.ts'
import { openBrowser, type WatchedPage, watchedPage } from '../support/browser.ts'

let app: TestApp
let browser: Browser
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'valorem-'))
  ;[app, browser] = await Promise.all([startApp({ dataDir }), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await app.close()
  await rm(dataDir, { recursive: true, force: true })
})

const password = 'copper lantern meadow violin'
const home = { commune: 'Luxembourg', quartier: 'Belair', surface: 85, etat: 'bon' }

/** The letters to an address that lie in the outbox, oldest first. */
const lettersTo = async (email: string): Promise<string[]> => {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const letters = await Promise.all(names.sort().map(name => readFile(join(folder, name), 'utf8')))
  return letters.filter(letter => letter.startsWith(`To: ${email}\n`))
}

/** The link of the letter to somebody whose link leads to a path; letters leave after the answer. */
const linkTo = async (email: string, path: string): Promise<string> => {
  const find = async (): Promise<string | undefined> =>
    (await lettersTo(email)).flatMap(letter => letter.match(/^http\S+$/m) ?? []).findLast(link => link.includes(path))
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

/** A page in a language, without JavaScript unless it is asked for, and what its reader does there. */
const reader = async (language: Language, width = 1280, hasJavaScript = false) => {
  const watched = await watchedPage(browser, { width, language, hasJavaScript })
  const { page } = watched
  const { text } = getPageWords(language)
  /** Clicks what leads to another page, and waits until that is there: the click itself is over earlier. */
  const led = async (role: 'button' | 'link', name: string): Promise<void> => {
    await Promise.all([page.waitForEvent('load'), page.getByRole(role, { name, exact: true }).first().click()])
  }
  return {
    watched,
    text,
    open: (path: string) => page.goto(path.startsWith('http') ? path : `${app.url}${path}`),
    fill: (label: string, value: string) => page.getByLabel(label, { exact: true }).first().fill(value),
    press: (name: string) => led('button', name),
    follow: (name: string) => led('link', name),
    heading: () => page.getByRole('heading', { level: 1 }).innerText(),
    path: () => new URL(page.url()).pathname,
  }
}

type Reader = Awaited<ReturnType<typeof reader>>

/** Nothing on the console but what pages say of forms that were refused on purpose, and nobody else was asked. */
const expectQuiet = ({ requests, said, failures }: WatchedPage, refused: readonly string[] = []): void => {
  expect([...new Set(requests.map(address => new URL(address).origin))]).toEqual([app.url])
  expect(failures.map(address => new URL(address).pathname)).toEqual(refused)
  expect(said.filter(line => !/^Failed to load resource: .* status of 400/.test(line))).toEqual([])
}

const signUp = async (person: Reader, name: string, email: string): Promise<void> => {
  const { text } = person
  await person.open('/sign-up')
  await person.fill(text('field.name'), name)
  await person.fill(text('field.email'), email)
  await person.fill(text('field.password'), password)
  await person.press(text('signUp.submit'))
  expect(await person.heading()).toBe(text('checkMail.title'))
  await person.open(await linkTo(email, '/verify?token='))
  await person.fill(text('verify.password'), password)
  await person.press(text('verify.confirm'))
  // This browser signed up, so that it is signed in.
  expect(person.path()).toBe('/account')
}

const makeKey = async (person: Reader, name: string): Promise<string> => {
  const { text } = person
  await person.open('/account/keys')
  await person.fill(text('field.name'), name)
  await person.press(text('keys.submit'))
  expect(await person.heading()).toBe(text('keyMade.title'))
  return person.watched.page.locator('#made-key').innerText()
}

const estimate = (key: string) => post(app, '/estimation', home, { 'X-API-Key': key })

test.each(Object.keys(ownNames) as Language[])(
  'without JavaScript, in %s: sign up, confirm, make a key, use it, see the count, revoke it',
  async language => {
    const person = await reader(language, language === 'lb' ? 360 : 1280)
    const { text, watched } = person
    const email = `ada-${language}@agency.example`
    await signUp(person, 'Ada', email)
    expect(await watched.cookies()).toEqual(['valorem_sign_up', 'valorem_sign_up', 'valorem_session', 'valorem_device'])
    const key = await makeKey(person, 'Website')
    expect((await estimate(key)).status).toBe(200)
    await person.open('/account/keys')
    expect(await watched.page.content()).not.toContain(key)
    await person.follow('Website')
    const { number } = getPageWords(language)
    // A free key has 200 calls a day; one of them was made.
    expect(await watched.page.locator('dl.facts').innerText()).toContain(number(199))
    expect(await watched.page.locator('.figures tfoot').textContent()).toContain(number(1))
    expect(await watched.findings()).toEqual([])
    await person.press(text('revoke'))
    expect(await watched.page.getByRole('status').innerText()).toBe(text('keys.revoked'))
    app.clock.now = new Date(app.clock.now.getTime() + 5000)
    const refused = await estimate(key)
    expect([refused.status, (await read(refused)).code]).toEqual([401, 'revoked_key'])
    await person.press(text('nav.signOut'))
    await person.open('/account')
    expect(person.path()).toBe('/sign-in')
    expectQuiet(watched)
    await watched.page.context().close()
  },
)

/** A PNG of one dot in one colour. */
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const brandIt = async (person: Reader): Promise<void> => {
  const { text, watched } = person
  await person.open('/account/organisation/branding')
  const labelOf = (key: PlainKey) => `${text(key)} ${text('field.optional')}`
  // The field of a colour always has one; browsers write it in small letters.
  await watched.page.getByLabel(text('field.colour'), { exact: true }).fill('#0b5d4e')
  await watched.page.getByLabel(labelOf('field.phone')).fill('+352 26 12 34')
  await watched.page
    .getByLabel(labelOf('field.logo'))
    .setInputFiles({ name: 'l.png', mimeType: 'image/png', buffer: logo })
  await person.press(text('save'))
  expect(await watched.page.getByRole('status').innerText()).toBe(text('brand.saved'))
  // Contrast of #0B5D4E with white: luminance 0.0845, 1.05 / 0.1345 = 7.81, rounded down.
  expect(await watched.page.locator('main').innerText()).toContain(getPageWords('fr').number(7.8, 1))
  expect(await watched.page.locator('#brand-card img').count()).toBe(1)
  expect(await watched.findings()).toEqual([])
}

test('without JavaScript: found an organisation, invite, accept, brand it, and delete the account', async () => {
  const [owner, guest] = [await reader('fr'), await reader('de', 360)]
  await signUp(owner, 'Olive', 'olive@agency.example')
  await signUp(guest, 'Gus', 'gus@agency.example')
  await owner.open('/account/organisation')
  await owner.fill(owner.text('field.name'), 'Agence Exemple')
  await owner.press(owner.text('organisation.found'))
  expect(await owner.heading()).toBe('Agence Exemple')
  await owner.fill(owner.text('field.email'), 'gus@agency.example')
  await owner.press(owner.text('organisation.inviteSubmit'))
  expect(await owner.watched.page.locator('main').innerText()).toContain('gus@agency.example')
  await guest.open(await linkTo('gus@agency.example', '/invitations/'))
  expect(await guest.watched.findings()).toEqual([])
  await guest.press(guest.text('invitation.accept'))
  expect(await guest.heading()).toBe('Agence Exemple')
  expect(await guest.watched.findings()).toEqual([])
  await brandIt(owner)
  await owner.open('/account/privacy')
  await owner.fill(owner.text('field.current'), password)
  await owner.press(owner.text('privacy.delete'))
  expect(await owner.watched.page.getByRole('alert').innerText()).toContain(owner.text('fault.soleOwner'))
  await guest.open('/account/organisation')
  await guest.press(guest.text('organisation.leave'))
  await deleteAccount(owner)
  await deleteAccount(guest)
  expectQuiet(owner.watched, ['/account/privacy/delete'])
  expectQuiet(guest.watched)
})

const deleteAccount = async (person: Reader): Promise<void> => {
  const { text, watched } = person
  await person.open('/account/privacy')
  await person.fill(text('field.current'), password)
  await person.press(text('privacy.delete'))
  expect(person.path()).toBe('/sign-in')
  expect(await watched.page.getByRole('status').innerText()).toBe(text('privacy.deleted'))
}

test('with JavaScript the brand follows what is typed, within the policy of the page', async () => {
  const person = await reader('en', 1280, true)
  const { watched, text } = person
  const { page } = watched
  await signUp(person, 'Bea', 'bea@agency.example')
  await person.open('/account/organisation')
  await person.fill(text('field.name'), 'Agence Exemple')
  await person.press(text('organisation.found'))
  await person.open('/account/organisation/branding')
  await page.locator('#brand-name').fill('Agence <b>Neuve</b>')
  await page.locator('#brand-colour').fill('#aa3311')
  await page.locator('#brand-logo').setInputFiles({ name: 'l.png', mimeType: 'image/png', buffer: logo })
  expect(await page.locator('#card-name').textContent()).toBe('Agence <b>Neuve</b>')
  expect(await page.locator('#card-colour').getAttribute('fill')).toBe('#aa3311')
  expect(await page.locator('#brand-card img').getAttribute('src')).toMatch(/^blob:/)
  expect({ refused: watched.refused, errors: watched.errors, said: watched.said }).toEqual({
    refused: [],
    errors: [],
    said: [],
  })
  await page.close()
})
