import type { RequestHandler, Response } from 'express'
import { Refusal, unavailable } from '#domain/core/refusal'
import type { CallContext } from '../operations/handler.ts'
import type { Operation } from '../operations/operation.ts'
import { validated } from '../operations/schema-issues.ts'
import type { WorkerAnswer, WorkerCall } from '../operations/worker-call.ts'
import type { Log } from '../ports/log.ts'
import type { NoPlaceReason, Workers, WorkOutcome } from '../ports/workers.ts'
import { type Context, contextOf } from './context.ts'
import { setAnswerHeaders } from './errors.ts'

/** What is needed to have calls answered beside the event loop. */
export interface HandingOver {
  workers: Workers<WorkerCall, WorkerAnswer>
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

/** Sends the answer of a thread as it is. */
const sendAnswer = (res: Response, { answer }: Extract<WorkerAnswer, { answer: unknown }>): void => {
  setAnswerHeaders(res, answer)
  // A file names its own type.
  res.status(answer.status).type(String(answer.headers['Content-Type'] ?? 'json'))
  const { buffer } = answer.bytes
  // Bytes of others weigh on the heap of this thread until a collection: a full one for every dozen
  // large answers. What has left is given back at once.
  res.on('close', () => void buffer.transfer(0))
  res.send(Buffer.from(buffer))
}

/** What a thread gave, once what it had to say is logged; undefined where nobody waits for it, since the caller hung up. */
const resultOf = (res: Response, outcome: WorkOutcome<WorkerAnswer>, log: Log): WorkerAnswer | undefined => {
  if (outcome.outcome === 'noPlace') throw noPlace(outcome.reason)
  if (outcome.outcome === 'lost') throw unavailable('the thread of a calculation', outcome.cause)
  if (outcome.outcome === 'abandoned') return undefined
  for (const { level, fields, message } of outcome.result.logged) log[level](fields, message)
  return res.closed ? undefined : outcome.result
}

/**
 * Has a call answered beside the event loop; who hangs up leaves the queue.
 * @returns undefined where nobody waits for the answer any more.
 * @throws Refusal where there is no place, or the thread ended.
 */
export const handed = async (
  res: Response,
  call: WorkerCall,
  keyId: string,
  { workers, log }: HandingOver,
): Promise<WorkerAnswer | undefined> => {
  const gone = new AbortController()
  const abandon = (): void => gone.abort()
  if (res.closed) abandon()
  else res.once('close', abandon)
  return resultOf(res, await workers.run(call, { keyId, bytes: call.body.byteLength, signal: gone.signal }), log)
}

/** What a call carries to its thread beside its name, its day and its key; nothing when left out. */
export type Luggage = (res: Response) => Promise<Pick<CallContext, 'report'>>

/** Under which name the calls of a caller wait for their turn. */
const turnOf = ({ caller, actor }: Context): string | undefined =>
  caller?.id ?? (actor && `user:${actor.session.userId}`)

/** Has the call of a request worked on in another thread. */
const worked = (
  res: Response,
  call: Pick<WorkerCall, 'id' | 'isReading'>,
  handing: HandingOver,
  luggage: Pick<CallContext, 'report'> = {},
): Promise<WorkerAnswer | undefined> => {
  const { requestId, day, caller, rawBody: body } = contextOf(res)
  const keyId = turnOf(contextOf(res))
  if (keyId === undefined || !body) throw new Error('A call was handed over without a credential or a body.')
  const key = caller && { caller: { name: caller.name, tier: caller.tier } }
  return handed(res, { ...call, body, context: { requestId, day, ...key, ...luggage } }, keyId, handing)
}

/**
 * The last step of an operation that takes large bodies: another thread parses, validates, calculates and prints, so that
 * nobody else's request waits for it.
 */
export const handOver = (id: string, handing: HandingOver, luggage?: Luggage): RequestHandler =>
  async function handCallOver(_req, res) {
    const result = await worked(res, { id }, handing, await luggage?.(res))
    if (!result) return
    if (!('answer' in result)) throw new Error(`The operation ${id} was not answered.`)
    sendAnswer(res, result)
  }

/**
 * Reads a body with its schema: in another thread, which parses it too, where it is above a length, and here otherwise; for
 * an operation that itself runs here.
 */
export const handReading = ({ id, body }: Operation, lengthMax: number, handing: HandingOver): RequestHandler =>
  async function readElsewhere(req, res, next) {
    if ((contextOf(res).rawBody?.length ?? 0) <= lengthMax) {
      if (body) req.body = validated(body, req.body)
      return next()
    }
    const result = await worked(res, { id, isReading: true }, handing)
    if (!result) return
    if ('answer' in result) {
      sendAnswer(res, result)
      return
    }
    req.body = result.value
    next()
  }
