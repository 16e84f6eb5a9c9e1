import type { Request } from 'express'
import { calculation } from '#contract/shared/access'
import { versionHeader } from '#contract/shared/version'
import { checkVersion } from '../../operations/contract-version.ts'
import type { CallContext } from '../../operations/handler.ts'
import type { Operation } from '../../operations/operation.ts'
import { openEvents } from '../answers/progress-stream.ts'
import { bodyBytes, parseBody, parseUpTo } from '../bodies/json-body.ts'
import { authenticate, authenticatePerson, type Gate } from '../credentials/authenticate.ts'
import { leadCallOf } from '../credentials/lead-call.ts'
import { type FormWatcher, saysSomething, tellOfForm } from '../credentials/seen-form.ts'
import { finishModelCall, modelCallerOf } from '../limits/model-caller.ts'
import { type Counters, type ModelOwners, quota, quotaOfFailed } from '../limits/quota.ts'
import { idempotencyKeyOf, type Replays, replay } from '../limits/replay.ts'
import { sessionQuota } from '../limits/session-quota.ts'
import { hasGoldenCases, leaveDayToOthers } from '../scenarios/golden-cases.ts'
import { delayAnswer, playScenario, refuseScenario, type Scenarios } from '../scenarios/scenario.ts'
import { answerInWorker, readInWorker, type WorkerPool } from '../workers/in-worker.ts'
import { answerReport, type Commentator, type ReportParts } from '../workers/report-answer.ts'
import { reportCallOf } from '../workers/report-call.ts'
import { adding, type Chain, chain, checking, type Step } from './chain.ts'
import { type Context, contextOf, type Facts } from './context.ts'
import type { RouteSteps } from './contract-routes.ts'

/** What the steps before an operation are made of. */
export interface StepParts {
  gate: Gate
  counters: Counters
  replays: Replays
  threads: WorkerPool
  owners: ModelOwners
  scenarios: Scenarios
  /** Told of the forms of websites. */
  forms: FormWatcher
  /** What comments on reports. */
  commentator: Commentator
  bodyTimeoutMs: number
  /** Between two comments in a stream of events, in milliseconds. */
  commentMs: number | undefined
}

/** Between two comments in a stream of events: proxies cut connections that are silent for a minute or half of one. */
const usualCommentMs = 10_000
/** Longest body that the event loop itself parses. */
const parsedHereMax = calculation.bodyLimitBytes

/** Notes for the log which operation a request is for. */
const named = (id: string): Step =>
  checking(function nameOperation(_req, res) {
    contextOf(res).notes.operation = id
  })

/** Behind the quota, so that the refusal says what is left of it. */
const version: Step = checking(function checkContractVersion(req) {
  checkVersion(req.get(versionHeader))
})

/** The Idempotency-Key of an operation that stores it itself; of one that makes nothing it is not read. */
const repeatKey = ({ method, body }: Operation): Step<unknown, Pick<Facts, 'idempotencyKey'>> =>
  adding('idempotencyKey', function readRepeatKey(req) {
    return method === 'POST' && body ? idempotencyKeyOf(req) : undefined
  })

/** The part of a call's context that every handler gets. */
const requestOf = (req: Request, { requestId, day }: Context): CallContext => ({
  requestId,
  day,
  accept: req.headers.accept,
  origin: req.headers.origin,
  acceptLanguage: req.headers['accept-language'],
  ifNoneMatch: req.headers['if-none-match'],
})

/** The same with the key or the person that makes the call. */
const callOf = (req: Request, context: Context & Pick<Facts, 'caller'>): CallContext => {
  const { caller } = context
  const request = requestOf(req, context)
  return caller.kind === 'person' ? { ...request, actor: caller.actor } : { ...request, caller }
}

/** Routes of accounts: for a person, counted in a minute of the user. */
const accountSteps = (operation: Operation, { gate, counters, bodyTimeoutMs }: StepParts): RouteSteps => {
  const { id, access, body } = operation
  const start = chain()
    .use(named(id))
    .use(authenticatePerson(access, gate))
    .use(sessionQuota(counters.limiter))
    .use(version)
  const read = body ? start.use(bodyBytes(access.bodyLimitBytes, bodyTimeoutMs)).use(parseBody) : start
  const steps = read.use(repeatKey(operation))
  return {
    middleware: steps.middleware(),
    callContext: (req, res) => {
      const context = steps.factsOf(res)
      return { ...callOf(req, context), idempotencyKey: context.idempotencyKey }
    },
  }
}

type Counted = Pick<Facts, 'caller' | 'count' | 'delayMs'>

