import type { Request, Response } from 'express'
import { type BrokenAnswer, conditionAnswer, type Documented, type Live } from '#contract/shared/scenario-answers'
import { type Condition, heldAtMost, type Scenario, scenarioHeader } from '#contract/shared/scenarios'
import { Refusal } from '#domain/core/refusal'
import { clientAddress } from './address.ts'
import { noteHeader } from './answer-head.ts'
import { contextOf } from './context.ts'
import { endEarly } from './early-answer.ts'

/** The place of a request that waits on purpose: lets it wait once. */
export type Wait = (ms: number) => Promise<void>

/** Requests that wait on purpose. */
export interface Holding {
  /**
   * A place to wait; its wait ends early when the client hangs up or the service stops.
   * @throws Refusal `unavailable` where too many have one already, for the address of the client or in all.
   */
  enter(req: Request, res: Response): Wait
  /** Ends all waits, and those to come at once: the service stops. */
  stop(): void
}

interface Place {
  address: string
  end(): void
}

/** Seconds after which a request that found no place to wait is worth repeating. */
const retryAfterSeconds = 5

const noPlace = (whose: 'of this address' | 'of all callers'): Refusal =>
  new Refusal('unavailable', {
    message: `Too many requests ${whose} wait on purpose already.`,
    retryAfterSeconds,
    cause: new Error('the places of requests that wait on purpose are taken'),
  })

/** Places for requests that wait on purpose: a few for an address, and some in all. */
export const holding = (): Holding => {
  // A list: no more than a few dozen are in it.
  const places: Place[] = []
  let isStopping = false
  const leave = (place: Place): void => {
    const at = places.indexOf(place)
    if (at >= 0) places.splice(at, 1)
  }
  const waitAt =
    (place: Place, res: Response): Wait =>
    ms =>
      new Promise(done => {
        place.end = () => {
          clearTimeout(timer)
          leave(place)
          done()
        }
        const timer = setTimeout(() => place.end(), isStopping || res.closed ? 0 : ms)
      })
  return {
    enter: (req, res) => {
      const address = clientAddress(req.ip)
      const ofAddress = places.filter(place => place.address === address).length
      if (ofAddress >= heldAtMost.ofAddress) throw noPlace('of this address')
      if (places.length >= heldAtMost.inProcess) throw noPlace('of all callers')
      const place: Place = { address, end: () => leave(place) }
      places.push(place)
      res.once('close', () => place.end())
      return waitAt(place, res)
    },
    stop: () => {
      isStopping = true
      for (const place of [...places]) place.end()
    },
  }
}

/** Sends a text with the status and the headers of a scenario, and nothing that Express would look at. */
export const sendText = (
  res: Response,
  status: number,
  headers: Readonly<Record<string, string>>,
  text: string | null,
): void => {
  for (const [name, value] of Object.entries(headers)) noteHeader(res, name, value)
  res.statusCode = status
  endEarly(res)
  if (text === null) {
    res.end()
    return
  }
  noteHeader(res, 'Content-Length', Buffer.byteLength(text))
  res.end(text, 'utf8')
}

/** What an answer of somebody else's keeps of the headers that were noted: those without which no page could read it. */
const keptByOthers = /^Access-Control-/

const forgetOwnHeaders = (res: Response): void => {
  const context = contextOf(res)
  const head = context.headers ?? []
  context.headers = head.filter((_, at) => keptByOthers.test(String(head[at - (at % 2)])))
}

/** Sends the first half of an answer; the connection ends at once, or after a time. */
const sendHalf = async (
  req: Request,
  res: Response,
  answer: BrokenAnswer,
  wait: () => Promise<void>,
): Promise<void> => {
  const { status, headers, text, whole } = answer
  for (const [name, value] of Object.entries(headers)) noteHeader(res, name, value)
  noteHeader(res, 'Content-Length', Buffer.byteLength(whole))
  res.statusCode = status
  // An answer to HEAD has no body with which its head would leave.
  res.flushHeaders()
  await new Promise(sent => res.write(text, 'utf8', sent))
  await wait()
  req.socket.destroy()
}

/** What is needed to show a condition. */
export interface Stage {
  documented: Documented
  live: Live
  holding: Holding
}

/** A scenario that names a condition with an answer of its own, or with none. */
export type ShownScenario = Scenario & { condition: Exclude<Condition, 'slow'> }

/** Shows a client what it asked to be shown. @throws Refusal `unavailable` where it would wait and too many do. */
export const showCondition = async (
  req: Request,
  res: Response,
  { condition, ms, name }: ShownScenario,
  { documented, live, holding: places }: Stage,
): Promise<void> => {
  if (condition === 'dropped') {
    req.socket.destroy()
    return
  }
  const answer = conditionAnswer(condition, documented, live)
  const headers = { ...answer.headers, [scenarioHeader]: name }
  if (condition === 'bad_gateway') forgetOwnHeaders(res)
  if (answer.end === 'whole') {
    sendText(res, answer.status, headers, answer.text)
    return
  }
  const wait = answer.end === 'stalled' ? places.enter(req, res) : async () => {}
  await sendHalf(req, res, { ...answer, headers }, () => wait(ms))
}
