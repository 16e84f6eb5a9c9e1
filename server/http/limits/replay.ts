import { createHash } from 'node:crypto'
import type { Request, Response } from 'express'
import type { Access } from '#contract/shared/access'
import { Refusal, unavailable } from '#domain/core/refusal'
import type { Idempotency, IdempotencyRetention, IdempotentRole } from '../../access/idempotency.ts'
import { buildGeneratedHeaders } from '../../operations/answer-headers.ts'
import { checkIdempotencyKey } from '../../operations/idempotency-key.ts'
import type { Operation } from '../../operations/operation.ts'
import type { Log } from '../../ports/log.ts'
import type { Replay } from '../../ports/replay-store.ts'
import { bufferHeader } from '../answers/buffered-headers.ts'
import { hasEventsRequested, sendDone } from '../answers/progress-stream.ts'
import type { Caller } from '../request/caller.ts'
import { chainEnd, createCheckStep, type Step } from '../request/chain.ts'
import { type Facts, getContext } from '../request/context.ts'
import type { Count } from '../request/count.ts'
import { type Counters, setRepeatWindowHeaders, takeDay } from './quota.ts'

/** Dependencies of replays: counters for first requests, and the store of repeats. */
export interface Replays {
  counters: Counters
  idempotency: Idempotency
}

const hashBody = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Longest wait of a repeat for a running call of a language model, and the time after which the call counts as lost.
 */
const modelMs = { waitMs: 70_000, runningMs: 120_000 } as const

/** Retention of responses that are not computed again. */
const getRetention = ({ replaySeconds }: Access): IdempotencyRetention | undefined =>
  replaySeconds === undefined ? undefined : { ...modelMs, keptMs: replaySeconds * 1000 }

/** Longest response that is stored for repeats. */
const answerBytesMax = 2 * 1024 * 1024

/**
 * Scope of an Idempotency-Key, within which repeats are looked up. Unrelated clients share the sandbox key and
 * publishable keys: their scope includes the hash of the body, so that no client gets the response of another.
 */
const buildIdempotencyScope = (caller: Caller, operation: string, bodyHash: string): string => {
  if (caller.kind === 'person') return `user:${caller.actor.session.userId} ${operation}`
  return caller.kind === 'secret' ? `${caller.id} ${operation}` : `${caller.id} ${operation} ${bodyHash}`
}

/** Idempotency-Key of a request. @throws Refusal for a malformed one. */
export const readIdempotencyKey = (req: Request): string | undefined => checkIdempotencyKey(req.get('Idempotency-Key'))

/**
 * Replays a response: a pure calculation is computed again for the day of its first response, any other response is
 * sent as stored; neither is counted in the day.
 * @returns whether the response was sent.
 */
const replayAnswer = async (
  res: Response,
  count: Count,
  { day, status, answer }: Replay,
  operation: Operation,
  { counters }: Replays,
) => {
  getContext(res).day = day
  await setRepeatWindowHeaders(res, count, counters)
  bufferHeader(res, 'Idempotent-Replayed', 'true')
  if (answer === undefined) return false
  if (hasEventsRequested(res.req, operation)) {
    sendDone(res, operation, answer)
    return true
  }
  // Only bodies are stored; the one extra header of such responses is the same for all of an operation.
  for (const [name, value] of Object.entries(buildGeneratedHeaders(operation.access))) bufferHeader(res, name, value)
  res.status(status).type('json').send(answer)
  return true
}

/** Whether repeats get this outcome again; a refused body may be corrected and sent with the same key. */
const isStored = (status: number): boolean => status === 200 || status === 404

/**
 * Completes the first request of a key with its outcome. The response has been sent by then, so a failure of the store
 * is only logged.
 */
const completeFirstRequest = (
  role: IdempotentRole & { kind: 'first' },
  res: Response,
  retention: IdempotencyRetention | undefined,
  log: Log,
): void => {
  const { day, notes } = getContext(res)
  const { answerJson } = notes
  const isKept = retention === undefined || (answerJson !== undefined && answerJson.length <= answerBytesMax)
  if (!res.writableFinished || !isStored(res.statusCode) || !isKept) {
    role.abandon()
    return
  }
  role
    .complete(res.statusCode, day, retention && answerJson)
    .catch(cause => log.error({ cause }, 'an answer was not stored for its repeats'))
}

/** Recognises repeats of a POST by their Idempotency-Key; a repeat waits for a first request that still runs. */
export const replayRepeats = (
  replays: Replays,
  operation: Operation,
): Step<Pick<Facts, 'caller' | 'count' | 'body'>> => {
  const { id, access } = operation
  const retention = getRetention(access)
  const { counters, idempotency } = replays
  const replayOrBegin = async (
    res: Response,
    key: string,
    { caller, count, body }: Pick<Facts, 'caller' | 'count' | 'body'>,
  ) => {
    const bodyHash = hashBody(body)
    const role = await idempotency
      .begin(buildIdempotencyScope(caller, id, bodyHash), key, bodyHash, retention)
      .catch(cause => {
        throw unavailable('the store of repeats', cause)
      })
    if (role.kind === 'running') throw unavailable('the process that runs the first request', undefined, 1)
    if (role.kind === 'replay') {
      const isSent = await replayAnswer(res, count, role.replay, operation, replays)
      return isSent ? chainEnd : undefined
    }
    await takeDay(res, count, counters).catch(refusal => {
      if (role.kind === 'first') role.abandon()
      throw refusal
    })
    if (role.kind === 'conflict') throw new Refusal('idempotency_conflict')
    if (res.closed) role.abandon()
    else res.once('close', () => completeFirstRequest(role, res, retention, counters.log))
    return undefined
  }
  return createCheckStep(function replayOrRun(req, res, context) {
    const key = readIdempotencyKey(req)
    return key === undefined ? undefined : replayOrBegin(res, key, context)
  })
}
