import express, { type Express, type RequestHandler } from 'express'
import { calculation } from '#contract/shared/access'
import { apiVersion } from '#contract/shared/version'
import type { PriceCoverage } from '#domain/estimation/price-coverage'
import { countryList } from '#domain/law/country-list'
import { headAnswers } from './http/answer-head.ts'
import { authenticate, type Gate } from './http/authenticate.ts'
import { contextOf } from './http/context.ts'
import { cors } from './http/cors.ts'
import { docs, docsPaths } from './http/docs.ts'
import { mountOperations } from './http/door.ts'
import { errorHandler } from './http/errors.ts'
import { golden, goldenPaths } from './http/golden.ts'
import { type HandingOver, handOver, handReading } from './http/hand-over.ts'
import { health } from './http/health.ts'
import { namedHost } from './http/host.ts'
import { bodyBytes, parseBody, parseUpTo } from './http/json-body.ts'
import { jwks, jwksPath } from './http/jwks.ts'
import { lazyHandler } from './http/lazily.ts'
import { methodsByPath } from './http/methods.ts'
import { knowOwners, type ModelOwners, settleModelCall } from './http/model-call.ts'
import { type Observer, observe } from './http/observe.ts'
import { type Counters, quota, quotaOfFailed } from './http/quota.ts'
import { idempotencyKeyOf, type Replays, replay } from './http/replay.ts'
import { reportLuggage } from './http/report-luggage.ts'
import { type Scenarios, scenarioSteps } from './http/scenario.ts'
import { securityHeaders } from './http/security-headers.ts'
import { sessionQuota } from './http/session-quota.ts'
import { inTurn, type Step } from './http/steps.ts'
import { unmatched } from './http/unmatched.ts'
import { widget, widgetPaths } from './http/widget.ts'
import { mcp, mcpPath } from './mcp/mcp.ts'
import { answerCheck } from './operations/answer-check.ts'
import { everyOperation } from './operations/every-operation.ts'
import type { Operation } from './operations/operation.ts'
import { operations } from './operations.ts'
import { pages } from './pages/pages.ts'
import type { Accounts } from './ports/accounts.ts'
import { account } from './routes/account.ts'
import { ai } from './routes/ai.ts'
import { calculations, type Prices } from './routes/calculations.ts'
import { data, type MarketView } from './routes/data.ts'
import type { AccountServices } from './services/account/seam.ts'
import type { DocumentReading } from './services/extraction.ts'
import type { Writing } from './services/writing.ts'

/** Everything of the outer world that the app needs; main.ts makes it, tests replace parts of it. */
export interface Deps extends Observer, Gate, Counters, Replays, Prices, HandingOver, ModelOwners, Scenarios {
  marketData: MarketView
  /** Where the reference prices come from, as the page of limits tells it. */
  priceCoverage: PriceCoverage
  /** What language models write. */
  writing: Writing
  /** What language models read out of files. */
  reading: DocumentReading
  /** Persons and what they may do; undefined where there are no accounts. */
  account: { accounts: Accounts; services: AccountServices; prepare(): void } | undefined
  /** True when the stores answer. */
  ready(): Promise<boolean>
  /** The shared key; undefined where it is off. */
  sandboxApiKey: string | undefined
  trustProxy: number
  answerCheck: 'all' | 'sample'
}

/** Paths that are served beside the operations. */
const openPaths = [...docsPaths, ...widgetPaths, ...goldenPaths, '/health/live', '/health/ready']

/** The methods of every path: of the operations, of the door for assistants, and of what is only read. */
const everyMethod = (served: readonly Operation[], paths: readonly string[]): Map<string, string[]> =>
  methodsByPath([...paths.map(path => ({ method: 'GET', path })), { method: 'POST', path: mcpPath }, ...served])

/** Notes for the log which operation a request is for. */
const named = (id: string): RequestHandler =>
  function nameOperation(_req, res, next) {
    contextOf(res).operation = id
    next()
  }

/** Longest body that the event loop itself parses. */
const parsedHereMax = calculation.bodyLimitBytes

/**
 * Whether another thread answers an operation: those that take more than the usual body may calculate for long. Those that
 * ask a language model wait and do not calculate; for them the other thread reads large bodies alone.
 */
const isHandedOver = ({ access }: Operation): boolean => access.bodyLimitBytes > parsedHereMax && !access.ownKeys

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
  const failed = quotaOfFailed(deps)
  const owned = knowOwners(deps)
  /** The body is parsed before its repeats are looked up; what another thread answers is parsed there. */
  const bodySteps = (operation: Operation, slowed: readonly Step[]): Step[] => {
    const { id, access } = operation
    const read = [bodyBytes(access.bodyLimitBytes, deps.bodyTimeoutMs), ...slowed]
    const repeated = replay(deps, access)
    const luggage = access.quota === 'report' ? reportLuggage(deps.sessions) : undefined
    if (isHandedOver(operation)) return [...read, repeated, failed, handOver(id, deps, luggage)]
    if (!access.ownKeys) return [...read, parseBody, repeated, failed]
    return [...read, parseUpTo(parsedHereMax), repeated, failed, handReading(id, parsedHereMax, deps)]
  }
  const ofAccount = accountSteps(deps)
  return operation => {
    if (operation.access.quota === 'account') return ofAccount(operation)
    const { ofSandbox, ofOthers, slowed } = scenarioSteps(operation, deps)
    return [
      named(operation.id),
      authenticate(operation.access, deps),
      ...ofSandbox,
      ...(operation.access.ownKeys ? [owned] : []),
      quota(deps, operation.access.quota),
      ...ofOthers,
      ...(operation.method === 'GET' ? slowed : bodySteps(operation, slowed)),
    ]
  }
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
  headAnswers(app.response)
  const running = operations(
    { ...calculations(deps), data: data(deps), ai: ai(deps), ...(deps.account && { account: account(deps.account) }) },
    { every: everyOperation, check: answerCheck(deps.answerCheck, deps.log), log: deps.log, now: deps.now },
  )
  const served = everyOperation.filter(({ access }) => deps.account !== undefined || access.quota !== 'account')
  const [literal, parametric] = mountOperations(served, running, stepsOf(deps), operation =>
    settleModelCall(operation, deps),
  )
  const shown = pages(deps.account && { ...deps, ...deps.account, accounts: deps.account.services }, deps)
  const assistants = mcp(deps, apiVersion)
  app.use(inTurn([observe(deps), assistants.noteCalls, securityHeaders, cors, namedHost, shown, literal]))
  app.use(parametric)
  app.post(mcpPath, assistants.door)
  app.use('/health', health(deps.ready))
  const docsSettings = { ...deps, hasAccounts: deps.account !== undefined, countries: countryList }
  app.use(docs(lazyHandler(async () => (await import('./pages/docs/router.ts')).docsPages(docsSettings))))
  app.use(widget())
  app.use(golden())
  if (deps.account) app.use(jwks(deps.account.accounts))
  app.use(unmatched(everyMethod(served, [...openPaths, ...(deps.account ? [jwksPath] : [])])))
  app.use(errorHandler(running))
  return app
}
