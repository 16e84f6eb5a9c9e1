import { Agent } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { findDifferences } from './differential.ts'
import { drawRequests } from './drawn-requests.ts'
import { mockedByHandlers, overHttp } from './parties.ts'

let app: TestApp
// A kept connection may be closed by its server while a slow answer of another is awaited.
const agent = new Agent({ keepAlive: false })
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(async () => {
  agent.destroy()
  await app.close()
})

test('sixty requests get the same answers of the service and of its handlers for msw', async () => {
  const { key } = await app.newKey('enterprise')
  const requests = drawRequests(60, 20_261_128, 'quick')
  const parties = { handlers: mockedByHandlers() }
  const { unexplained, statuses } = await findDifferences(requests, overHttp(app.url, agent, key), parties, [app])
  expect(unexplained).toEqual([])
  for (const status of ['200', '400', '401']) expect([status, statuses.has(status)]).toEqual([status, true])
})
