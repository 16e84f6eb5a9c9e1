import type { Request, Response } from 'express'
import { type Documented, type Live, scenarioAnswer, textOf } from '#contract/shared/scenario-answers'
import {
  acts,
  type Offer,
  readScenario,
  type Scenario,
  scenarioHeader,
  scenarioNames,
  scenariosPerMinute,
} from '#contract/shared/scenarios'
import { type QuotaWindow, Refusal } from '#domain/core/refusal'
import { windowHeaders } from '../../operations/answer-headers.ts'
import type { Operation } from '../../operations/operation.ts'
import type { WindowLimiter } from '../../ports/window-limiter.ts'
import { bufferHeader } from '../answers/buffered-headers.ts'
import { cutAfter, waitsForContinue } from '../bodies/json-body.ts'
import { hasBody } from '../bodies/lingering-close.ts'
import { clientAddress } from '../credentials/address.ts'
import { type Answered, adding, answered, checking, type Step } from '../pipeline/chain.ts'
import { contextOf, type Facts } from '../pipeline/context.ts'
import { type Delays, type ShownScenario, sendText, showCondition } from './scenario-conditions.ts'

/** What scenarios need of the service. */
export interface Scenarios {
  limiter: WindowLimiter
  now(): Date
  bodyTimeoutMs: number
  /** The slots of delayed requests. */
  delays: Delays
}

/** The scenarios and the documented answers of an operation. */
interface Documents {
  offer: Offer
  documented: Documented
}

/** Loads the documented answers with the first scenario, so that a service without test callers keeps them out of memory. */
const documentsOf = async (operation: Operation): Promise<Documents> => {
  const { documentedOf, offerOf } = await import('#contract/openapi/scenarios')
  return { offer: offerOf(operation), documented: documentedOf(operation.id) }
}

const headerOf = ({ headers }: Request): string | undefined => {
  const requested = headers[scenarioHeader.toLowerCase()]
  return typeof requested === 'object' ? requested.join(', ') : requested
}

/** @throws Refusal which names everything that the header may say for the operation. */
const refuse = (res: Response, received: string, message: string, offer: Offer): never => {
  contextOf(res).notes.isScenarioRefused = true
  throw new Refusal('invalid_request', {
    issues: [{ path: scenarioHeader, message, received, allowed: scenarioNames(offer) }],
  })
}

/** Counts a scenario in a minute of the client's address; the quota of the shared key is untouched. */
const countScenario = async (req: Request, { limiter }: Scenarios): Promise<QuotaWindow> => {
  const name = `scenario:${clientAddress(req.ip)}`
  const { taken, remaining, resetAt } = await limiter.take(name, scenariosPerMinute)
  const window = { limit: scenariosPerMinute, remaining, resetAt }
  if (taken) return window
  throw new Refusal('rate_limited', { message: 'Too many scenarios in this minute from this address.', window })
}

/** Shows the only window that a refused scenario has a place in, as every answer to a counted request does. */
const showWindow = (res: Response, window: QuotaWindow): void => {
  for (const [name, value] of Object.entries(windowHeaders(window))) bufferHeader(res, name, value)
}

/** Reads and discards the body, up to the limit of its operation. @throws Refusal for one that does not arrive in time. */
const dropBody = (req: Request, res: Response, limitBytes: number, timeoutMs: number): Promise<void> =>
  new Promise((done, refuse) => {
    if (limitBytes === 0 || !hasBody(req)) return done()
    if (waitsForContinue(req)) res.writeContinue()
    const timer = cutAfter(timeoutMs, req, res, refuse)
    let bytes = 0
    const end = (): void => {
      clearTimeout(timer)
      req.off('data', count).off('end', end).off('close', end).off('error', end)
      done()
    }
    // A body that is too long or breaks off does not change the answer of the scenario.
    const count = (chunk: Buffer): void => {
      bytes += chunk.length
      if (bytes > limitBytes) end()
    }
    req.on('data', count).on('end', end).on('close', end).on('error', end)
  })

