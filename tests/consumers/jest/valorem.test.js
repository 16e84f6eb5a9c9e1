// Jest as it comes: CommonJS, no flag, no transform of packages.
const { ConfigurationError, createClient, isValoremError, NotFoundError } = require('@valorem/sdk')
const { localFetch } = require('@valorem/sdk/local')
const { fault, handlers, sequence, signedWebhook } = require('@valorem/sdk/testing')
const { verifyWebhook } = require('@valorem/sdk/webhooks')
const { fr, wordOf } = require('@valorem/sdk/words')
const { setupServer } = require('msw/node')

const home = { commune: 'Mamer', surface: 80 }
const server = setupServer(...handlers(), sequence('yields', [503, 200]))
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test('mocks answer, and break what they are told to', async () => {
  const client = createClient({ apiKey: 'vk_sandbox_public', baseUrl: 'https://valorem.example', maxRetries: 0 })
  const { data } = await client.estimation.estimate(home)
  expect(data.estimationCentrale).toBeGreaterThan(0)
  server.use(fault('estimate', 'dropped'))
  const { error } = await client.safe.estimation.estimate(home)
  expect(error.name).toBe('ConnectionError')
  const purchase = { country: 'FR', purchasePrice: 300_000, monthlyRent: 1_300 }
  expect((await client.safe.propcalc.yields(purchase)).error.status).toBe(503)
  expect(await client.safe.propcalc.yields(purchase)).toMatchObject({ ok: true })
})

test('the service in this process calculates, and its refusals are errors of the main entry', async () => {
  const local = localFetch({ today: '2026-11-21' })
  const client = createClient({ apiKey: 'local', baseUrl: 'https://valorem.local', fetch: local })
  const { data } = await client.costs.acquisitionCosts({ price: 700_000, use: 'mainResidence' })
  expect(data.deedDate).toBe('2026-11-21')
  const { error } = await client.safe.estimation.estimate({ ...home, commune: 'Nowhere' })
  expect(error).toBeInstanceOf(NotFoundError)
  expect(isValoremError(error)).toBe(true)
  expect(() => localFetch({ todai: '2026-11-21' })).toThrow(ConfigurationError)
})

test('mocks calculate for real', async () => {
  server.use(...handlers({ real: true }))
  const client = createClient({ apiKey: 'vk_sandbox_public', baseUrl: 'https://valorem.example', maxRetries: 0 })
  const small = await client.estimation.estimate({ commune: 'Mamer', surface: 60 })
  const large = await client.estimation.estimate({ commune: 'Mamer', surface: 120 })
  expect(large.data.estimationCentrale).toBeGreaterThan(small.data.estimationCentrale)
})

test('words and webhooks', async () => {
  expect(wordOf(fr, { labelKey: 'adjEtage' })).toBe('Étage')
  expect([typeof verifyWebhook, typeof signedWebhook]).toEqual(['function', 'function'])
})
