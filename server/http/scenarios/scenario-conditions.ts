import type { Request, Response } from 'express'
import { type BrokenAnswer, createConditionAnswer, type Documented, type Live } from '#contract/shared/scenario-answers'
import { type Condition, heldAtMost, type Scenario, scenarioHeader } from '#contract/shared/scenarios'
import { Refusal } from '#domain/core/refusal'
import { bufferHeader } from '../answers/buffered-headers.ts'
import { closeAfterBody } from '../bodies/lingering-close.ts'
import { normalizeClientAddress } from '../request/client-address.ts'
import { getContext } from '../request/context.ts'

/** Delays one request once. */
type Wait = (ms: number) => Promise<void>

/** Slots of delayed requests: a few per address, and a maximum per process. */
export interface Delays {
  /**
   * Takes a slot for a delay, which ends early when the client disconnects or the service stops.
   * @throws Refusal `unavailable` where the address of the client, or the process, has no free slot.
   */
  enter(req: Request, res: Response): Wait
  /** Ends all delays, and each later one at once, at shutdown. */
  stop(): void
}

interface Slot {
  address: string
  end(): void
}

/** Retry delay in seconds for a request without a slot. */
const retryAfterSeconds = 5

const createNoSlotRefusal = (whose: 'of this address' | 'of all callers'): Refusal =>
  new Refusal('unavailable', {
    message: `Too many requests ${whose} wait on purpose already.`,
    retryAfterSeconds,
    cause: new Error('the slots of requests that wait on purpose are taken'),
  })

/** Creates the slots of one process. */
export const createDelays = (): Delays => {
  // A list suffices for at most a few dozen slots.
  const slots: Slot[] = []
  let isStopping = false
  const leave = (slot: Slot): void => {
    const at = slots.indexOf(slot)
    if (at >= 0) slots.splice(at, 1)
  }
  const waitIn =
    (slot: Slot, res: Response): Wait =>
    ms =>
      new Promise(done => {
        slot.end = () => {
          clearTimeout(timer)
          leave(slot)
          done()
        }
        const timer = setTimeout(() => slot.end(), isStopping || res.closed ? 0 : ms)
      })
  return {
    enter: (req, res) => {
      const address = normalizeClientAddress(req.ip)
      const ofAddress = slots.filter(slot => slot.address === address).length
      if (ofAddress >= heldAtMost.ofAddress) throw createNoSlotRefusal('of this address')
      if (slots.length >= heldAtMost.inProcess) throw createNoSlotRefusal('of all callers')
      const slot: Slot = { address, end: () => leave(slot) }
      slots.push(slot)
      res.once('close', () => slot.end())
      return waitIn(slot, res)
    },
    stop: () => {
      isStopping = true
      for (const slot of [...slots]) slot.end()
    },
  }
}

/** Sends a text with the status and the headers of a scenario, bypassing Express, which would add headers. */
export const sendText = (
  res: Response,
  status: number,
  headers: Readonly<Record<string, string>>,
  text: string | null,
): void => {
  for (const [name, value] of Object.entries(headers)) bufferHeader(res, name, value)
  res.statusCode = status
  closeAfterBody(res)
  if (text === null) {
    res.end()
    return
  }
  bufferHeader(res, 'Content-Length', Buffer.byteLength(text))
  res.end(text, 'utf8')
}

/** Own headers that the response of a broken gateway keeps: without them no page could read it. */
const keptByOthers = /^Access-Control-/

const removeOwnHeaders = (res: Response): void => {
  const context = getContext(res)
  const head = context.headers ?? []
  context.headers = head.filter((_, at) => keptByOthers.test(String(head[at - (at % 2)])))
}

/** Sends the first half of a response, and closes the connection at once or after a delay. */
const sendHalf = async (
  req: Request,
  res: Response,
  answer: BrokenAnswer,
  wait: () => Promise<void>,
): Promise<void> => {
  const { status, headers, text, whole } = answer
  for (const [name, value] of Object.entries(headers)) bufferHeader(res, name, value)
  bufferHeader(res, 'Content-Length', Buffer.byteLength(whole))
  res.statusCode = status
  // A HEAD response has no body that would send its headers.
  res.flushHeaders()
  await new Promise(sent => res.write(text, 'utf8', sent))
  await wait()
  req.socket.destroy()
}

/** Dependencies of the response to a condition. */
export interface ConditionContext {
  documented: Documented
  live: Live
  delays: Delays
}

/** Scenario whose condition replaces the real response; `slow` only delays it. */
export type ConditionScenario = Scenario & { condition: Exclude<Condition, 'slow'> }

/**
 * Simulates a condition: a dropped or cut connection, a stalled body, a bad gateway.
 * @throws Refusal `unavailable` where a stalled response finds no slot.
 */
export const simulateCondition = async (
  req: Request,
  res: Response,
  { condition, ms, name }: ConditionScenario,
  { documented, live, delays }: ConditionContext,
): Promise<void> => {
  if (condition === 'dropped') {
    req.socket.destroy()
    return
  }
  const answer = createConditionAnswer(condition, documented, live)
  const headers = { ...answer.headers, [scenarioHeader]: name }
  if (condition === 'bad_gateway') removeOwnHeaders(res)
  if (answer.end === 'whole') {
    sendText(res, answer.status, headers, answer.text)
    return
  }
  const wait = answer.end === 'stalled' ? delays.enter(req, res) : async () => {}
  await sendHalf(req, res, { ...answer, headers }, () => wait(ms))
}
