import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { password, signedIn, visitor } from './visitor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

const statements = ["x'); drop table auth_user; --", "x' or '1'='1", 'x"; delete from api_key; --', 'x $1 ? %s {0}']

test.each(statements)('%j is a name like any other: of a person, an organisation, a key', async name => {
  const email = `person-${statements.indexOf(name)}@agency.example`
  const person = await signedIn(app, email)
  const others = async () => (await app.db.selectFrom('auth_user').select('id').execute()).length
  const before = await others()
  expect((await person.post('/account', { name, locale: 'en' })).status).toBe(303)
  expect((await person.post('/account/organisation', { name })).status).toBe(303)
  expect((await person.post('/account/keys', { name, tier: 'free', kind: 'secret', owner: 'user' })).status).toBe(200)
  const row = await app.db.selectFrom('auth_user').select('name').where('email', '=', email).executeTakeFirst()
  expect(row?.name).toBe(name)
  const organisation = await app.db.selectFrom('auth_organization').select('id').where('name', '=', name).execute()
  const keys = await app.db.selectFrom('api_key').select('id').where('name', '=', name).execute()
  expect([organisation.length, keys.length, await others()]).toEqual([1, 1, before])
})

test.each(["' or 1=1 --", "person-0@agency.example' --"])('%j signs nobody in', async email => {
  const stranger = visitor(app)
  expect((await stranger.post('/sign-in', { email, password })).status).toBe(400)
  expect((await stranger.get('/account')).to).toBe('/sign-in?next=%2Faccount')
})
