import express, { type Express, type RequestHandler, type Router } from 'express'
import { contract } from '#contract'
import { apiVersion } from '#contract/shared/version'
import { listLawChanges } from '#domain/law/changes'
import { countryList } from '#domain/law/country-list'
import { luxembourgLineLaw } from '#domain/law/lu/line-law'
import { languages } from '#languages/registry'
import { bufferHeaders } from '../http/answers/buffered-headers.ts'
import { handleCors } from '../http/answers/cors.ts'
import { createErrorHandler } from '../http/answers/errors.ts'
import { createJwksRouter, jwksPath } from '../http/credentials/jwks.ts'
import { createDocsRouter } from '../http/files/docs.ts'
import { createSecurityTextRouter, securityTextPath } from '../http/files/security-text.ts'
import type { Counters } from '../http/limits/quota.ts'
import { mountContractRoutes } from '../http/pipeline/contract-routes.ts'
import { requireHost } from '../http/pipeline/host.ts'
import { groupMethodsByPath } from '../http/pipeline/methods.ts'
import { observe } from '../http/pipeline/observe.ts'
import { createStepBuilder, type StepParts } from '../http/pipeline/operation-steps.ts'
import { parseExpressQuery } from '../http/pipeline/query.ts'
import { runSequentially } from '../http/pipeline/run-sequentially.ts'
import { createToldActHandler, toldActPath } from '../http/pipeline/told-act.ts'
import { createUnmatchedHandler } from '../http/pipeline/unmatched.ts'
import { createLazyHandler } from '../http/request/lazy-handler.ts'
import { createHealthRouter } from '../http/server/health.ts'
import { createDocumentDrawer } from '../http/workers/drawn-document.ts'
import { createMcpHandlers, mcpPath } from '../mcp/mcp.ts'
import { createAnswerCheck } from '../operations/answer-check.ts'
import { everyOperation } from '../operations/every-operation.ts'
import { listOperations, type Operation } from '../operations/operation.ts'
import { createOperations, type Operations } from '../operations/operations.ts'
import type { AccountPagesDependencies } from '../pages/account/router.ts'
import { createLazyNotFound, createPages } from '../pages/pages.ts'
import type { Tracing } from '../ports/tracing.ts'
import { createAccountHandlers } from '../routes/account.ts'
import { createAiHandlers } from '../routes/ai.ts'
import { createCalculationHandlers } from '../routes/calculations.ts'
import { createDataHandlers } from '../routes/data.ts'
import { createLeadHandlers } from '../routes/leads.ts'
import { createSandboxHandlers } from '../routes/sandbox.ts'
import { createCommentator } from '../services/report/commentator.ts'
import type { Deps } from './deps.ts'
import { createLandingFigures } from './landing-figures.ts'
import { createFileRouters, openPaths } from './open-files.ts'
import { formatPriceTables } from './price-tables-text.ts'
import { passing } from './tracing.ts'

/** Tags that are served where accounts are on. */
const ofAccounts = new Set(['account', 'sandbox'])

const listEndpoints = (method: string, paths: readonly string[]) => paths.map(path => ({ method, path }))

/** Methods of every path: those of operations, of the Model Context Protocol and of forms, and of read-only paths. */
const listMethods = (served: readonly Operation[], paths: readonly string[]): Map<string, string[]> =>
  groupMethodsByPath([...listEndpoints('GET', paths), ...listEndpoints('POST', [mcpPath, toldActPath]), ...served])

/** Dependencies of the middleware before an operation, grouped by middleware. */
const createStepParts = (deps: Deps): StepParts => {
  const { limiter, now, log, bodyTimeoutMs } = deps
  const counters: Counters = {
    tiers: deps.tiers,
    limiter,
    usage: deps.usage,
    hasProviderKey: deps.hasProviderKey,
    now,
    log,
  }
  return {
    auth: {
      keyFinder: deps.keyFinder,
      anonymousLimit: deps.anonymousLimit,
      publicUrl: deps.publicUrl,
      ownHosts: deps.ownHosts,
      sessions: deps.sessions,
    },
    counters,
    replays: { counters, idempotency: deps.idempotency },
    threads: { workers: deps.workers, log, now: deps.now },
    owners: { modelOwners: deps.modelOwners },
    forms: deps.leads,
    scenarios: { limiter, now, bodyTimeoutMs, delays: deps.delays },
    bodyTimeoutMs,
    commentMs: deps.commentMs,
    commentator: createCommentator(deps.writing),
  }
}

/** Operations with the handlers of every tag; those of accounts only when accounts are on. */
const createRunningOperations = (deps: Deps): Operations => {
  const { log, now, marketData, writing, reading } = deps
  const { estimation, evaluation, costs, fiscal, propcalc, market, law } = createCalculationHandlers({
    estimate: deps.estimate,
    revalue: deps.revalue,
    backTest: deps.backTest,
    selfDescription: deps.selfDescription,
    officialCommune: deps.officialCommune,
    places: deps.places,
    formFaces: deps.leads.faces,
    market: deps.market,
    law: deps.law,
  })
  return createOperations(
    {
      estimation,
      evaluation,
      costs,
      fiscal,
      propcalc,
      market,
      law,
      data: createDataHandlers({ marketData }),
      ai: createAiHandlers({ writing, reading }),
      leads: createLeadHandlers(deps.leads),
      ...(deps.account && {
        account: createAccountHandlers(deps.account),
        sandbox: createSandboxHandlers(deps.account),
      }),
    },
    { every: everyOperation, check: createAnswerCheck(deps.answerCheck, log), log, now },
  )
}

