import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '../support/app.ts'
import { withSecondStep } from '../support/second-step.ts'
import { totp } from '../support/totp.ts'
import { password, signedIn, visitor } from './visitor.ts'

const page = '/account/security'

test('factors are changed within fifteen minutes of a sign-in with both; later the person signs in again first', async () => {
  const app = await startApp({ env: { TRUST_PROXY: '1' } })
  onTestFinished(app.close)
  const email = 'stale@agency.example'
  const person = await signedIn(app, email, 'Sam')
  const { secret } = await withSecondStep(app, person, password)
  app.clock.now = new Date(app.clock.now.getTime() + 16 * 60_000)
  const stale = 'You signed in over 15 minutes ago.'
  for (const [path, fields] of [
    [`${page}/two-factor/off`, { password }],
    [`${page}/backup-codes`, { password }],
    [`${page}/password`, { current: password, password: 'silver harbour window orchard' }],
    [`${page}/passkeys`, { name: 'Phone', password }],
    [`${page}/review`, { password, remove: 'secondStep:' }],
  ] as const) {
    const { status, text } = await person.post(path, fields)
    expect([path, status, text.includes(stale)]).toEqual([path, 400, true])
  }
  const fresh = visitor(app)
  expect((await fresh.post('/sign-in', { email, password })).to).toBe('/sign-in/code')
  expect((await fresh.post('/sign-in/code', { code: totp(secret, app.clock.now.getTime()) })).to).toBe('/account')
  expect((await fresh.post(`${page}/two-factor/off`, { password })).to).toBe(`${page}?off=1`)
  // Without a second factor the password, which is asked for, is all there is.
  app.clock.now = new Date(app.clock.now.getTime() + 16 * 60_000)
  expect((await fresh.post(`${page}/two-factor`, { password })).status).toBe(200)
})
