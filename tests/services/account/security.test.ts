import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountsWorld, accountsWorld, password } from '../../support/accounts-world.ts'

let world: AccountsWorld
beforeAll(async () => {
  world = await accountsWorld()
})
afterAll(() => world.app.close())

test('of two changes of a password at once one is done, and the other has a wrong password', async () => {
  const { entry, security } = world.services
  const { actor, cookie, userId, email } = await world.signedIn('Ada')
  const wanted = ['silver harbour window orchard', 'marble window lantern cedar']
  const results = await Promise.all(
    wanted.map(words => security.changePassword(actor, cookie, { current: password, password: words })),
  )
  expect(results.map(({ outcome }) => outcome).sort()).toEqual(['done', 'wrong'])
  const won = results.findIndex(({ outcome }) => outcome === 'done')
  const result = results[won]
  if (result?.outcome !== 'done') throw new Error('no change')
  const renewed = result.cookies.map(text => text.split(';')[0]).join('; ')
  expect(await entry.session(cookie)).toBeUndefined()
  expect(await entry.session(renewed)).toMatchObject({ userId })
  const sessions = await world.app.db.selectFrom('auth_session').select('id').where('userId', '=', userId).execute()
  expect(sessions).toHaveLength(1)
  const events = await world.app.db
    .selectFrom('audit_event')
    .select('id')
    .where('action', '=', 'password.changed')
    .where('owner_id', '=', userId)
    .execute()
  expect(events).toHaveLength(1)
  await expect.poll(() => world.letters().filter(({ kind }) => kind === 'passwordChanged')).toHaveLength(1)
  const signIn = (words = '') => entry.signIn({ email, password: words }, '', actor.place, actor.visit)
  expect(await signIn(wanted[1 - won])).toEqual({ outcome: 'wrong' })
  expect((await signIn(wanted[won])).outcome).toBe('signedIn')
})