/** The first steps of every calculation: who asks, a scenario instead of the answer, the quota. */
const countedSteps = (operation: Operation, { gate, counters, owners, scenarios }: StepParts): Chain<Counted> => {
  const { id, access } = operation
  return chain()
    .use(named(id))
    .use(authenticate(access, gate))
    .use(playScenario(operation, scenarios))
    .use(quota(counters, access, access.ownKeys && owners))
    .useIf(access.credentials.includes('sandbox'), refuseScenario(operation))
    .use(version)
}

/** The steps of an operation that reads no body. */
const readSteps = (operation: Operation, parts: StepParts): RouteSteps => {
  const steps = countedSteps(operation, parts).use(delayAnswer(parts.scenarios))
  return {
    middleware: steps.middleware(),
    callContext: (req, res) => callOf(req, steps.factsOf(res)),
    ...(saysSomething(operation.id) && {
      finish: res => tellOfForm(operation.id, res.req, steps.factsOf(res).caller, parts.forms),
    }),
  }
}

/** The same, and the bytes of the body: nobody sends one without a credential. */
const bodySteps = (operation: Operation, parts: StepParts): Chain<Counted & Pick<Facts, 'body'>> =>
  countedSteps(operation, parts)
    .use(bodyBytes(operation.access.bodyLimitBytes, parts.bodyTimeoutMs))
    .useIf(hasGoldenCases(operation.id), leaveDayToOthers(operation.id, parts.counters))
    .use(delayAnswer(parts.scenarios))

/** A calculation of the event loop: the body is parsed before its repeats are looked up. */
const calculationSteps = (operation: Operation, parts: StepParts): RouteSteps => {
  const steps = bodySteps(operation, parts)
    .use(parseBody)
    .use(replay(parts.replays, operation))
    .onFailure(quotaOfFailed(parts.counters))
  return {
    middleware: steps.middleware(),
    callContext: (req, res) => callOf(req, steps.factsOf(res)),
    ...(saysSomething(operation.id) && {
      finish: res => tellOfForm(operation.id, res.req, steps.factsOf(res).caller, parts.forms),
    }),
  }
}

/** A contact: it has an id of its own by which repeats are known. */
const leadSteps = (operation: Operation, parts: StepParts): RouteSteps => {
  const steps = bodySteps(operation, parts).use(parseBody)
  return {
    middleware: steps.middleware(),
    callContext: (req, res) => {
      const context = steps.factsOf(res)
      return { ...callOf(req, context), lead: leadCallOf(req, context.caller) }
    },
  }
}

/** What a report is drawn and commented on with. */
const reportParts = ({ threads, counters, owners, commentator, gate }: StepParts): ReportParts => ({
  ...{ threads, counters, owners, commentator },
  reportOf: reportCallOf(gate.sessions),
})

/** A calculation that may take long: the last step has a thread parse it and answer. */
const workerSteps = (operation: Operation, parts: StepParts): RouteSteps => {
  const steps = bodySteps(operation, parts)
    .use(replay(parts.replays, operation))
    .onFailure(quotaOfFailed(parts.counters))
    .use(
      operation.access.quota === 'report'
        ? answerReport(reportParts(parts))
        : answerInWorker(operation.id, parts.threads),
    )
  return { middleware: steps.middleware(), callContext: (req, res) => callOf(req, steps.factsOf(res)) }
}

/** A call of a language model, which waits and does not calculate: a thread reads its body alone, where that is large. */
const modelSteps = (operation: Operation, parts: StepParts): RouteSteps => {
  const { counters, replays, threads, commentMs = usualCommentMs } = parts
  const steps = bodySteps(operation, parts)
    .use(parseUpTo(parsedHereMax))
    .use(replay(replays, operation))
    .onFailure(quotaOfFailed(counters))
    .use(readInWorker(operation, parsedHereMax, threads))
    .use(openEvents(operation, commentMs))
  return {
    middleware: steps.middleware(),
    callContext: (req, res) => {
      const context = steps.factsOf(res)
      return { ...callOf(req, context), modelCaller: modelCallerOf(res, context) }
    },
    events: res => steps.factsOf(res).events,
    finish: (res, answer) => finishModelCall(operation, counters, res, steps.factsOf(res).count, answer),
  }
}

/** What happens between the match of a route and its handler, by what kind of operation it is. */
export const stepsOf =
  (parts: StepParts) =>
  (operation: Operation): RouteSteps => {
    const { access, method } = operation
    if (access.quota === 'account') return accountSteps(operation, parts)
    if (access.quota === 'lead') return leadSteps(operation, parts)
    if (method === 'GET') return readSteps(operation, parts)
    if (access.ownKeys) return modelSteps(operation, parts)
    return access.bodyLimitBytes > parsedHereMax ? workerSteps(operation, parts) : calculationSteps(operation, parts)
  }
