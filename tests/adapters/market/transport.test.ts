import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { SourceFault } from '#server/adapters/market/source-fault'
import { createSourceTransport, type TransportOptions } from '#server/adapters/market/transport'
import type { Validators } from '#server/ports/market'
import { quickly, type Replay, replayServer } from './replay-server.ts'

const asking = async (replay: Replay, reach: Partial<TransportOptions> = {}, known?: Validators) => {
  const { baseUrl, seen } = await replayServer(replay)
  const ask = createSourceTransport({ ...quickly(baseUrl), ...reach })
  const outcome = await ask({ url: new URL('series', baseUrl), accept: 'text/csv', known }).catch(error => error)
  return { outcome, seen }
}

const fault = (reason: string) => expect.objectContaining({ name: 'SourceFault', reason })

describe('what is received', () => {
  test('the text, its validators and the instant of reading', async () => {
    const { outcome } = await asking((_, res) => {
      res.writeHead(200, { ETag: '"7"', 'Last-Modified': 'Thu, 01 Oct 2026 08:00:00 GMT' }).end('é,1')
    })
    expect(outcome).toEqual({
      text: 'é,1',
      bytes: Buffer.from('é,1'),
      validators: { etag: '"7"', lastModified: 'Thu, 01 Oct 2026 08:00:00 GMT' },
      retrievedAt: '2026-11-21T06:10:00.000Z',
    })
  })

  test.each(['a,b\n', '[1]', '{"a":1}\r\n'])(
    'a packed answer is unpacked, though none is asked for: %j',
    async text => {
      const { outcome, seen } = await asking((_, res) => {
        res.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(text))
      })
      expect(outcome.text).toBe(text)
      expect(seen[0]?.headers['accept-encoding']).toBe('identity')
    },
  )

  test('a letter that is cut between two pieces stays whole', async () => {
    const [first, second] = [Buffer.from('é').subarray(0, 1), Buffer.from('é').subarray(1)]
    const { outcome } = await asking((_, res) => {
      res.write(first)
      setTimeout(() => res.end(second), 20)
    })
    expect(outcome.text).toBe('é')
  })

  test('validators that are known are sent, and "not modified" confirms without a text', async () => {
    const known = { etag: '"7"', lastModified: 'Thu, 01 Oct 2026 08:00:00 GMT' }
    const { outcome, seen } = await asking((_, res) => res.writeHead(304).end(), {}, known)
    expect(outcome).toEqual({
      text: undefined,
      bytes: new Uint8Array(),
      validators: {},
      retrievedAt: '2026-11-21T06:10:00.000Z',
    })
    expect(seen[0]?.headers).toMatchObject({ 'if-none-match': known.etag, 'if-modified-since': known.lastModified })
  })

  test('"not modified" to a question without validators confirms nothing', async () => {
    const { outcome } = await asking((_, res) => res.writeHead(304).end(), {}, {})
    expect(outcome).toEqual(fault('http_error'))
  })
})

describe('what is tried again', () => {
  test.each([408, 429, 500, 502, 503, 504])('%i, twice', async status => {
    const { outcome, seen } = await asking((_, res) => res.writeHead(status).end('later'))
    expect(outcome).toEqual(fault('http_error'))
    expect(outcome.message).toBe(`HTTP ${status}`)
    expect(seen).toHaveLength(3)
  })

  test.each([400, 401, 403, 404, 406, 410, 413, 501])('%i, never', async status => {
    const { outcome, seen } = await asking((_, res) => res.writeHead(status).end('no'))
    expect(outcome).toEqual(fault('http_error'))
    expect(seen).toHaveLength(1)
  })

  test('a source that recovers is read', async () => {
    const { outcome, seen } = await asking((_, res, requests) => res.writeHead(requests < 3 ? 503 : 200).end('a,b'))
    expect(outcome.text).toBe('a,b')
    expect(seen).toHaveLength(3)
  })

  test('a connection that breaks within the body', async () => {
    const { outcome, seen } = await asking((_, res, requests) => {
      if (requests === 2) {
        res.end('a,b')
        return
      }
      res.writeHead(200, { 'Content-Length': '1000' }).write('a,')
      setTimeout(() => res.destroy(), 10)
    })
    expect(outcome.text).toBe('a,b')
    expect(seen).toHaveLength(2)
  })

  test('Retry-After is waited for', async () => {
    const begun = performance.now()
    const { outcome } = await asking((_, res, requests) => {
      res.writeHead(requests === 1 ? 429 : 200, { 'Retry-After': '1' }).end('a,b')
    })
    expect(outcome.text).toBe('a,b')
    expect(performance.now() - begun).toBeGreaterThanOrEqual(990)
  })

  test.each(['3600', 'Sat, 21 Nov 2026 07:10:00 GMT'])('Retry-After: %s is too long to wait', async retryAfter => {
    const { outcome, seen } = await asking((_, res) => res.writeHead(503, { 'Retry-After': retryAfter }).end())
    expect(outcome).toEqual(fault('http_error'))
    expect(seen).toHaveLength(1)
  })

  test('waits grow fourfold and are spread by chance: 40 × ½ and 160 × ½ milliseconds at the least', async () => {
    const begun = performance.now()
    await asking((_, res) => res.writeHead(500).end(), { backOffMs: 40, chance: () => 0 })
    expect(performance.now() - begun).toBeGreaterThanOrEqual(98)
  })
})

