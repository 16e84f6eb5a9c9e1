import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KiB } from '#contract/shared/access'
import { post, sandboxKey, send, startApp, type TestApp } from '../support/app.ts'

/** One second instead of the ten of the service; where a body is to arrive there is a minute. */
const bodyTimeoutMs = 1000
const home = '{"commune":"Mamer","surface":80}'

const TIER_LIMITS = '{"sandbox":{"perMinute":100000,"perDay":100000}}'

let app: TestApp
let impatient: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS, BODY_TIMEOUT_MS: '60000' } })
  impatient = await startApp({ env: { TIER_LIMITS, BODY_TIMEOUT_MS: String(bodyTimeoutMs) } })
})
afterAll(() => Promise.all([app.close(), impatient.close()]))

/** What comes back on a connection until it ends, and how long that took. */
const spoken = async (write: (socket: Socket) => unknown, to = app): Promise<{ text: string; ms: number }> => {
  const startedAt = performance.now()
  const socket = connect(Number(new URL(to.url).port), '127.0.0.1')
  let text = ''
  socket.on('data', chunk => {
    text += chunk
  })
  // Writing to a service that has hung up is no failure of the test.
  socket.on('error', () => {})
  // `once` of node:events would reject on that error.
  const closed = new Promise(resolve => socket.once('close', resolve))
  await write(socket)
  await closed
  return { text, ms: performance.now() - startedAt }
}

const head = (path: string, ...headers: string[]): string =>
  [
    `POST /api/v1${path} HTTP/1.1`,
    'Host: x',
    `X-API-Key: ${sandboxKey}`,
    'Content-Type: application/json',
    ...headers,
    '',
    '',
  ].join('\r\n')

const status = (text: string): string | undefined => /^HTTP\/1\.1 (\d+)/.exec(text)?.[1]

/** A body that comes byte by byte over a time. */
const byteByByte = (path: string, ms: number, to: TestApp) =>
  spoken(async socket => {
    const body = path === '/estimation' ? home : `{"items":[${home}]}`
    socket.write(head(path, `Content-Length: ${body.length}`, 'Connection: close'))
    const startedAt = performance.now()
    for (const [index, byte] of [...body].entries()) {
      await pause(Math.max(0, (ms * (index + 1)) / body.length - (performance.now() - startedAt)))
      if (!socket.writable) return
      socket.write(byte)
    }
  }, to)

describe('a body that arrives byte by byte', () => {
  test.each(['/estimation', '/estimation/batch'])('%s is read within its time', async path => {
    expect(status((await byteByByte(path, bodyTimeoutMs, app)).text)).toBe('200')
  })

  test.each(['/estimation', '/estimation/batch'])(
    '%s is 408 where it takes longer, though no byte is late',
    async path => {
      // Ten times as long: the time counts from when the service has read the head, which may be a while after it was sent.
      const { text, ms } = await byteByByte(path, 10 * bodyTimeoutMs, impatient)
      expect(status(text)).toBe('408')
      expect(text).toContain('"code":"request_timeout"')
      expect(ms).toBeGreaterThanOrEqual(0.99 * bodyTimeoutMs)
    },
  )
})

const limits: [path: string, limitBytes: number][] = [
  ['/estimation', 64 * KiB],
  ['/dcf', 1024 * KiB],
  ['/estimation/batch', 2048 * KiB],
]

