import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountsWorld, accountsWorld, password } from '../../support/accounts-world.ts'

const place = { origin: 'http://127.0.0.1:3000', locale: 'de' } as const
let last = 0
/** A visitor with an address of its own. */
const visitor = () => {
  last += 1
  return { address: `198.51.100.${last}`, shownAddress: '198.51.100.0', agent: 'Browser', requestId: 'req_1' }
}

// A story: each test goes on from what the ones before left.
describe('the way in', { shuffle: false }, () => {
  let world: AccountsWorld
  beforeAll(async () => {
    world = await accountsWorld()
  })
  afterAll(() => world.app.close())

  const letterCount = async (count: number) => {
    await expect.poll(() => world.letters()).toHaveLength(count)
    return world.letters().at(-1)
  }

  test('sign-up, letter, confirmation, sign-in; each is an event of the person', async () => {
    const { entry, profiles } = world.services
    const ada = { name: 'Ada', email: ' Ada@Agency.Example', password }
    expect(await entry.signUp(ada, place, visitor())).toEqual({
      outcome: 'letterSent',
      cookies: [expect.stringMatching(/^valorem_sign_up=/)],
    })
    const letter = await letterCount(1)
    expect(letter).toMatchObject({ to: 'A***@agency.example'.toLowerCase(), kind: 'verify' })
    expect(await entry.signIn(ada, '', place, visitor())).toEqual({ outcome: 'unverified' })
    const token = new URL(letter?.link ?? '').searchParams.get('token') ?? ''
    expect(await entry.verify('nonsense', { password }, '', visitor())).toEqual({ outcome: 'token' })
    expect(await entry.verify(token, { password: 'the words of another' }, '', visitor())).toEqual({ outcome: 'wrong' })
    for (const _press of [1, 2])
      expect(await entry.verify(token, { password }, '', visitor())).toMatchObject({
        outcome: 'done',
        isSignedIn: false,
      })
    const signedIn = await entry.signIn(ada, '', place, visitor())
    if (signedIn.outcome !== 'signedIn') throw new Error(signedIn.outcome)
    const cookie = signedIn.cookies.map(text => text.split(';')[0]).join('; ')
    const session = await entry.session(cookie)
    expect(session).toMatchObject({ userId: signedIn.userId, user: { email: 'ada@agency.example' } })
    expect(await profiles.locale(signedIn.userId)).toBe('de')
    const events = await world.app.db.selectFrom('audit_event').select(['action', 'address']).orderBy('at').execute()
    expect(events.map(({ action }) => action).sort()).toEqual(['account.created', 'account.verified', 'signIn.ok'])
    expect(new Set(events.map(({ address }) => address))).toEqual(new Set(['198.51.100.0']))
    expect(await entry.signOut(cookie)).toHaveLength(1)
    expect(await entry.session(cookie)).toBeUndefined()
  })

  test('a known e-mail gets the same answer as an unknown one, and one letter like it', async () => {
    const { entry } = world.services
    const before = world.letters().length
    const known = await entry.signUp({ name: 'Eve', email: 'ada@agency.example', password }, place, visitor())
    const unknown = await entry.signUp({ name: 'Eve', email: 'eve@agency.example', password }, place, visitor())
    expect({ ...known, cookies: [] }).toEqual({ ...unknown, cookies: [] })
    await letterCount(before + 2)
    expect(
      world
        .letters()
        .slice(before)
        .map(({ kind }) => kind),
    ).toEqual(['existing', 'verify'])
  })

  test('of letters that are asked for again the fourth within an hour does not leave, with the same answer', async () => {
    const { entry } = world.services
    const before = world.letters().length
    await world.services.entry.signUp({ name: 'Max', email: 'max@agency.example', password }, place, visitor())
    for (let sent = 0; sent < 4; sent += 1) await entry.sendAgain('max@agency.example', '', place, visitor())
    await letterCount(before + 4)
  })

  test('the sixth try within fifteen minutes is refused, right or wrong, known or unknown', async () => {
    const { entry } = world.services
    for (const email of ['ada@agency.example', 'nobody@agency.example']) {
      const visit = visitor()
      for (let tries = 0; tries < 5; tries += 1)
        expect(await entry.signIn({ email, password: 'not the right words' }, '', place, visit)).toEqual({
          outcome: 'wrong',
        })
      const sixth = await entry.signIn({ email, password }, '', place, visit)
      expect(sixth).toEqual({ outcome: 'tooMany', resetAt: world.app.clock.now.getTime() + 900_000 })
    }
  })

  test.each([
    [{ email: 'nobody' }, 'email', 'email'],
    [{ name: '"><script>' }, 'name', 'name'],
    [{ password: 'too short' }, 'password', 'password_short'],
    [{ password: 'aaaaaaaaaaaaaaaaaaaa' }, 'password', 'password_weak'],
    [{ email: 'x'.repeat(10_000) }, 'email', 'email'],
  ])('a sign-up with %o is refused by its field', async (changes, path, code) => {
    const person = { name: 'Ada', email: 'new@agency.example', password, ...changes }
    await expect(world.services.entry.signUp(person, place, visitor())).rejects.toMatchObject({
      code: 'invalid_request',
      details: { issues: [{ path, code }] },
    })
  })
})

test('where sign-ups are for the invited, an open invitation opens them; closed is closed', async () => {
  const invited = await accountsWorld({ SIGN_UPS: 'invited' })
  const ada = await invited.signedIn('Ada')
  await invited.services.organisations.found(ada.actor, 'Agence')
  await invited.services.organisations.invite(ada.actor, { email: 'luc@agency.example', role: 'member' })
  const { entry } = invited.services
  const luc = { name: 'Luc', email: 'luc@agency.example', password }
  await expect(entry.signUp({ ...luc, email: 'eve@agency.example' }, place, visitor())).rejects.toMatchObject({
    code: 'forbidden',
  })
  expect(await entry.signUp(luc, place, visitor())).toMatchObject({ outcome: 'letterSent' })
  await invited.app.close()
  const closed = await accountsWorld({ SIGN_UPS: 'closed' })
  await expect(closed.services.entry.signUp(luc, place, visitor())).rejects.toMatchObject({
    details: { issues: [{ code: 'closed' }] },
  })
  await closed.app.close()
})
