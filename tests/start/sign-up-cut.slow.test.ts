import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../adapters/storage/places.ts'
import { password, visitor } from '../pages/visitor.ts'
import { embedded, letterTo, tokenOf } from '../support/installations.ts'
import { startPostgres, type TestEngine } from '../support/test-engines.ts'

let postgres: TestEngine
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.end())

/** Where in a sign-up the database goes: before, while and after the password is hashed, which takes some 100 ms. */
const moments = [0, 20, 60, 120, 250]

test.each([
  ['stopped', () => postgres.stop(), () => postgres.start()],
  ['frozen', () => postgres.freeze(), () => postgres.thaw()],
] as const)(
  'PostgreSQL %s in the middle of a sign-up: a page that says so, and no half account',
  async (_how, away, back) => {
    const database = await newDatabase(postgres.url)
    onTestFinished(database.drop)
    const there = await embedded({ DATABASE_URL: database.url, AUTH_SECRET: 'a secret of at least thirty-two letters' })
    onTestFinished(() => there.end())
    // Before both of these: they would wait for a frozen one.
    onTestFinished(() => postgres.restore())
    const [url] = there.urls
    // The library is loaded by then.
    await visitor({ url }).post('/sign-in', { email: 'nobody@agency.example', password })
    const statuses: number[] = []
    for (const [index, moment] of moments.entries()) {
      const email = `ada${index}@agency.example`
      const person = { name: 'Ada', email, password }
      const signingUp = visitor({ url }).post('/sign-up', person)
      await pause(moment)
      await away()
      // While the database is away: a page that waited for it would never come.
      const { status, headers, to, text } = await signingUp
      expect([moment, [303, 503].includes(status)]).toEqual([moment, true])
      statuses.push(status)
      if (status === 503) {
        expect(headers.get('Retry-After')).toBe('5')
        expect(text).toContain('Not at the moment')
      } else expect(to).toBe('/check-mail')
      await back()
      await expect.poll(async () => (await fetch(`${url}/health/ready`)).status).toBe(200)
      // Whatever was left, the same person signs up or asks for the letter again, confirms and signs in.
      const letters = (await there.letters(email)).length
      if (letters === 0) expect((await visitor({ url }).post('/sign-up', person)).to).toBe('/check-mail')
      const link = await letterTo(there, email, 0)
      expect(link.pathname).toBe('/verify')
      expect((await visitor({ url }).post('/verify', { token: tokenOf(link), password })).to).toBe(
        '/sign-in?verified=1',
      )
      expect((await visitor({ url }).post('/sign-in', { email, password })).to).toBe('/account')
    }
    // Some were cut indeed.
    expect(statuses).toContain(503)
  },
)
