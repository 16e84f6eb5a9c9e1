import express, { type Express, type RequestHandler } from 'express'
import { calculation } from '#contract/shared/access'
import { authenticate, type Gate } from './http/authenticate.ts'
import { contextOf } from './http/context.ts'
import { cors } from './http/cors.ts'
import { docs, docsPaths } from './http/docs.ts'
import { mountOperations } from './http/door.ts'
import { errorHandler } from './http/errors.ts'
import { type HandingOver, handOver } from './http/hand-over.ts'
import { health } from './http/health.ts'
import { namedHost } from './http/host.ts'
import { bodyBytes, parseBody } from './http/json-body.ts'
import { jwks, jwksPath } from './http/jwks.ts'
import { type Observer, observe } from './http/observe.ts'
import { type Counters, quota, quotaOfFailed } from './http/quota.ts'
import { idempotencyKeyOf, type Replays, replay } from './http/replay.ts'
import { securityHeaders } from './http/security-headers.ts'
import { sessionQuota } from './http/session-quota.ts'
import { inTurn, type Step } from './http/steps.ts'
import { unmatched } from './http/unmatched.ts'
import { answerCheck } from './operations/answer-check.ts'
import { everyOperation, type Operation } from './operations/operation.ts'
import { operations } from './operations.ts'
import { pages } from './pages/pages.ts'
import type { Accounts } from './ports/accounts.ts'
import { account } from './routes/account.ts'
import { calculations, type Prices } from './routes/calculations.ts'
import { data, type MarketView } from './routes/data.ts'
import type { AccountServices } from './services/account/seam.ts'

/** Everything of the outer world that the app needs; main.ts makes it, tests replace parts of it. */
export interface Deps extends Observer, Gate, Counters, Replays, Prices, HandingOver {
  marketData: MarketView
  /** Persons and what they may do; undefined where there are no accounts. */
  account: { accounts: Accounts; services: AccountServices } | undefined
  /** True when the stores answer. */
  ready(): Promise<boolean>
  trustProxy: number
  bodyTimeoutMs: number
  answerCheck: 'all' | 'sample'
}

/** Paths that are served beside the operations. */
const openPaths = ['/openapi.json', ...docsPaths, '/health/live', '/health/ready']

const methodsByPath = (served: readonly Operation[], paths: readonly string[]): Map<string, string[]> => {
  const methods = new Map(paths.map((path): [string, string[]] => [path, ['GET', 'HEAD']]))
  for (const { method, path } of served) {
    const also = method === 'GET' ? ['GET', 'HEAD'] : [method]
    methods.set(path, [...(methods.get(path) ?? []), ...also])
  }
  return methods
}

/** Notes for the log which operation a request is for. */
const named = (id: string): RequestHandler =>
  function nameOperation(_req, res, next) {
    contextOf(res).operation = id
    next()
  }

/** Whether another thread answers an operation: those that take more than the usual body may calculate for long. */
const isHandedOver = ({ access }: Operation): boolean => access.bodyLimitBytes > calculation.bodyLimitBytes

/** Notes the Idempotency-Key of an operation that keeps it itself. */
const notedRepeat: RequestHandler = function noteRepeat(req, res, next) {
  const key = idempotencyKeyOf(req)
  if (key !== undefined) contextOf(res).idempotencyKey = key
  next()
}

/** What happens between the match of an account route and its handler. */
const accountSteps = (deps: Deps): ((operation: Operation) => Step[]) => {
  const counted = sessionQuota(deps.limiter)
  return ({ id, access, body, method }) => [
    named(id),
    authenticate(access, deps),
    counted,
    ...(body ? [bodyBytes(access.bodyLimitBytes, deps.bodyTimeoutMs), parseBody] : []),
    ...(method === 'POST' && body ? [notedRepeat] : []),
  ]
}

/** What happens between the match of a route and its handler, in order: nobody sends a body without a key. */
const stepsOf = (deps: Deps): ((operation: Operation) => Step[]) => {
  const counted = quota(deps)
  const repeated = replay(deps)
  const failed = quotaOfFailed(deps)
  /** The body is parsed before its repeats are looked up; what another thread answers is parsed there. */
  const bodySteps = (operation: Operation): Step[] => {
    const { id, access } = operation
    const read = bodyBytes(access.bodyLimitBytes, deps.bodyTimeoutMs)
    return isHandedOver(operation) ? [read, repeated, failed, handOver(id, deps)] : [read, parseBody, repeated, failed]
  }
  const ofAccount = accountSteps(deps)
  return operation =>
    operation.access.quota === 'account'
      ? ofAccount(operation)
      : [
          named(operation.id),
          authenticate(operation.access, deps),
          counted,
          ...(operation.method === 'GET' ? [] : bodySteps(operation)),
        ]
}

/** The service as an Express app, in reading order: name, headers, pages, routes, open paths, what nothing took, failures. */
export const createApp = (deps: Deps): Express => {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', false)
  // One path, one spelling: capitals or a slash at the end make another path.
  app.enable('case sensitive routing')
  app.enable('strict routing')
  app.set('trust proxy', deps.trustProxy)
  const running = operations(
    { ...calculations(deps), data: data(deps), ...(deps.account && { account: account(deps.account) }) },
    { check: answerCheck(deps.answerCheck, deps.log), log: deps.log, now: deps.now },
  )
  const served = everyOperation.filter(({ access }) => deps.account !== undefined || access.quota !== 'account')
  const [literal, parametric] = mountOperations(served, running, stepsOf(deps))
  const shown = pages(deps.account && { ...deps, accounts: deps.account.services })
  app.use(inTurn([observe(deps), securityHeaders, cors, namedHost, shown, literal]))
  app.use(parametric)
  app.use('/health', health(deps.ready))
  app.use(docs())
  if (deps.account) app.use(jwks(deps.account.accounts))
  app.use(unmatched(methodsByPath(served, [...openPaths, ...(deps.account ? [jwksPath] : [])])))
  app.use(errorHandler(running))
  return app
}
