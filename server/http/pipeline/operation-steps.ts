import type { Request } from 'express'
import { calculation } from '#contract/shared/access'
import { versionHeader } from '#contract/shared/version'
import { checkVersion } from '../../operations/contract-version.ts'
import type { CallContext } from '../../operations/handler.ts'
import type { Operation } from '../../operations/operation.ts'
import { checkQueryNames } from '../../operations/query-names.ts'
import { openEvents } from '../answers/progress-stream.ts'
import { parseBody, parseUpTo, readJsonBytes } from '../bodies/json-body.ts'
import { type AuthDependencies, authenticate, authenticatePerson } from '../credentials/authenticate.ts'
import { toLeadCall } from '../credentials/lead-call.ts'
import { createVisit } from '../credentials/visit.ts'
import { createModelCaller, finishModelCall } from '../limits/model-caller.ts'
import { type Counters, countFailedRequests, countQuota, type ModelOwners } from '../limits/quota.ts'
import { type Replays, readIdempotencyKey, replayRepeats } from '../limits/replay.ts'
import { countSessionQuota } from '../limits/session-quota.ts'
import { type Chain, createCheckStep, createFactStep, type Step, startChain } from '../request/chain.ts'
import { type Context, type Facts, getContext } from '../request/context.ts'
import { giveGoldenCasesBack, hasGoldenCases } from '../scenarios/golden-cases.ts'
import { playScenario, refuseScenario, type Scenarios, waitBeforeAnswer } from '../scenarios/scenario.ts'
import { readInWorker, runOperationInWorker, type WorkerPool } from '../workers/in-worker.ts'
import { type Commentator, type ReportDependencies, runReportInWorker } from '../workers/report-answer.ts'
import { createReportCallReader } from '../workers/report-call.ts'
import type { RouteSteps } from './contract-routes.ts'
import { countFormUse, type FormWatcher, isFormOperation } from './form-usage.ts'

/** Dependencies of the steps before an operation. */
export interface StepParts {
  auth: AuthDependencies
  counters: Counters
  replays: Replays
  threads: WorkerPool
  owners: ModelOwners
  scenarios: Scenarios
  /** Counts the use of forms on websites. */
  forms: FormWatcher
  /** Writes commentaries on reports. */
  commentator: Commentator
  bodyTimeoutMs: number
  /** Interval of comments in an event stream, in milliseconds. */
  commentMs: number | undefined
}

/**
 * Default interval of comments in an event stream: proxies cut connections that are silent for half a minute or a
 * minute.
 */
const defaultCommentMs = 10_000
/** Longest body that the event loop parses itself. */
const mainThreadBytesMax = calculation.bodyLimitBytes

/** Notes the operation of a request for the log. */
const noteOperation = (id: string): Step =>
  createCheckStep(function nameOperation(_req, res) {
    getContext(res).notes.operation = id
  })

/** Check of the version header; follows the quota, so that its refusal has rate limit headers. */
const version: Step = createCheckStep(function checkContractVersion(req) {
  checkVersion(req.get(versionHeader))
})

/** Check of the names in the query, where the operation has no schema for it. */
const refuseOtherQueries = (operation: Operation): Step =>
  createCheckStep(function checkQuery(req) {
    const at = req.url.indexOf('?')
    if (at >= 0) checkQueryNames(operation, req.url.slice(at))
  })

/** Idempotency-Key of an operation that stores it itself; ignored where nothing is created. */
const addIdempotencyKey = ({ method, body }: Operation): Step<unknown, Pick<Facts, 'idempotencyKey'>> =>
  createFactStep('idempotencyKey', function addReadKey(req) {
    return method === 'POST' && body ? readIdempotencyKey(req) : undefined
  })

/** Part of a call's context that every handler gets. */
const createRequestContext = (req: Request, { requestId, day }: Context): CallContext => ({
  requestId,
  day,
  accept: req.headers.accept,
  origin: req.headers.origin,
  acceptLanguage: req.headers['accept-language'],
  ifNoneMatch: req.headers['if-none-match'],
})

/** Context of a call, with the key or person that makes it. */
const createCallContext = (req: Request, context: Context & Pick<Facts, 'caller'>): CallContext => {
  const { caller } = context
  const request = createRequestContext(req, context)
  return caller.kind === 'person' ? { ...request, actor: caller.actor } : { ...request, caller }
}

/** Steps of account routes: for a person, counted in a minute of the user. */
const buildAccountSteps = (operation: Operation, { auth, counters, bodyTimeoutMs }: StepParts): RouteSteps => {
  const { id, access, body } = operation
  const start = startChain()
    .use(noteOperation(id))
    .use(authenticatePerson(access, auth))
    .use(countSessionQuota(counters.limiter))
    .use(version)
    .use(refuseOtherQueries(operation))
  const read = body ? start.use(readJsonBytes(access.bodyLimitBytes, bodyTimeoutMs)).use(parseBody) : start
  const steps = read.use(addIdempotencyKey(operation))
  return {
    middleware: steps.middleware(),
    callContext: (req, res) => {
      const context = steps.factsOf(res)
      return { ...createCallContext(req, context), idempotencyKey: context.idempotencyKey }
    },
  }
}

type Counted = Pick<Facts, 'caller' | 'count' | 'delayMs'>

