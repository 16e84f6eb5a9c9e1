import { createClient } from '@valorem/sdk'
import { exampleOf, handlers } from '@valorem/sdk/testing'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { cases } from '../domain/estimation/cases.ts'
import { local, localUrl, today } from './local-twins.ts'

const baseUrl = 'https://valorem.test/behind'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const client = createClient({ apiKey: 'vk_sandbox_public', baseUrl, maxRetries: 0 })

describe('mocks that calculate', () => {
  test.each(cases)('answer what is asked: $description', async ({ input, data: expected }) => {
    server.use(...handlers({ baseUrl, real: true }))
    const { data } = await client.estimation.estimate(input)
    expect(data).toMatchObject(expected)
  })

  test('answer as the service of the process does, on the day that is fixed', async () => {
    server.use(...handlers({ baseUrl, real: { today } }))
    const purchase = { price: 700_000, use: 'mainResidence' } as const
    const { data } = await client.costs.acquisitionCosts(purchase)
    const own = createClient({ apiKey: 'local', baseUrl: localUrl, fetch: local })
    expect(data).toEqual((await own.costs.acquisitionCosts(purchase)).data)
    expect(data.deedDate).toBe(today)
    const asked = { country: 'LU', day: today } as const
    expect((await client.law.lawParameters(asked)).data).toEqual((await own.law.lawParameters(asked)).data)
  })

  test('refuse what the service refuses', async () => {
    server.use(...handlers({ baseUrl, real: true }))
    const { error } = (await client.safe.estimation.estimate({ commune: 'Ettelbrik', surface: 80 })) as never
    expect(error).toMatchObject({ code: 'municipality_not_found', suggestions: expect.arrayContaining(['Ettelbruck']) })
  })

  test('keep the documented answer of what needs more than a process', async () => {
    server.use(...handlers({ baseUrl, real: true }))
    const { data } = await client.data.marketData()
    expect({ data }).toMatchObject({ data: (exampleOf('marketData', 200).body as { data: object }).data })
  })

  test('still ask for a credential, and do what X-Sandbox-Scenario says', async () => {
    server.use(...handlers({ baseUrl, real: true, credential: 'required' }))
    const answer = await fetch(`${baseUrl}/api/v1/estimation`, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(401)
    const failing = client.with({ headers: { 'X-Sandbox-Scenario': '503' } })
    await expect(failing.estimation.estimate({ commune: 'Mamer', surface: 80 })).rejects.toMatchObject({ status: 503 })
  })

  test('say with the first request which option of theirs cannot work', async () => {
    server.use(...handlers({ baseUrl, real: { tody: '2026-11-21' } as never }))
    await expect(client.propcalc.countries()).rejects.toThrow()
  })
})
