import type { HeaderObject, OperationObject, ResponseObject } from 'openapi3-ts/oas31'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { openApiDocument } from '#contract/openapi/build'
import { resolveComponent } from '#contract/openapi/openapi-parts'
import { type Operation, operations } from '#contract/openapi/operations'
import { offerScenarios } from '#contract/openapi/scenarios'
import { ErrorResponse, errors } from '#contract/shared/errors'
import { conditionNames, listScenarioNames, scenariosPerMinute } from '#contract/shared/scenarios'
import { post, read, sandboxKey, startApp, type TestApp } from '#tests/support/app'
import { anotherAddress, ask, estimate, home } from '#tests/support/scenarios'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1' } })
})
afterAll(() => app.close())

const shared = operations.filter(({ access }) => access.credentials.includes('sandbox'))
const file = openApiDocument()
const { paths = {} } = file

const documented = ({ path, method }: Operation): OperationObject =>
  (paths[path] as Record<string, OperationObject>)[method.toLowerCase()] as OperationObject

/** The headers that the file promises with a status. */
const alwaysSent = (operation: Operation, status: number): string[] => {
  const { headers = {} }: ResponseObject = documented(operation).responses?.[status] ?? {}
  return Object.keys(headers).filter(name => resolveComponent<HeaderObject>(file, headers[name] ?? {}).required)
}

