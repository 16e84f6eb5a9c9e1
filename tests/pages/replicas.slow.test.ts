import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../adapters/storage/places.ts'
import { post, startApp, type TestApp } from '../support/app.ts'
import { newPrefix, redisUrl } from '../support/redis.ts'
import { hiddenOf, nthLetter, password, type Seen, signedUp, type Visitor, visitor } from './visitor.ts'

let one: TestApp
let other: TestApp
let database: Awaited<ReturnType<typeof newDatabase>>
beforeAll(async () => {
  database = await newDatabase()
  const env = {
    ...{ DATABASE_URL: database.url, REDIS_URL: redisUrl, REDIS_PREFIX: newPrefix(), TRUST_PROXY: '1' },
    AUTH_SECRET: 'two replicas agree on what they sign with',
  }
  one = await startApp({ env })
  other = await startApp({ env })
})
afterAll(async () => {
  await Promise.all([one.close(), other.close()])
  await database.drop()
})

/** The same person at the other replica: the cookies are those of the first. */
const at = (app: TestApp, person: Visitor): Visitor => {
  const there = visitor(app)
  return {
    cookie: person.cookie,
    get: path => there.get(path, { Cookie: person.cookie() }),
    post: (path, fields) => there.post(path, fields, { Cookie: person.cookie(), 'Sec-Fetch-Site': 'same-origin' }),
  }
}

test('on PostgreSQL and Redis two replicas share accounts: what one makes the other shows, counts and ends', async () => {
  const person = visitor(one)
  await person.post('/sign-up', { name: 'Ada', email: 'ada@agency.example', password })
  const link = await nthLetter(one, 0, '/verify')
  const token = new URL(link, one.url).searchParams.get('token') ?? ''
  expect((await visitor(other).post('/verify', { token, password })).to).toBe('/sign-in?verified=1')
  expect((await person.post('/sign-in', { email: 'ada@agency.example', password })).to).toBe('/account')
  const there = at(other, person)
  const creation = hiddenOf(await there.get('/account/keys'), 'creation')
  const fields = { name: 'Website', kind: 'secret', tier: 'free', creation }
  const made = await there.post('/account/keys', fields)
  const key = /id="made-key">([^<]+)</.exec(made.text)?.[1] ?? ''
  expect((await person.post('/account/keys', fields)).text).toContain('It is created already')
  const home = { commune: 'Luxembourg', surface: 85 }
  for (const app of [one, other]) expect((await post(app, '/estimation', home, { 'X-API-Key': key })).status).toBe(200)
  const [, path = ''] = /href="(\/account\/keys\/key_[0-9a-f]+)"/.exec((await person.get('/account/keys')).text) ?? []
  for (const seen of [person, there]) expect((await seen.get(path)).text).toContain('Calls in 30 days: 2;')
  expect((await there.post(`${path}/revoke`, {})).to).toBe('/account/keys?revoked=1')
  for (const app of [one, other]) {
    app.clock.now = new Date(app.clock.now.getTime() + 5000)
    expect((await post(app, '/estimation', home, { 'X-API-Key': key })).status).toBe(401)
  }
  expect((await there.post('/account/organisation', { name: 'Agence Exemple' })).to).toBe('/account/organisation')
  expect((await person.get('/account/organisation')).text).toContain('Agence Exemple')
  expect((await person.post('/account/privacy/delete', { password })).to).toBe('/sign-in?deleted=1')
  expect((await there.get('/account')).status).toBe(303)
})

test('of twenty forms at once at both replicas as many keys are made as the plan allows', async () => {
  const person = await signedUp(one, 'many@agency.example')
  const there = at(other, person)
  const make = async (index: number): Promise<Seen> => {
    const fields = { name: `Key ${index}`, kind: 'secret', tier: 'free', creation: `c${index}` }
    const answer = await (index % 2 === 0 ? person : there).post('/account/keys', fields)
    // They wait for one another: on a slow machine the last ones are told to come back, with the same form.
    return answer.status === 503 ? make(index) : answer
  }
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => make(index)))
  // A key that was made too late for its answer is shown to nobody any more.
  const isMade = ({ status, text }: Seen): boolean => status === 200 || text.includes('It is created already')
  // The free plan has three active keys.
  expect(answers.filter(isMade)).toHaveLength(3)
  expect(answers.filter(answer => answer.status === 400 && !isMade(answer))).toHaveLength(17)
})

test('the tries of a sign-in are counted by both replicas together', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.9', 'Sec-Fetch-Site': 'same-origin' }
  const statuses: number[] = []
  for (const app of [one, other, one, other, one, other]) {
    const { status } = await visitor(app).post('/sign-in', { email: 'nobody@agency.example', password }, headers)
    statuses.push(status)
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
})

test('the window of an e-mail is one for both replicas, and so are its event, its letter, the browser that is known and the reset that frees it', async () => {
  const email = 'guessed@agency.example'
  const browser = await signedUp(one, email)
  const known = browser.cookie()
  const attempt = async (app: TestApp, address: string, fields: { password: string }, cookie = '') => {
    const headers = { 'X-Forwarded-For': address, 'Sec-Fetch-Site': 'same-origin', Cookie: cookie }
    return visitor(app).post('/sign-in', { email, ...fields }, headers)
  }
  // Longer than any password: it is not hashed.
  const wrong = { password: 'wrong '.repeat(30) }
  const statuses: number[] = []
  for (let count = 0; count < 54; count += 1)
    statuses.push((await attempt(count % 2 === 0 ? one : other, `203.0.${Math.floor(count / 5)}.1`, wrong)).status)
  expect(statuses).toEqual([...Array(50).fill(400), ...Array(4).fill(429)])
  expect((await attempt(other, '192.0.2.50', { password })).status).toBe(429)
  const device = /valorem_device=[^;]+/.exec(known)?.[0] ?? ''
  expect((await attempt(other, '192.0.2.51', { password }, device)).to).toBe('/account')
  const warned = () => [...one.printed, ...other.printed].filter(line => line.includes('(signInsRefused):'))
  await expect.poll(warned).toHaveLength(1)
  const limited = await one.db.selectFrom('audit_event').select('id').where('action', '=', 'signIn.limited').execute()
  // One of this e-mail, one of the unknown e-mail of the test before.
  expect(limited).toHaveLength(2)
  await visitor(one).post('/forgot', { email })
  const token = new URL(await nthLetter(one, 0, '/reset'), one.url).searchParams.get('token') ?? ''
  const fresh = 'silver harbour window orchard'
  expect((await visitor(one).post('/reset', { token, password: fresh })).status).toBe(303)
  expect((await attempt(other, '192.0.2.52', { password: fresh })).to).toBe('/account')
})

test('while the records are away a page says so, and when to come back', async () => {
  const lonely = await newDatabase()
  const app = await startApp({ env: { DATABASE_URL: lonely.url, AUTH_SECRET: 'a secret of thirty-two characters' } })
  onTestFinished(() => app.close().catch(() => undefined))
  await lonely.drop()
  const answer = await visitor(app).post('/sign-in', { email: 'ada@agency.example', password })
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
  expect(answer.text).toContain('Not at the moment')
})
