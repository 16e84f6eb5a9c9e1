import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { withSecondStep } from '../support/second-step.ts'
import { totp, wrongTotp } from '../support/totp.ts'
import { lettersOf, nthLetter, password, type Seen, signedIn, type Visitor, visitor } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

/** Of more than 128 characters: no password, so that none is hashed. */
const wrong = 'wrong '.repeat(30)

const from = (address: string) => ({ 'X-Forwarded-For': address, 'Sec-Fetch-Site': 'same-origin' })

const trySignIn = (email: string, address: string, tried = wrong, who: Visitor = visitor(app)): Promise<Seen> =>
  who.post('/sign-in', { email, password: tried }, from(address))

/** Tries wrong passwords for an e-mail, five from each of some addresses, and gives how often each status was answered. */
const guess = async (email: string, net: string, addresses: number): Promise<Record<number, number>> => {
  const statuses: Record<number, number> = {}
  for (let address = 1; address <= addresses; address += 1)
    for (let count = 0; count < 5; count += 1) {
      const { status } = await trySignIn(email, `${net}.${address}`)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  return statuses
}

const eventsOf = async (email: string): Promise<string[]> => {
  const rows = await app.db
    .selectFrom('audit_event')
    .innerJoin('auth_user', 'auth_user.id', 'audit_event.owner_id')
    .select('audit_event.action')
    .where('auth_user.email', '=', email)
    .execute()
  return rows.map(({ action }) => action)
}

const letters = (kind: string): number => app.printed.filter(line => line.includes(`(${kind}):`)).length

// A story: each test goes on from what the ones before left.
describe('one address that tries and tries', { shuffle: false }, () => {
  const email = 'victim@agency.example'

  test('is refused after five tries, and its person signs in from elsewhere', async () => {
    await signedIn(app, email)
    const statuses = []
    for (let count = 0; count < 60; count += 1) statuses.push((await trySignIn(email, '203.0.113.7')).status)
    expect(statuses).toEqual([...Array(5).fill(400), ...Array(55).fill(429)])
    expect((await trySignIn(email, '198.18.0.1', password)).to).toBe('/account')
  })

  test('fills no audit: five failures, and one event that there were more', async () => {
    const events = await eventsOf(email)
    expect(events.filter(action => action === 'signIn.failed')).toHaveLength(5)
    expect(events.filter(action => action === 'signIn.limited')).toHaveLength(1)
  })

  test('once it is over its limit for all e-mails it touches none of them', async () => {
    const other = 'untouched@agency.example'
    await signedIn(app, other)
    // Of the thirty places of the address the tests before took all.
    for (let count = 0; count < 60; count += 1) expect((await trySignIn(other, '203.0.113.7')).status).toBe(429)
    expect(await eventsOf(other)).toEqual([])
    expect((await trySignIn(other, '198.18.0.2', password)).to).toBe('/account')
  })
})

describe('many addresses that fill the window of an e-mail', { shuffle: false }, () => {
  const email = 'known@agency.example'
  let browser: Visitor

  test('hold up strangers, also with the right password', async () => {
    await signedIn(app, email)
    browser = visitor(app)
    expect((await trySignIn(email, '198.18.1.20', password, browser)).to).toBe('/account')
    expect(browser.cookie()).toContain('valorem_device=')
    await browser.post('/sign-out', {})
    expect(browser.cookie()).toMatch(/^valorem_device=usr_[0-9a-f]+\.[\w-]{43}$/)
    expect(await guess(email, '198.18.2', 10)).toEqual({ 400: 50 })
    const { status, headers } = await trySignIn(email, '198.18.3.1', password)
    expect([status, Number(headers.get('Retry-After')) > 3500]).toEqual([429, true])
  })

  test('hold up no browser in which its person has signed in, and no address', async () => {
    expect((await trySignIn(email, '192.0.2.200', password, browser)).to).toBe('/account')
    // The sign-in above came from 198.18.1.20; events show it as 198.18.1.0.
    expect((await trySignIn(email, '198.18.1.77', password)).to).toBe('/account')
  })

  test('cannot take the cookie of somebody else, or one that we did not sign', async () => {
    const eve = visitor(app)
    await signedIn(app, 'eve@agency.example')
    expect((await trySignIn('eve@agency.example', '198.18.4.1', password, eve)).to).toBe('/account')
    const cookie = /valorem_device=[^;]+/.exec(eve.cookie())?.[0] ?? ''
    const [id = ''] = /usr_[0-9a-f]+/.exec(browser.cookie()) ?? []
    for (const Cookie of [cookie, cookie.replace(/usr_[0-9a-f]+/, id), `valorem_device=${id}`, 'valorem_device=']) {
      const { status } = await visitor(app).post('/sign-in', { email, password }, { ...from('198.18.5.1'), Cookie })
      expect([Cookie, status]).toEqual([Cookie, 429])
    }
  })

  test('are told to the person by one letter and one event', async () => {
    for (let address = 1; address <= 4; address += 1) await trySignIn(email, `198.18.6.${address}`)
    await expect.poll(() => letters('signInsRefused')).toBe(1)
    expect((await eventsOf(email)).filter(action => action === 'signIn.limited')).toHaveLength(1)
  })

  test('a password that is chosen anew by letter frees the e-mail', async () => {
    const count = lettersOf(app, '/reset').length
    await visitor(app).post('/forgot', { email }, from('198.18.7.1'))
    const token = new URL(await nthLetter(app, count, '/reset'), app.url).searchParams.get('token') ?? ''
    const fresh = 'silver harbour window orchard'
    expect((await visitor(app).post('/reset', { token, password: fresh }, from('198.18.7.1'))).status).toBe(303)
    expect((await trySignIn(email, '198.18.7.1', fresh)).to).toBe('/account')
  })
})

test('whoever knows the password and guesses codes holds up no browser in which the person has signed in', async () => {
  const email = 'coded@agency.example'
  await signedIn(app, email)
  const browser = visitor(app)
  await trySignIn(email, '198.18.20.1', password, browser)
  const { secret } = await withSecondStep(app, browser, password)
  await browser.post('/sign-out', {})
  const thief = visitor(app)
  expect((await trySignIn(email, '198.18.20.2', password, thief)).to).toBe('/sign-in/code')
  const code = wrongTotp(secret, app.clock.now.getTime())
  const statuses = []
  for (let count = 0; count < 8; count += 1) statuses.push((await thief.post('/sign-in/code', { code })).status)
  expect(statuses).toEqual([...Array(5).fill(400), ...Array(3).fill(429)])
  expect((await eventsOf(email)).filter(action => action === 'signIn.limited')).toHaveLength(1)
  expect((await trySignIn(email, '198.18.20.1', password, browser)).to).toBe('/sign-in/code')
  const right = totp(secret, app.clock.now.getTime())
  expect((await browser.post('/sign-in/code', { code: right })).to).toBe('/account')
})

test('a browser that is known has twenty codes an hour, from however many addresses', async () => {
  const email = 'copied@agency.example'
  await signedIn(app, email)
  const browser = visitor(app)
  await trySignIn(email, '198.18.30.1', password, browser)
  const { secret } = await withSecondStep(app, browser, password)
  await browser.post('/sign-out', {})
  expect((await trySignIn(email, '198.18.30.1', password, browser)).to).toBe('/sign-in/code')
  const code = wrongTotp(secret, app.clock.now.getTime())
  const statuses = []
  for (let address = 2; address <= 24; address += 1)
    statuses.push((await browser.post('/sign-in/code', { code }, from(`198.18.30.${address}`))).status)
  expect(statuses).toEqual([...Array(20).fill(400), ...Array(3).fill(429)])
})

test('a network that is known has a hundred passwords an hour more than strangers', async () => {
  const email = 'neighbour@agency.example'
  await signedIn(app, email)
  expect((await trySignIn(email, '198.18.31.250', password)).to).toBe('/account')
  // Fifty fill the window of the e-mail; a hundred more are let through from the same network.
  expect(await guess(email, '198.18.31', 32)).toEqual({ 400: 150, 429: 10 })
})

test('the browser in which an account is deleted is forgotten', async () => {
  const email = 'leaving@agency.example'
  await signedIn(app, email)
  const browser = visitor(app)
  await trySignIn(email, '198.18.21.1', password, browser)
  // A session of less than ten minutes: its row has the time of the machine.
  await app.db.updateTable('auth_session').set({ createdAt: app.clock.now.toISOString() }).execute()
  expect((await browser.post('/account/privacy/delete', { password })).to).toBe('/sign-in?deleted=1')
  expect(browser.cookie()).toBe('')
})

test('over the limit a known and an unknown e-mail cost the same statements', async () => {
  const [known, unknown] = ['costly@agency.example', 'nobody@agency.example']
  await signedIn(app, known)
  const written = async (email: string, address: string): Promise<number> => {
    const count = () => app.db.selectFrom('audit_event').select('id').execute()
    for (let tries = 0; tries < 5; tries += 1) await trySignIn(email, address)
    const before = (await count()).length
    for (let tries = 0; tries < 5; tries += 1) expect((await trySignIn(email, address)).status).toBe(429)
    return (await count()).length - before
  }
  expect(await written(known, '198.18.8.1')).toBe(1)
  expect(await written(unknown, '198.18.8.2')).toBe(1)
})

test('sign-ins that succeed count nothing: the thirty-first of an office within a quarter of an hour has a place', async () => {
  await signedIn(app, 'office@agency.example')
  const statuses = new Set<string>()
  for (let count = 0; count < 31; count += 1)
    statuses.add((await trySignIn('office@agency.example', '198.18.9.1', password)).to)
  expect([...statuses]).toEqual(['/account'])
}, 60_000)

test('a colleague at the same address shuts neither the address nor the e-mail to the browser of a person', async () => {
  const [email, address] = ['colleague@agency.example', '198.18.11.1']
  await signedIn(app, email)
  const browser = visitor(app)
  expect((await trySignIn(email, address, password, browser)).to).toBe('/account')
  await browser.post('/sign-out', {})
  // Five of the e-mail at this address, then all thirty of the address.
  for (let count = 0; count < 5; count += 1) expect((await trySignIn(email, address)).status).toBe(400)
  expect((await trySignIn(email, address, password)).status).toBe(429)
  expect((await trySignIn(email, address, password, browser)).to).toBe('/account')
  await browser.post('/sign-out', {})
  for (let count = 0; count < 30; count += 1) await trySignIn(`nobody${count}@agency.example`, address)
  expect((await trySignIn('nobody@agency.example', address)).status).toBe(429)
  expect((await trySignIn(email, address, password, browser)).to).toBe('/account')
  // The browser has a limit of its own: whoever uses it cannot go on guessing.
  await browser.post('/sign-out', {})
  const statuses = []
  for (let count = 0; count < 12; count += 1) statuses.push((await trySignIn(email, address, wrong, browser)).status)
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
})

test('the operator sees every try by outcome, with the person where there is one and the address as a pseudonym', async () => {
  await signedIn(app, 'seen@agency.example')
  const before = app.signIns.length
  for (let count = 0; count < 6; count += 1) await trySignIn('seen@agency.example', '198.18.10.1')
  await trySignIn('seen@agency.example', '198.18.10.2', password)
  await trySignIn('nobody-at-all@agency.example', '198.18.10.2')
  expect(app.signIns.slice(before)).toEqual([...Array(5).fill('wrong'), 'limited_here', 'ok', 'wrong'])
  const lines = app.logged.filter(({ message }) => message === 'sign-in').slice(-8) as {
    fields: Record<string, string>
  }[]
  expect(lines.map(({ fields }) => fields.outcome)).toEqual(app.signIns.slice(before))
  const [first, , , , , limited, ok, unknown] = lines.map(({ fields }) => fields)
  expect(first?.userId).toBe(ok?.userId)
  expect(unknown).not.toHaveProperty('userId')
  expect(limited?.address).toBe(first?.address)
  expect(ok?.address).not.toBe(first?.address)
  expect(JSON.stringify(lines)).not.toMatch(/198\.18|agency\.example/)
})
