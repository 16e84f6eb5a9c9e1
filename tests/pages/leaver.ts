import { expect } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { founder, invited, joined, page } from './organisation-visitors.ts'
import { lettersOf, nthLetter, password, type Visitor, visitor } from './visitor.ts'

/** What is searched for: each text of the person has the first in it, from the e-mail to the origin of a key. */
export const traces = ['leaver', '203.0.113.', 'lvr9']

/** The e-mail of the person. */
export const email = 'leaver@agency.example'
const address = '203.0.113.77'
const ours = { 'Sec-Fetch-Site': 'same-origin' }
const own = { 'X-Forwarded-For': address, 'User-Agent': 'Leaver-Browser/1.0' }

/** The visitor at an address and in a browser of its own. */
const known = (one: Visitor): Visitor => ({
  ...one,
  get: (path, headers) => one.get(path, { ...own, ...headers }),
  post: (path, fields, headers = ours) => one.post(path, fields, { ...own, ...headers }),
})

/** Fails where a form did not lead where it should: what did not happen leaves no trace. */
export const leads = async (by: Visitor, path: string, fields: Record<string, string>, way: string): Promise<void> => {
  expect([path, (await by.post(path, fields)).to]).toEqual([path, way])
}

/** Somebody who signs up twice, as a stranger does with the same e-mail, and signs in. */
const entered = async (app: TestApp): Promise<Visitor> => {
  const leaver = known(visitor(app))
  const count = lettersOf(app, '/verify').length
  await leads(leaver, '/sign-up', { name: 'Leaver', email, password }, '/check-mail')
  const link = new URL(await nthLetter(app, count, '/verify'), app.url)
  await leads(leaver, '/verify', { token: link.searchParams.get('token') ?? '', password }, '/account')
  await leads(leaver, '/sign-out', {}, '/sign-in')
  await leads(visitor(app), '/sign-up', { name: 'Stranger', email, password }, '/check-mail')
  expect((await leaver.post('/sign-in', { email, password: 'not these four words' })).status).toBe(400)
  await leads(leaver, '/sign-in', { email, password }, '/account')
  return leaver
}

/** Everything that an account can leave behind, in its own tables and in those of others. */
export const usedFully = async (app: TestApp): Promise<Visitor> => {
  const leaver = await entered(app)
  await leads(leaver, '/account', { name: 'Leaver by another name', locale: 'de' }, '/account?saved=1')
  const keys = [
    { name: 'Laptop of the leaver', kind: 'secret', tier: 'free', creation: 'one' },
    {
      name: 'Pages of the leaver',
      kind: 'publishable',
      tier: 'free',
      creation: 'two',
      origins: 'https://leaver.example',
    },
  ]
  for (const key of keys)
    expect((await leaver.post('/account/keys', key)).status).toBe(key.kind === 'publishable' ? 303 : 200)
  const provider = { key: 'sk-proj-A1b2C3d4E5f6G7h8Lvr9', owner: 'user' }
  await leads(leaver, '/account/provider-keys/openai', provider, '/account/provider-keys?saved=1')
  const [owner, other] = [await founder(app), await founder(app)]
  const link = await invited(app, owner.visitor, email, 'admin')
  await leads(leaver, `${link}/accept`, {}, page)
  await invited(app, other.visitor, email, 'member')
  await joined(app, leaver, 'Colleague', 'member')
  const change = { email: 'leaver.next@agency.example', password }
  await leads(leaver, '/account/security/email', change, '/account/security?email=1#email')
  await leads(leaver, '/forgot', { email }, '/check-mail')
  return leaver
}

/** A secret that wraps the provider keys of the person, on any engine. */
export const providerKeySecrets = `first:${Buffer.alloc(32, 7).toString('base64')}`
