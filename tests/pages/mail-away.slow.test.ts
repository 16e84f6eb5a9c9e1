import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '../support/app.ts'
import { freePort } from '../support/process.ts'
import { password, visitor } from './visitor.ts'

/** Most milliseconds of an answer on a busy machine; most of it is the hash of a password. */
const answerMsMax = 120_000

/** A mail server, as far as there is one. */
interface Useless {
  port: number
  end(): void
}

/** A server that does something with each connection. */
const listening = async (onConnection: (socket: Socket) => void): Promise<Useless> => {
  const sockets: Socket[] = []
  const server = createServer(socket => {
    sockets.push(socket.on('error', () => {}))
    onConnection(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    end: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** Greets, and then says again and again that more is to come: whoever waits for what it says waits for as long as it speaks. */
const dawdle = (socket: Socket): void => {
  socket.write('220 mail.example ready\r\n')
  const timer = setInterval(() => socket.write('250-one moment\r\n'), 1000)
  socket.once('close', () => clearInterval(timer))
}

/** Mail servers that deliver nothing. */
const useless: readonly (readonly [what: string, start: () => Promise<Useless>])[] = [
  ['hangs', () => listening(() => {})],
  ['never comes to an end', () => listening(dawdle)],
  ['refuses every letter', () => listening(socket => socket.end('554 no mail today\r\n'))],
  ['is not there', async () => ({ port: Number(await freePort()), end: () => {} })],
]

test.each(useless)('with a mail server that %s a sign-up is answered at once, and as always', async (_what, start) => {
  const { port, end } = await start()
  const app = await startApp({ env: { MAIL_URL: `smtp://user:pass-of-mail@127.0.0.1:${port}` } })
  onTestFinished(async () => {
    // A service that ends waits for letters under way: for one that is being handed over as long as the server speaks.
    end()
    await app.close()
  }, 120_000)
  const email = 'ada@agency.example'
  // What the first of all requests loads is loaded by then.
  await visitor(app).post('/sign-in', { email, password })
  for (const [path, fields] of [
    ['/sign-up', { name: 'Ada', email, password }],
    ['/check-mail', { email }],
    ['/forgot', { email }],
  ] as const) {
    const startedAt = performance.now()
    const { status, to } = await visitor(app).post(path, fields)
    expect([path, status, to]).toEqual([path, 303, '/check-mail'])
    // Whoever waited for a letter would wait for as long as a server speaks, and one of them speaks without end.
    expect(performance.now() - startedAt).toBeLessThan(answerMsMax)
  }
  expect((await visitor(app).get('/check-mail')).text).not.toContain('outbox')
  const logged = JSON.stringify(app.logged)
  expect(logged).not.toMatch(/ada@agency|pass-of-mail|token=/)
})
