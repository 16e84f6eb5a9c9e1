import type { Request, Response } from 'express'
import { type Documented, type Live, resolveScenarioAnswer, serializeAnswer } from '#contract/shared/scenario-answers'
import {
  listScenarioNames,
  type Offer,
  readScenario,
  type Scenario,
  scenarioHeader,
  scenariosPerMinute,
  shouldAct,
} from '#contract/shared/scenarios'
import { type QuotaWindow, Refusal } from '#domain/core/refusal'
import { buildWindowHeaders } from '../../operations/answer-headers.ts'
import type { Operation } from '../../operations/operation.ts'
import type { WindowLimiter } from '../../ports/window-limiter.ts'
import { bufferHeader } from '../answers/buffered-headers.ts'
import { isContinueExpected, startBodyTimeout } from '../bodies/await-body.ts'
import { hasBody } from '../bodies/plain-body.ts'
import { isTestCaller } from '../request/caller.ts'
import { type ChainEnd, chainEnd, createCheckStep, createFactStep, type Step } from '../request/chain.ts'
import { normalizeClientAddress } from '../request/client-address.ts'
import { type Facts, getContext } from '../request/context.ts'
import { type ConditionScenario, type Delays, sendText, simulateCondition } from './scenario-conditions.ts'

/** Dependencies of scenarios. */
export interface Scenarios {
  limiter: WindowLimiter
  now(): Date
  bodyTimeoutMs: number
  /** Slots of delayed requests. */
  delays: Delays
}

/** Scenarios and documented responses of an operation. */
interface Documents {
  offer: Offer
  documented: Documented
}

/**
 * Loads the documented responses on the first scenario, so that a service without test callers keeps them out of
 * memory.
 */
const loadDocuments = async (operation: Operation): Promise<Documents> => {
  const { getDocumentedAnswers, offerScenarios } = await import('#contract/openapi/scenarios')
  return { offer: offerScenarios(operation), documented: getDocumentedAnswers(operation.id) }
}

const readScenarioHeader = ({ headers }: Request): string | undefined => {
  const requested = headers[scenarioHeader.toLowerCase()]
  return typeof requested === 'object' ? requested.join(', ') : requested
}

/** @throws Refusal which lists all scenarios of the operation. */
const refuseScenarioHeader = (res: Response, received: string, message: string, offer: Offer): never => {
  getContext(res).notes.isScenarioRefused = true
  throw new Refusal('invalid_request', {
    issues: [{ path: scenarioHeader, message, received, allowed: listScenarioNames(offer) }],
  })
}

/** Counts a scenario in a minute of the client's address; the quota of the shared key is untouched. */
const countScenario = async (req: Request, { limiter }: Scenarios): Promise<QuotaWindow> => {
  const name = `scenario:${normalizeClientAddress(req.ip)}`
  const { taken, remaining, resetAt } = await limiter.take(name, scenariosPerMinute)
  const window = { limit: scenariosPerMinute, remaining, resetAt }
  if (taken) return window
  throw new Refusal('rate_limited', { message: 'Too many scenarios in this minute from this address.', window })
}

/** Sets the headers of the only window that a refused scenario is counted in, as for every counted request. */
const setScenarioWindow = (res: Response, window: QuotaWindow): void => {
  for (const [name, value] of Object.entries(buildWindowHeaders(window))) bufferHeader(res, name, value)
}

/**
 * Reads and discards the body, up to the limit of its operation. @throws Refusal for one that does not arrive in time.
 */
const dropBody = (req: Request, res: Response, limitBytes: number, timeoutMs: number): Promise<void> =>
  new Promise((done, refuse) => {
    if (limitBytes === 0 || !hasBody(req)) return done()
    if (isContinueExpected(req)) res.writeContinue()
    const timer = startBodyTimeout(timeoutMs, req, res, refuse)
    let bytes = 0
    const end = (): void => {
      clearTimeout(timer)
      req.off('data', count).off('end', end).off('close', end).off('error', end)
      done()
    }
    // A body that is too long or breaks off does not change the response of the scenario.
    const count = (chunk: Buffer): void => {
      bytes += chunk.length
      if (bytes > limitBytes) end()
    }
    req.on('data', count).on('end', end).on('close', end).on('error', end)
  })

