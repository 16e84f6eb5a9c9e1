import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '../support/app.ts'
import { freePort } from '../support/process.ts'
import { password, visitor } from './visitor.ts'

/** A server that does something with each connection, and goes with the test; gives its port. */
const listening = async (onConnection: (socket: Socket) => void): Promise<number> => {
  const sockets: Socket[] = []
  const server = createServer(socket => {
    sockets.push(socket.on('error', () => {}))
    onConnection(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Mail servers that deliver nothing. */
const useless: readonly (readonly [what: string, port: () => Promise<number>])[] = [
  ['hangs', () => listening(() => {})],
  ['refuses every letter', () => listening(socket => socket.end('554 no mail today\r\n'))],
  ['is not there', async () => Number(await freePort())],
]

test.each(useless)('with a mail server that %s a sign-up is answered at once, and as always', async (_what, portOf) => {
  const app = await startApp({ env: { MAIL_URL: `smtp://user:pass-of-mail@127.0.0.1:${await portOf()}` } })
  // A service that ends waits five seconds for letters under way, which none of these servers takes.
  onTestFinished(() => app.close(), 30_000)
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
    // A tenth of a second is the hash of a password; the server has five to say something, and ten to say the next.
    expect(performance.now() - startedAt).toBeLessThan(4500)
  }
  expect((await visitor(app).get('/check-mail')).text).not.toContain('outbox')
  const logged = JSON.stringify(app.logged)
  expect(logged).not.toMatch(/ada@agency|pass-of-mail|token=/)
})
