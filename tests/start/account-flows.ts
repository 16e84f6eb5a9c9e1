import { expect } from 'vitest'
import type { Records } from '#server/adapters/storage/database'
import { equipped, unconfirmedBefore } from '../adapters/storage/account-rows.ts'
import { hiddenOf, lettersOf, nthLetter, password, type Seen, type Visitor, visitor } from '../pages/visitor.ts'
import { totp } from '../support/totp.ts'
import { begun, made, nothing, oldHash, secondStepOn, signedIn, stateOf, taken } from './account-states.ts'

const fresh = 'silver harbour window orchard'

/** A service that counts its writes once it is asked to, with what it has printed of letters. */
interface Service {
  url: string
  printed: string[]
}

/** What a person does, of which a service is killed in the middle. */
export interface Flow {
  name: string
  /** Moments of a kill that there are at least: one more than writes, begin and commit among them. */
  momentsMin: number
  /** What comes before; gives the act, and what must be possible for the person after the kill. */
  arrange(service: Service, records: Records, email: string): Promise<Story>
  /** Where only a sample of kills is tried: every so manieth moment. */
  sampleStride?: number
  /** Status of the answer to the act; a redirection where none is given. */
  status?: number
  /** What may be stored of the person: before the act first, after it last, and nothing else in between. */
  states: readonly object[]
}

/** A flow that was begun: the act that is killed, and what must be possible afterwards with a service that runs. */
export interface Story {
  act(): Promise<Seen>
  goOn(service: Service): Promise<void>
}

/** The token in the newest letter to a page, once there are as many as said. */
const tokenOf = async (service: Service, count: number, page: string): Promise<string> =>
  new URL(await nthLetter(service, count, page), service.url).searchParams.get('token') ?? ''

const signUp = async (service: Service, email: string): Promise<string> => {
  const count = lettersOf(service, '/verify').length
  expect((await visitor(service).post('/sign-up', { name: 'Ada', email, password })).to).toBe('/check-mail')
  return tokenOf(service, count, '/verify')
}

const signsIn = async (service: Service, email: string, secret: string): Promise<void> => {
  expect([email, (await visitor(service).post('/sign-in', { email, password: secret })).to]).toEqual([
    email,
    '/account',
  ])
}

const confirms = async (service: Service, email: string, token: string): Promise<void> => {
  expect((await visitor(service).post('/verify', { token, password })).to).toBe('/sign-in?verified=1')
  await signsIn(service, email, password)
}

/** Somebody who has signed up, confirmed the e-mail and signed in. */
const entered = async (service: Service, email: string): Promise<Visitor> => {
  const person = visitor(service)
  await person.post('/verify', { token: await signUp(service, email), password })
  expect((await person.post('/sign-in', { email, password })).to).toBe('/account')
  return person
}