describe('a body above the limit is 413 at once', () => {
  test.each(limits)('%s by its own word, before a byte of it is there', async (path, limitBytes) => {
    for (const length of [limitBytes + 1, 10_000_000_000]) {
      const { text } = await spoken(async socket => {
        socket.write(head(path, `Content-Length: ${length}`))
        await once(socket, 'data')
        // The answer is here, though no byte of the body was sent; whoever gives up then has the connection back.
        socket.end()
      })
      expect(status(text)).toBe('413')
      expect(text).toContain('"code":"body_too_large"')
    }
  })

  test('also where the caller waits to be asked for it', async () => {
    const { text } = await spoken(async socket => {
      socket.write(head('/estimation', 'Content-Length: 70000', 'Expect: 100-continue'))
      await once(socket, 'data')
      socket.end()
    })
    expect(status(text)).toBe('413')
  })

  test.each(limits)('%s in pieces, as soon as they pass the limit', async (path, limitBytes) => {
    const { text } = await spoken(async socket => {
      socket.write(head(path, 'Transfer-Encoding: chunked'))
      const length = limitBytes + 1
      socket.write(`${length.toString(16)}\r\n${' '.repeat(length)}\r\n`)
      await once(socket, 'data')
      socket.end()
    })
    expect(status(text)).toBe('413')
  })

  test.each(limits)('%s of just the limit is read', async (path, limitBytes) => {
    const whole = await post(app, path, '{}'.padEnd(limitBytes))
    expect(whole.status).toBe(400)
    const pieces = await spoken(socket =>
      socket.write(
        `${head(path, 'Transfer-Encoding: chunked', 'Connection: close')}${limitBytes.toString(16)}\r\n${'{}'.padEnd(limitBytes)}\r\n0\r\n\r\n`,
      ),
    )
    expect(status(pieces.text)).toBe('400')
  })
})

describe('a packed body', () => {
  const packed = (path: string, body: string, encoding = 'gzip') =>
    fetch(`${app.url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'X-API-Key': sandboxKey, 'Content-Type': 'application/json', 'Content-Encoding': encoding },
      body: gzipSync(body),
    })

  test('is unpacked up to the limit of its route', async () => {
    expect((await packed('/estimation', home)).status).toBe(200)
    expect((await packed('/estimation', home, 'GZIP')).status).toBe(200)
    expect((await packed('/estimation/batch', `{"items":[${home}]}`)).status).toBe(200)
    expect((await packed('/estimation', home.padEnd(64 * KiB))).status).toBe(200)
    expect((await packed('/estimation', home.padEnd(64 * KiB + 1))).status).toBe(413)
    expect((await packed('/estimation/batch', '{}'.padEnd(2048 * KiB + 1))).status).toBe(413)
  })

  test.each(limits)('%s that unpacks to more is 413 before its rest is there', async (path, limitBytes) => {
    // Ten times the limit in blanks, packed to some hundredths of it; its second half is never sent.
    const bomb = gzipSync(Buffer.alloc(10 * limitBytes, ' '))
    const { text } = await spoken(async socket => {
      socket.write(head(path, 'Content-Encoding: gzip', `Content-Length: ${bomb.length}`))
      socket.write(bomb.subarray(0, bomb.length / 2))
      await once(socket, 'data')
      socket.end()
    })
    expect(status(text)).toBe('413')
    expect(text).toContain('"code":"body_too_large"')
  })

  test('that is broken is 400, in an unknown packing 415', async () => {
    const headers = { 'Content-Encoding': 'gzip' }
    expect((await send(app, 'POST', '/estimation', home, headers)).status).toBe(400)
    expect((await packed('/estimation', home, 'wonders')).status).toBe(415)
    expect((await send(app, 'POST', '/estimation', home, { 'Content-Encoding': 'identity' })).status).toBe(200)
  })
})

describe('a body that is no JSON in UTF-8', () => {
  test.each(['/estimation', '/estimation/batch'])('%s', async path => {
    for (const body of ['{"a":', '\u0000', 'undefined', '{"a":1}{'])
      expect((await post(app, path, body)).status, body).toBe(400)
    for (const charset of ['utf-16', 'iso-8859-1', 'utf8', ''])
      expect((await post(app, path, home, { 'Content-Type': `application/json; charset=${charset}` })).status).toBe(415)
    const chunkedNothing = `${head(path, 'Transfer-Encoding: chunked', 'Connection: close')}0\r\n\r\n`
    const { text } = await spoken(socket => socket.write(chunkedNothing))
    expect(status(text)).toBe('400')
    expect(text).toContain('"code":"invalid_request"')
  })

  test('a caller who hangs up in the middle is counted and forgotten', async () => {
    const before = app.answers.length
    await spoken(async socket => {
      // What has left is read, however soon the connection ends; the pause is for a service that waits for the rest.
      await new Promise(resolve => socket.write(`${head('/estimation', 'Content-Length: 100')}{"comm`, resolve))
      await pause(50)
      socket.destroy()
    })
    await expect.poll(() => app.answers.length).toBe(before + 1)
    expect(app.logged.filter(({ level }) => level === 'error')).toEqual([])
  })
})
