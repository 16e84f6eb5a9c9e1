import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { type Access, KiB } from '#contract/shared/access'
import { Refusal } from '#domain/core/refusal'
import { authenticate, type Gate } from '../http/authenticate.ts'
import { contextOf } from '../http/context.ts'
import { bodyBytes } from '../http/json-body.ts'
import { lazily } from '../http/lazily.ts'
import { inTurn } from '../http/steps.ts'
import type { Log } from '../ports/log.ts'
import type { WindowLimiter } from '../ports/window-limiter.ts'
import type { Origin } from './call.ts'
import type { Door } from './door.ts'

/** Where assistants reach the service in the Model Context Protocol. */
export const mcpPath = '/mcp'

/** Header with which the service marks its own requests for assistants, so that the log can tell them. */
const markHeader = 'x-mcp-call'

/** Requests a minute of one key that run no operation: greetings, lists, descriptions, calls of tools that there are not. */
const otherRequestsPerMinute = 60

/** Who may come in: the keys that reach the calculations from servers. */
const access: Access = { credentials: ['secret', 'sandbox'], quota: 'minute', bodyLimitBytes: 1024 * KiB, rules: [] }

/** What the door to assistants needs. */
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

/** Opens the door with the first request, since the packages of the protocol are loaded for it. */
type Opened = () => Promise<Door>

/** Counts what no operation counts, greetings, lists and calls that are refused here, in a minute of its own. */
const limited = ({ limiter }: McpDependencies, opened: Opened): RequestHandler =>
  async function limitOtherRequests(_req, res, next) {
    const { caller, rawBody } = contextOf(res)
    if (!caller || !rawBody) throw new Error('A request of an assistant was reached without a credential or a body.')
    const door = await opened()
    if (!door.runsOperation(messageOf(rawBody))) {
      const { taken, remaining, resetAt } = await limiter.take(`mcp:${caller.id}`, otherRequestsPerMinute)
      if (!taken) throw new Refusal('rate_limited', { window: { limit: otherRequestsPerMinute, remaining, resetAt } })
    }
    next()
  }

/** Hands a request to the protocol, with its bytes, which were read already, and where its calls go. */
const handed = (opened: Opened, mark: string): RequestHandler =>
  async function answerAssistant(req, res) {
    const { rawBody = Buffer.alloc(0), caller } = contextOf(res)
    const { answer } = await opened()
    const extra = { origin: originOf(req, res, mark) }
    await answer(
      {
        ...{ method: req.method, url: req.originalUrl, headers: req.headers },
        auth: { token: '', clientId: caller?.id ?? '', scopes: [], extra },
        async *[Symbol.asyncIterator]() {
          yield rawBody
        },
      },
      res,
    )
  }

/** The door to assistants, and the step that tells its own requests in the log. */
export const mcp = (deps: McpDependencies, version: string): { door: RequestHandler; noteCalls: RequestHandler } => {
  const mark = deps.newId()
  const opened: Opened = lazily(async () => (await import('./door.ts')).mcpDoor(version, deps.log))
  return {
    door: inTurn([
      function nameDoor(_req: Request, res: Response, next: NextFunction) {
        contextOf(res).operation = 'mcp'
        next()
      },
      authenticate(access, deps.gate),
      bodyBytes(access.bodyLimitBytes, deps.bodyTimeoutMs),
      limited(deps, opened),
      handed(opened, mark),
    ]),
    noteCalls: function noteCall(req, res, next) {
      if (req.headers[markHeader] === mark) contextOf(res).via = 'mcp'
      next()
    },
  }
}
