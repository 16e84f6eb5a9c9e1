import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { passkeyDevice, questionIn } from '../support/passkey-device.ts'
import { person as personOf } from '../support/person.ts'
import { codesIn, withSecondStep } from '../support/second-step.ts'
import { isRefused, named, page, passkeyWorld, security } from './passkey-world.ts'
import { password, type Seen, visitor } from './visitor.ts'

let app: TestApp
let site: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
  site = named(app)
})
afterAll(() => app.close())

const { asked, asking, signedIn, withPasskey } = passkeyWorld(() => site)

describe('a passkey', () => {
  test('is made with the password, turns the second step on with backup codes, ends other sessions and is listed', async () => {
    const other = await signedIn('made@agency.example')
    const person = visitor(site, 'en', other.cookie())
    expect((await person.post(page, { name: 'Phone', password: 'wrong' })).text).toContain('This password is wrong.')
    const question = await asked(person)
    // WebAuthn, section 5.4: the device keeps the passkey with its user and knows the person.
    expect(question.question).toMatchObject({
      rp: { id: 'localhost', name: 'Valorem' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
    const added = await person.post(question.action, {
      ...question.fields,
      answer: passkeyDevice(site.url).create(question),
    })
    expect(added.text).toContain('Two-step verification is on. You’ve been signed out elsewhere.')
    expect(codesIn(added)).toHaveLength(10)
    expect((await other.get('/account')).status).toBe(303)
    const { text } = await person.get(security)
    expect(text).toMatch(/<a href="\/account\/security\/passkeys\/pky_[0-9a-f]{24}"><bdi>Phone<\/bdi><\/a>/)
    expect(text).toContain('>Never<')
    expect(text).toContain('Backup codes left: 10.')
    expect((await person.get('/account/sessions')).text).toContain('Passkey added')
  })

  test('is one of twenty at most, however many were asked for while there was room', async () => {
    const person = await signedIn('many@agency.example')
    const { id } = await app.db
      .selectFrom('auth_user')
      .select('id')
      .where('email', '=', 'many@agency.example')
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: 19 }, (_, at) => ({
      ...{ id: `pky_${at}`, user_id: id, name: `Key ${at}`, credential_id: `many-${at}`, public_key: 'x', counter: 0 },
      ...{ transports: '[]', created_at: '2026-01-01T00:00:00.000Z', last_used_at: null },
    }))
    await app.db.insertInto('passkey').values(rows).execute()
    const questions = [await asked(person), await asked(person)]
    const answers: string[] = []
    for (const question of questions) {
      const answer = passkeyDevice(site.url).create(question)
      answers.push((await person.post(question.action, { ...question.fields, answer })).text)
    }
    expect(answers[0]).toContain('Two-step verification is on.')
    expect(answers[1]).toContain('You have as many passkeys as an account may have.')
    const { left } = await app.db
      .selectFrom('passkey')
      .select(({ fn }) => fn.countAll().as('left'))
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(Number(left)).toBe(20)
  })

  test('signs in without e-mail and password, goes on to the page that was wanted, and shows when it was used', async () => {
    const { device } = await withPasskey('first@agency.example')
    const { stranger, question } = await asking('/account/keys')
    expect(question.question).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    const answer = await stranger.post(question.action, { ...question.fields, answer: device.get(question) })
    expect(answer.to).toBe('/account/keys')
    expect((await stranger.get('/account')).text).toContain('first@agency.example')
    expect((await stranger.get(security)).text).not.toContain('>Never<')
  })

  test('is the second step after the password; a passkey of somebody else is not', async () => {
    const { email, device } = await withPasskey('second@agency.example')
    const half = visitor(site)
    expect((await half.post('/sign-in', { email, password, next: '/account/keys' })).to).toContain('/sign-in/code')
    expect((await half.get('/account')).status).toBe(303)
    expect((await half.get('/sign-in/code')).text).toContain('action="/sign-in/code/passkey"')
    const { device: foreign } = await withPasskey('foreign@agency.example')
    const first = questionIn(await half.post('/sign-in/code/passkey', {}))
    expect(first.question.allowCredentials).toMatchObject([{ id: device.id }])
    expect(isRefused(await half.post(first.action, { answer: foreign.get(first) }))).toBe(true)
    const second = questionIn(await half.post('/sign-in/code/passkey', { next: '/account/keys' }))
    const answer = await half.post(second.action, { ...second.fields, answer: device.get(second) })
    expect(answer.to).toBe('/account/keys')
    expect((await half.get('/account')).status).toBe(200)
  })

  test('leaves backup codes as the other way', async () => {
    const { email, added } = await withPasskey('codes@agency.example')
    const half = visitor(site)
    await half.post('/sign-in', { email, password })
    expect((await half.get('/sign-in/code')).text).toContain('Type one of your backup codes.')
    expect((await half.post('/sign-in/code', { code: codesIn(added)[0] ?? '' })).to).toBe('/account')
  })

  test('beside a device with codes makes no new backup codes, and stays when the device goes', async () => {
    const person = await signedIn('both@agency.example')
    const { codes } = await withSecondStep(app, person, password)
    const device = passkeyDevice(site.url)
    const question = await asked(person)
    const added = await person.post(question.action, { ...question.fields, answer: device.create(question) })
    expect(added.to).toBe(`${security}?saved=1`)
    expect((await person.post(`${security}/two-factor/off`, { password })).to).toBe(`${security}?saved=1`)
    const half = visitor(site)
    expect((await half.post('/sign-in', { email: 'both@agency.example', password })).to).toBe('/sign-in/code')
    expect((await half.post('/sign-in/code', { code: codes[0] ?? '' })).to).toBe('/account')
  })

  test('is renamed and removed with the password; removed it signs nobody in, and the second step is off with the last', async () => {
    const { person, device, email } = await withPasskey('removed@agency.example')
    const [, path = ''] =
      /href="(\/account\/security\/passkeys\/pky_[0-9a-f]+)"/.exec((await person.get(security)).text) ?? []
    const stranger = await signedIn('stranger@agency.example')
    for (const way of ['rename', 'remove']) {
      expect((await stranger.post(`${path}/${way}`, { name: 'Mine', password })).status).toBe(404)
      const wrong = await person.post(`${path}/${way}`, { name: 'Mine', password: 'wrong' })
      expect([wrong.status, wrong.text.includes('This password is wrong.')]).toEqual([400, true])
    }
    expect((await stranger.get(path)).status).toBe(404)
    expect((await person.post(`${path}/rename`, { name: 'Laptop <1>', password })).status).toBe(400)
    expect((await person.post(`${path}/rename`, { name: 'Laptop', password })).to).toBe(path)
    expect((await person.get(path)).text).toContain('<h1>Laptop</h1>')
    expect((await person.post(`${path}/remove`, { password })).to).toBe(`${security}?off=1`)
    const { stranger: other, question } = await asking()
    expect(isRefused(await other.post(question.action, { answer: device.get(question) }))).toBe(true)
    expect((await visitor(site).post('/sign-in', { email, password })).to).toBe('/account')
    expect((await person.get('/account/sessions')).text).toContain('Passkey removed')
  })

  test('is not made a second time, here or for another account', async () => {
    const { person, device } = await withPasskey('again@agency.example')
    const question = await asked(person)
    expect(question.question.excludeCredentials).toMatchObject([{ id: device.id }])
    const again = await person.post(question.action, { ...question.fields, answer: device.create(question) })
    expect([again.status, again.text.includes('belongs to an account already')]).toEqual([400, true])
  })

  test('needs a name', async () => {
    const person = await signedIn('name@agency.example')
    expect((await person.post(page, { name: '', password })).text).toContain('Please fill this in.')
    expect((await person.post(page, { name: 'http://a.example', password })).status).toBe(400)
  })
})

test('asking from one address has an end, which those who sign in do not bring nearer', async () => {
  const { device } = await withPasskey('often@agency.example')
  const stranger = visitor(site)
  const ask = () => stranger.post('/sign-in/passkey', {})
  const answers: Seen[] = []
  for (let tries = 0; tries < 31; tries += 1) answers.push(await ask())
  expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(200), 429])
  expect(Number(answers.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0)
  const last = questionIn(answers[29] ?? { text: '' })
  expect((await stranger.post(last.action, { answer: device.get(last) })).to).toBe('/account')
  await stranger.post('/sign-out', {})
  expect((await ask()).status).toBe(200)
})

test('at an address of numbers, to which browsers bind no passkey, the pages lead to a name', async () => {
  const person = visitor(app, 'en', (await personOf(app, { email: 'numbers@agency.example', password })).cookie)
  const { text } = await person.get(security)
  expect(text).toContain(`${site.url}/account/security`)
  expect(text).not.toContain('action="/account/security/passkeys"')
  expect((await visitor(app).get('/sign-in')).text).not.toContain('/sign-in/passkey')
  expect((await visitor(site).get('/sign-in')).text).toContain('action="/sign-in/passkey"')
})

test('a second step that is asked of everybody is met by a passkey', async () => {
  const strict = await startApp({ env: { SECOND_STEP: 'required' } })
  const { url } = named(strict)
  const person = visitor({ url }, 'en', (await personOf(strict, { email: 'duty@agency.example', password })).cookie)
  expect((await person.get('/account')).to).toBe(security)
  const question = questionIn(await person.post(page, { name: 'Phone', password }))
  await person.post(question.action, { ...question.fields, answer: passkeyDevice(url).create(question) })
  expect((await person.get('/account')).status).toBe(200)
  await strict.close()
})
