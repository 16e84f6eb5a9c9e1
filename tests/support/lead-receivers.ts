import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Server, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** What a contact reaches its organisation by. */
export type Way = 'letter' | 'webhook'

/** A contact that reached a receiver whole. */
export interface Arrival {
  way: Way
  /** `dlv_…`: of the `Message-ID`, or the `webhook-id`. */
  id: string
  /** What was said, as it came over the wire. */
  raw: string
  headers: Readonly<Record<string, unknown>>
  /** Whether the receiver has answered that it took it; false while it has not, and for good where it could not. */
  isAnswered: boolean
}

/** How far a receiver is with a contact: somebody called, it is there whole, its answer has left. */
export type Step = 'called' | 'arrived' | 'answered'

/** What becomes of a contact after a step. */
type OnStep = 'cut' | 'goOn'

/** A mail server and a receiver of webhooks on this machine, both of the real protocol. */
export interface LeadReceivers {
  mailUrl: string
  hookUrl: string
  arrivals: Arrival[]
  /** Letters of other kinds, whole: what owners are told. */
  notices: string[]
  /** Status that the webhook answers with; 204 takes the contact. */
  hookStatus: number
  /** Told of each step before anything further happens; one that gives `cut` leaves the contact without an answer. */
  onStep: (way: Way, step: Step) => OnStep | Promise<OnStep>
  /** The mail server is not there any more: nobody takes a connection on its port. */
  closeMail(): Promise<void>
  openMail(): Promise<void>
  close(): Promise<void>
}

const port = (server: Server): number => (server.address() as AddressInfo).port

const mailServer = (receivers: LeadReceivers): SMTPServer => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => void Promise.resolve(receivers.onStep('letter', 'called')).then(() => done()),
    onData: (stream, _session, done) => {
      const took = async (raw: string): Promise<void> => {
        const id = /^Message-ID: <(dlv_[0-9a-f]+)@/im.exec(raw)?.[1]
        // Letters to owners are no contacts.
        if (id === undefined) {
          receivers.notices.push(raw)
          return done()
        }
        const arrival = { way: 'letter' as const, id, raw, headers: {}, isAnswered: false }
        receivers.arrivals.push(arrival)
        if ((await receivers.onStep('letter', 'arrived')) === 'cut') return
        arrival.isAnswered = true
        done()
        // Written by the server within this turn of the loop.
        setImmediate(() => void receivers.onStep('letter', 'answered'))
      }
      // One that is cut off before its end has not arrived.
      text(stream).then(took, () => done())
    },
  })
  // A sender that is killed cuts its connections.
  server.on('error', () => {})
  return server
}

const hookServer = (receivers: LeadReceivers) =>
  createServer(async (request, response) => {
    response.on('error', () => {})
    await receivers.onStep('webhook', 'called')
    const raw = await text(request).catch(() => undefined)
    if (raw === undefined) return
    const id = String(request.headers['webhook-id'])
    const arrival = { way: 'webhook' as const, id, raw, headers: request.headers, isAnswered: false }
    receivers.arrivals.push(arrival)
    if ((await receivers.onStep('webhook', 'arrived')) === 'cut') return
    arrival.isAnswered = true
    response.writeHead(receivers.hookStatus).end(() => void receivers.onStep('webhook', 'answered'))
  })

/** Opens both receivers. */
export const leadReceivers = async (): Promise<LeadReceivers> => {
  const sockets = new Set<Socket>()
  const listening = async (server: Server, at: number): Promise<number> => {
    server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    })
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    return port(server)
  }
  const ended = (server: { close(done: () => void): unknown }): Promise<void> => {
    const closed = new Promise<void>(resolve => void server.close(resolve))
    for (const socket of sockets) socket.destroy()
    return closed
  }
  let mail: SMTPServer | undefined
  const receivers: LeadReceivers = {
    ...{ mailUrl: '', hookUrl: '', arrivals: [], notices: [], hookStatus: 204, onStep: () => 'goOn' },
    closeMail: async () => {
      if (mail) await ended(mail)
      mail = undefined
    },
    openMail: async () => {
      mail = mailServer(receivers)
      const at = await listening(mail.server, Number(new URL(receivers.mailUrl || 'smtp://x').port))
      receivers.mailUrl = `smtp://127.0.0.1:${at}`
    },
    close: async () => {
      await receivers.closeMail()
      await ended(hooks)
    },
  }
  const hooks = hookServer(receivers)
  receivers.hookUrl = `http://127.0.0.1:${await listening(hooks, 0)}/contacts`
  await receivers.openMail()
  return receivers
}
