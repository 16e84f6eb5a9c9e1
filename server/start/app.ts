import express, { type Express, type RequestHandler, type Router } from 'express'
import { contract } from '#contract'
import { apiVersion } from '#contract/shared/version'
import { countryList } from '#domain/law/country-list'
import { languages } from '#languages/registry'
import { bufferHeaders } from '../http/answers/buffered-headers.ts'
import { cors } from '../http/answers/cors.ts'
import { errorHandler } from '../http/answers/errors.ts'
import { jwks, jwksPath } from '../http/credentials/jwks.ts'
import { docs } from '../http/files/docs.ts'
import { securityText, securityTextPath } from '../http/files/security-text.ts'
import type { Counters } from '../http/limits/quota.ts'
import { contractRoutes } from '../http/pipeline/contract-routes.ts'
import { requireHost } from '../http/pipeline/host.ts'
import { inTurn } from '../http/pipeline/in-turn.ts'
import { lazyHandler } from '../http/pipeline/lazily.ts'
import { methodsByPath } from '../http/pipeline/methods.ts'
import { observe } from '../http/pipeline/observe.ts'
import { type StepParts, stepsOf } from '../http/pipeline/operation-steps.ts'
import { parsedQuery } from '../http/pipeline/query.ts'
import { unmatched } from '../http/pipeline/unmatched.ts'
import { health } from '../http/server/health.ts'
import { mcp, mcpPath } from '../mcp/mcp.ts'
import { answerCheck } from '../operations/answer-check.ts'
import { everyOperation } from '../operations/every-operation.ts'
import { type Operation, operationsOf } from '../operations/operation.ts'
import { type Operations, operations } from '../operations/operations.ts'
import type { AccountPages } from '../pages/account/router.ts'
import { notFound, pages } from '../pages/pages.ts'
import type { Tracing } from '../ports/tracing.ts'
import { account } from '../routes/account.ts'
import { ai } from '../routes/ai.ts'
import { calculations } from '../routes/calculations.ts'
import { data } from '../routes/data.ts'
import { leads } from '../routes/leads.ts'
import { commentator } from '../services/report/commentator.ts'
import type { Deps } from './deps.ts'
import { openFiles, openPaths } from './open-files.ts'
import { priceTablesText } from './price-tables-text.ts'
import { passing } from './tracing.ts'

/** The methods of every path: of the operations, of the Model Context Protocol, and of what is only read. */
const everyMethod = (served: readonly Operation[], paths: readonly string[]): Map<string, string[]> =>
  methodsByPath([...paths.map(path => ({ method: 'GET', path })), { method: 'POST', path: mcpPath }, ...served])

/** What the steps before an operation are made of, each part with what it names. */
const stepParts = (deps: Deps): StepParts => {
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
    gate: {
      keyFinder: deps.keyFinder,
      anonymousLimit: deps.anonymousLimit,
      publicUrl: deps.publicUrl,
      ownHosts: deps.ownHosts,
      sessions: deps.sessions,
    },
    counters,
    replays: { counters, idempotency: deps.idempotency },
    threads: { workers: deps.workers, log },
    owners: { modelOwners: deps.modelOwners },
    forms: deps.leads,
    scenarios: { limiter, now, bodyTimeoutMs, delays: deps.delays },
    bodyTimeoutMs,
    commentMs: deps.commentMs,
    commentator: commentator(deps.writing),
  }
}

/** The operations with the handlers of every tag; those of accounts where there are any. */
const runningOperations = (deps: Deps): Operations => {
  const { log, now, marketData, writing, reading } = deps
  const { estimation, evaluation, costs, fiscal, propcalc, market, law } = calculations({
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
  return operations(
    {
      estimation,
      evaluation,
      costs,
      fiscal,
      propcalc,
      market,
      law,
      data: data({ marketData }),
      ai: ai({ writing, reading }),
      leads: leads(deps.leads),
      ...(deps.account && { account: account(deps.account) }),
    },
    { every: everyOperation, check: answerCheck(deps.answerCheck, log), log, now },
  )
}

/** What the pages of accounts need; undefined where there are none. */
const accountPages = (
  { account, sessions, bodyTimeoutMs, tiers, limiter, strangerLimit, providers, sandboxApiKey, log, now }: Deps,
  { counters, threads }: StepParts,
): AccountPages | undefined =>
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
    sample: { counters, threads, sessions },
  }

/** All pages but those of the documentation. */
const everyPage = (deps: Deps, parts: StepParts): RequestHandler => {
  const { sandboxApiKey, publicUrl, providers } = deps
  return pages(accountPages(deps, parts), {
    sandboxApiKey,
    publicUrl,
    priceTablesText,
    models: { providers, sandboxApiKey },
  })
}

/** The page for a browser at an address where nothing is. */
const nothingHere = ({ sandboxApiKey, publicUrl, account }: Deps): RequestHandler =>
  notFound({ sandboxApiKey, publicUrl, accounts: account?.services.settings })

/** The pages of the documentation, loaded with the first request for one. */
const documentation = (deps: Deps): RequestHandler =>
  docs(
    lazyHandler(async () => {
      const { docsPages } = await import('../pages/docs/router.ts')
      return docsPages({
        sandboxApiKey: deps.sandboxApiKey,
        publicUrl: deps.publicUrl,
        hasAccounts: deps.account !== undefined,
        law: deps.law,
        evidence: async () => (await import('#domain/law/evidence/index')).everyEvidence,
        countries: countryList,
        priceCoverage: deps.priceCoverage,
        today: deps.today,
        accuracy: deps.selfDescription.accuracy,
        modelCard: deps.selfDescription.modelCard,
      })
    }),
  )

/** What this service serves below `/.well-known`. */
const wellKnown = ({ account, securityContact: contact, publicUrl, now }: Deps): { path: string; router: Router }[] => [
  ...(account ? [{ path: jwksPath, router: jwks(account.accounts) }] : []),
  ...(contact === undefined
    ? []
    : [{ path: securityTextPath, router: securityText({ contact, publicUrl, languages, now }) }]),
]

/** The service as an Express app, in reading order: name, headers, pages, routes, open paths, unmatched paths, failures. */
export const createApp = (deps: Deps, tracing: Tracing = passing): Express => {
  const { log, metrics, newId, now, today, bodyTimeoutMs } = deps
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', parsedQuery)
  // One path, one spelling: capitals or a slash at the end make another path.
  app.enable('case sensitive routing')
  app.enable('strict routing')
  app.set('trust proxy', deps.trustProxy)
  bufferHeaders(app.response)
  const running = runningOperations(deps)
  const tags = Object.fromEntries(Object.entries(contract).filter(([tag]) => tag !== 'account' || deps.account))
  const served = operationsOf(tags)
  const parts = stepParts(deps)
  const routes = contractRoutes(tags, running, stepsOf(parts))
  const assistants = mcp({ gate: parts.gate, limiter: deps.limiter, log, bodyTimeoutMs, newId }, apiVersion)
  app.use(
    inTurn([
      observe({ newId, now, today, log, metrics, tracing }),
      assistants.noteCalls,
      cors,
      requireHost,
      everyPage(deps, parts),
      routes,
    ]),
  )
  app.post(mcpPath, assistants.handler)
  app.use('/health', health(deps.ready))
  app.use(documentation(deps))
  app.use(openFiles(deps.leads.logo))
  const known = wellKnown(deps)
  for (const { router } of known) app.use(router)
  app.use(unmatched(everyMethod(served, [...openPaths, ...known.map(({ path }) => path)]), nothingHere(deps)))
  app.use(errorHandler(running))
  return app
}
