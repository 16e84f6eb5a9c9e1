import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { responseHeaders } from '#contract/shared/headers'
import { get, post, send, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeEach(async () => {
  app = await startApp()
})
afterEach(() => app.close())

const home = { commune: 'Mamer', surface: 80 }

describe('Cache-Control', () => {
  const stored = async (answer: Promise<Response>) => {
    const { status, headers } = await answer
    return [status, headers.get('Cache-Control')]
  }

  test('lets nobody store the answer to a POST of a known caller, nor a 401, 403 or 429 to anybody', async () => {
    const page = await app.newKey('free', 'publishable', ['https://agency.example'])
    expect(await stored(post(app, '/estimation', home))).toEqual([200, 'no-store'])
    expect(await stored(post(app, '/estimation', {}))).toEqual([400, 'no-store'])
    expect(await stored(get(app, '/market-data', { 'X-API-Key': 'vk_live_nobody' }))).toEqual([401, 'no-store'])
    expect(await stored(get(app, '/market-data', { 'X-API-Key': page.key }))).toEqual([403, 'no-store'])
    for (let place = 0; place < 10; place += 1) await app.deps.limiter.take('sandbox', 10)
    expect(await stored(get(app, '/market-data'))).toEqual([429, 'no-store'])
  })

  test.each(['/propcalc/countries', '/market-data', '/market/communes', '/law/parameters?country=LU'])(
    'of HEAD %s is that of its GET, as every header of the contract',
    async path => {
      const named = async (method: string): Promise<(readonly [string, string | null])[]> => {
        const { headers } = await send(app, method, path, undefined)
        const names = Object.keys(responseHeaders).filter(name => !/^X-(Request-Id|RateLimit-)/.test(name))
        return [...names, 'Vary', 'Content-Type'].map(name => [name, headers.get(name)] as const)
      }
      expect(await named('HEAD')).toEqual(await named('GET'))
    },
  )

  test('of answers to GET stays what it was', async () => {
    expect(await stored(get(app, '/market-data'))).toEqual([200, 'private, max-age=3600'])
  })
})
