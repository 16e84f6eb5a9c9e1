import type { RequestHandler, Response } from 'express'
import { Refusal } from '#domain/core/refusal'
import { unavailable } from '../access/unavailable.ts'
import type { HandedAnswer, HandedCall } from '../operations/handed-over.ts'
import type { Log, NoPlaceReason, Workers, WorkOutcome } from '../ports.ts'
import { contextOf } from './context.ts'
import { setAnswerHeaders } from './errors.ts'

/** What is needed to have calls answered beside the event loop. */
export interface HandingOver {
  workers: Workers<HandedCall, HandedAnswer>
  log: Log
}

/** Seconds after which a call that found no place is worth repeating. */
const retryAfterSeconds = 5

const reasons: Record<NoPlaceReason, string> = {
  calls: 'Too many large calculations are waiting.',
  bytes: 'Too many large calculations are waiting.',
  callsOfKey: 'Too many large calculations of this key are waiting.',
  wait: 'This calculation has waited too long for its turn.',
}

const noPlace = (reason: NoPlaceReason): Refusal =>
  new Refusal('unavailable', {
    message: `${reasons[reason]} Please try again in a moment.`,
    retryAfterSeconds,
    cause: new Error(`the queue of large calculations refused a call: ${reason}`),
  })

/** Sends the answer of a thread as it is, and logs what the thread had to say. */
const sendAnswer = (res: Response, { answer, logged }: HandedAnswer, log: Log): void => {
  for (const { level, fields, message } of logged) log[level](fields, message)
  setAnswerHeaders(res, answer)
  res.status(answer.status).type('json').send(Buffer.from(answer.bytes.buffer))
}

const settle = (res: Response, outcome: WorkOutcome<HandedAnswer>, log: Log): void => {
  if (outcome.outcome === 'noPlace') throw noPlace(outcome.reason)
  if (outcome.outcome === 'lost') throw unavailable('the thread of a calculation', outcome.cause)
  // Nobody waits for the answer of a caller who hung up.
  if (outcome.outcome === 'abandoned' || res.closed) return
  sendAnswer(res, outcome.result, log)
}

/**
 * The last step of an operation that takes large bodies: another thread parses, validates, calculates and prints, so that
 * nobody else's request waits for it.
 */
export const handOver = (id: string, { workers, log }: HandingOver): RequestHandler =>
  async function handCallOver(_req, res) {
    const { requestId, day, caller, rawBody } = contextOf(res)
    if (!caller || !rawBody) throw new Error('A call was handed over without a credential or a body.')
    const gone = new AbortController()
    const abandon = (): void => gone.abort()
    if (res.closed) abandon()
    else res.once('close', abandon)
    const { name, tier } = caller
    const outcome = await workers.run(
      { id, body: rawBody, context: { requestId, day, caller: { name, tier } } },
      { keyId: caller.id, bytes: rawBody.byteLength, signal: gone.signal },
    )
    settle(res, outcome, log)
  }
