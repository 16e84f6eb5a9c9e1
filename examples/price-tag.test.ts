/** Tests of `priceTag` against the SDK's mocks: documented answers, and provoked failures. */
import { createClient, ServerError } from '@valorem/sdk'
import { answer, handlers } from '@valorem/sdk/testing'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { priceTag } from './price-tag.ts'

const server = setupServer(...handlers())
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const valorem = createClient({ apiKey: 'vk_sandbox_public', baseUrl: 'https://valorem.example', maxRetries: 0 })
const home = { commune: 'Luxembourg', surface: 85 }

test('an estimate from complete details is a range', async () => {
  expect(await priceTag(valorem, home)).toBe('956.4–1515.3 k€, 8 sales in 10')
})

test('one from few details says so', async () => {
  server.use(answer('estimate', 'communeAndSurface'))
  expect(await priceTag(valorem, home)).toBe('477.7–822.4 k€, 8 sales in 10, from few details')
})

test('an unknown municipality is asked for', async () => {
  server.use(answer('estimate', 404))
  expect(await priceTag(valorem, { commune: 'Ettelbrik', surface: 80 })).toBe('where is Ettelbrik?')
})

test('a day that is used up hides the price', async () => {
  server.use(answer('estimate', 'dayUsedUp'))
  expect(await priceTag(valorem, home)).toBe('price on request')
})

test('true figures, instead of the same answer for every home: the law and the prices of the service, in this process', async () => {
  server.use(...handlers({ real: { today: '2026-11-21' } }))
  expect(await priceTag(valorem, { commune: 'Ettelbrik', surface: 80 })).toBe('where is Ettelbrik?')
  const [small, large] = [await priceTag(valorem, home), await priceTag(valorem, { ...home, surface: 120 })]
  expect(small).not.toBe(large)
})

test('any other failure is not swallowed', async () => {
  server.use(answer('estimate', 500))
  await expect(priceTag(valorem, home)).rejects.toBeInstanceOf(ServerError)
})
