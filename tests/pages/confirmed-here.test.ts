import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { lettersOf, nthLetter, password, visitor } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

describe('confirming in the browser that signed up', () => {
  const signUp = async (email: string) => {
    const [person, before] = [visitor(app), lettersOf(app, '/verify').length]
    await person.post('/sign-up', { name: 'Ada', email, password })
    const link = await nthLetter(app, before, '/verify')
    return { person, token: new URL(link, app.url).searchParams.get('token') ?? '' }
  }

  test('signs in, once: password and link are proven already, and the event says so', async () => {
    const email = 'here@agency.example'
    const { person, token } = await signUp(email)
    const wrong = await person.post('/verify', { token, password: 'not these four words' })
    expect([wrong.status, person.cookie()]).toEqual([400, expect.not.stringContaining('valorem_session')])
    const confirmed = await person.post('/verify', { token, password })
    expect([confirmed.status, confirmed.to]).toEqual([303, '/account'])
    expect(person.cookie()).not.toContain('valorem_sign_up')
    expect((await person.get('/account')).text).toContain(email)
    const user = app.db.selectFrom('auth_user').select('id').where('email', '=', email)
    const events = await app.db
      .selectFrom('audit_event')
      .select('action')
      .where('actor_id', 'in', user)
      .orderBy('id')
      .execute()
    expect(events.map(({ action }) => action).sort()).toEqual(['account.created', 'account.verified', 'signIn.ok'])
    await person.post('/sign-out', {})
    expect((await person.post('/verify', { token, password })).to).toBe('/sign-in?verified=1')
    expect((await person.get('/account')).to).toBe('/sign-in?next=%2Faccount')
  })

  test('signs nobody in by the link of another sign-up with the same e-mail', async () => {
    const email = 'two@agency.example'
    const [{ token }, { person }] = [await signUp(email), await signUp(email)]
    const fresh = { new: 'yes', name: 'Ada', password }
    expect((await person.post('/verify', { token, ...fresh })).to).toBe('/sign-in?verified=1')
    expect((await person.get('/account')).to).toBe('/sign-in?next=%2Faccount')
  })
})
