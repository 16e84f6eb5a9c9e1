import type { Request, RequestHandler, Response } from 'express'
import { type Access, KiB } from '#contract/shared/access'
import { Refusal } from '#domain/core/refusal'
import { readJsonBytes } from '../http/bodies/json-body.ts'
import { type AuthDependencies, authenticateKey } from '../http/credentials/authenticate.ts'
import { chainEnd, createCheckStep, type Step, startChain } from '../http/request/chain.ts'
import { type Facts, getContext } from '../http/request/context.ts'
import { loadLazily } from '../http/request/lazy-handler.ts'
import type { ApiKey } from '../ports/key-store.ts'
import type { Log } from '../ports/log.ts'
import type { WindowLimiter } from '../ports/window-limiter.ts'
import type { Origin } from './call.ts'
import type { McpProtocol } from './protocol.ts'

/** Path of the Model Context Protocol endpoint. */
export const mcpPath = '/mcp'

/** Header that marks the service's own requests for assistants, to distinguish them in the log. */
const markHeader = 'x-mcp-call'

/**
 * Rate limit per key for requests that run no operation: handshakes, lists, descriptions, calls of unknown tools. Each tool can
 * be described, and each page read, once a minute.
 */
const otherRequestsPerMinute = 90

/** Admits secret and sandbox keys, no publishable ones. */
const access: Access = { credentials: ['secret', 'sandbox'], quota: 'minute', bodyLimitBytes: 1024 * KiB, rules: [] }

/** Dependencies of the MCP handler. */
export interface McpDependencies {
  auth: AuthDependencies
  limiter: WindowLimiter
  log: Log
  bodyTimeoutMs: number
  newId(): string
}

/** Request headers of the caller that are forwarded with each operation call. */
const forwardedHeaders = [
  ...['host', 'authorization', 'x-api-key', 'x-forwarded-for', 'x-forwarded-proto'],
  // A sandbox scenario may fail only the first attempts, by retry count.
  ...['x-sandbox-scenario', 'x-retry-count'],
]

const createCallOrigin = (req: Request, res: Response, mark: string): Origin => ({
  host: req.socket.localAddress ?? '127.0.0.1',
  port: req.socket.localPort ?? 0,
  headers: {
    ...Object.fromEntries(
      forwardedHeaders.flatMap((name): [string, string][] => {
        const value = req.headers[name]
        return typeof value === 'string' ? [[name, value]] : []
      }),
    ),
    'x-request-id': getContext(res).requestId,
    [markHeader]: mark,
  },
})

/** Parses the body; undefined for invalid JSON, which the SDK rejects. */
const parseMessage = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

/** Loads the protocol packages lazily, on the first request. */
type Load = () => Promise<McpProtocol>

type Message = Pick<Facts, 'body'> & { caller: ApiKey }

/** Rate limit for messages that run no operation; the others are counted by their operations. */
const limitNonOperations = ({ limiter }: McpDependencies, load: Load): Step<Message> =>
  createCheckStep(async function limitOtherRequests(_req, _res, { caller, body }) {
    const { runsOperation } = await load()
    if (runsOperation(parseMessage(body))) return
    const { taken, remaining, resetAt } = await limiter.take(`mcp:${caller.id}`, otherRequestsPerMinute)
    if (!taken) throw new Refusal('rate_limited', { window: { limit: otherRequestsPerMinute, remaining, resetAt } })
  })

/** Passes a request to the protocol handler, with its buffered body and the origin for its own calls. */
const respondToMessage = (load: Load, mark: string): Step<Message> =>
  createCheckStep(async function answerAssistant(req, res, { caller, body }) {
    const { answer } = await load()
    const extra = { origin: createCallOrigin(req, res, mark), day: getContext(res).day }
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
    return chainEnd
  })

/** Creates the MCP request handler, and the middleware that marks its own requests in the log. */
export const createMcpHandlers = (
  deps: McpDependencies,
  version: string,
): { handler: RequestHandler; noteCalls: RequestHandler } => {
  const mark = deps.newId()
  const load: Load = loadLazily(async () => (await import('./protocol.ts')).createMcpProtocol(version, deps.log))
  const named: Step = createCheckStep(function nameOperation(_req, res) {
    getContext(res).notes.operation = 'mcp'
  })
  return {
    handler: startChain()
      .use(named)
      .use(authenticateKey(access, deps.auth))
      .use(readJsonBytes(access.bodyLimitBytes, deps.bodyTimeoutMs))
      .use(limitNonOperations(deps, load))
      .use(respondToMessage(load, mark))
      .middleware(),
    noteCalls: function noteCall(req, res, next) {
      if (req.headers[markHeader] === mark) getContext(res).notes.via = 'mcp'
      next()
    },
  }
}
