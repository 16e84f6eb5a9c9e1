import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import type { SenderNetwork } from '#server/adapters/webhooks/webhook-sender'
import { createWebhookSender, type SenderRules } from '#server/adapters/webhooks/webhook-sender'
import type { WebhookCall } from '#server/ports/webhooks'
import { receiverCertificate } from '../../support/receiver-certificate.ts'

/** Secret of every test, as the service makes them: 32 bytes. */
export const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

/** The moment at which the tests send. */
export const now = new Date('2026-11-21T10:00:00.000Z')

/** Rules of a service on this machine, so that plain receivers of the test may be asked. */
const rules: SenderRules = {
  publicUrl: undefined,
  isLoopback: true,
  privateHosts: [],
  ownPort: 3000,
  now: () => now,
  trace: () => undefined,
}

/** An attempt on an address. */
export const call = (url: string): WebhookCall => ({
  url,
  secrets: [secret],
  id: 'dlv_1',
  event: { type: 'webhook.test', timestamp: now.toISOString(), data: { webhookId: 'whk_é' } },
})

/** A sender of the tests; `network` replaces what a case is about. */
export const sender = (network: Partial<SenderNetwork> = {}, more: Partial<SenderRules> = {}) =>
  createWebhookSender({ ...rules, ...more }, network)

const listening = async (server: Server): Promise<number> => {
  const sockets = new Set<Socket>()
  server.on('connection', socket => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise(resolve => server.close(resolve))
  })
  return (server.address() as AddressInfo).port
}

/** A receiver that speaks HTTP; its address and port. */
export const receiver = async (listener: RequestListener) => {
  const port = await listening(createServer(listener))
  return { port, url: `http://127.0.0.1:${port}/valorem?a=1` }
}

/** A receiver over TLS with the certificate of the tests. */
export const secureReceiver = async (listener: RequestListener) => {
  const { key, cert } = receiverCertificate
  return { port: await listening(createSecureServer({ key, cert }, listener)) }
}

/** A receiver that does with a connection what it wants. */
export const socketReceiver = async (connected: (socket: Socket) => void) => {
  const port = await listening(createSocketServer(connected))
  return { port, url: `http://127.0.0.1:${port}/valorem` }
}
