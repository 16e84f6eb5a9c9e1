import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Listener, type ListenOptions, listen } from '#server/http/server/listen'

const limits: ListenOptions = {
  host: '127.0.0.1',
  port: 0,
  headersTimeoutMs: 10_000,
  bodyTimeoutMs: 10_000,
  maxConnections: 100,
}

const listening = async (
  app: RequestListener,
  changes: Partial<ListenOptions>,
  refused?: () => void,
): Promise<Listener> => {
  const listener = await listen(app, { ...limits, ...changes }, () => 'id', refused)
  onTestFinished(() => listener.drain(0))
  return listener
}

const connected = async ({ url }: Listener): Promise<Socket> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  // A connection that is closed by the other side may be reset.
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

const question = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

/** More than the buffers of two sockets of one machine hold. */
const large = Buffer.alloc(64 * 1024 * 1024)

test('a caller that reads nothing of its answer is cut off after the time', async () => {
  const ended = Promise.withResolvers<boolean>()
  const listener = await listening(
    (_req, res) => {
      res.once('close', () => ended.resolve(res.writableFinished))
      res.end(large)
    },
    { unreadMsMax: 200 },
  )
  const socket = await connected(listener)
  socket.pause()
  const startedAt = performance.now()
  socket.write(question)
  expect(await ended.promise).toBe(false)
  // A timer may be a millisecond early.
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(198)
})

test('a caller that reads slowly gets its whole answer, though it takes longer', async () => {
  const listener = await listening((_req, res) => void res.end(large), { unreadMsMax: 5000 })
  const socket = await connected(listener)
  let [bytes, pauses] = [0, 0]
  socket.on('data', async piece => {
    bytes += piece.length
    if (bytes < (pauses + 1) * 4 * 1024 * 1024) return
    pauses += 1
    socket.pause()
    await pause(400)
    socket.resume()
  })
  socket.write(question)
  await expect.poll(() => bytes).toBeGreaterThan(large.length)
  expect(pauses * 400).toBeGreaterThan(5000)
})

test('an answer that is being calculated is not cut off: only unread ones are', async () => {
  const listener = await listening((_req, res) => void setTimeout(() => res.end('done'), 600), { unreadMsMax: 100 })
  expect(await (await fetch(listener.url)).text()).toBe('done')
})

test('a connection beyond MAX_CONNECTIONS is closed at once and counted, and those before it go on', async () => {
  let refused = 0
  const listener = await listening(
    (_req, res) => void res.end('served'),
    { maxConnections: 2 },
    () => {
      refused += 1
    },
  )
  const first = await connected(listener)
  const second = await connected(listener)
  const third = await connected(listener)
  third.resume()
  await once(third, 'close')
  expect(refused).toBe(1)
  first.write(question)
  expect(String((await once(first, 'data'))[0])).toContain('served')
  second.destroy()
  await expect.poll(async () => (await fetch(listener.url).catch(() => undefined))?.status).toBe(200)
})

describe('a service that stops', () => {
  /** Far more than a test takes: what waited for it would fail the test. */
  const drainMs = 600_000

  test('waits for no connection that is silent: opened and not used, or idle between two requests', async () => {
    const listener = await listening((_req, res) => void res.end('answered'), {})
    const [silent, idle] = [await connected(listener), await connected(listener)]
    idle.write(question)
    await once(idle, 'data')
    const closed = [silent, idle].map(socket => once(socket.resume(), 'close'))
    await listener.drain(drainMs)
    await Promise.all(closed)
  })

  test('answers the request that is under way, also where its head comes in two pieces', async () => {
    const goOn = Promise.withResolvers<void>()
    const isAsked = Promise.withResolvers<void>()
    const listener = await listening(async (_req, res) => {
      isAsked.resolve()
      await goOn.promise
      res.end('answered')
    }, {})
    const socket = await connected(listener)
    const silent = await connected(listener)
    const silence = once(silent.resume(), 'close')
    let answer = ''
    socket.on('data', piece => {
      answer += piece
    })
    const ended = once(socket, 'close')
    socket.write(question.slice(0, 20))
    const drained = listener.drain(drainMs)
    await silence
    socket.write(question.slice(20))
    await isAsked.promise
    goOn.resolve()
    await Promise.all([ended, drained])
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer).toContain('Connection: close\r\n')
    expect(answer).toContain('answered')
  })
})
