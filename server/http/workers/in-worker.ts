import type { Response } from 'express'
import { Refusal, unavailable } from '#domain/core/refusal'
import type { ReportCall } from '../../operations/handler.ts'
import type { Operation } from '../../operations/operation.ts'
import type { SerializedAnswer } from '../../operations/operations.ts'
import { validateInput } from '../../operations/schema-issues.ts'
import type { WorkerAnswer, WorkerCall } from '../../operations/worker-call.ts'
import type { Log } from '../../ports/log.ts'
import type { QueuedClient, QueueRefusal, QueueRefusalReason, Workers, WorkOutcome } from '../../ports/workers.ts'
import { compressCalculation } from '../answers/compressed-answer.ts'
import { setAnswerHeaders } from '../answers/set-answer-headers.ts'
import { getQueuedClient } from '../limits/queued-client.ts'
import { chainEnd, createCheckStep, type Step } from '../request/chain.ts'
import type { Context, Facts } from '../request/context.ts'

/** Worker threads for long calls, the log that receives their lines, and the clock. */
export interface WorkerPool {
  workers: Workers<WorkerCall, WorkerAnswer>
  log: Log
  now(): Date
}

/** Retry delay in seconds when the queue is full. */
const retryAfterSeconds = 5

const tooMany = 'Too many large calculations are waiting.'
const reasons: Record<QueueRefusalReason, string> = {
  calls: tooMany,
  bytes: tooMany,
  callsOfClient: 'Too many large calculations of this caller are waiting.',
  wait: 'This calculation has waited too long for its turn.',
}

/** Refusal of a call without a place: 429 where the caller itself fills the queue, otherwise 503. */
export const createQueueFullRefusal = ({ reason, callsPerClient }: QueueRefusal, now: Date): Refusal => {
  const message = `${reasons[reason]} Please try again in a moment.`
  if (reason === 'callsOfClient') {
    const resetAt = now.getTime() + retryAfterSeconds * 1000
    return new Refusal('rate_limited', { message, window: { limit: callsPerClient, remaining: 0, resetAt } })
  }
  return new Refusal('unavailable', {
    message,
    retryAfterSeconds,
    cause: new Error(`the queue of large calculations refused a call: ${reason}`),
  })
}

/** Sends the response of a worker: JSON, compressed where the client accepts it, or a file as it is. */
export const sendAnswer = async (res: Response, answer: SerializedAnswer): Promise<void> => {
  const { buffer } = answer.bytes
  const bytes = Buffer.from(buffer)
  // A file response has its media type in its headers.
  const { 'Content-Type': fileType } = answer.headers
  const packed = fileType === undefined ? await compressCalculation(res, bytes) : undefined
  // V8 frees a transferred buffer at once; otherwise a dozen large responses cost a full garbage collection. Only after
  // compression, which reads it in another thread.
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

/** Logs the lines of a worker and returns its result; undefined where the client has disconnected. */
const unwrapOutcome = (
  res: Response,
  outcome: WorkOutcome<WorkerAnswer>,
  { log, now }: WorkerPool,
): WorkerAnswer | undefined => {
  if (outcome.outcome === 'noPlace') throw createQueueFullRefusal(outcome, now())
  if (outcome.outcome === 'lost') throw unavailable('the thread of a calculation', outcome.cause)
  if (outcome.outcome === 'abandoned') return undefined
  for (const { level, fields, message } of outcome.result.logged) log[level](fields, message)
  return res.closed ? undefined : outcome.result
}

/** Runs a call in a worker; a disconnecting client gives up its place in the queue. */
const runInWorker = async (
  res: Response,
  call: WorkerCall,
  client: QueuedClient,
  pool: WorkerPool,
): Promise<WorkerAnswer | undefined> => {
  const gone = new AbortController()
  const abandon = (): void => gone.abort()
  if (res.closed) abandon()
  else res.once('close', abandon)
  const ticket = { client, bytes: call.body.byteLength, signal: gone.signal }
  return unwrapOutcome(res, await pool.workers.run(call, ticket), pool)
}

/**
 * Response of a worker to a call.
 * @param client that the call is queued for.
 * @returns undefined where the client has disconnected.
 * @throws Refusal where the queue is full, or the thread ended.
 */
export const requestWorkerAnswer = async (
  res: Response,
  call: Omit<WorkerCall, 'isReading' | 'isDrawing'>,
  client: QueuedClient,
  pool: WorkerPool,
): Promise<SerializedAnswer | undefined> => {
  // A worker returns a response unless only the body was to be read.
  const result = (await runInWorker(res, call, client, pool)) as { answer: SerializedAnswer } | undefined
  return result?.answer
}

/** Facts of a request that runs in a worker. */
type WorkerFacts = Pick<Facts, 'caller' | 'body'>

/** Call of an operation, in the form that workers receive. */
export const createWorkerCall = (
  id: string,
  { requestId, day, caller, body }: Context & WorkerFacts,
  report?: ReportCall,
): WorkerCall => {
  const key = caller.kind === 'person' ? {} : { caller: { name: caller.name, tier: caller.tier } }
  return { id, body, context: { requestId, day, ...key, ...(report && { report }) } }
}

/**
 * Last step of an operation with large bodies: a worker parses, validates, calculates and serializes, so that no other
 * request is blocked.
 */
export const runOperationInWorker = (id: string, pool: WorkerPool): Step<WorkerFacts> =>
  createCheckStep(async function answerFromWorker(_req, res, context) {
    const call = createWorkerCall(id, context)
    const answer = await requestWorkerAnswer(res, call, getQueuedClient(res.req, context.caller), pool)
    if (answer) await sendAnswer(res, answer)
    return chainEnd
  })

/**
 * Validates a body with its schema, in a worker where it is longer than the event loop parses: for an operation that
 * itself runs in the main thread.
 */
export const readInWorker = ({ id, body: schema }: Operation, lengthMax: number, pool: WorkerPool): Step<WorkerFacts> =>
  createCheckStep(async function readFromWorker(req, res, context) {
    if (context.body.length <= lengthMax) {
      if (schema) req.body = validateInput(schema, req.body)
      return undefined
    }
    const call = { ...createWorkerCall(id, context), isReading: true }
    const result = await runInWorker(res, call, getQueuedClient(res.req, context.caller), pool)
    if (!result) return chainEnd
    if ('answer' in result) {
      await sendAnswer(res, result.answer)
      return chainEnd
    }
    req.body = result.value
    return undefined
  })
