import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, bearer, readData } from '../support/account.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { type Person, person } from '../support/person.ts'

/** Four words. */
const password = 'copper lantern meadow violin'

let app: TestApp
let owner: Person
let admin: Person
beforeAll(async () => {
  app = await startApp()
  owner = await person(app, { name: 'Owner', password })
  admin = await person(app, { name: 'Administrator' })
  const organisations = app.deps.account?.services.organisations
  await organisations?.found(owner.actor, 'Agence Exemple')
  const proven = { cookie: '', proof: { password } }
  const invited = await organisations?.invite(owner.actor, { email: admin.email, role: 'admin' }, proven)
  await organisations?.accept(admin.actor, invited && 'invitation' in invited ? invited.invitation.id : '')
})
afterAll(() => app.close())

test('the owner alone gets the events of the organisation, as JSON or as a table', async () => {
  const asOwner = await bearer(owner)
  const answer = await ask(app, 'GET', '/organisation/events', asOwner)
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  const { events, next } = (await readData(answer)).data
  expect(next).toBeNull()
  expect(events.map(({ action }: { action: string }) => action).toSorted()).toEqual([
    ...['member.invited', 'member.joined', 'organisation.created', 'terms.accepted'],
  ])
  expect(events.find(({ action }: { action: string }) => action === 'member.joined')).toMatchObject({
    actor: { kind: 'user', id: admin.userId, name: 'Administrator' },
    target: { id: admin.userId, name: 'Administrator' },
    address: '127.0.0.0',
    detail: '{"role":"admin"}',
  })
  const table = await ask(app, 'GET', '/organisation/events', { ...asOwner, Accept: 'text/csv' })
  expect(table.headers.get('Content-Type')).toBe('text/csv; charset=utf-8; header=present')
  expect((await table.text()).split('\r\n')).toHaveLength(6)
  expect((await ask(app, 'GET', '/organisation/events', await bearer(admin))).status).toBe(403)
})

test.each([
  ['?before=aud_000000000000000000000000', 'before', 'unknown_event'],
  ['?before=', 'before', undefined],
  ['?after=aud_0', 'after', undefined],
])('%s is refused by its name', async (query, path, code) => {
  const answer = await ask(app, 'GET', `/organisation/events${query}`, await bearer(owner))
  expect(answer.status).toBe(400)
  expect((await readData(answer)).issues[0]).toMatchObject({ path, ...(code !== undefined && { code }) })
})

test('a key of the organisation says who made it, an own key does not, and an open invitation says who invites', async () => {
  const asAdmin = await bearer(admin)
  const wanted = { name: 'Shared', owner: 'organisation' }
  const { key } = (await readData(await ask(app, 'POST', '/keys', asAdmin, wanted))).data
  const maker = { id: admin.userId, name: 'Administrator', member: true }
  expect(key.createdBy).toEqual(maker)
  expect((await readData(await ask(app, 'GET', `/keys/${key.id}`, await bearer(owner)))).data.key.createdBy).toEqual(
    maker,
  )
  const own = (await readData(await ask(app, 'POST', '/keys', asAdmin, { name: 'Own' }))).data.key
  expect(own.createdBy).toBeNull()
  await app.deps.account?.services.organisations.invite(owner.actor, { email: 'guest@agency.example', role: 'member' })
  const { invitations } = (await readData(await ask(app, 'GET', '/organisation', asAdmin))).data
  expect(invitations).toMatchObject([{ invitedBy: { id: owner.userId, name: 'Owner' } }])
  await app.deps.account?.services.organisations.leave(admin.actor)
  const left = (await readData(await ask(app, 'GET', `/keys/${key.id}`, await bearer(owner)))).data.key.createdBy
  expect(left).toEqual({ ...maker, member: false })
})
