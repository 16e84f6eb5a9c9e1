import { createHash } from 'node:crypto'
import type { Request, Response } from 'express'
import type { Access } from '#contract/shared/access'
import { Refusal, unavailable } from '#domain/core/refusal'
import { type Idempotency, isIdempotencyKey, type Keeping, type Turn } from '../../access/idempotency.ts'
import { generatedHeaders } from '../../operations/answer-headers.ts'
import type { Operation } from '../../operations/operation.ts'
import type { Log } from '../../ports/log.ts'
import type { Replay } from '../../ports/replay-store.ts'
import { bufferHeader } from '../answers/buffered-headers.ts'
import { sendDone, wantsEvents } from '../answers/progress-stream.ts'
import type { Caller } from '../credentials/caller.ts'
import { answered, checking, type Step } from '../pipeline/chain.ts'
import { contextOf, type Facts } from '../pipeline/context.ts'
import type { Count } from './allowance.ts'
import { type Counters, showDay, takeDay } from './quota.ts'

/** What recognises a repeat, and counts a first request. */
export interface Replays {
  counters: Counters
  idempotency: Idempotency
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** How long a repeat waits for a running call of a language model, and after how long the call counts as lost. */
const modelMs = { waitMs: 70_000, runningMs: 120_000 } as const

/** How long answers are stored that are not calculated again. */
const keepingOf = ({ replaySeconds }: Access): Keeping | undefined =>
  replaySeconds === undefined ? undefined : { ...modelMs, keptMs: replaySeconds * 1000 }

/** Longest answer that is stored for repeats. */
const answerBytesMax = 2 * 1024 * 1024

/**
 * The scope of an Idempotency-Key: repeats are looked up in it alone. Unrelated clients share the sandbox key and
 * publishable keys: there the hash of the body is part of the scope, so that no client gets the answer of another.
 */
const scopeOf = (caller: Caller, operation: string, bodyHash: string): string => {
  if (caller.kind === 'person') return `user:${caller.actor.session.userId} ${operation}`
  return caller.kind === 'secret' ? `${caller.id} ${operation}` : `${caller.id} ${operation} ${bodyHash}`
}

/** The Idempotency-Key of a request. @throws Refusal for one that is malformed. */
export const idempotencyKeyOf = (req: Request): string | undefined => {
  if (req.headers['idempotency-key'] === undefined) return undefined
  const key = req.get('Idempotency-Key')
  if (key === undefined || isIdempotencyKey(key)) return key
  throw new Refusal('invalid_request', {
    issues: [
      {
        path: 'Idempotency-Key',
        message: 'Must be 1 to 255 visible ASCII characters.',
        allowed: ['1 to 255 visible ASCII characters'],
      },
    ],
  })
}

/**
 * A pure calculation is computed again on the day of its first answer, any other answer is sent as it was; neither takes a
 * place in the day of the quota.
 * @returns whether the answer was sent.
 */
const repeat = async (
  res: Response,
  count: Count,
  { day, status, answer }: Replay,
  operation: Operation,
  { counters }: Replays,
) => {
  contextOf(res).day = day
  await showDay(res, count, counters)
  bufferHeader(res, 'Idempotent-Replayed', 'true')
  if (answer === undefined) return false
  if (wantsEvents(res.req, operation)) {
    sendDone(res, operation, answer)
    return true
  }
  // Only bodies are stored; the one header of their own that such answers have is the same for all of an operation.
  for (const [name, value] of Object.entries(generatedHeaders(operation.access))) bufferHeader(res, name, value)
  res.status(status).type('json').send(answer)
  return true
}

/** Whether repeats get this outcome again; a refused body may be corrected and sent with the same key. */
const isStored = (status: number): boolean => status === 200 || status === 404

/** Ends the first turn of a key with its outcome. The answer has left by then, so a failure of the store is only logged. */
const end = (turn: Turn & { kind: 'first' }, res: Response, keeping: Keeping | undefined, log: Log): void => {
  const { day, notes } = contextOf(res)
  const { answer } = notes
  const isKept = keeping === undefined || (answer !== undefined && answer.length <= answerBytesMax)
  if (!res.writableFinished || !isStored(res.statusCode) || !isKept) {
    turn.abandon()
    return
  }
  turn
    .done(res.statusCode, day, keeping && answer)
    .catch(cause => log.error({ cause }, 'an answer was not stored for its repeats'))
}

/** Recognises repeats of a POST by their Idempotency-Key; a repeat waits for a first request that still runs. */
export const replay = (replays: Replays, operation: Operation): Step<Pick<Facts, 'caller' | 'count' | 'body'>> => {
  const { id, access } = operation
  const keeping = keepingOf(access)
  const { counters, idempotency } = replays
  const takeTurn = async (
    res: Response,
    key: string,
    { caller, count, body }: Pick<Facts, 'caller' | 'count' | 'body'>,
  ) => {
    const bodyHash = sha256(body)
    const turn = await idempotency.enter(scopeOf(caller, id, bodyHash), key, bodyHash, keeping).catch(cause => {
      throw unavailable('the store of repeats', cause)
    })
    if (turn.kind === 'running') throw unavailable('the process that runs the first request', undefined, 1)
    if (turn.kind === 'replay') {
      const isSent = await repeat(res, count, turn.replay, operation, replays)
      return isSent ? answered : undefined
    }
    await takeDay(res, count, counters).catch(refusal => {
      if (turn.kind === 'first') turn.abandon()
      throw refusal
    })
    if (turn.kind === 'conflict') throw new Refusal('idempotency_conflict')
    if (res.closed) turn.abandon()
    else res.once('close', () => end(turn, res, keeping, counters.log))
    return undefined
  }
  return checking(function replayOrRun(req, res, context) {
    const key = idempotencyKeyOf(req)
    return key === undefined ? undefined : takeTurn(res, key, context)
  })
}
