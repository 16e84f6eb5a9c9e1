import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { person } from '../support/person.ts'
import { withSecondStep } from '../support/second-step.ts'
import { password, type Seen, type Visitor, visitor } from './visitor.ts'

const email = 'ada@agency.example'

let app: TestApp
beforeAll(async () => {
  const env = { PUBLIC_URL: 'https://valorem.example', MAIL_URL: 'smtp://127.0.0.1:1', TRUST_PROXY: '1' }
  app = await startApp({ env })
  await person(app, { email, password })
})
afterAll(() => app.close())

/** What each cookie of ours may hold: a signed token, a user with its point and signature, a language. */
const cookies: Readonly<Record<string, RegExp>> = {
  // 32 letters and digits of chance are 190 bits (ASVS 5, 7.2.3 asks for 128).
  '__Host-valorem_session': /^[A-Za-z0-9]{32}\.[A-Za-z0-9%+/=]+$/,
  '__Host-valorem_code': /^[\w-]+\.[A-Za-z0-9%+/=]+$/,
  '__Host-valorem_device': /^usr_[0-9a-f]{24}\.[\w-]{43}$/,
  '__Host-valorem_lang': /^de$/,
  '__Host-valorem_sign_up': /^[\w-]{43}$/,
}

/** Every answer on the way of somebody who chooses a language, signs in, sets up a second step, signs out and in again. */
const wayThrough = async (): Promise<Seen[]> => {
  const seen: Seen[] = []
  const recorded = (visiting: Visitor): Visitor => ({
    ...visiting,
    post: async (path, fields, headers) => {
      const answer = await visiting.post(path, fields, headers)
      seen.push(answer)
      return answer
    },
  })
  const first = recorded(visitor(app))
  await first.post('/language', { locale: 'de' })
  await first.post('/sign-up', { name: 'Luc', email: 'luc@agency.example', password })
  await first.post('/sign-in', { email, password })
  await withSecondStep(app, first, password)
  await first.post('/sign-out', {})
  await recorded(visitor(app)).post('/sign-in', { email, password })
  return seen
}

test('on https every cookie is bound to the host, out of reach of scripts, and in no body (ASVS 5, 3.3)', async () => {
  const seen = await wayThrough()
  const set = seen.flatMap(({ headers }) => headers.getSetCookie())
  for (const cookie of set) {
    const [pair = '', ...attributes] = cookie.split(';').map(part => part.trim())
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(pair) ?? []
    expect(Object.keys(cookies)).toContain(name)
    if (value !== '') expect([name, value]).toEqual([name, expect.stringMatching(cookies[name] ?? /^$/)])
    expect(attributes).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']))
    expect(attributes.filter(attribute => /^domain=/i.test(attribute))).toEqual([])
    if (value.length > 2) expect(seen.filter(({ text }) => text.includes(value))).toEqual([])
  }
  const held = set.filter(cookie => !/^[^=]+=;/.test(cookie)).map(cookie => cookie.split('=')[0])
  expect([...new Set(held)].sort()).toEqual(Object.keys(cookies).sort())
})
