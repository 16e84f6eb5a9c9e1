import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask } from '../support/account.ts'
import { noon, startApp, type TestApp } from '../support/app.ts'
import { person } from '../support/person.ts'
import { visitor } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
beforeEach(() => {
  app.clock.now = noon
})
afterAll(() => app.close())

test('a session that is used all the time ends 90 days after it began, for pages, routes and tokens', async () => {
  const somebody = await person(app)
  const browser = visitor(app, 'en', somebody.cookie)
  const seen = async () => {
    const token = await somebody.token()
    const [page, byCookie, byToken] = await Promise.all([
      browser.get('/account'),
      ask(app, 'GET', '', { Cookie: somebody.cookie }),
      ask(app, 'GET', '', { Authorization: `Bearer ${token}` }),
    ])
    return [page.status, byCookie.status, byToken.status]
  }
  // It began on 21 November at 11:55; nine days of November, 31 of December, 31 of January and 19 of February later:
  app.clock.now = new Date('2027-02-19T11:54:56Z')
  expect(await seen()).toEqual([200, 200, 200])
  app.clock.now = new Date('2027-02-19T11:55:00Z')
  expect(await seen()).toEqual([303, 401, 401])
})

test('a session that nobody uses ends when its row says, for pages and routes', async () => {
  const somebody = await person(app)
  // So far away that the library, which looks at the clock of the machine, lets it pass.
  const row = { createdAt: '2099-12-01T12:00:00.000Z', expiresAt: '2099-12-15T12:00:00.000Z' }
  await app.db.updateTable('auth_session').set(row).where('userId', '=', somebody.userId).execute()
  const seen = async () => {
    const page = await visitor(app, 'en', somebody.cookie).get('/account')
    return [page.status, (await ask(app, 'GET', '', { Cookie: somebody.cookie })).status]
  }
  app.clock.now = new Date('2099-12-15T11:59:59Z')
  expect(await seen()).toEqual([200, 200])
  app.clock.now = new Date('2099-12-15T12:00:00Z')
  expect(await seen()).toEqual([303, 401])
})

test('the list of sessions leaves out those that began 90 days ago', async () => {
  const somebody = await person(app)
  const old = { id: 'ses_000000000000000000000001', token: 'token of an old session', userId: somebody.userId }
  const times = { createdAt: '2026-11-20T12:00:00.000Z', updatedAt: '2027-02-17T12:00:00.000Z' }
  await app.db
    .insertInto('auth_session')
    .values({ ...old, ...times, expiresAt: '2099-12-31T00:00:00.000Z' })
    .execute()
  const browser = visitor(app, 'en', somebody.cookie)
  const listed = async () => (await browser.get('/account/sessions')).text.includes(`value="${old.id}"`)
  app.clock.now = new Date('2027-02-18T11:59:59Z')
  expect(await listed()).toBe(true)
  app.clock.now = new Date('2027-02-18T12:00:00Z')
  expect(await listed()).toBe(false)
})
