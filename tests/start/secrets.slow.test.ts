import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { password, type Seen, type Visitor, visitor } from '../pages/visitor.ts'
import { ask, readData } from '../support/account.ts'
import { send } from '../support/app.ts'
import { type Installation, installations, letterTo, tokenOf } from '../support/installations.ts'
import { totp } from '../support/totp.ts'
import { until } from '../support/until.ts'

/** Every answer that was seen, in its order. */
interface Answered {
  path: string
  text: string
}

/** A secret, what it is, and in how many answers it may stand. */
interface Secret {
  what: string
  text: string
  shown: number
}

/** Fails where a step did not lead where it should: what did not happen leaves nothing to find. */
const expectWay = ({ to }: Seen, way: string): void => {
  expect(to).toBe(way)
}

const fresh = 'silver harbour window orchard'
const freshAgain = 'paper engine summer mountain'
const providerKeys = ['sk-proj-A1b2C3d4E5f6G7h8Qx2f', 'sk-ant-api03-A1b2C3d4E5f6G7h8K0mp', 'sk-proj-refused-A1b2C3d4E5']

/** A provider that takes every key but those with `refused` in them. */
const provider = async (): Promise<Server> => {
  const server = createServer((req, res) => {
    const said = `${req.headers.authorization} ${req.headers['x-api-key']}`
    res.statusCode = said.includes('refused') ? 401 : 200
    res.end('{"data":[]}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Remembers every answer to a `fetch` of this file. */
const remembered = (): Answered[] => {
  const answers: Answered[] = []
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init)
    const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
    answers.push({ path: new URL(String(input)).pathname, text: `${headers}\n\n${await answer.clone().text()}` })
    return answer
  })
  return answers
}

/** Somebody goes through everything an account has; gives every secret that came up. */
const everything = async (there: Installation): Promise<Secret[]> => {
  const [url, other] = there.urls
  const email = 'ada@agency.example'
  const ada = visitor({ url })
  const secrets: Secret[] = [
    { what: 'password', text: password, shown: 0 },
    { what: 'second password', text: fresh, shown: 0 },
    { what: 'third password', text: freshAgain, shown: 0 },
    ...providerKeys.map(text => ({ what: 'provider key', text, shown: 0 })),
  ]
  const add = (what: string, text: string, shown: number): string => {
    if (text === '') throw new Error(`There is no ${what}.`)
    secrets.push({ what, text, shown })
    return text
  }
  const json = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    readData(
      await ask({ url }, method, path, { Cookie: ada.cookie(), 'Sec-Fetch-Site': 'same-origin', ...headers }, body),
    )
  const signIn = async (somebody: Visitor, secret: string): Promise<Seen> => {
    const seen = await somebody.post('/sign-in', { email, password: secret })
    const cookie = /valorem_session=([^;]+)/.exec(seen.headers.getSetCookie().join())?.[1]
    // The part before the point is what the table holds; with its signature it is the session.
    if (cookie) add('session', cookie, 1)
    return seen
  }

  await ada.post('/sign-up', { name: 'Ada', email, password })
  const confirmation = add('token of a confirmation', tokenOf(await letterTo(there, email, 0)), 1)
  await ada.get(`/verify?token=${confirmation}`)
  await ada.post('/verify', { token: confirmation, password })
  await signIn(ada, 'wrong, but four words anyway')
  await signIn(ada, password)

  const made = await ada.post('/account/keys', { name: 'Form', kind: 'secret', tier: 'free', creation: 'form' })
  const key = add('key', /id="made-key">([^<]+)</.exec(made.text)?.[1] ?? '', 1)
  const { data } = await json('POST', '/keys', { name: 'JSON' })
  add('key', data.secret, 1)
  await json('DELETE', `/keys/${data.key.id}`)
  // A key where none belongs: in the path, the query, a field, a header of another kind.
  const lost = [`/keys/${key}`, `/keys?key=${key}`]
  for (const path of lost) await json('GET', path)
  await ada.get(`/account/keys/${key}?key=${key}`)
  for (const at of [url, other]) {
    await send({ url: at }, 'POST', `/estimation?key=${key}`, { commune: 'Mamer', surface: 80 }, { 'X-API-Key': key })
    await send({ url: at }, 'POST', '/estimation', '{"surface":', { Authorization: `Bearer ${key}` })
    await send({ url: at }, 'GET', '/market-data', undefined, { Authorization: `Basic ${key}` })
  }

  const { token } = (await json('POST', '/token')).data
  add('session token', token, 1)
  const headers = { Authorization: `Bearer ${token}`, Cookie: '' }
  await json('GET', '/export', undefined, headers)
  await json('GET', `?token=${token}`, undefined, headers)
  await json('GET', '', undefined, { ...headers, Authorization: `Bearer ${token}x` })

  const [ours, theirs, refused] = providerKeys as [string, string, string]
  await json('PUT', '/provider-keys/openai', { key: ours })
  await json('PUT', '/provider-keys/openai', { key: refused })
  await ada.post('/account/provider-keys/anthropic', { key: theirs, owner: 'user' })
  await ada.post('/account/provider-keys/openai', { key: refused, owner: 'user' })
  const saved = await ada.get('/account/provider-keys')
  for (const display of ['…Qx2f', '…K0mp']) expect(saved.text).toContain(display)

  const security = '/account/security'
  await ada.post(`${security}/password`, { current: 'wrong, but four words anyway', password: fresh })
  expectWay(await ada.post(`${security}/password`, { current: password, password: fresh }), `${security}?changed=1`)
  const setUp = await ada.post(`${security}/two-factor`, { password: fresh })
  const totpSecret = add('secret of the device', /<code class="secret">([A-Z2-7]+)</.exec(setUp.text)?.[1] ?? '', 1)
  const on = await ada.post(`${security}/two-factor/confirm`, { code: totp(totpSecret) })
  const codes = [...on.text.matchAll(/<li><code>([^<]+)</g)].map(([, code = '']) => code)
  expect(codes).toHaveLength(10)
  for (const code of codes) add('backup code', code, 1)
  const again = visitor({ url: other })
  await signIn(again, fresh)
  expectWay(await again.post('/sign-in/code', { code: codes[0] ?? '' }), '/account')
  await visitor({ url }).post('/forgot', { email })
  // By its page: letters that say what was changed may still be on their way.
  const resetLetter = () =>
    until(
      async () => (await there.letters(email)).map(link => new URL(link)).find(({ pathname }) => pathname === '/reset'),
      'letter with a new password',
    )
  const reset = add('token of a new password', tokenOf(await resetLetter()), 1)
  await visitor({ url }).get(`/reset?token=${reset}`)
  // A reset in the first week of an account ends its second step.
  expectWay(await visitor({ url: other }).post('/reset', { token: reset, password: freshAgain }), '/sign-in?stepOff=1')
  expectWay(await signIn(ada, freshAgain), '/account')
  return secrets
}

/** Accounts.md 16.1, point 7: searched for after everything an account has, and not assumed. */
describe.each(installations)('on %s', (_name, install) => {
  let ai: Server
  let there: Installation
  beforeAll(async () => {
    ai = await provider()
    const address = `http://127.0.0.1:${(ai.address() as AddressInfo).port}/v1`
    there = await install({
      ...{ OPENAI_URL: address, ANTHROPIC_URL: address, LOG_LEVEL: 'debug' },
      PROVIDER_KEY_SECRETS: `one:${Buffer.alloc(32, 7).toString('base64')}`,
    })
  })
  afterAll(async () => {
    await there.end()
    ai.close()
  })
  afterEach(() => vi.restoreAllMocks())

  test('no secret stands in the log, in the records or in an answer but that of its one showing', async () => {
    const answers = remembered()
    const secrets = await everything(there)
    // Lines of the log leave together, a little later and in their order: all are there once the last ones are.
    for (const [at, url] of there.urls.entries()) {
      await fetch(`${url}/llms.txt`, { headers: { 'X-Request-Id': `last-line-${at}` } })
      await expect.poll(() => there.printed()).toContain(`last-line-${at}`)
    }
    // What is printed for whoever sits before the machine is meant for their eyes, and has the links of letters.
    const printed = there.printed().split('\n')
    const log = printed.filter(line => line.startsWith('{')).join('\n')
    const stored = await there.stored()
    // The search would find what is there.
    expect(log).toContain('"operation":"page /account/security/password"')
    expect(stored).toContain('ada@agency.example')
    expect(stored).toContain('scrypt$15$8$3$')
    expect(log).not.toContain('ada@agency.example')
    expect(secrets.filter(({ what }) => what === 'backup code').length).toBeGreaterThanOrEqual(8)
    const found = secrets.map(({ what, text, shown }) => {
      const forms = [text, encodeURIComponent(text)]
      const isIn = (whole: string) => forms.some(form => whole.includes(form))
      const showing = answers.filter(({ text: answer }) => isIn(answer))
      return { what, log: isIn(log), stored: isIn(stored), shown: showing.map(({ path }) => path), times: shown }
    })
    expect(found.filter(({ log: inLog, stored: inRecords }) => inLog || inRecords)).toEqual([])
    expect(found.filter(({ shown, times }) => shown.length !== times)).toEqual([])
  })
})
