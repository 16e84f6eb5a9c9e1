import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createBoundedFetch } from '#server/adapters/ai/bounded-fetch'
import { parseProviderRetryAfter, toSdkFailure } from '#server/adapters/ai/failures'
import { ProviderFailure } from '#server/ports/language-model'
import { freePort } from '../../support/process.ts'

const serverOf = async (answer: RequestListener) => {
  const asked: Parameters<RequestListener>[0][] = []
  const server = createServer((req, res) => {
    asked.push(req)
    answer(req, res)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

const ask = createBoundedFetch({ timeoutMs: 20_000 })
const failing = (answer: Promise<unknown>) =>
  answer.then(
    () => undefined,
    failure => failure,
  )

describe('what is read', () => {
  test('1 MiB is read, one byte more is not, packed or not', async () => {
    const mebibyte = 1024 * 1024
    for (const [bytes, isRead] of [
      [mebibyte, true],
      [mebibyte + 1, false],
    ] as const) {
      const body = Buffer.alloc(bytes, 0x20)
      const plain = await serverOf((_req, res) => void res.end(body))
      const packed = await serverOf((_req, res) => void res.setHeader('Content-Encoding', 'gzip').end(gzipSync(body)))
      for (const { url } of [plain, packed]) {
        const answer = await ask(url).then(
          response => response.arrayBuffer(),
          failure => failure,
        )
        if (isRead) expect(answer.byteLength).toBe(mebibyte)
        else expect(answer).toMatchObject({ reason: 'unreadable' })
      }
    }
  })

  test('whatever way it is packed, and as it is where the packing is unknown', async () => {
    const packed = { br: brotliCompressSync('whole'), deflate: deflateSync('whole'), 'x-gzip': gzipSync('whole') }
    for (const [coding, bytes] of Object.entries({ ...packed, constructor: Buffer.from('whole') })) {
      const { url } = await serverOf((_req, res) => void res.setHeader('Content-Encoding', coding).end(bytes))
      expect([coding, await (await ask(url)).text()]).toEqual([coding, 'whole'])
    }
  })

  test('a broken packing, and one that breaks off, are no answer', async () => {
    const half = gzipSync(Buffer.alloc(100_000, 'x')).subarray(0, 60)
    for (const bytes of [Buffer.from('no gzip'), half]) {
      const { url } = await serverOf((_req, res) => void res.setHeader('Content-Encoding', 'gzip').end(bytes))
      expect(await failing(ask(url))).toMatchObject({ reason: 'unreachable' })
    }
  })

  test('of a failure its status and Retry-After are left, of a success its type too, and no other header', async () => {
    const { url } = await serverOf((req, res) => {
      const headers = { 'Retry-After': '7', 'Content-Type': 'text/plain', 'X-Request-Id': 'up', 'Set-Cookie': 'a=b' }
      res.writeHead(req.url === '/bad' ? 418 : 200, headers).end('UPSTREAM-SECRET')
    })
    const bad = await ask(`${url}/bad`)
    expect([bad.status, await bad.text(), [...bad.headers.keys()]]).toEqual([418, '', ['content-type', 'retry-after']])
    const good = await ask(`${url}/good`)
    expect([good.status, await good.text(), [...good.headers.keys()]]).toEqual([
      ...[200, 'UPSTREAM-SECRET'],
      ['content-type', 'retry-after'],
    ])
  })
})

describe('what is sent', () => {
  test('listed headers only', async () => {
    const { url, asked } = await serverOf((_req, res) => void res.end())
    const headers = { Authorization: 'Bearer k', 'OpenAI-Organization': 'org', Cookie: 'a=b', 'X-Request-Id': 'req_1' }
    await ask(url, { headers })
    expect(asked[0]?.headers).toMatchObject({ authorization: 'Bearer k', 'user-agent': 'Valorem' })
    for (const name of ['openai-organization', 'cookie', 'x-request-id'])
      expect(asked[0]?.headers).not.toHaveProperty(name)
  })

  test('once more after a reset before the answer, and only then', async () => {
    let requests = 0
    const { url } = await serverOf((req, res) => {
      requests += 1
      if (req.url === '/once' && requests === 1) req.socket.resetAndDestroy()
      else if (req.url === '/always') req.socket.resetAndDestroy()
      else if (req.url === '/late') {
        res.writeHead(200, { 'Content-Length': 10 }).write('half')
        setTimeout(() => req.socket.resetAndDestroy(), 500)
      } else res.end('whole')
    })
    expect(await (await ask(`${url}/once`, { method: 'POST', body: '{}' })).text()).toBe('whole')
    expect(requests).toBe(2)
    requests = 0
    expect(await failing(ask(`${url}/always`))).toMatchObject({ reason: 'unreachable' })
    expect(requests).toBe(2)
    requests = 0
    expect(await failing(ask(`${url}/late`))).toMatchObject({ reason: 'unreachable' })
    expect(requests).toBe(1)
  })

  test('once more where a connection that was kept is over by then', async () => {
    const { url, asked } = await serverOf((_req, res) => void res.end('whole'))
    await (await ask(url)).text()
    asked[0]?.socket.resetAndDestroy()
    expect(await (await ask(url, { method: 'POST', body: '{}' })).text()).toBe('whole')
  })
})

describe('how it fails', () => {
  test('a body that never ends is given up after the time limit, as is a head that never comes', async () => {
    const { url } = await serverOf((req, res) => {
      if (req.url === '/body') res.writeHead(200).write('x')
    })
    const askShortly = createBoundedFetch({ timeoutMs: 400 })
    for (const path of ['/body', '/head']) {
      const startedAt = performance.now()
      expect(await failing(askShortly(`${url}${path}`))).toMatchObject({ reason: 'timeout' })
      expect(performance.now() - startedAt).toBeLessThan(15_000)
    }
  })

  test('nobody there, a redirection, a caller who left: with a code for the log and nothing else', async () => {
    const { url } = await serverOf((_req, res) => void res.writeHead(307, { Location: '/a' }).end())
    const refused = await failing(ask(`http://127.0.0.1:${await freePort()}/`))
    expect(refused).toBeInstanceOf(ProviderFailure)
    expect(refused).toMatchObject({ reason: 'unreachable', detail: { causeCode: 'ECONNREFUSED' } })
    expect(refused).not.toHaveProperty('cause')
    expect(await failing(ask(url))).toMatchObject({ reason: 'unreachable' })
    expect(await failing(ask(url, { signal: AbortSignal.abort() }))).toMatchObject({ reason: 'timeout' })
  })

  test('an answer that switches protocols, which Node hangs up on without a word', async () => {
    const { url } = await serverOf(({ socket }) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
    })
    expect(await failing(ask(url))).toMatchObject({ reason: 'unreachable', detail: { causeCode: 'ECONNRESET' } })
  })

  test('an error that holds text of a provider loses it', () => {
    const failure = toSdkFailure(new Error('bad key sk-12345678', { cause: new Error('UPSTREAM-SECRET') }))
    expect(failure).toMatchObject({ reason: 'unreadable' })
    expect(failure).not.toHaveProperty('cause')
    expect(`${failure.stack} ${JSON.stringify(failure)}`).not.toMatch(/sk-|UPSTREAM/)
    const wrapped = new Error('UPSTREAM-SECRET', { cause: new ProviderFailure('timeout') })
    expect(toSdkFailure(wrapped).reason).toBe('timeout')
  })

  test.each([
    ['7', 7],
    [' 7 ', 7],
    ['0', 1],
    ['999999999', 3600],
    ['Sat, 21 Nov 2026 12:01:30 GMT', 90],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 1],
    ['soon', 60],
    ['', 60],
    ['-5', 60],
    ['1.5', 60],
    [null, 60],
  ])('Retry-After: %s is %i s', (header, seconds) => {
    expect(parseProviderRetryAfter(header, Date.parse('2026-11-21T12:00:00Z'))).toBe(seconds)
  })
})