/** What persons do with their accounts, each with every state in which a kill may leave the records. */
export const flows: readonly Flow[] = [
  {
    name: 'a sign-up',
    momentsMin: 2,
    states: [nothing, nothing],
    arrange: async (service, _records, email) => ({
      act: () => visitor(service).post('/sign-up', { name: 'Ada', email, password }),
      goOn: async next => confirms(next, email, await signUp(next, email)),
    }),
  },
  {
    name: 'a confirmation',
    momentsMin: 9,
    states: [nothing, made],
    arrange: async (service, _records, email) => {
      const token = await signUp(service, email)
      return {
        act: () => visitor(service).post('/verify', { token, password }),
        goOn: next => confirms(next, email, token),
      }
    },
  },
  {
    name: 'a confirmation with a password that is chosen',
    momentsMin: 9,
    states: [nothing, made],
    arrange: async (service, _records, email) => {
      const token = await signUp(service, email)
      const chosen = { token, new: 'yes', name: 'Vera', password: fresh }
      const confirm = (at: Service) => visitor(at).post('/verify', chosen)
      return {
        act: () => confirm(service),
        goOn: async next => {
          expect((await confirm(next)).to).toBe('/sign-in?verified=1')
          await signsIn(next, email, fresh)
        },
      }
    },
  },
  {
    name: 'a reset',
    momentsMin: 14,
    states: [
      taken,
      {
        ...taken,
        ...{ asksForCode: false, sessions: 0, secondSteps: 0, links: 0, isProven: true, isOldPassword: false },
        events: ['password.reset'],
      },
    ],
    arrange: async (service, records, email) => {
      const id = await unconfirmedBefore(records, { email, passwordHash: oldHash })
      // Text for PostgreSQL, a number for SQLite.
      await records.db.updateTable('auth_user').set({ emailVerified: 1 }).where('id', '=', id).execute()
      await equipped(records, id)
      const count = lettersOf(service, '/reset').length
      for (const _letter of [1, 2]) await visitor(service).post('/forgot', { email })
      const token = await tokenOf(service, count, '/reset')
      const reset = (at: Service) => visitor(at).post('/reset', { token, password: fresh })
      return {
        act: () => reset(service),
        goOn: async next => {
          // The link is as good as before, or used by a reset that was complete.
          const { isOldPassword } = await stateOf(records, email)
          expect((await reset(next)).status).toBe(isOldPassword ? 303 : 400)
          await signsIn(next, email, fresh)
        },
      }
    },
  },
  {
    name: 'a reset within seven days',
    momentsMin: 20,
    sampleStride: 7,
    states: [
      begun,
      {
        ...{ ...begun, sessions: 0, secondSteps: 0, asksForCode: false, links: 0, isOldPassword: false, keys: 0 },
        events: ['key.revoked', 'password.reset'],
      },
    ],
    arrange: async (service, records, email) => {
      const id = await unconfirmedBefore(records, { email, passwordHash: oldHash })
      // Text for PostgreSQL, a number for SQLite.
      await records.db.updateTable('auth_user').set({ emailVerified: 1 }).where('id', '=', id).execute()
      await equipped(records, id)
      const proof = { user_id: id, mailbox_proven_at: new Date().toISOString() }
      await records.db
        .insertInto('account_profile')
        .values({ ...proof, locale: 'en' })
        .execute()
      const key = { name: 'Key', tier: 'free', kind: 'secret', origins: '[]', prefix: 'vk', last_four: 'abcd' } as const
      const owner = { owner_kind: 'user', owner_id: id, created_by: id } as const
      await records.db
        .insertInto('api_key')
        .values({ id: `key_${id.slice(4)}`, hash: id, created_at: proof.mailbox_proven_at, ...key, ...owner })
        .execute()
      const count = lettersOf(service, '/reset').length
      for (const _letter of [1, 2]) await visitor(service).post('/forgot', { email })
      const token = await tokenOf(service, count, '/reset')
      const reset = (at: Service) => visitor(at).post('/reset', { token, password: fresh })
      return {
        act: () => reset(service),
        goOn: async next => {
          const { isOldPassword } = await stateOf(records, email)
          expect((await reset(next)).status).toBe(isOldPassword ? 303 : 400)
          await signsIn(next, email, fresh)
        },
      }
    },
  },
  {
    name: 'a new key',
    status: 200,
    momentsMin: 5,
    states: [signedIn, { ...signedIn, keys: 1, events: [...signedIn.events, 'key.created'].sort() }],
    arrange: async (service, records, email) => {
      const person = await entered(service, email)
      const creation = hiddenOf(await person.get('/account/keys'), 'creation')
      const fields = { name: 'Server', kind: 'secret', tier: 'free', creation }
      return {
        act: () => person.post('/account/keys', fields),
        goOn: async next => {
          // The same form is sent again: a key is made by it if none was, and never a second one.
          const again = await visitor(next, 'en', person.cookie()).post('/account/keys', fields)
          expect([200, 400]).toContain(again.status)
          expect((await stateOf(records, email)).keys).toBe(1)
        },
      }
    },
  },
  {
    name: 'a second step that is turned on',
    status: 200,
    momentsMin: 5,
    states: [
      { ...signedIn, secondSteps: 1 },
      // On, with every session ended; the one of this browser is made anew by a step of its own, or it signs in again.
      { ...secondStepOn, sessions: 0 },
      secondStepOn,
    ],
    arrange: async (service, records, email) => {
      const person = await entered(service, email)
      const setUp = await person.post('/account/security/two-factor', { password })
      const secret = /<code class="secret">([A-Z2-7]+)</.exec(setUp.text)?.[1] ?? ''
      const confirm = (somebody: Visitor, code: string) =>
        somebody.post('/account/security/two-factor/confirm', { code })
      return {
        act: () => confirm(person, totp(secret)),
        goOn: async next => {
          // The code of before may be used; that of the next half minute is taken too.
          const code = totp(secret, Date.now() + 30_000)
          const { asksForCode } = await stateOf(records, email)
          const again = visitor(next, 'en', asksForCode ? undefined : person.cookie())
          if (asksForCode) await again.post('/sign-in', { email, password })
          const answer = asksForCode ? await again.post('/sign-in/code', { code }) : await confirm(again, code)
          expect([answer.to, answer.status]).toEqual(asksForCode ? ['/account', 303] : ['', 200])
          expect((await stateOf(records, email)).asksForCode).toBe(true)
        },
      }
    },
  },
]
