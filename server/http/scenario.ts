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
import { Refusal } from '#domain/core/refusal'
import type { Operation } from '../operations/operation.ts'
import type { WindowLimiter } from '../ports/window-limiter.ts'
import { clientAddress } from './address.ts'
import { type Answered, adding, answered, checking, type Step } from './chain.ts'
import { contextOf, type Facts } from './context.ts'
import { hasBody } from './early-answer.ts'
import { cutAfter, waitsForContinue } from './json-body.ts'
import { type Holding, type ShownScenario, sendText, showCondition } from './scenario-conditions.ts'

/** What is needed to answer as a header asks. */
export interface Scenarios {
  limiter: WindowLimiter
  now(): Date
  bodyTimeoutMs: number
  /** Where requests wait on purpose. */
  holding: Holding
}

/** What an operation documents, as scenarios look at it. */
interface Documents {
  offer: Offer
  documented: Documented
}

/** The documented answers, read with the first scenario: a service that nobody tests with never holds them. */
const documentsOf = async (operation: Operation): Promise<Documents> => {
  const { documentedOf, offerOf } = await import('#contract/openapi/scenarios')
  return { offer: offerOf(operation), documented: documentedOf(operation.id) }
}

const askedOf = ({ headers }: Request): string | undefined => {
  const asked = headers[scenarioHeader.toLowerCase()]
  return typeof asked === 'object' ? asked.join(', ') : asked
}

/** @throws Refusal which names everything that the header may say for the operation. */
const refuse = (res: Response, received: string, message: string, offer: Offer): never => {
  contextOf(res).notes.isScenarioRefused = true
  throw new Refusal('invalid_request', {
    issues: [{ path: scenarioHeader, message, received, allowed: scenarioNames(offer) }],
  })
}

/** Counts a scenario for the address of its client; the places of the shared key stay. */
const takePlace = async (req: Request, { limiter }: Scenarios): Promise<void> => {
  const name = `scenario:${clientAddress(req.ip)}`
  const { taken, remaining, resetAt } = await limiter.take(name, scenariosPerMinute)
  if (taken) return
  throw new Refusal('rate_limited', {
    message: 'Too many scenarios in this minute from this address.',
    window: { limit: scenariosPerMinute, remaining, resetAt },
  })
}

/** Reads the body up to the limit of its operation, for nothing. @throws Refusal for one that does not arrive in time. */
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
    // What is too long, or broke off, is no reason to answer something else.
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

/** Answers as a scenario asks. */
const answerScenario = async (
  req: Request,
  res: Response,
  scenario: Scenario,
  { access }: Operation,
  { documented }: Documents,
  { now, bodyTimeoutMs, holding }: Scenarios,
): Promise<void> => {
  // What ends without a byte needs no body, which the client may send only after an answer to its head.
  if (scenario.condition !== 'dropped') await dropBody(req, res, access.bodyLimitBytes, bodyTimeoutMs)
  const live = { requestId: contextOf(res).requestId, now: now().getTime() }
  if (isShown(scenario)) await showCondition(req, res, scenario, { documented, live, holding })
  else sendDocumented(res, scenario, documented, live)
}

/** Knows what a header of the sandbox key asks for; undefined where the request is answered for real. */
const scenarioOf = async (
  req: Request,
  res: Response,
  asked: string,
  { offer }: Documents,
  deps: Scenarios,
): Promise<Scenario | undefined> => {
  const read = readScenario(asked, offer)
  const retryCount = req.get('X-Retry-Count')
  if (!('fault' in read) && !acts(read, retryCount)) return undefined
  await takePlace(req, deps)
  return 'fault' in read ? refuse(res, asked, read.fault, offer) : read
}

/**
 * Answers a request with the sandbox key as its header asks, instead of the operation; what asks for a slow answer alone
 * goes on with the time to wait.
 */
export const playScenario = (
  operation: Operation,
  deps: Scenarios,
): Step<Pick<Facts, 'caller'>, Pick<Facts, 'delayMs'>> => {
  const play = async (req: Request, res: Response, asked: string): Promise<number | undefined | Answered> => {
    const documents = await documentsOf(operation)
    const scenario = await scenarioOf(req, res, asked, documents, deps)
    if (!scenario) return undefined
    contextOf(res).notes.scenario = scenario.name
    if (scenario.condition === 'slow') return scenario.ms
    await answerScenario(req, res, scenario, operation, documents, deps)
    return answered
  }
  return adding('delayMs', function playForSandbox(req, res, { caller }) {
    const asked = askedOf(req)
    return asked === undefined || caller.kind !== 'sandbox' ? undefined : play(req, res, asked)
  })
}

/**
 * Refuses the header with any other key: a test that believes in a failure which never came would be worse. For operations
 * that the sandbox key may call.
 */
export const refuseScenario = (operation: Operation): Step<Pick<Facts, 'caller'>> =>
  checking(function refuseForOthers(req, res, { caller }) {
    const asked = askedOf(req)
    if (asked === undefined || caller.kind === 'sandbox') return undefined
    return documentsOf(operation).then(({ offer }) => refuse(res, asked, 'Scenarios are for the sandbox key.', offer))
  })

/** Lets a request that asked for it wait once its body is there, so that a client who hangs up is noticed. */
export const delayAnswer = ({ holding }: Pick<Scenarios, 'holding'>): Step<Pick<Facts, 'delayMs'>> =>
  checking(function waitOnPurpose(req, res, { delayMs }) {
    if (delayMs === undefined) return undefined
    const wait = holding.enter(req, res)
    return wait(delayMs).then(() => (res.closed ? answered : undefined))
  })