/** First steps of every calculation: authentication, scenario, quota. */
const startCountedChain = (operation: Operation, { auth, counters, owners, scenarios }: StepParts): Chain<Counted> => {
  const { id, access } = operation
  return startChain()
    .use(noteOperation(id))
    .use(authenticate(access, auth))
    .use(playScenario(operation, scenarios))
    .use(countQuota(counters, access, access.ownKeys && owners))
    .useIf(access.credentials.includes('sandbox'), refuseScenario(operation))
    .use(version)
    .use(refuseOtherQueries(operation))
}

/** Hook that counts the use of a website's form; none for operations that no form calls. */
const createFormHook = (
  { id }: Operation,
  steps: Chain<Pick<Facts, 'caller'>>,
  { forms }: StepParts,
): Pick<RouteSteps, 'finish'> =>
  isFormOperation(id) ? { finish: res => countFormUse(id, res.req, steps.factsOf(res).caller, forms) } : {}

/** Steps of an operation without a body. */
const buildReadSteps = (operation: Operation, parts: StepParts): RouteSteps => {
  const steps = startCountedChain(operation, parts).use(waitBeforeAnswer(parts.scenarios))
  return {
    middleware: steps.middleware(),
    callContext: (req, res) => createCallContext(req, steps.factsOf(res)),
    ...createFormHook(operation, steps, parts),
  }
}

/** First steps of every operation with a body, whose bytes are only read after authentication. */
const startBodyChain = (operation: Operation, parts: StepParts): Chain<Counted & Pick<Facts, 'body'>> =>
  startCountedChain(operation, parts)
    .use(readJsonBytes(operation.access.bodyLimitBytes, parts.bodyTimeoutMs))
    .useIf(hasGoldenCases(operation.id), giveGoldenCasesBack(operation.id, parts.counters))
    .use(waitBeforeAnswer(parts.scenarios))

/** Steps of a calculation in the event loop: the body is parsed before its repeats are looked up. */
const buildCalculationSteps = (operation: Operation, parts: StepParts): RouteSteps => {
  const steps = startBodyChain(operation, parts)
    .use(parseBody)
    .use(replayRepeats(parts.replays, operation))
    .onFailure(countFailedRequests(parts.counters))
  return {
    middleware: steps.middleware(),
    callContext: (req, res) => createCallContext(req, steps.factsOf(res)),
    ...createFormHook(operation, steps, parts),
  }
}

/** Steps of a contact, whose own id recognises repeats. */
const buildLeadSteps = (operation: Operation, parts: StepParts): RouteSteps => {
  const steps = startBodyChain(operation, parts).use(parseBody)
  return {
    middleware: steps.middleware(),
    callContext: (req, res) => {
      const context = steps.factsOf(res)
      return { ...createCallContext(req, context), lead: toLeadCall(req, context.caller) }
    },
  }
}

/** Steps of a new private sandbox, which is limited by the address of its client. */
const buildSandboxSteps = (operation: Operation, parts: StepParts): RouteSteps => {
  const steps = startBodyChain(operation, parts).use(parseBody)
  return {
    middleware: steps.middleware(),
    callContext: (req, res) => {
      const context = steps.factsOf(res)
      return { ...createCallContext(req, context), visit: createVisit(req, context.requestId) }
    },
  }
}

const selectReportParts = ({ threads, counters, owners, commentator, auth }: StepParts): ReportDependencies => ({
  threads,
  counters,
  owners,
  commentator,
  reportOf: createReportCallReader(auth.sessions),
})

/** Steps of a calculation that may take long: the last one has a worker thread parse and answer it. */
const buildWorkerSteps = (operation: Operation, parts: StepParts): RouteSteps => {
  const steps = startBodyChain(operation, parts)
    .use(replayRepeats(parts.replays, operation))
    .onFailure(countFailedRequests(parts.counters))
    .use(
      operation.access.quota === 'report'
        ? runReportInWorker(selectReportParts(parts))
        : runOperationInWorker(operation.id, parts.threads),
    )
  return { middleware: steps.middleware(), callContext: (req, res) => createCallContext(req, steps.factsOf(res)) }
}

/**
 * Steps of a call of a language model, which waits and does not calculate: a worker thread only parses its body, where that is
 * large.
 */
const buildModelSteps = (operation: Operation, parts: StepParts): RouteSteps => {
  const { counters, replays, threads, commentMs = defaultCommentMs } = parts
  const steps = startBodyChain(operation, parts)
    .use(parseUpTo(mainThreadBytesMax))
    .use(replayRepeats(replays, operation))
    .onFailure(countFailedRequests(counters))
    .use(readInWorker(operation, mainThreadBytesMax, threads))
    .use(openEvents(operation, commentMs))
  return {
    middleware: steps.middleware(),
    callContext: (req, res) => {
      const context = steps.factsOf(res)
      return { ...createCallContext(req, context), modelCaller: createModelCaller(res, context) }
    },
    events: res => steps.factsOf(res).events,
    finish: (res, answer) => finishModelCall(operation, counters, res, steps.factsOf(res).count, answer),
  }
}

/** Selects the steps of a route by the kind of its operation. */
export const createStepBuilder =
  (parts: StepParts) =>
  (operation: Operation): RouteSteps => {
    const { access, method } = operation
    if (access.quota === 'account') return buildAccountSteps(operation, parts)
    if (access.quota === 'lead') return buildLeadSteps(operation, parts)
    if (access.quota === 'sandbox') return buildSandboxSteps(operation, parts)
    if (method === 'GET') return buildReadSteps(operation, parts)
    if (access.ownKeys) return buildModelSteps(operation, parts)
    return access.bodyLimitBytes > mainThreadBytesMax
      ? buildWorkerSteps(operation, parts)
      : buildCalculationSteps(operation, parts)
  }
