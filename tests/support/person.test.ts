import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '#contract/openapi/operations'
import { type AppOptions, startApp, type TestApp } from './app.ts'
import { arrangedSession, fixedChance } from './arranged-account.ts'
import { person } from './person.ts'

let app: TestApp
const options: AppOptions = { randomBytes: fixedChance }
beforeAll(async () => {
  app = await startApp(options)
})
afterAll(() => app.close())

test.each([{ email: 'again@agency.example' }, { id: '00112233445566778899aabb' }])(
  'somebody with %j comes twice, as in the second try of a test, and is signed in',
  async named => {
    const first = await person(app, { ...named, password: 'copper lantern meadow violin' })
    const second = await person(app, { ...named, password: 'copper lantern meadow violin' })
    expect(await app.deps.account?.accounts.sessionById(second.session.id)).toBeDefined()
    const rows = await app.db.selectFrom('auth_user').select('id').where('email', '=', second.email).execute()
    expect(rows).toEqual([{ id: second.userId }])
    if (first.userId !== second.userId)
      expect(await app.deps.account?.accounts.sessionById(first.session.id)).toBeUndefined()
  },
)

test.each(['ownOrganisation', 'providerKeys', 'keysUsedUp', 'keyMadeBefore'] as const)(
  'the situation %s is arranged twice in the same records',
  async situation => {
    const me = operations.find(({ id }) => id === 'me')
    if (!me) throw new Error('The contract has no operation me.')
    const example = { name: 'person', summary: 'Whose account it is', situation }
    for (let arranged = 0; arranged < 2; arranged += 1) {
      const headers = await arrangedSession(app, me, example)
      expect((await fetch(`${app.url}${me.path}`, { headers })).status).toBe(200)
    }
  },
)