/** Dependencies of the account pages; undefined when accounts are off. */
const createAccountPageDeps = (
  { account, sessions, bodyTimeoutMs, tiers, limiter, strangerLimit, providers, places, sandboxApiKey, log, now }: Deps,
  { counters, threads }: StepParts,
): AccountPagesDependencies | undefined =>
  account && {
    accounts: account.services,
    prepare: account.prepare,
    bodyTimeoutMs,
    tiers,
    limiter,
    strangerLimit,
    models: { providers, sandboxApiKey },
    log,
    now,
    places: () => places().data,
    sample: { counters, threads, sessions },
  }

/** All pages except the documentation. */
const createPageHandler = (deps: Deps, parts: StepParts): RequestHandler => {
  const { sandboxApiKey, publicUrl, providers, market } = deps
  return createPages(createAccountPageDeps(deps, parts), {
    sandboxApiKey,
    publicUrl,
    market,
    landingFigures: createLandingFigures(deps),
    priceTablesText: formatPriceTables,
    models: { providers, sandboxApiKey },
  })
}

/** Page shown to browsers for unknown paths. */
const createUnmatchedPage = ({ sandboxApiKey, publicUrl, account }: Deps): RequestHandler =>
  createLazyNotFound({ sandboxApiKey, publicUrl, accounts: account?.services.settings })

/** Last day of the calendar of the law on its page. */
const lastDayOfCalendar = '2099-12-31'

/** Documentation pages, loaded on the first request. */
const createDocumentation = (deps: Deps, { threads }: StepParts): RequestHandler =>
  createDocsRouter(
    createLazyHandler(async () => {
      const { createDocsPages: docsPages } = await import('../pages/docs/router.ts')
      return docsPages({
        sandboxApiKey: deps.sandboxApiKey,
        publicUrl: deps.publicUrl,
        hasAccounts: deps.account !== undefined,
        law: deps.law,
        lawLines: { LU: luxembourgLineLaw },
        lawChanges: from => listLawChanges({ from, to: lastDayOfCalendar }, from),
        evidence: async () => (await import('#domain/law/evidence/index')).everyEvidence,
        countries: countryList,
        priceCoverage: deps.priceCoverage,
        today: deps.today,
        accuracy: deps.selfDescription.accuracy,
        modelCard: deps.selfDescription.modelCard,
        drawDocument: createDocumentDrawer(threads),
      })
    }),
  )

/** Routes under `/.well-known`. */
const listWellKnownRoutes = ({
  account,
  securityContact: contact,
  publicUrl,
  now,
}: Deps): { path: string; router: Router }[] => [
  ...(account ? [{ path: jwksPath, router: createJwksRouter(account.accounts) }] : []),
  ...(contact === undefined
    ? []
    : [{ path: securityTextPath, router: createSecurityTextRouter({ contact, publicUrl, languages, now }) }]),
]

/** Creates an Express app with the settings of the service; its answers have buffered headers. */
const createExpress = ({ trustProxy }: Deps): Express => {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', parseExpressQuery)
  // Paths have one spelling: case and trailing slashes matter.
  app.enable('case sensitive routing')
  app.enable('strict routing')
  app.set('trust proxy', trustProxy)
  bufferHeaders(app.response)
  return app
}

/** Creates the Express app, in order: name, headers, pages, routes, open paths, unmatched paths, errors. */
export const createApp = (deps: Deps, tracing: Tracing = passing): Express => {
  const { log, metrics, newId, now, today, bodyTimeoutMs } = deps
  const app = createExpress(deps)
  const running = createRunningOperations(deps)
  const tags = Object.fromEntries(Object.entries(contract).filter(([tag]) => !ofAccounts.has(tag) || deps.account))
  const served = listOperations(tags)
  const parts = createStepParts(deps)
  const routes = mountContractRoutes(tags, running, createStepBuilder(parts))
  const assistants = createMcpHandlers(
    { auth: parts.auth, limiter: deps.limiter, log, bodyTimeoutMs, newId },
    apiVersion,
  )
  app.use(
    runSequentially([
      observe({ newId, now, today, log, metrics, tracing }),
      assistants.noteCalls,
      handleCors,
      requireHost,
      createPageHandler(deps, parts),
      routes,
    ]),
  )
  app.post(mcpPath, assistants.handler)
  app.post(toldActPath, createToldActHandler(deps))
  app.use('/health', createHealthRouter(deps.ready))
  app.use(createDocumentation(deps, parts))
  app.use(createFileRouters(deps.leads.logo))
  const known = listWellKnownRoutes(deps)
  for (const { router } of known) app.use(router)
  app.use(
    createUnmatchedHandler(
      listMethods(served, [...openPaths, ...known.map(({ path }) => path)]),
      createUnmatchedPage(deps),
    ),
  )
  app.use(createErrorHandler(running))
  return app
}
