import { createClient } from '@valorem/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApiDocument } from '#contract/openapi/build'
import { contractDay } from '#contract/shared/version'
import { get, post, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
const home = { commune: 'Mamer', surface: 80 }
let key: string
const named = (version: string) => ({ 'X-API-Key': key, 'Valorem-Version': version })

beforeAll(async () => {
  app = await startApp()
  key = (await app.newKey('enterprise')).key
})
afterAll(() => app.close())

describe('the day of the contract', () => {
  test('is a real day', () => {
    expect(new Date(contractDay).toISOString().slice(0, 10)).toBe(contractDay)
  })

  test('stands in the OpenAPI file, with each answer of each operation', () => {
    const { paths = {}, components } = openApiDocument()
    expect(components?.headers?.['Valorem-Version']).toMatchObject({ required: true, example: contractDay })
    const operations = Object.values(paths).flatMap(path => Object.values(path ?? {}))
    const responses = operations.flatMap(operation =>
      Object.values((operation as { responses?: object }).responses ?? {}),
    )
    expect(responses.length).toBeGreaterThan(200)
    for (const response of responses)
      expect(response.headers).toMatchObject({ 'Valorem-Version': { $ref: '#/components/headers/Valorem-Version' } })
  })

  test.each([undefined, contractDay, '2020-01-31', '2099-12-31'])(
    'stands in every answer, whichever the request names: %s',
    async version => {
      const headers = version === undefined ? { 'X-API-Key': key } : named(version)
      const answers = [
        await post(app, '/estimation', home, headers),
        await post(app, '/estimation', {}, headers),
        await get(app, '/estimation/places', headers),
        await post(app, '/estimation', home, { ...headers, 'X-API-Key': 'vk_live_unknown' }),
        await get(app, '/nowhere', headers),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 400, 200, 401, 404])
      expect(answers.map(answer => answer.headers.get('Valorem-Version'))).toEqual(Array(5).fill(contractDay))
    },
  )

  test.each([
    '',
    'latest',
    '2026',
    '2026-13-01',
    '2026-11-32',
    '2026-02-31',
    '2027-02-29',
    '26-11-28',
    '2026-11-28T00:00Z',
    '1.1.0',
    '2026-11-28, 2026-11-28',
  ])('is not %j: 400 names the header, behind the quota', async version => {
    for (const answer of [
      await post(app, '/estimation', home, named(version)),
      await get(app, '/estimation/places', named(version)),
      await post(app, '/estimation/batch', { items: [home] }, named(version)),
    ]) {
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        code: 'invalid_request',
        error: 'Some fields of this request need correcting. Valorem-Version: Must be a day as YYYY-MM-DD.',
        issues: [{ path: 'Valorem-Version', received: JSON.stringify(version), allowed: ['YYYY-MM-DD'] }],
      })
      expect(answer.headers.get('X-RateLimit-Remaining')).not.toBeNull()
      expect(answer.headers.get('Valorem-Version')).toBe(contractDay)
    }
  })

  test('is what the package says and is told', async () => {
    const { headers } = await createClient({ apiKey: key, baseUrl: app.url }).estimation.estimate(home)
    expect(headers.get('valorem-version')).toBe(contractDay)
  })
})
