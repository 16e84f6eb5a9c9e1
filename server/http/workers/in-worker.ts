import type { Response } from 'express'
import { Refusal, unavailable } from '#domain/core/refusal'
import type { ReportCall } from '../../operations/handler.ts'
import type { Operation } from '../../operations/operation.ts'
import type { PrintedAnswer } from '../../operations/operations.ts'
import { validated } from '../../operations/schema-issues.ts'
import type { WorkerAnswer, WorkerCall } from '../../operations/worker-call.ts'
import type { Log } from '../../ports/log.ts'
import type { NoPlaceReason, Workers, WorkOutcome } from '../../ports/workers.ts'
import { setAnswerHeaders } from '../answers/errors.ts'
import { packedCalculation } from '../answers/packed-answer.ts'
import type { Caller } from '../credentials/caller.ts'
import { answered, checking, type Step } from '../pipeline/chain.ts'
import type { Context, Facts } from '../pipeline/context.ts'

/** The threads that run calls beside the event loop, and the log that gets what they logged. */
export interface WorkerPool {
  workers: Workers<WorkerCall, WorkerAnswer>
  log: Log
}

/** Seconds after which a call that found the queue full may be repeated. */
const retryAfterSeconds = 5

const reasons: Record<NoPlaceReason, string> = {
  calls: 'Too many large calculations are waiting.',
  bytes: 'Too many large calculations are waiting.',
  callsOfKey: 'Too many large calculations of this key are waiting.',
  wait: 'This calculation has waited too long for its turn.',
}

const queueFull = (reason: NoPlaceReason): Refusal =>
  new Refusal('unavailable', {
    message: `${reasons[reason]} Please try again in a moment.`,
    retryAfterSeconds,
    cause: new Error(`the queue of large calculations refused a call: ${reason}`),
  })

/** Sends the answer of a thread: JSON packed where its caller wants it so, a file as it is. */
export const sendAnswer = async (res: Response, answer: PrintedAnswer): Promise<void> => {
  const { buffer } = answer.bytes
  const bytes = Buffer.from(buffer)
  // An answer that is a file has its media type among its headers.
  const { 'Content-Type': fileType } = answer.headers
  const packed = fileType === undefined ? await packedCalculation(res, bytes) : undefined
  // V8 frees a transferred buffer now; otherwise a dozen large answers cost a full garbage collection. Not before it is
  // packed: that reads it in another thread.
  const free = (): void => void buffer.transfer(0)
  if (res.closed) {
    free()
    return
  }
  setAnswerHeaders(res, answer)
  res.status(answer.status).type(String(fileType ?? 'json'))
  res.on('close', free)
  res.send(packed ?? bytes)
}

/** Logs the lines of a thread and gives its result; undefined where the client has disconnected. */
const resultOf = (res: Response, outcome: WorkOutcome<WorkerAnswer>, log: Log): WorkerAnswer | undefined => {
  if (outcome.outcome === 'noPlace') throw queueFull(outcome.reason)
  if (outcome.outcome === 'lost') throw unavailable('the thread of a calculation', outcome.cause)
  if (outcome.outcome === 'abandoned') return undefined
  for (const { level, fields, message } of outcome.result.logged) log[level](fields, message)
  return res.closed ? undefined : outcome.result
}

/** Runs a call in a thread; a disconnecting client gives up its place in the queue. */
const runInWorker = async (
  res: Response,
  call: WorkerCall,
  queueName: string,
  { workers, log }: WorkerPool,
): Promise<WorkerAnswer | undefined> => {
  const gone = new AbortController()
  const abandon = (): void => gone.abort()
  if (res.closed) abandon()
  else res.once('close', abandon)
  const ticket = { keyId: queueName, bytes: call.body.byteLength, signal: gone.signal }
  return resultOf(res, await workers.run(call, ticket), log)
}

/**
 * The answer of a thread to a call.
 * @param queueName of the caller: each name gets a thread in its turn.
 * @returns undefined where the client has disconnected.
 * @throws Refusal where the queue is full, or the thread ended.
 */
export const workerAnswer = async (
  res: Response,
  call: Omit<WorkerCall, 'isReading'>,
  queueName: string,
  pool: WorkerPool,
): Promise<PrintedAnswer | undefined> => {
  // A thread answers each call that does not ask for its body alone.
  const result = (await runInWorker(res, call, queueName, pool)) as { answer: PrintedAnswer } | undefined
  return result?.answer
}

/** The name under which the calls of a caller wait for a thread. */
export const queueNameOf = (caller: Caller): string =>
  caller.kind === 'person' ? `user:${caller.actor.session.userId}` : caller.id

/** The facts of a request that is run in a thread. */
type Sent = Pick<Facts, 'caller' | 'body'>

/** The call of an operation as a thread gets it. */
export const workerCall = (
  id: string,
  { requestId, day, caller, body }: Context & Sent,
  report?: ReportCall,
): WorkerCall => {
  const key = caller.kind === 'person' ? {} : { caller: { name: caller.name, tier: caller.tier } }
  return { id, body, context: { requestId, day, ...key, ...(report && { report }) } }
}

/**
 * The last step of an operation that takes large bodies: another thread parses, validates, calculates and prints, so that
 * no other request waits for it.
 */
export const answerInWorker = (id: string, pool: WorkerPool): Step<Sent> =>
  checking(async function answerFromWorker(_req, res, context) {
    const call = workerCall(id, context)
    const answer = await workerAnswer(res, call, queueNameOf(context.caller), pool)
    if (answer) await sendAnswer(res, answer)
    return answered
  })

/**
 * Reads a body with its schema, in another thread where it is longer than the event loop parses: for an operation that
 * itself runs here.
 */
export const readInWorker = ({ id, body: schema }: Operation, lengthMax: number, pool: WorkerPool): Step<Sent> =>
  checking(async function readFromWorker(req, res, context) {
    if (context.body.length <= lengthMax) {
      if (schema) req.body = validated(schema, req.body)
      return undefined
    }
    const call = { ...workerCall(id, context), isReading: true }
    const result = await runInWorker(res, call, queueNameOf(context.caller), pool)
    if (!result) return answered
    if ('answer' in result) {
      await sendAnswer(res, result.answer)
      return answered
    }
    req.body = result.value
    return undefined
  })