describe('what is given up', () => {
  test('a source that does not answer in time', async () => {
    const { outcome, seen } = await asking(() => {}, { timeoutMs: 500 })
    expect(outcome).toEqual(fault('timeout'))
    expect(seen).toHaveLength(3)
  })

  test('a source that sends its body drop by drop', async () => {
    const { outcome } = await asking(
      (_, res) => {
        const drops = setInterval(() => res.write('a,'), 10)
        res.on('close', () => clearInterval(drops))
      },
      { timeoutMs: 100, retries: 0 },
    )
    expect(outcome).toEqual(fault('timeout'))
  })

  test('a source that is not there', async () => {
    const { baseUrl } = await replayServer((_, res) => res.end())
    const closed = baseUrl.replace(/:\d+/, ':1')
    const outcome = createSourceTransport(quickly(closed))({ url: new URL(closed), accept: 'text/csv' })
    await expect(outcome).rejects.toEqual(fault('unreachable'))
    await expect(outcome).rejects.toBeInstanceOf(SourceFault)
  })

  test('an answer above the limit, whose rest is not read', async () => {
    const { outcome, seen } = await asking(
      (_, res) => {
        const more = (): void => {
          if (!res.destroyed && res.write('x'.repeat(10_000))) setImmediate(more)
        }
        res.on('drain', more)
        more()
      },
      { bytesMax: 50_000 },
    )
    expect(outcome).toEqual(fault('bad_format'))
    expect(seen).toHaveLength(1)
  })

  test('a packed answer that unpacks to more than the limit', async () => {
    const { outcome } = await asking((_, res) => {
      res.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(20_000_000, 'x')))
    })
    expect(outcome).toEqual(fault('bad_format'))
  })

  test('a packed answer that breaks off within a figure', async () => {
    const { outcome } = await asking((_, res) => {
      res.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('2026-09,2.6350455\n').subarray(0, 22))
    })
    expect(outcome).toEqual(fault('bad_format'))
  })

  test('an answer that ends with its connection, within a figure', async () => {
    const { outcome } = await asking((_, res) => {
      res.useChunkedEncodingByDefault = false
      res.writeHead(200, { Connection: 'close' }).end('2026-09,2.63')
    })
    expect(outcome).toEqual(fault('bad_format'))
  })

  test('a redirection, which could lead anywhere: it is not followed and not tried again', async () => {
    let asked = 0
    const { outcome } = await asking((_, res) => {
      asked += 1
      res.writeHead(302, { Location: '/series' }).end()
    })
    expect(outcome).toEqual(fault('http_error'))
    expect(asked).toBe(1)
  })

  test('a question whose asker has gone, at once, even while it waits to try again', async () => {
    const { baseUrl } = await replayServer((_, res) => res.writeHead(500).end())
    const stop = new AbortController()
    // The wait is decided when the answer is there, and begins at once.
    const chance = () => {
      setImmediate(() => stop.abort())
      return 0
    }
    const ask = createSourceTransport({ ...quickly(baseUrl), backOffMs: 60_000, chance })
    const outcome = ask({ url: new URL(baseUrl), accept: 'text/csv', signal: stop.signal })
    await expect(outcome).rejects.toEqual(fault('http_error'))
  })
})
