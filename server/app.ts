import type { AppRoute } from '@ts-rest/core'
import { createExpressEndpoints } from '@ts-rest/express'
import express, { type Express, type NextFunction, type Request, type RequestHandler, type Response } from 'express'
import { contract } from '#contract'
import type { Access } from '#contract/shared/access'
import { answerCheck } from './http/answer-check.ts'
import { authenticate, type Gate } from './http/authenticate.ts'
import { contextOf } from './http/context.ts'
import { cors } from './http/cors.ts'
import { docs, docsPaths } from './http/docs.ts'
import { errorHandler } from './http/errors.ts'
import { fail } from './http/failure.ts'
import { health } from './http/health.ts'
import { namedHost } from './http/host.ts'
import { jsonBody } from './http/json-body.ts'
import { type Observer, observe } from './http/observe.ts'
import { type Counters, quota } from './http/quota.ts'
import { type Replays, replay } from './http/replay.ts'
import { bodyIssues } from './http/schema-issues.ts'
import { securityHeaders } from './http/security-headers.ts'
import { unmatched } from './http/unmatched.ts'
import { type CommuneFinder, costs } from './routes/costs.ts'
import { data, type MarketView } from './routes/data.ts'
import { type Estimator, estimation } from './routes/estimation.ts'
import { evaluation } from './routes/evaluation.ts'
import { fiscal } from './routes/fiscal.ts'
import { propcalc } from './routes/propcalc.ts'

/** Everything of the outer world that the app needs; main.ts makes it, tests replace parts of it. */
export interface Deps extends Observer, Gate, Counters, Replays {
  estimate: Estimator
  officialCommune: CommuneFinder
  marketData: MarketView
  /** True when the stores answer. */
  ready(): Promise<boolean>
  trustProxy: number
  bodyTimeoutMs: number
  answerCheck: 'all' | 'sample'
}

type Routes = Record<string, Record<string, AppRoute>>

const routesById = (): [id: string, route: AppRoute][] =>
  // The contract is a tree of two levels, tags and operations; ts-rest's type admits any depth.
  Object.values(contract as Routes).flatMap(tag => Object.entries(tag))

const methodsByPath = (): Map<string, string[]> => {
  const methods = new Map<string, string[]>([
    ['/openapi.json', ['GET', 'HEAD']],
    ...docsPaths.map((path): [string, string[]] => [path, ['GET', 'HEAD']]),
    ['/health/live', ['GET', 'HEAD']],
    ['/health/ready', ['GET', 'HEAD']],
  ])
  for (const [, { method, path }] of routesById()) {
    const also = method === 'GET' ? ['GET', 'HEAD'] : [method]
    methods.set(path, [...(methods.get(path) ?? []), ...also])
  }
  return methods
}

/** A step that differs from route to route: made once for each, chosen by the route that matched. */
const perRoute = (make: (access: Access, id: string, route: AppRoute) => RequestHandler): TsRestStep => {
  // ts-rest types metadata as unknown; every route of this contract declares an Access.
  const steps = new Map(routesById().map(([id, route]) => [route, make(route.metadata as Access, id, route)]))
  return (req, res, next) => steps.get(req.tsRestRoute)?.(req, res, next)
}

type TsRestStep = (req: Request & { tsRestRoute: AppRoute }, res: Response, next: NextFunction) => void

const named = (id: string): RequestHandler => {
  return (_req, res, next) => {
    contextOf(res).operation = id
    next()
  }
}

const onlyWithBody = (method: string, step: RequestHandler): RequestHandler =>
  method === 'GET' ? (_req, _res, next) => next() : step

/** What happens between the match of a route and its handler, in order: nobody sends a body without a key. */
const steps = (deps: Deps): TsRestStep[] => {
  const check = answerCheck(deps.answerCheck, deps.log)
  return [
    perRoute((_access, id) => named(id)),
    perRoute((_access, _id, route) => check(route)),
    perRoute(access => authenticate(access, deps)),
    quota(deps),
    perRoute(({ bodyLimitBytes }, _id, { method }) =>
      onlyWithBody(method, jsonBody(bodyLimitBytes, deps.bodyTimeoutMs)),
    ),
    perRoute((_access, _id, { method }) => onlyWithBody(method, replay(deps))),
  ]
}

/** The service as an Express app, in reading order: name, headers, routes, open paths, what nothing took, failures. */
export const createApp = (deps: Deps): Express => {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', false)
  // One path, one spelling: capitals or a slash at the end make another path.
  app.enable('case sensitive routing')
  app.enable('strict routing')
  app.set('trust proxy', deps.trustProxy)
  app.use(observe(deps), securityHeaders, cors, namedHost)
  const routes = {
    estimation: estimation(deps),
    evaluation: evaluation(),
    costs: costs(deps),
    fiscal: fiscal(),
    propcalc: propcalc(deps),
    data: data(deps),
  }
  createExpressEndpoints(contract, routes, app, {
    globalMiddleware: steps(deps),
    requestValidationErrorHandler: ({ body }, req, res) =>
      fail(res, 'invalid_request', { issues: bodyIssues(body, req.body, req.tsRestRoute) }),
    logInitialization: false,
  })
  app.use('/health', health(deps.ready))
  app.use(docs())
  app.use(unmatched(methodsByPath()))
  app.use(errorHandler(deps.log))
  return app
}
