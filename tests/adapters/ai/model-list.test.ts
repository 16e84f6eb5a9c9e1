import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { checkModelListing } from '#server/adapters/ai/model-list'
import { cerebras, chainWorld, groq, temporaryStandIn } from '../../services/ai/chain-world.ts'

const listing = async (answer: RequestListener, model = 'llama') => {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return checkModelListing({ url, apiKey: 'gsk_12345678', model })
}

const sends =
  (status: number, body: string): RequestListener =>
  (req, res) =>
    void res.writeHead(req.url === '/models' && req.headers.authorization ? status : 500).end(body)

test.each([
  [200, '{"data":[{"id":"other"},{"id":"llama"}]}', 'listed'],
  [200, '{"data":[{"id":"other"},null,7]}', 'notListed'],
  [200, '{"data":{}}', 'unknown'],
  [200, 'null', 'unknown'],
  [200, '<html>', 'unknown'],
  [401, '', 'keyRefused'],
  [403, '', 'keyRefused'],
  [404, '{"data":[]}', 'unknown'],
  [500, '', 'unknown'],
] as const)('%i %s: %s', async (status, body, verdict) => {
  expect(await listing(sends(status, body))).toBe(verdict)
})

afterEach(() => void vi.useRealTimers())

test('half a minute after the start each free provider is asked once, and what is wrong is a warning', async () => {
  const { url, received } = await temporaryStandIn()
  const env = { ...cerebras(url, 'stand-in'), ...groq(url, 'a-model-of-nobody') }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { models, logged } = await chainWorld({ env })
  models.start()
  await vi.advanceTimersByTimeAsync(29_999)
  expect(received).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await expect.poll(() => [logged.length, received.length]).toEqual([1, 2])
  expect(logged).toEqual([
    {
      level: 'warn',
      fields: { provider: 'groq', model: 'a-model-of-nobody' },
      message: 'a provider does not list the model that is configured',
    },
  ])
  expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /v1/models', 'GET /v1/models'])
})