const sendDocumented = (res: Response, scenario: Scenario, documented: Documented, live: Live): void => {
  const answer = scenarioAnswer(scenario, documented, live)
  const { text, headers } = answer.body === null ? { ...answer, text: null } : textOf(answer)
  sendText(res, answer.status, { ...headers, [scenarioHeader]: scenario.name }, text)
}

const isShown = (scenario: Scenario): scenario is ShownScenario =>
  scenario.condition !== undefined && scenario.condition !== 'slow'

/** Sends the answer of a scenario. */
const answerScenario = async (
  req: Request,
  res: Response,
  scenario: Scenario,
  { access }: Operation,
  { documented }: Documents,
  { now, bodyTimeoutMs, delays }: Scenarios,
): Promise<void> => {
  // A dropped connection needs no body: a client that waits for 100 Continue would never send it.
  if (scenario.condition !== 'dropped') await dropBody(req, res, access.bodyLimitBytes, bodyTimeoutMs)
  const live = { requestId: contextOf(res).requestId, now: now().getTime() }
  if (isShown(scenario)) await showCondition(req, res, scenario, { documented, live, delays })
  else sendDocumented(res, scenario, documented, live)
}

/** The scenario of a header; undefined where it does not apply to this attempt, so that the real answer is sent. */
const scenarioOf = async (
  req: Request,
  res: Response,
  requested: string,
  { offer }: Documents,
  deps: Scenarios,
): Promise<Scenario | undefined> => {
  const read = readScenario(requested, offer)
  const retryCount = req.get('X-Retry-Count')
  if (!('fault' in read) && !acts(read, retryCount)) return undefined
  const window = await countScenario(req, deps)
  if (!('fault' in read)) return read
  showWindow(res, window)
  return refuse(res, requested, read.fault, offer)
}

/**
 * Answers a request with the sandbox key as its header asks, instead of the operation; what asks for a slow answer alone
 * goes on with the time to wait.
 */
export const playScenario = (
  operation: Operation,
  deps: Scenarios,
): Step<Pick<Facts, 'caller'>, Pick<Facts, 'delayMs'>> => {
  const play = async (req: Request, res: Response, requested: string): Promise<number | undefined | Answered> => {
    const documents = await documentsOf(operation)
    const scenario = await scenarioOf(req, res, requested, documents, deps)
    if (!scenario) return undefined
    contextOf(res).notes.scenario = scenario.name
    if (scenario.condition === 'slow') return scenario.ms
    await answerScenario(req, res, scenario, operation, documents, deps)
    return answered
  }
  return adding('delayMs', function playForSandbox(req, res, { caller }) {
    const requested = headerOf(req)
    return requested === undefined || caller.kind !== 'sandbox' ? undefined : play(req, res, requested)
  })
}

/**
 * Refuses the header with any other key: a test must not mistake a real answer for a simulated failure. For operations
 * that the sandbox key may call.
 */
export const refuseScenario = (operation: Operation): Step<Pick<Facts, 'caller'>> =>
  checking(function refuseForOthers(req, res, { caller }) {
    const requested = headerOf(req)
    if (requested === undefined || caller.kind === 'sandbox') return undefined
    return documentsOf(operation).then(({ offer }) =>
      refuse(res, requested, 'Scenarios are for the sandbox key.', offer),
    )
  })

/** Delays the answer after the body was read, so that a disconnecting client is noticed. */
export const delayAnswer = ({ delays }: Pick<Scenarios, 'delays'>): Step<Pick<Facts, 'delayMs'>> =>
  checking(function waitOnPurpose(req, res, { delayMs }) {
    if (delayMs === undefined) return undefined
    const wait = delays.enter(req, res)
    return wait(delayMs).then(() => (res.closed ? answered : undefined))
  })