const sendDocumented = (res: Response, scenario: Scenario, documented: Documented, live: Live): void => {
  const answer = resolveScenarioAnswer(scenario, documented, live)
  const { text, headers } = answer.body === null ? { ...answer, text: null } : serializeAnswer(answer)
  sendText(res, answer.status, { ...headers, [scenarioHeader]: scenario.name }, text)
}

const isConditionScenario = (scenario: Scenario): scenario is ConditionScenario =>
  scenario.condition !== undefined && scenario.condition !== 'slow'

/** Sends the response of a scenario. */
const sendScenario = async (
  req: Request,
  res: Response,
  scenario: Scenario,
  { access }: Operation,
  { documented }: Documents,
  { now, bodyTimeoutMs, delays }: Scenarios,
): Promise<void> => {
  // A dropped connection needs no body: a client that waits for 100 Continue would never send it.
  if (scenario.condition !== 'dropped') await dropBody(req, res, access.bodyLimitBytes, bodyTimeoutMs)
  const live = { requestId: getContext(res).requestId, now: now().getTime() }
  if (isConditionScenario(scenario)) await simulateCondition(req, res, scenario, { documented, live, delays })
  else sendDocumented(res, scenario, documented, live)
}

/** Scenario of a header; undefined where it does not apply to this attempt, so that the real response is sent. */
const findScenario = async (
  req: Request,
  res: Response,
  requested: string,
  { offer }: Documents,
  dependencies: Scenarios,
): Promise<Scenario | undefined> => {
  const read = readScenario(requested, offer)
  const retryCount = req.get('X-Retry-Count')
  if (!('fault' in read) && !shouldAct(read, retryCount)) return undefined
  const window = await countScenario(req, dependencies)
  if (!('fault' in read)) return read
  setScenarioWindow(res, window)
  return refuseScenarioHeader(res, requested, read.fault, offer)
}

/**
 * Simulates the scenario of a request with the sandbox key instead of running the operation; a scenario that only
 * delays the response continues with its delay.
 */
export const playScenario = (
  operation: Operation,
  dependencies: Scenarios,
): Step<Pick<Facts, 'caller'>, Pick<Facts, 'delayMs'>> => {
  const play = async (req: Request, res: Response, requested: string): Promise<number | undefined | ChainEnd> => {
    const documents = await loadDocuments(operation)
    const scenario = await findScenario(req, res, requested, documents, dependencies)
    if (!scenario) return undefined
    getContext(res).notes.scenario = scenario.name
    if (scenario.condition === 'slow') return scenario.ms
    await sendScenario(req, res, scenario, operation, documents, dependencies)
    return chainEnd
  }
  return createFactStep('delayMs', function playForSandbox(req, res, { caller }) {
    const requested = readScenarioHeader(req)
    return requested === undefined || !isTestCaller(caller) ? undefined : play(req, res, requested)
  })
}

/**
 * Refuses the header with any other key: a test must not mistake a real response for a simulated failure. For
 * operations that the sandbox key may call.
 */
export const refuseScenario = (operation: Operation): Step<Pick<Facts, 'caller'>> =>
  createCheckStep(function refuseForOthers(req, res, { caller }) {
    const requested = readScenarioHeader(req)
    if (requested === undefined || isTestCaller(caller)) return undefined
    return loadDocuments(operation).then(({ offer }) =>
      refuseScenarioHeader(res, requested, 'Scenarios are for the sandbox key.', offer),
    )
  })

/** Delays the response after the body was read, so that a disconnecting client is noticed. */
export const waitBeforeAnswer = ({ delays }: Pick<Scenarios, 'delays'>): Step<Pick<Facts, 'delayMs'>> =>
  createCheckStep(function waitOnPurpose(req, res, { delayMs }) {
    if (delayMs === undefined) return undefined
    const wait = delays.enter(req, res)
    return wait(delayMs).then(() => (res.closed ? chainEnd : undefined))
  })
