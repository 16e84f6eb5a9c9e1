import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/openapi/operations'
import { type Body, get, post, read, sandboxKey, startApp, type TestApp } from '#tests/support/app'
import { anotherAddress, ask, estimate, home } from '#tests/support/scenarios'

let app: TestApp
let proKey: string
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
  proKey = (await app.newKey('pro')).key
})
afterAll(() => app.close())

const shared = operations.filter(({ access }) => access.credentials.includes('sandbox'))

describe('a header that asks for nothing that there is', () => {
  const refused = async (answer: Response): Promise<Body> => {
    const body = await read(answer)
    expect([answer.status, body.code, answer.headers.has('X-Sandbox-Scenario')]).toEqual([
      400,
      'invalid_request',
      false,
    ])
    expect(body.issues[0]).toMatchObject({ path: 'X-Sandbox-Scenario', received: expect.any(String) })
    // Statuses, examples, codes, conditions.
    const allowed = body.issues[0]?.allowed ?? []
    const at = ['200', '503', 'fullyDescribed', 'rate_limited', 'slow', 'future'].map(name => allowed.indexOf(name))
    expect(at).toEqual([...at].sort((one, other) => one - other))
    expect(Math.min(...at)).toBe(0)
    return body
  }

  test.each([
    ['nothing', /Is no scenario/],
    ['418', /Is no scenario/],
    ['', /Is no scenario/],
    ['key_limit_reached; foo=1', /no parameter foo/],
    ['file_too_large;times', /name with parameters/],
    ['402', /Is no scenario/],
    ['toString', /Is no scenario/],
    ['503, 429', /Is no scenario/],
    ['503; times=0', /times must be 1 to 10/],
    ['503; times=11', /times must be 1 to 10/],
    ['503; times=-1', /name with parameters/],
    ['503; times=1.5', /name with parameters/],
    ['503; times=1; times=2', /twice/],
    ['503; retry-after=3601', /retry-after must be 0 to 3600/],
    ['400; retry-after=1', /retry-after is for 429 and 503/],
    ['dropped; ms=1', /ms is for/],
    ['slow; ms=0', /ms must be 1 to 30000/],
    ['slow; ms=30001', /ms must be 1 to 30000/],
    [`503${' '.repeat(90)}; times=1`, /at most 100 characters/],
  ])('as %j is refused', async (scenario, message) => {
    const { issues } = await refused(await ask(app, estimate, scenario, anotherAddress()))
    expect(issues[0]?.message).toMatch(message)
  })

  test.each(shared)('is 400 for $id, as with any other key, whether or not it declares 400', async operation => {
    const unknown = await ask(app, operation, 'nothing', anotherAddress())
    expect([unknown.status, (await read(unknown)).issues[0]?.path]).toEqual([400, 'X-Sandbox-Scenario'])
    const other = await ask(app, operation, '200', { 'X-API-Key': proKey })
    expect([other.status, (await read(other)).issues[0]?.message]).toEqual([400, 'Scenarios are for the sandbox key.'])
  })

  test('sent twice is refused', async () => {
    const headers = new Headers({ 'X-API-Key': sandboxKey, ...anotherAddress() })
    headers.append('X-Sandbox-Scenario', '503')
    headers.append('X-Sandbox-Scenario', '429')
    await refused(await fetch(`${app.url}${estimate.path}`, { method: 'POST', headers, body: '{}' }))
  })

  test('is refused with any other key, which is counted as usual', async () => {
    const { key } = await app.newKey('pro')
    const before = await post(app, '/estimation', home, { 'X-API-Key': key })
    const answer = await post(app, '/estimation', home, { 'X-API-Key': key, 'X-Sandbox-Scenario': '503' })
    const remaining = (of: Response) => Number(of.headers.get('X-RateLimit-Remaining'))
    expect(remaining(answer)).toBe(remaining(before) - 1)
    expect((await refused(answer)).issues[0]?.message).toBe('Scenarios are for the sandbox key.')
    const page = await app.newKey('free', 'publishable', ['https://agency.example'])
    const ofPage = { 'X-API-Key': page.key, Origin: 'https://agency.example', 'X-Sandbox-Scenario': '503' }
    expect((await refused(await post(app, '/estimation', home, ofPage))).issues[0]?.message).toMatch(/sandbox key/)
  })

  test('does not open what the sandbox key may not call', async () => {
    const answer = await get(app, '/account', { 'X-Sandbox-Scenario': '200' })
    expect([answer.status, (await read(answer)).code]).toEqual([403, 'forbidden'])
  })

  test.each([
    { SANDBOX: 'off' },
    // In public behind a proxy on this machine, with nothing said of the sandbox (ASVS 5, 6.3.2 and 13.4.2).
    { PUBLIC_URL: 'https://valorem.example', MAIL_URL: 'smtp://127.0.0.1:1', TRUST_PROXY: '1' },
    { PUBLIC_URL: 'https://valorem.example', ACCOUNTS: 'off' },
  ])('is nothing where the sandbox key is off: %o', async env => {
    const closed = await startApp({ env })
    for (const scenario of ['503', 'slow', 'internal', 'unavailable', 'dropped']) {
      const answer = await post(closed, '/estimation', home, { 'X-Sandbox-Scenario': scenario })
      expect([answer.status, (await read(answer)).code]).toEqual([401, 'invalid_key'])
    }
    await closed.close()
  })
})
