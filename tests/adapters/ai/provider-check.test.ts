import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createProviderCheck } from '#server/adapters/ai/provider-check'

/** A provider on this machine, with what it was asked. */
const provider = async (answer: RequestListener, timeoutMs = 20_000) => {
  const asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = []
  const server = createServer((req, res) => {
    asked.push({ url: req.url, headers: req.headers })
    answer(req, res)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return { asked, url, check: createProviderCheck({ urls: { openai: url, anthropic: url }, timeoutMs }) }
}

const withStatus =
  (status: number): RequestListener =>
  (_req, res) =>
    void res.writeHead(status).end('{"error":"UPSTREAM-SECRET"}')

test.each([
  [200, 'accepted'],
  [401, 'rejected'],
  [403, 'rejected'],
  [204, 'unreachable'],
  [404, 'unreachable'],
  [429, 'unreachable'],
  [500, 'unreachable'],
] as const)('status %i means %s', async (status, meaning) => {
  const { check } = await provider(withStatus(status))
  expect(await check('openai', 'sk-12345678')).toBe(meaning)
})

test('each provider gets the key in its own header, at its list of models', async () => {
  const { asked, check } = await provider(withStatus(200))
  await check('openai', 'sk-12345678')
  await check('anthropic', 'sk-ant-12345678')
  expect(asked[0]).toMatchObject({ url: '/v1/models', headers: { authorization: 'Bearer sk-12345678' } })
  expect(asked[0]?.headers).not.toHaveProperty('x-api-key')
  expect(asked[1]).toMatchObject({
    url: '/v1/models',
    headers: { 'x-api-key': 'sk-ant-12345678', 'anthropic-version': '2023-06-01' },
  })
  expect(asked[1]?.headers).not.toHaveProperty('authorization')
})

test('a redirection is not followed: the key goes nowhere else', async () => {
  const elsewhere = await provider(withStatus(200))
  const { check } = await provider((_req, res) => void res.writeHead(302, { Location: elsewhere.url }).end())
  expect(await check('openai', 'sk-12345678')).toBe('unreachable')
  expect(elsewhere.asked).toEqual([])
})

test('nobody there, a connection that is cut, a caller who left: neither yes nor no', async () => {
  const { check, url } = await provider(req => void req.socket.destroy())
  expect(await check('openai', 'sk-12345678')).toBe('unreachable')
  expect(await check('openai', 'sk-12345678', AbortSignal.abort())).toBe('unreachable')
  // Port 1 of this machine refuses.
  const nobody = createProviderCheck({ urls: { openai: 'http://127.0.0.1:1', anthropic: url } })
  expect(await nobody('openai', 'sk-12345678')).toBe('unreachable')
})

test('a provider that never answers is given up after the time limit', async () => {
  const { check } = await provider(() => {}, 300)
  const start = performance.now()
  expect(await check('openai', 'sk-12345678')).toBe('unreachable')
  const ms = performance.now() - start
  expect([ms >= 290, ms < 20_000]).toEqual([true, true])
})

test('of an answer of 300 MB next to nothing is read', async () => {
  const [piece, pieces] = [Buffer.alloc(1_000_000, 0x20), 300]
  const sent = { bytes: 0, isCut: false }
  const { check } = await provider((_req, res) => {
    res.writeHead(200, { 'Content-Length': piece.length * pieces })
    res.on('close', () => {
      sent.isCut = !res.writableFinished
    })
    const more = (): void => {
      if (res.destroyed || sent.bytes >= piece.length * pieces) return
      sent.bytes += piece.length
      if (res.write(piece)) setImmediate(more)
      else res.once('drain', more)
    }
    more()
  })
  expect(await check('openai', 'sk-12345678')).toBe('accepted')
  await expect.poll(() => sent.isCut).toBe(true)
  // What fits into the buffers of the two sockets, not the whole.
  expect(sent.bytes).toBeLessThan(30_000_000)
})
