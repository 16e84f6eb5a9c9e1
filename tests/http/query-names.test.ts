import { localFetch } from '@valorem/sdk/local'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/openapi/operations'
import { everyOperation } from '#server/operations/every-operation'
import { sandboxKey, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"sandbox":{"perMinute":100000,"perDay":null}}' } })
})
afterAll(() => app.close())

const headers = { 'X-API-Key': sandboxKey, 'Content-Type': 'application/json' }
const home = { method: 'POST', headers, body: '{"commune":"Mamer","surface":80}' }

describe('a query that an operation does not read is 400 with its names', () => {
  const shared = operations.filter(({ access }) => access.credentials.includes('sandbox'))

  test.each(shared.map(({ id, method, path }) => ({ id, method, path })))('of $id', async ({ method, path }) => {
    const answer = await fetch(`${app.url}${path.replace(/\{\w+\}/g, 'x')}?formatt=csv`, {
      ...{ method, headers },
      ...(method !== 'GET' && { body: '{}' }),
    })
    const { issues } = (await answer.json()) as { issues?: { path: string }[] }
    const hasQuery = everyOperation.find(one => one.path === path && one.method === method)?.query !== undefined
    expect(answer.status).toBe(400)
    // With a schema of its own for the query, the path comes first where it is wrong too.
    if (!hasQuery) expect(issues?.map(issue => issue.path)).toEqual(['formatt'])
    else expect(issues?.length).toBeGreaterThan(0)
  })

  test('here and in a process of the caller alike, and an empty query is none', async () => {
    for (const ask of [fetch, localFetch()]) {
      const base = ask === fetch ? app.url : 'https://valorem.local'
      const refused = await ask(`${base}/api/v1/estimation?x=1&x=2&y`, home)
      const { code, issues } = (await refused.json()) as { code: string; issues: { path: string }[] }
      expect([refused.status, code, issues.map(({ path }) => path)]).toEqual([400, 'invalid_request', ['x', 'y']])
      expect((await ask(`${base}/api/v1/estimation?`, home)).status).toBe(200)
    }
  })
})

test('JSON has the media type of the file, in each kind of answer', async () => {
  const types = await Promise.all([
    fetch(`${app.url}/api/v1/estimation`, home),
    fetch(`${app.url}/api/v1/estimation`, { ...home, body: '{' }),
    fetch(`${app.url}/api/v1/estimation`, { ...home, headers: { ...headers, 'X-Sandbox-Scenario': '503' } }),
    fetch(`${app.url}/api/v1/market/communes`, { headers }),
    fetch(`${app.url}/api/v1/propcalc/countries`, { headers }),
    fetch(`${app.url}/nowhere`),
    fetch(`${app.url}/health/live`),
  ])
  expect(types.map(answer => answer.headers.get('Content-Type'))).toEqual(Array(7).fill('application/json'))
})

test('GET and HEAD /health say that the process runs, as /health/live does', async () => {
  const [root, live, head] = await Promise.all([
    fetch(`${app.url}/health`),
    fetch(`${app.url}/health/live`),
    fetch(`${app.url}/health`, { method: 'HEAD' }),
  ])
  expect([root.status, await root.text(), head.status]).toEqual([200, await live.text(), 200])
})
