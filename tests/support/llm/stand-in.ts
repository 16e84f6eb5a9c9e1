import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Obedience } from './obedience.ts'
import { play, scenarioNames } from './scenarios.ts'
import { modelRequestOf, type Wire } from './wires.ts'

/** One request as it came. */
interface Received {
  method: string
  path: string
  headers: IncomingHttpHeaders
  /** The body as JSON; undefined where there is none. */
  body: unknown
  /** Whether the client disconnected before the answer was sent. */
  wasLeft: boolean
}

/** A server that speaks like providers of language models and is none. */
export interface StandIn {
  /** Root of both interfaces, as GROQ_URL, OPENAI_URL or ANTHROPIC_URL. */
  url: string
  /** The last requests, oldest first. */
  received: Received[]
  close(): Promise<void>
}

/** Requests that are remembered. */
const receivedMax = 500

const bodyOf = async (req: IncomingMessage): Promise<unknown> => {
  const pieces: Buffer[] = []
  for await (const piece of req) pieces.push(piece)
  const text = Buffer.concat(pieces).toString('utf8')
  return text === '' ? undefined : JSON.parse(text)
}

const wireOf = (path: string): Wire | undefined => {
  if (path.endsWith('/chat/completions')) return 'chat'
  return path.endsWith('/messages') ? 'messages' : undefined
}

const sendJson = (res: ServerResponse, body: object): void => {
  res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

const answering = (received: Received[], obey: Obedience | undefined) => {
  const seen = new Set<string>()
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { method = '', url: path = '', headers } = req
    if (path === '/received') return sendJson(res, received)
    const body = await bodyOf(req)
    const entry: Received = { method, path, headers, body, wasLeft: false }
    received.push(entry)
    received.splice(0, received.length - receivedMax)
    res.once('close', () => {
      entry.wasLeft = !res.writableFinished
    })
    if (method === 'GET' && path.endsWith('/models'))
      return sendJson(res, { object: 'list', data: scenarioNames.map(id => ({ id, object: 'model' })) })
    const wire = method === 'POST' ? wireOf(path) : undefined
    if (!wire) return sendJson(res.setHeader('X-Elsewhere', 'yes'), { text: 'Nothing is here.' })
    const text = JSON.stringify(body)
    const isRepeat = seen.has(text)
    seen.add(text)
    const key = headers['x-api-key']?.toString() ?? headers.authorization?.replace('Bearer ', '')
    const request = modelRequestOf(wire, body as Parameters<typeof modelRequestOf>[1])
    const model = request.model === 'stand-in' && obey !== undefined ? `obey-${obey}` : request.model
    await play({ ...request, model, key }, res, isRepeat)
  }
}

/** Starts a stand-in on this machine; its model `stand-in` is the honest one, or obeys as far as is said. */
export const startStandIn = async (port = 0, obey?: Obedience): Promise<StandIn> => {
  const received: Received[] = []
  const answer = answering(received, obey)
  const server = createServer((req, res) => {
    answer(req, res).catch(() => res.destroy())
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server that listens has an address of this form.
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${taken}/v1`,
    received,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
