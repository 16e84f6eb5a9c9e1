import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { passkeyDevice, questionIn, type Straying } from '../support/passkey-device.ts'
import { isRefused, named, page, passkeyWorld } from './passkey-world.ts'
import { password, visitor } from './visitor.ts'

let app: TestApp
let site: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
  site = named(app)
})
afterAll(() => app.close())

const { asking, withPasskey } = passkeyWorld(() => site)

describe('an answer to a sign-in is refused', () => {
  const cases: readonly (readonly [string, Straying])[] = [
    ['from a page of another origin', { origin: 'https://evil.example' }],
    ['from another port of this machine', { origin: 'http://localhost:1' }],
    ['for another site', { rpId: 'evil.example' }],
    ['with a challenge that we did not make', { challenge: 'c'.repeat(43) }],
    ['where the device did not verify the person', { flags: 1 }],
    ['where nobody was there', { flags: 4 }],
    ['that names another user', { userHandle: Buffer.from('usr_000000000000000000000000').toString('base64url') }],
    ['that names no user', { userHandle: '' }],
    ['with another signature', { signature: 'MEUCIQ' }],
  ]
  test.each(cases)('%s', async (name, straying) => {
    const { device, email } = await withPasskey(`${name.replaceAll(' ', '-')}@agency.example`)
    const { stranger, question } = await asking()
    expect(isRefused(await stranger.post(question.action, { answer: device.get(question, straying) }))).toBe(true)
    expect((await stranger.get('/account')).status).toBe(303)
    // The same device signs in with an answer as it should be.
    const good = await asking()
    expect((await good.stranger.post(good.question.action, { answer: device.get(good.question) })).to).toBe('/account')
    expect((await good.stranger.get('/account')).text).toContain(email)
  })

  test('a second time', async () => {
    const { device } = await withPasskey('replayed@agency.example')
    const { stranger, question } = await asking()
    const answer = device.get(question)
    const answers = await Promise.all([stranger, visitor(site)].map(one => one.post(question.action, { answer })))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400])
    expect(isRefused(await visitor(site).post(question.action, { answer }))).toBe(true)
  })

  test('after five minutes', async () => {
    const { device } = await withPasskey('late@agency.example')
    const { stranger, question } = await asking()
    app.clock.now = new Date(app.clock.now.getTime() + 5 * 60_000)
    expect(isRefused(await stranger.post(question.action, { answer: device.get(question) }))).toBe(true)
  })

  test('by a device that counted no further, as a copy of it would', async () => {
    const { device } = await withPasskey('copied@agency.example')
    const signIn = async (counter: number) => {
      const { stranger, question } = await asking()
      return stranger.post(question.action, { answer: device.get(question, { counter }) })
    }
    expect((await signIn(7)).to).toBe('/account')
    expect(isRefused(await signIn(7))).toBe(true)
    expect(isRefused(await signIn(3))).toBe(true)
    expect(isRefused(await signIn(0))).toBe(true)
    expect((await signIn(8)).to).toBe('/account')
  })

  test('to a question that was put for something else', async () => {
    const { person, device, email } = await withPasskey('purpose@agency.example')
    const ofSignIn = (await asking()).question
    const half = visitor(site)
    await half.post('/sign-in', { email, password })
    expect(isRefused(await half.post('/sign-in/code/passkey/answer', { answer: device.get(ofSignIn) }))).toBe(true)
    const ofSecond = questionIn(await half.post('/sign-in/code/passkey', {}))
    expect(isRefused(await visitor(site).post('/sign-in/passkey/answer', { answer: device.get(ofSecond) }))).toBe(true)
    const ofNew = (await asking()).question
    const added = await person.post(`${page}/added`, { name: 'Other', answer: passkeyDevice(site.url).create(ofNew) })
    expect(isRefused(added)).toBe(true)
  })

  test.each(['', 'null', '{}', '[]', '{"id":"a"}', '{"id":"a","response":{"clientDataJSON":"e30"}}', 'a'.repeat(9000)])(
    'that is none: %s',
    async answer => {
      const { stranger } = await asking()
      expect(isRefused(await stranger.post('/sign-in/passkey/answer', { answer }))).toBe(true)
      expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
    },
  )
})
