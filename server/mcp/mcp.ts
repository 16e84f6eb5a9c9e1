import type { Request, RequestHandler, Response } from 'express'
import { type Access, KiB } from '#contract/shared/access'
import { Refusal } from '#domain/core/refusal'
import { bodyBytes } from '../http/bodies/json-body.ts'
import { authenticateKey, type Gate } from '../http/credentials/authenticate.ts'
import { answered, chain, checking, type Step } from '../http/pipeline/chain.ts'
import { contextOf, type Facts } from '../http/pipeline/context.ts'
import { lazily } from '../http/pipeline/lazily.ts'
import type { ApiKey } from '../ports/key-store.ts'
import type { Log } from '../ports/log.ts'
import type { WindowLimiter } from '../ports/window-limiter.ts'
import type { Origin } from './call.ts'
import type { McpProtocol } from './protocol.ts'

/** Where assistants reach the service in the Model Context Protocol. */
export const mcpPath = '/mcp'

/** Header with which the service marks its own requests for assistants, so that the log can tell them. */
const markHeader = 'x-mcp-call'

/** Requests a minute of one key that run no operation: handshakes, lists, descriptions, calls of unknown tools. */
const otherRequestsPerMinute = 60

/** Admits the keys of servers, and no publishable one. */
const access: Access = { credentials: ['secret', 'sandbox'], quota: 'minute', bodyLimitBytes: 1024 * KiB, rules: [] }

/** What the handler of assistants needs. */
export interface McpDependencies {
  gate: Gate
  limiter: WindowLimiter
  log: Log
  bodyTimeoutMs: number
  newId(): string
}

/** Headers of the caller that go along with each call of an operation. */
const passed = [
  ...['host', 'authorization', 'x-api-key', 'x-forwarded-for', 'x-forwarded-proto'],
  // A scenario may act on the first attempts alone, by their count.
  ...['x-sandbox-scenario', 'x-retry-count'],
]

const originOf = (req: Request, res: Response, mark: string): Origin => ({
  host: req.socket.localAddress ?? '127.0.0.1',
  port: req.socket.localPort ?? 0,
  headers: {
    ...Object.fromEntries(
      passed.flatMap((name): [string, string][] => {
        const value = req.headers[name]
        return typeof value === 'string' ? [[name, value]] : []
      }),
    ),
    'x-request-id': contextOf(res).requestId,
    [markHeader]: mark,
  },
})

/** What was sent, where it is JSON; the package answers what is not. */
const messageOf = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

/** Loads the packages of the protocol with the first request for them. */
type Load = () => Promise<McpProtocol>

type Message = Pick<Facts, 'body'> & { caller: ApiKey }

/** Counts messages that run no operation in a minute of their own; operations count the others. */
const limited = ({ limiter }: McpDependencies, load: Load): Step<Message> =>
  checking(async function limitOtherRequests(_req, _res, { caller, body }) {
    const { runsOperation } = await load()
    if (runsOperation(messageOf(body))) return
    const { taken, remaining, resetAt } = await limiter.take(`mcp:${caller.id}`, otherRequestsPerMinute)
    if (!taken) throw new Refusal('rate_limited', { window: { limit: otherRequestsPerMinute, remaining, resetAt } })
  })

/** Gives a request to the protocol, with its bytes, which were read already, and the address for its own calls. */
const answerMessage = (load: Load, mark: string): Step<Message> =>
  checking(async function answerAssistant(req, res, { caller, body }) {
    const { answer } = await load()
    const extra = { origin: originOf(req, res, mark), day: contextOf(res).day }
    await answer(
      {
        ...{ method: req.method, url: req.originalUrl, headers: req.headers },
        auth: { token: '', clientId: caller.id, scopes: [], extra },
        async *[Symbol.asyncIterator]() {
          yield body
        },
      },
      res,
    )
    return answered
  })

/** The handler of requests of assistants, and the middleware that tells its own requests in the log. */
export const mcp = (deps: McpDependencies, version: string): { handler: RequestHandler; noteCalls: RequestHandler } => {
  const mark = deps.newId()
  const load: Load = lazily(async () => (await import('./protocol.ts')).mcpProtocol(version, deps.log))
  const named: Step = checking(function nameOperation(_req, res) {
    contextOf(res).notes.operation = 'mcp'
  })
  return {
    handler: chain()
      .use(named)
      .use(authenticateKey(access, deps.gate))
      .use(bodyBytes(access.bodyLimitBytes, deps.bodyTimeoutMs))
      .use(limited(deps, load))
      .use(answerMessage(load, mark))
      .middleware(),
    noteCalls: function noteCall(req, res, next) {
      if (req.headers[markHeader] === mark) contextOf(res).notes.via = 'mcp'
      next()
    },
  }
}
