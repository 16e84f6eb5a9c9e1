import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { QueuedClient } from '#server/ports/workers'
import { startApp, type TestApp } from '../support/app.ts'
import { cheapPasswords } from '../support/passwords.ts'
import { totp } from '../support/totp.ts'
import { nthLetter, password, signedIn, visitor } from './visitor.ts'

/** What happens between the proof of a password and the session that follows from it. */
const between = { happens: async (): Promise<void> => {} }

const passwords = {
  ...cheapPasswords,
  isPasswordOf: async (hash: string, text: string, client: QueuedClient) => {
    const isProven = await cheapPasswords.isPasswordOf(hash, text, client)
    await between.happens()
    return isProven
  },
}

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' }, passwords })
})
afterEach(() => {
  between.happens = async () => {}
})
afterAll(() => app.close())

const fresh = 'silver harbour window orchard'
let letters = 0

/** Lets the person of an e-mail choose a new password while the next sign-in is under way. */
const resetInBetween = async (email: string): Promise<void> => {
  await visitor(app).post('/forgot', { email })
  const token = new URL(await nthLetter(app, letters, '/reset'), app.url).searchParams.get('token') ?? ''
  letters += 1
  between.happens = async () => {
    between.happens = async () => {}
    const { to } = await visitor(app).post('/reset', { token, password: fresh })
    expect(to).toMatch(/^\/sign-in\?reset=1(&next=|$)/)
  }
}

/** The sessions, and the half sessions and links, that a person has. */
const waysIn = async (email: string) => {
  const { id } = await app.db.selectFrom('auth_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const sessions = await app.db.selectFrom('auth_session').select('id').where('userId', '=', id).execute()
  const proofs = await app.db.selectFrom('auth_verification').select('id').where('value', '=', id).execute()
  return { sessions: sessions.length, proofs: proofs.length }
}

test('a sign-in by the old password, proven before a reset and done after it, is refused and leaves no session', async () => {
  const email = 'overtaken@agency.example'
  await signedIn(app, email)
  await resetInBetween(email)
  const intruder = visitor(app)
  const refused = await intruder.post('/sign-in', { email, password })
  const wrong = await visitor(app).post('/sign-in', { email, password: 'not these four words' })
  expect([refused.status, wrong.status]).toEqual([400, 400])
  expect(refused.text).toBe(wrong.text)
  expect(intruder.cookie()).not.toContain('valorem_session')
  expect(await waysIn(email)).toEqual({ sessions: 0, proofs: 0 })
  expect((await visitor(app).post('/sign-in', { email, password: fresh })).to).toBe('/account')
})

test('of a sign-in in two steps no half session is left', async () => {
  const email = 'halfway@agency.example'
  const person = await signedIn(app, email)
  // Its mailbox was proven more than a week before: a reset leaves the second step.
  const provenAt = new Date(app.clock.now.getTime() - 8 * 86_400_000).toISOString()
  const { id } = await app.db.selectFrom('auth_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await app.db
    .insertInto('account_profile')
    .values({ user_id: id, mailbox_proven_at: provenAt })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ mailbox_proven_at: provenAt }))
    .execute()
  const setUp = await person.post('/account/security/two-factor', { password })
  const secret = /<code class="secret">([A-Z2-7]+)</.exec(setUp.text)?.[1] ?? ''
  await person.post('/account/security/two-factor/confirm', { code: totp(secret, app.clock.now.getTime()) })
  await person.post('/sign-out', {})
  await resetInBetween(email)
  const intruder = visitor(app)
  expect((await intruder.post('/sign-in', { email, password })).status).toBe(400)
  expect(intruder.cookie()).not.toContain('valorem_code')
  expect(await waysIn(email)).toEqual({ sessions: 0, proofs: 0 })
  expect((await visitor(app).post('/sign-in', { email, password: fresh })).to).toBe('/sign-in/code')
})