describe('X-Sandbox-Scenario with the sandbox key', () => {
  const statuses = shared.flatMap(operation =>
    Object.keys(operation.responses).map(status => ({ id: operation.id, operation, status: Number(status) })),
  )

  test.each(statuses)('lets $id answer its $status', async ({ operation, status }) => {
    const answer = await ask(app, operation, String(status), anotherAddress())
    expect(answer.status).toBe(status)
    expect(answer.headers.get('X-Sandbox-Scenario')).toBe(String(status))
    for (const name of alwaysSent(operation, status)) expect([name, answer.headers.has(name)]).toEqual([name, true])
    const schema = operation.responses[status] as z.ZodType | null
    const text = await answer.text()
    if (!schema) return
    const body = JSON.parse(text)
    expect(schema.safeParse(body)).toMatchObject({ success: true })
    if (status < 400) return
    expect(body.requestId).toBe(answer.headers.get('X-Request-Id'))
    expect(errors[body.code as keyof typeof errors].status).toBe(status)
  })

  test.each(shared)('knows each name that the file lists for $id', async operation => {
    const names: string[] = documented(operation)['x-sandbox-scenarios']
    expect(names).toEqual(listScenarioNames(offerScenarios(operation)))
    expect(documented(operation).parameters).toContainEqual({ $ref: '#/components/parameters/X-Sandbox-Scenario' })
    const from = anotherAddress()
    const held: readonly string[] = conditionNames
    for (const name of names.filter(one => !held.includes(one))) {
      const answer = await ask(app, operation, name, from)
      expect([name, answer.headers.get('X-Sandbox-Scenario')]).toEqual([name, name])
      if (Object.hasOwn(errors, name)) expect(ErrorResponse.parse(await answer.json()).code).toBe(name)
    }
  })

  test('takes over the id of the request, in the header, in failures and in meta', async () => {
    const headers = { ...anotherAddress(), 'X-Request-Id': 'mine-7' }
    const good = await ask(app, estimate, '200', headers)
    expect(good.headers.get('X-Request-Id')).toBe('mine-7')
    expect((await read(good)).meta).toMatchObject({ requestId: 'mine-7' })
    expect((await read(await ask(app, estimate, '503', headers))).requestId).toBe('mine-7')
  })

  test('says when to come back: as asked, else after 30 s, 2 s, or the day', async () => {
    const now = app.clock.now.getTime() / 1000
    const waits = async (scenario: string) => {
      const { headers } = await ask(app, estimate, scenario, anotherAddress())
      const reset = headers.get('X-RateLimit-Reset')
      return [Number(headers.get('Retry-After')), reset === null ? undefined : Number(reset) - Math.floor(now)]
    }
    expect(await waits('429')).toEqual([30, 30])
    expect(await waits('rate_limited; retry-after=0')).toEqual([0, 0])
    expect(await waits('minuteUsedUp ;retry-after=3600')).toEqual([3600, 3600])
    expect(await waits('503')).toEqual([2, undefined])
    expect(await waits('storeAway;retry-after=7')).toEqual([7, undefined])
    const toMidnight = 86_400 - (Math.floor(now) % 86_400)
    expect(await waits('daily_quota_exhausted')).toEqual([toMidnight, toMidnight])
  })

  test('acts on so many requests, by their own count of repeats, in any process', async () => {
    const replica = await startApp({ env: { TRUST_PROXY: '1' } })
    const retried = (of: TestApp, count?: string) =>
      post(of, '/estimation', home, {
        ...{ 'X-Sandbox-Scenario': 'rate_limited; times=2; retry-after=1' },
        ...(count !== undefined && { 'X-Retry-Count': count }),
      })
    expect((await retried(app)).status).toBe(429)
    expect((await retried(replica, '1')).status).toBe(429)
    const real = await retried(replica, '2')
    expect(real.status).toBe(200)
    expect(real.headers.has('X-Sandbox-Scenario')).toBe(false)
    expect((await retried(app, 'many')).status).toBe(429)
    await replica.close()
  })

  test('takes no place in the minute or the day of the key, and no repeat', async () => {
    const before = (await post(app, '/estimation', home)).headers.get('X-RateLimit-Remaining')
    const headers = { ...anotherAddress(), 'Idempotency-Key': 'scenario-1' }
    for (const name of ['200', '503', 'noCredential']) await ask(app, estimate, name, headers)
    const after = await post(app, '/estimation', home, { 'Idempotency-Key': 'scenario-1' })
    expect(after.status).toBe(200)
    expect(after.headers.has('Idempotent-Replayed')).toBe(false)
    expect(Number(after.headers.get('X-RateLimit-Remaining'))).toBe(Number(before) - 1)
  })

  test('reads a body above the limit no further, and answers', async () => {
    const answer = await fetch(`${app.url}${estimate.path}`, {
      method: 'POST',
      headers: { 'X-API-Key': sandboxKey, 'X-Sandbox-Scenario': '415', ...anotherAddress() },
      body: 'x'.repeat(70_000),
    })
    expect(answer.status).toBe(415)
    expect((await read(answer)).code).toBe('unsupported_media_type')
  })

  test('is for 120 in a minute of an address, those that are refused too; the rest is really limited', async () => {
    const calm = await startApp()
    const names = Array.from({ length: scenariosPerMinute + 10 }, (_, at) => (at % 2 === 0 ? '503' : 'nothing'))
    const answers = await Promise.all(
      names.map(name => post(calm, '/estimation', home, { 'X-Sandbox-Scenario': name })),
    )
    const count = (status: number) => answers.filter(answer => answer.status === status).length
    expect([count(503) + count(400), count(429)]).toEqual([scenariosPerMinute, 10])
    const limited = answers.find(({ status }) => status === 429)
    expect(limited?.headers.has('X-Sandbox-Scenario')).toBe(false)
    expect(Number(limited?.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(limited && (await read(limited)).code).toBe('rate_limited')
    const real = await post(calm, '/estimation', home)
    expect([real.status, real.headers.get('X-RateLimit-Remaining')]).toEqual([200, '9'])
    await calm.close()
  })

  test('stands in the log by its name, and is counted apart from the operation', async () => {
    await ask(app, estimate, '503', { ...anotherAddress(), 'X-Request-Id': 'logged-1' })
    await expect
      .poll(() => app.logged.map(({ fields }) => fields))
      .toContainEqual(
        expect.objectContaining({ requestId: 'logged-1', operation: 'estimate', scenario: '503', status: 503 }),
      )
    expect(app.answers.at(-1)).toMatchObject({ operation: 'scenario', status: 503 })
    await post(app, '/estimation', home, { 'X-Request-Id': 'logged-2' })
    const last = app.logged.find(({ fields }) => 'requestId' in fields && fields.requestId === 'logged-2')
    expect(last?.fields).not.toHaveProperty('scenario')
  })
})
