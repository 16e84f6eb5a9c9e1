import { handlers } from '@valorem/sdk/testing'
import { getResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:15Z') }))
afterEach(() => void vi.useRealTimers())

/** What mocks answer to requests: status, and what is left of the window. */
const openMocks = (options: Parameters<typeof handlers>[0] = {}) => {
  const list = handlers({ unchecked: true, ...options })
  const ask = async (path: string, headers: Record<string, string> = {}): Promise<Response> => {
    const init = path.endsWith('/places') ? { headers } : { method: 'POST', headers, body: '{}' }
    const answer = await getResponse(list, new Request(`https://valorem.test/api/v1${path}`, init))
    if (!answer) throw new Error(`No handler answers ${path}.`)
    return answer
  }
  const left = async (path: string, headers?: Record<string, string>) => {
    const answer = await ask(path, headers)
    return [answer.status, answer.headers.get('X-RateLimit-Limit'), answer.headers.get('X-RateLimit-Remaining')]
  }
  return { ask, left }
}

describe('rate limits of the handlers', () => {
  test('count down in a minute, over all operations, and refuse nobody by themselves', async () => {
    const { left } = openMocks()
    const seen: unknown[] = []
    for (let call = 0; call < 12; call += 1) seen.push(await left(call % 2 === 0 ? '/estimation' : '/dcf'))
    const counted = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0]
    expect(seen).toEqual(counted.map(count => [200, '10', `${count}`]))
    vi.setSystemTime(new Date('2026-11-21T12:01:00Z'))
    expect(await left('/estimation')).toEqual([200, '10', '9'])
  })

  test('are those of a credential, whichever header it is in', async () => {
    const { left } = openMocks()
    await left('/estimation', { 'X-API-Key': 'vk_live_1' })
    expect(await left('/estimation', { Authorization: 'Bearer vk_live_1' })).toEqual([200, '10', '8'])
    expect(await left('/estimation', { 'X-API-Key': 'vk_live_2' })).toEqual([200, '10', '9'])
  })

  test('of places and of scenarios are their own', async () => {
    const { left } = openMocks()
    expect(await left('/estimation/places')).toEqual([200, '100', '99'])
    // A scenario has the documented headers, and takes a place of its own window, as the refusal of the next one says.
    expect(await left('/estimation', { 'X-Sandbox-Scenario': '404' })).toEqual([404, '10', '9'])
    expect(await left('/estimation', { 'X-Sandbox-Scenario': 'nothing' })).toEqual([400, '120', '118'])
    expect(await left('/estimation')).toEqual([200, '10', '9'])
  })

  test('refuse the eleventh request until the minute ends, where they are enforced', async () => {
    const { ask, left } = openMocks({ limits: 'enforced' })
    for (let call = 0; call < 10; call += 1) expect((await ask('/estimation')).status).toBe(200)
    const refused = await ask('/dcf')
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'rate_limited' }])
    // From 12:00:15 to 12:01:00.
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      ...{ 'retry-after': '45', 'x-ratelimit-limit': '10', 'x-ratelimit-remaining': '0' },
      'x-ratelimit-reset': `${Date.parse('2026-11-21T12:01:00Z') / 1000}`,
    })
    expect(await left('/estimation', { 'X-API-Key': 'vk_live_2' })).toEqual([200, '10', '9'])
    vi.setSystemTime(new Date('2026-11-21T12:01:00Z'))
    expect(await left('/estimation')).toEqual([200, '10', '9'])
  })
})
