import { connect, Socket } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { receiverCertificate } from '../../support/receiver-certificate.ts'
import { call, sender, socketReceiver } from './world.ts'

/** The time of an attempt in these tests; what happens within it does not depend on how long it is. */
const totalMs = 300

/** Writes again and again until the other side has gone. */
const endlessly = (socket: Socket, chunk: () => string, everyMs: number): void => {
  const timer = setInterval(() => socket.writable && socket.write(chunk()), everyMs)
  socket.on('close', () => clearInterval(timer))
}

const attempt = async (connected: (socket: Socket) => void, over: 'http' | 'https' = 'http') => {
  const opened: { socket: Socket; closed: Promise<void> }[] = []
  const { port, url } = await socketReceiver(socket => {
    opened.push({ socket, closed: new Promise(resolve => socket.on('close', () => resolve())) })
    socket.resume()
    connected(socket)
  })
  const { name } = receiverCertificate
  const to = sender({ totalMs, lookup: async () => [{ address: '127.0.0.1', family: 4 }] }, { privateHosts: [name] })
  const outcome = await to.send(call(over === 'http' ? url : `https://${name}:${port}/`))
  // Whoever it was, the connection is closed from our side; who never read has to read on to see it.
  for (const { socket } of opened) socket.resume()
  await Promise.all(opened.map(({ closed }) => closed))
  return outcome
}

describe('is let go when its time is over', () => {
  test.each<[what: string, over: 'http' | 'https', connected: (socket: Socket) => void]>([
    ['one that never answers', 'http', () => {}],
    ['one that never reads', 'http', socket => void socket.pause()],
    [
      'one that sends a byte of its head at a time',
      'http',
      socket => {
        const head = 'HTTP/1.1 200 OK\r\nx-slow: '
        let at = 0
        endlessly(socket, () => head[at++] ?? 'a', 5)
      },
    ],
    [
      'one that says 100 Continue for ever',
      'http',
      socket => endlessly(socket, () => 'HTTP/1.1 100 Continue\r\n\r\n', 5),
    ],
    ['one that is silent in the greeting of TLS', 'https', () => {}],
    [
      'one that drips the greeting of TLS',
      'https',
      socket => {
        // A record of a handshake of 16 384 bytes, of which one comes at a time.
        socket.write(Buffer.from([0x16, 0x03, 0x03, 0x40, 0x00]))
        endlessly(socket, () => '\u0000', 5)
      },
    ],
  ])('%s', async (_, over, connected) => {
    expect(await attempt(connected, over)).toEqual({ taken: false, fault: 'timeout', ms: expect.any(Number) })
  })

  test('one that does not even take the connection', async () => {
    // A socket that was never told to connect waits as one whose greeting nobody answers.
    const waiting = sender({ totalMs, connect: () => new Socket() })
    expect(await waiting.send(call('http://127.0.0.1:4351/'))).toMatchObject({ taken: false, fault: 'timeout' })
  })
})

describe('without other times than those of the service', () => {
  test('an attempt ends after ten seconds', async () => {
    const { promise: connected, resolve } = Promise.withResolvers<void>()
    const { url } = await socketReceiver(socket => {
      socket.resume()
      resolve()
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    let outcome: object | undefined
    const sent = sender()
      .send(call(url))
      .then(found => {
        outcome = found
      })
    await connected
    await vi.advanceTimersByTimeAsync(9999)
    expect(outcome).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await sent
    expect(outcome).toMatchObject({ taken: false, fault: 'timeout' })
  })

  test('the lookup of a name after three', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const never = Promise.withResolvers<never>()
    let outcome: object | undefined
    const sent = sender({ lookup: () => never.promise })
      .send(call('https://hooks.agency.example/'))
      .then(found => {
        outcome = found
      })
    await vi.advanceTimersByTimeAsync(2999)
    expect(outcome).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await sent
    expect(outcome).toMatchObject({ taken: false, fault: 'dns' })
    never.reject(new Error('the test is over'))
  })
})

describe('is no receiver', () => {
  test.each<[what: string, connected: (socket: Socket) => void]>([
    ['one that resets', socket => void socket.resetAndDestroy()],
    ['one that hangs up', socket => void socket.end()],
    ['one that hangs up in the middle of its head', socket => void socket.end('HTTP/1.1 200 OK\r\nx-a: ')],
    ['one that speaks no HTTP', socket => void socket.end('220 mail.example ESMTP\r\n')],
    ['one that sends an endless head', socket => endlessly(socket, () => `x: ${'a'.repeat(4000)}\r\n`, 0)],
    [
      'one whose head is longer than 8 KiB',
      socket => void socket.write(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(9000)}\r\ncontent-length: 0\r\n\r\n`),
    ],
    [
      'one with two lengths',
      socket => void socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\na'),
    ],
  ])('%s', async (_, connected) => {
    expect(await attempt(connected)).toEqual({ taken: false, fault: 'connect', ms: expect.any(Number) })
  })

  test('nobody at all', async () => {
    const { port } = await socketReceiver(() => {})
    const to = sender({ totalMs: 10_000, connect: () => connect(1, '127.0.0.1') })
    expect(await to.send(call(`http://127.0.0.1:${port}/`))).toMatchObject({ taken: false, fault: 'connect' })
  })

  test('one that resets in the greeting of TLS', async () => {
    const outcome = await attempt(socket => void socket.once('data', () => socket.resetAndDestroy()), 'https')
    expect(outcome).toMatchObject({ taken: false, fault: 'tls' })
  })
})

describe('is read no further than its status', () => {
  test('one whose body never ends', async () => {
    const outcome = await attempt(socket => {
      socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n')
      endlessly(socket, () => `400\r\n${'a'.repeat(1024)}\r\n`, 0)
    })
    expect(outcome).toMatchObject({ taken: true, status: 200 })
  })

  test('one whose body is packed small and would be large', async () => {
    const outcome = await attempt(socket => {
      socket.write('HTTP/1.1 500 No\r\ncontent-encoding: gzip\r\ncontent-length: 1000000\r\n\r\n\x1f')
    })
    expect(outcome).toMatchObject({ taken: false, fault: 'status', status: 500 })
  })

  test('one that would rather speak another protocol', async () => {
    const outcome = await attempt(socket => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n')
    })
    expect(outcome).toMatchObject({ taken: false, fault: 'status', status: 101 })
  })
})
