import type { RequestHandler } from 'express'
import { calculation } from '#contract/shared/access'
import { authenticate, type Gate } from '../http/authenticate.ts'
import { contextOf } from '../http/context.ts'
import { type HandingOver, handOver, handReading } from '../http/hand-over.ts'
import { bodyBytes, parseBody, parseUpTo } from '../http/json-body.ts'
import { knowOwners, type ModelOwners } from '../http/model-caller.ts'
import { type Counters, quota, quotaOfFailed } from '../http/quota.ts'
import { idempotencyKeyOf, type Replays, replay } from '../http/replay.ts'
import { reportLuggage } from '../http/report-luggage.ts'
import { type Scenarios, scenarioSteps } from '../http/scenario.ts'
import { sessionQuota } from '../http/session-quota.ts'
import type { Step } from '../http/steps.ts'
import type { Operation } from '../operations/operation.ts'

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

/** What the steps before an operation are made of. */
export interface StepParts {
  gate: Gate
  counters: Counters
  replays: Replays
  handing: HandingOver
  owners: ModelOwners
  scenarios: Scenarios
  bodyTimeoutMs: number
}

/** What happens between the match of an account route and its handler. */
const accountSteps = ({ gate, counters, bodyTimeoutMs }: StepParts): ((operation: Operation) => Step[]) => {
  const counted = sessionQuota(counters.limiter)
  return ({ id, access, body, method }) => [
    named(id),
    authenticate(access, gate),
    counted,
    ...(body ? [bodyBytes(access.bodyLimitBytes, bodyTimeoutMs), parseBody] : []),
    ...(method === 'POST' && body ? [notedRepeat] : []),
  ]
}

/** What happens between the match of a route and its handler, in order: nobody sends a body without a key. */
export const stepsOf = (parts: StepParts): ((operation: Operation) => Step[]) => {
  const { gate, counters, handing } = parts
  const failed = quotaOfFailed(counters)
  const owned = knowOwners(parts.owners)
  /** The body is parsed before its repeats are looked up; what another thread answers is parsed there. */
  const bodySteps = (operation: Operation, slowed: readonly Step[]): Step[] => {
    const { id, access } = operation
    const read = [bodyBytes(access.bodyLimitBytes, parts.bodyTimeoutMs), ...slowed]
    const repeated = replay(parts.replays, access)
    const luggage = access.quota === 'report' ? reportLuggage(gate.sessions) : undefined
    if (isHandedOver(operation)) return [...read, repeated, failed, handOver(id, handing, luggage)]
    if (!access.ownKeys) return [...read, parseBody, repeated, failed]
    return [...read, parseUpTo(parsedHereMax), repeated, failed, handReading(operation, parsedHereMax, handing)]
  }
  const ofAccount = accountSteps(parts)
  return operation => {
    if (operation.access.quota === 'account') return ofAccount(operation)
    const { ofSandbox, ofOthers, slowed } = scenarioSteps(operation, parts.scenarios)
    return [
      named(operation.id),
      authenticate(operation.access, gate),
      ...ofSandbox,
      ...(operation.access.ownKeys ? [owned] : []),
      quota(counters, operation.access.quota),
      ...ofOthers,
      ...(operation.method === 'GET' ? slowed : bodySteps(operation, slowed)),
    ]
  }
}
