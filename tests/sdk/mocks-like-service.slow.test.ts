import { handlers } from '@valorem/sdk/testing'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Operation, operations } from '#contract/openapi/operations'
import { offerScenarios } from '#contract/openapi/scenarios'
import { responseHeaders } from '#contract/shared/headers'
import { listScenarioNames, scenarioHeader } from '#contract/shared/scenarios'
import { sandboxKey, startApp, type TestApp } from '#tests/support/app'

const mocked = 'https://valorem.test'
const server = setupServer(...handlers({ baseUrl: mocked }))
let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1', TIER_LIMITS: '{"sandbox":{"perMinute":100000,"perDay":null}}' } })
  server.listen({ onUnhandledFrame: 'bypass' })
})
afterAll(async () => {
  server.close()
  await app.close()
})

/** Headers of which the contract speaks; the mocks send no others, and the service some for every answer. */
const named = [...Object.keys(responseHeaders), scenarioHeader, 'Content-Type'].map(name => name.toLowerCase())

/** Headers whose values are times or names of one request. */
const ofMoment = ['x-request-id', 'x-ratelimit-reset']

/** Longest wait that does not depend on the time of day, s. */
const fixedWaitMax = 60

/** A header as it is compared: with its value, unless that is a time. */
const toComparedLine = ([name, value]: [string, string]): string => {
  const isTime = ofMoment.includes(name) || (name === 'retry-after' && Number(value) > fixedWaitMax)
  return isTime ? name : `${name}: ${value}`
}

/** What is compared of an answer: its status, its code and its headers with their values, or that there was none. */
const seen = async (base: string, { path, method }: Operation, scenario: string, address: number) => {
  try {
    const answer = await fetch(`${base}${path.replace(/\{\w+\}/g, 'x')}`, {
      method,
      headers: {
        ...{ 'X-API-Key': sandboxKey, 'Content-Type': 'application/json', [scenarioHeader]: scenario },
        'X-Forwarded-For': `192.0.2.${address}`,
      },
      ...(method !== 'GET' && { body: '{}' }),
    })
    const text = await answer.text().catch(() => 'broken off')
    const code = /"code":"(\w+)"/.exec(text)?.[1]
    const headers = [...answer.headers]
      .filter(([name]) => named.includes(name))
      .map(toComparedLine)
      .toSorted()
    return {
      status: answer.status,
      code,
      isBrokenOff: text === 'broken off',
      type: answer.headers.get('Content-Type'),
      headers,
    }
  } catch {
    return undefined
  }
}

/** The service says of every answer to a POST that nobody may keep it, the contract of those that it can promise it for. */
const promised = (answer: Awaited<ReturnType<typeof seen>>) =>
  answer === undefined || ![500, 503].includes(answer.status)
    ? answer
    : { ...answer, headers: answer.headers.filter(line => !line.startsWith('cache-control')) }

const shared = operations.filter(({ access }) => access.credentials.includes('sandbox'))

describe('mock and service answer alike', () => {
  test.each(['nothing', '503; times=11', 'a'.repeat(101), '429; 429', '200; retry-after=1'])(
    'to %s, which is no scenario',
    async scenario => {
      const bodies = [mocked, app.url].map(async base => {
        const headers = { 'X-API-Key': sandboxKey, [scenarioHeader]: scenario, 'X-Request-Id': 'both-1' }
        const answer = await fetch(`${base}/api/v1/estimation`, { method: 'POST', headers, body: '{}' })
        return { status: answer.status, body: await answer.json() }
      })
      const [mock, real] = await Promise.all(bodies)
      expect(real?.status).toBe(400)
      expect(mock).toEqual(real)
    },
  )

  test.each(shared.map((operation, address) => ({ id: operation.id, operation, address })))(
    'every scenario of $id',
    async ({ operation, address }) => {
      // The body is no good one: what waits and is then answered for real is told apart elsewhere.
      const names = listScenarioNames(offerScenarios(operation)).filter(name => name !== 'slow')
      const scenarios = names.map(name => (name === 'stalled_body' ? `${name}; ms=20` : name))
      const answersOf = (base: string) =>
        Promise.all(scenarios.map(async one => [one, promised(await seen(base, operation, one, address))] as const))
      const [mock, real] = [await answersOf(mocked), await answersOf(app.url)]
      expect(mock).toEqual(real)
    },
  )
})
