import { describe, expect, onTestFinished, test } from 'vitest'
import { newDatabase, temporaryFolder } from '../adapters/storage/places.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { withSecondStep } from '../support/second-step.ts'
import { totp } from '../support/totp.ts'
import { password, signedUp, visitor } from './visitor.ts'

const former = 'what signed before the leak was found out'
const current = 'what signs since the leak was found out'

/** Apps on the same records, one after another, each with its own AUTH_SECRET. */
const createStarts = (env: Record<string, string>) => {
  const dataDir = temporaryFolder()
  let now: Date | undefined
  return async (secret: string): Promise<TestApp> => {
    const app = await startApp({ dataDir, env: { ...env, TRUST_PROXY: '1', AUTH_SECRET: secret } })
    if (now) app.clock.now = now
    onTestFinished(() => {
      now = undefined
    })
    const close = app.close
    return {
      ...app,
      close: async () => {
        now = app.clock.now
        await close()
      },
    }
  }
}

const stepMs = 30_000
const halfWay = async (app: TestApp, email: string, device = '') => {
  const person = visitor(app)
  const headers = { 'Sec-Fetch-Site': 'same-origin', ...(device !== '' && { Cookie: device }) }
  const { to } = await person.post('/sign-in', { email, password }, headers)
  expect(to).toBe('/sign-in/code')
  return person
}

const cases = (newEnv: () => Promise<Record<string, string>>): void => {
  test.each([
    ['a plain value', former, `new:${current},old:${former}`],
    ['a value with an id', `old:${former}`, `new:${current},old:${former}`],
  ])(
    '%s is replaced: sessions and second steps go on, and end with the former value where they were not used',
    async (_, before, both) => {
      const start = createStarts(await newEnv())
      const email = 'rotated@agency.example'
      const first = await start(before)
      const person = await signedUp(first, email)
      const { secret } = await withSecondStep(first, person, password)
      const code = () => totp(secret, first.clock.now.getTime())
      const used = await halfWay(first, email)
      expect((await used.post('/sign-in/code', { code: code() })).to).toBe('/account')
      first.clock.now = new Date(first.clock.now.getTime() + 2 * stepMs)
      const unused = await halfWay(first, email)
      expect((await unused.post('/sign-in/code', { code: code() })).to).toBe('/account')
      first.clock.now = new Date(first.clock.now.getTime() + 2 * stepMs)
      const waiting = await halfWay(first, email)
      const cookies = { used: used.cookie(), unused: unused.cookie(), waiting: waiting.cookie() }
      await first.close()

      const second = await start(both)
      const browser = visitor(second)
      const seen = await browser.get('/account', { Cookie: cookies.used })
      expect([seen.status, seen.headers.getSetCookie().some(text => text.startsWith('valorem_session='))]).toEqual([
        200,
        true,
      ])
      const renewed = browser.cookie()
      expect(renewed).not.toBe(cookies.used)
      // A half session that began under the former value is completed, with a seed that it encrypts.
      const completed = await visitor(second).post(
        '/sign-in/code',
        { code: totp(secret, second.clock.now.getTime()) },
        { Cookie: cookies.waiting, 'Sec-Fetch-Site': 'same-origin' },
      )
      expect(completed.to).toBe('/account')
      await second.accounts?.resealAndReport()
      const message = 'what a former AUTH_SECRET encrypted is encrypted again'
      expect(second.logged.filter(line => line.message === message)).toMatchObject([
        { fields: { count: 2, id: 'new' } },
      ])
      await second.accounts?.resealAndReport()
      expect(second.logged.filter(line => line.message === message)).toHaveLength(1)
      second.clock.now = new Date(second.clock.now.getTime() + 2 * stepMs)
      await second.close()

      const third = await start(`new:${current}`)
      await third.accounts?.resealAndReport()
      expect(third.logged.filter(({ level }) => level === 'error')).toEqual([])
      expect((await visitor(third).get('/account', { Cookie: renewed })).status).toBe(200)
      expect((await visitor(third).get('/account', { Cookie: cookies.unused })).status).toBe(303)
      const again = await halfWay(third, email)
      expect((await again.post('/sign-in/code', { code: totp(secret, third.clock.now.getTime()) })).to).toBe('/account')
      await third.close()
    },
  )

  test('a former value that is taken out too early is missed by the start, and the codes that need it are refused', async () => {
    const start = createStarts(await newEnv())
    const email = 'early@agency.example'
    const first = await start(`old:${former}`)
    const { secret } = await withSecondStep(first, await signedUp(first, email), password)
    await first.close()
    for (const text of [`new:${current}`, current]) {
      const later = await start(text)
      await later.accounts?.resealAndReport()
      expect(later.logged).toContainEqual({
        ...{ level: 'error', fields: { count: 1 } },
        message: 'AUTH_SECRET lacks the value that encrypts second steps; their codes are refused',
      })
      const person = await halfWay(later, email)
      const refused = await person.post('/sign-in/code', { code: totp(secret, later.clock.now.getTime()) })
      expect([refused.status, refused.text.includes('This code is wrong')]).toEqual([400, true])
      await later.close()
    }
  })
}

describe('AUTH_SECRET on SQLite', () => cases(async () => ({})))
describe('AUTH_SECRET on PostgreSQL', () =>
  cases(async () => {
    const database = await newDatabase()
    onTestFinished(() => database.drop())
    return { DATABASE_URL: database.url }
  }))
