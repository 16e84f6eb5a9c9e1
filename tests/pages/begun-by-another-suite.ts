import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hashKey } from '#server/access/keys'
import type { TestApp } from '../support/app.ts'
import { passkeyDevice, questionIn } from '../support/passkey-device.ts'
import { withSecondStep } from '../support/second-step.ts'
import { named } from './passkey-world.ts'
import { hiddenOf, lettersOf, nthLetter, password, type Visitor, visitor } from './visitor.ts'

const others = 'velvet compass harvest lagoon'
const fresh = 'silver harbour window orchard'
const dayMs = 86_400_000

/** The visitor with an address of its own. */
const comingFrom = (one: Visitor, address: string): Visitor => ({
  ...one,
  post: (path, fields) => one.post(path, fields, { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': address }),
})

/** People of an app, and the letters that it wrote; what follows a letter is done at the other one. */
const peopleOf = (app: TestApp, other: TestApp) => {
  const tokenOf = (link: string): string => new URL(link, app.url).searchParams.get('token') ?? ''
  const next = async (page: string, ask: () => Promise<unknown>): Promise<string> => {
    const before = lettersOf(app, page).length
    await ask()
    return tokenOf(await nthLetter(app, before, page))
  }
  return {
    signUp: (who: Visitor, email: string, secret: string) =>
      next('/verify', () => who.post('/sign-up', { name: 'Ada', email, password: secret })),
    sendAgain: (who: Visitor, email: string) => next('/verify', () => who.post('/check-mail', { email })),
    forgot: (email: string) => next('/reset', () => visitor(app).post('/forgot', { email })),
    confirm: (token: string, fields: Record<string, string>) => visitor(other).post('/verify', { token, ...fields }),
    signIn: (email: string, secret: string) => visitor(other).post('/sign-in', { email, password: secret }),
    /** Texts of the letters to an address, oldest first. */
    letters: async (email: string, count: number): Promise<string[]> => {
      const folder = app.deps.account?.services.settings.outbox ?? ''
      const read = async () => {
        const names = (await readdir(folder)).sort()
        const all = await Promise.all(names.map(name => readFile(join(folder, name), 'utf8')))
        return all.filter(letter => letter.startsWith(`To: ${email}\n`))
      }
      await expect.poll(read).toHaveLength(count)
      return read()
    },
  }
}

/**
 * What a sign-up that somebody else began gives to nobody but the owner of the mailbox.
 * @param otherOf another replica on the same records.
 */
export const begunByAnotherSuite = (appOf: () => TestApp, otherOf = appOf): void => {
  const open = () => peopleOf(appOf(), otherOf())
  /** Sets both clocks. */
  const setClocks = (at: number): void => {
    for (const { clock } of [appOf(), otherOf()]) clock.now = new Date(at)
  }
  const anew = { new: 'yes', name: 'Vera', password: fresh }
  let last = 0
  const newEmail = (): string => {
    last += 1
    return `victim${last}@agency.example`
  }

  describe('a sign-up with the e-mail of another person', () => {
    test('the older letter, pressed in a hurry, opens no account for whoever began it', async () => {
      const [people, email] = [open(), newEmail()]
      const attackers = await people.signUp(visitor(appOf()), email, others)
      await people.signUp(visitor(appOf()), email, password)
      const wrong = await people.confirm(attackers, { password })
      expect([wrong.status, wrong.text.includes('not the password of this sign-up')]).toEqual([400, true])
      expect((await people.signIn(email, others)).status).toBe(400)
      expect((await people.confirm(attackers, {})).text).toContain('Please fill this in.')
      expect((await people.confirm(attackers, anew)).to).toBe('/sign-in?verified=1')
      expect((await people.signIn(email, others)).status).toBe(400)
      expect((await people.signIn(email, fresh)).to).toBe('/account')
      const user = await appOf().db.selectFrom('auth_user').select('name').where('email', '=', email).execute()
      expect(user).toEqual([{ name: 'Vera' }])
    })

    test('each letter says when and from where it was begun, and so does its page', async () => {
      setClocks(Date.parse('2026-11-21T12:00:00.000Z'))
      const [people, email] = [open(), newEmail()]
      const token = await people.signUp(comingFrom(visitor(appOf()), '203.0.113.7'), email, others)
      await people.signUp(comingFrom(visitor(appOf()), '198.18.5.9'), email, password)
      // 12:00 in UTC is 13:00 in Luxembourg in winter.
      const letters = await people.letters(email, 2)
      expect(letters.filter(letter => letter.includes('21 November 2026, 13:00, from 203.0.113.0.'))).toHaveLength(1)
      expect(letters.filter(letter => letter.includes('21 November 2026, 13:00, from 198.18.5.0.'))).toHaveLength(1)
      expect((await visitor(otherOf()).get(`/verify?token=${token}`)).text).toContain('from <bdi>203.0.113.0</bdi>')
    })

    test('a password that is refused, or a name, is told by its field, and nothing is confirmed', async () => {
      const [people, email] = [open(), newEmail()]
      const token = await people.signUp(visitor(appOf()), email, others)
      const refused = await people.confirm(token, { new: 'yes', name: 'evil@evil', password: 'Winter2026!Winter' })
      expect(refused.status).toBe(400)
      expect(refused.text).toContain('id="verifyNew-name-fault"')
      expect(refused.text).toContain('id="verifyNew-password-fault"')
      expect(refused.text).not.toContain('Winter2026')
      expect((await people.confirm(token, { password: others })).to).toBe('/sign-in?verified=1')
    })

    test('the sixth wrong password within a quarter of an hour waits: nobody guesses that of a mistyped address', async () => {
      const [people, email] = [open(), newEmail()]
      const token = await people.signUp(visitor(appOf()), email, others)
      const tries = []
      for (let count = 0; count < 6; count += 1) tries.push(await people.confirm(token, { password }))
      expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429])
      expect(Number(tries[5]?.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect((await people.confirm(token, { password: others })).status).toBe(429)
      // A password of one's own is chosen all the same.
      expect((await people.confirm(token, anew)).to).toBe('/sign-in?verified=1')
    })
  })

  describe('a letter that is asked for again', () => {
    test('is that of one’s own browser, from wherever, and not of the newest sign-up', async () => {
      const [people, email] = [open(), newEmail()]
      const own = visitor(appOf())
      await people.signUp(own, email, password)
      await people.signUp(visitor(appOf()), email, others)
      const again = await people.sendAgain(comingFrom(own, '192.0.2.200'), email)
      expect((await people.confirm(again, { password: others })).status).toBe(400)
      expect((await people.confirm(again, { password })).to).toBe('/sign-in?verified=1')
      expect((await people.signIn(email, password)).to).toBe('/account')
    })

    test('in another browser it leads to no sign-up: its page asks for a name and a password alone', async () => {
      const [people, email] = [open(), newEmail()]
      await people.signUp(visitor(appOf()), email, others)
      const token = await people.sendAgain(visitor(appOf()), email)
      const { text } = await visitor(otherOf()).get(`/verify?token=${token}`)
      expect([text.includes('id="verify-password"'), text.includes('id="verifyNew-password"')]).toEqual([false, true])
      expect((await people.confirm(token, { password: others })).status).toBe(400)
      expect((await people.confirm(token, anew)).to).toBe('/sign-in?verified=1')
      expect((await people.signIn(email, others)).status).toBe(400)
      expect((await people.signIn(email, fresh)).to).toBe('/account')
    })
  })

  /** An account that somebody else began, with a passkey, a second step, a key and a session. */
  const takenOver = async () => {
    const [app, people, email] = [appOf(), open(), newEmail()]
    const token = await people.signUp(visitor(app), email, others)
    await people.confirm(token, { password: others })
    const site = named(app)
    const attacker = visitor(site)
    await attacker.post('/sign-in', { email, password: others })
    const device = passkeyDevice(site.url)
    const question = questionIn(await attacker.post('/account/security/passkeys', { name: 'Phone', password: others }))
    await attacker.post(question.action, { ...question.fields, answer: device.create(question) })
    await withSecondStep(app, attacker, others)
    setClocks(app.clock.now.getTime())
    const creation = hiddenOf(await attacker.get('/account/keys'), 'creation')
    const made = await attacker.post('/account/keys', { name: 'Server', kind: 'secret', tier: 'free', creation })
    const key = /vk_live_[\w-]+/.exec(made.text)?.[0] ?? ''
    const byPasskey = async () => {
      const stranger = visitor(site)
      const asked = questionIn(await stranger.post('/sign-in/passkey', {}))
      return stranger.post(asked.action, { ...asked.fields, answer: device.get(asked) })
    }
    const keyEnd = async () => {
      const { revoked_at } = await app.db
        .selectFrom('api_key')
        .select('revoked_at')
        .where('hash', '=', hashKey(key))
        .executeTakeFirstOrThrow()
      return revoked_at !== null
    }
    return { people, email, attacker, byPasskey, keyEnd }
  }

  describe('a reset by letter', () => {
    test('within seven days of the confirmation ends second step, passkeys, sessions and keys of before', async () => {
      const { people, email, attacker, byPasskey, keyEnd } = await takenOver()
      expect([(await attacker.get('/account')).status, await keyEnd()]).toEqual([200, false])
      const token = await people.forgot(email)
      const done = await visitor(otherOf()).post('/reset', { token, password: fresh })
      expect(done.to).toBe('/sign-in?stepOff=1')
      expect((await attacker.get('/account')).status).toBe(303)
      expect((await byPasskey()).status).toBe(400)
      expect(await keyEnd()).toBe(true)
      expect((await people.signIn(email, fresh)).to).toBe('/account')
      // What the owner sets up then stays with the next reset.
      const owner = visitor(appOf())
      await owner.post('/sign-in', { email, password: fresh })
      await withSecondStep(appOf(), owner, fresh)
      setClocks(appOf().clock.now.getTime())
      const second = await people.forgot(email)
      const again = await visitor(otherOf()).post('/reset', { token: second, password })
      expect(again.to).toBe('/sign-in?reset=1&next=%2Faccount%2Fsecurity%2Freview')
      expect((await people.signIn(email, password)).to).toBe('/sign-in/code')
    })

    test('later leaves them, and asks for the second step as before', async () => {
      const { people, email, byPasskey, keyEnd } = await takenOver()
      setClocks(appOf().clock.now.getTime() + 8 * dayMs)
      const token = await people.forgot(email)
      const done = await visitor(otherOf()).post('/reset', { token, password: fresh })
      expect(done.to).toBe('/sign-in?reset=1&next=%2Faccount%2Fsecurity%2Freview')
      expect((await people.signIn(email, fresh)).to).toBe('/sign-in/code')
      expect([(await byPasskey()).to, await keyEnd()]).toEqual(['/account', false])
    })
  })
}
