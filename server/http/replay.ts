import { createHash } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import type { Access } from '#contract/shared/access'
import { Refusal, unavailable } from '#domain/core/refusal'
import { type Idempotency, isIdempotencyKey, type Keeping, type Turn } from '../access/idempotency.ts'
import type { Log } from '../ports/log.ts'
import type { Replay } from '../ports/replay-store.ts'
import { noteHeader } from './answer-head.ts'
import { type Context, contextOf } from './context.ts'
import { type Counters, showDay, takeDay } from './quota.ts'

/** What is needed to know a repeat, and to count what is none. */
export interface Replays {
  counters: Counters
  idempotency: Idempotency
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Longest time of one request of a language model, and after which nobody believes in it any more. */
const modelMs = { waitMs: 70_000, runningMs: 120_000 } as const

/** How long answers are kept that are not calculated again. */
const keepingOf = ({ replaySeconds }: Access): Keeping | undefined =>
  replaySeconds === undefined ? undefined : { ...modelMs, keptMs: replaySeconds * 1000 }

/** Longest answer that is kept for its repeats. */
const answerBytesMax = 2 * 1024 * 1024

/**
 * Who may send the same Idempotency-Key without meeting. Strangers share the sandbox key and publishable keys: there the
 * body is part of the scope, so that they never meet.
 */
const scopeOf = ({ caller, actor, operation = '' }: Context, bodyHash: string): string => {
  if (actor) return `user:${actor.session.userId} ${operation}`
  if (!caller) throw new Error('A repeat was looked for without a credential.')
  return caller.kind === 'secret' ? `${caller.id} ${operation}` : `${caller.id} ${operation} ${bodyHash}`
}

/** The Idempotency-Key of a request. @throws Refusal for one that cannot be kept. */
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
const repeat = async (res: Response, { day, status, answer }: Replay, replays: Replays) => {
  contextOf(res).day = day
  await showDay(res, replays.counters)
  noteHeader(res, 'Idempotent-Replayed', 'true')
  if (answer !== undefined) res.status(status).type('json').send(answer)
  return answer !== undefined
}

/** Outcomes that a repeat must meet again; a refused body may be mended and sent with the same key. */
const isStored = (status: number): boolean => status === 200 || status === 404

/** Ends a first turn, whatever became of it; nobody waits for the store any more, so its failure is only logged. */
const end = (turn: Turn & { kind: 'first' }, res: Response, keeping: Keeping | undefined, log: Log): void => {
  const { day, answer } = contextOf(res)
  const isKept = keeping === undefined || (answer !== undefined && answer.length <= answerBytesMax)
  if (!res.writableFinished || !isStored(res.statusCode) || !isKept) {
    turn.abandon()
    return
  }
  turn
    .done(res.statusCode, day, keeping && answer)
    .catch(cause => log.error({ cause }, 'an answer was not stored for its repeats'))
}

/** Knows the repeats of a POST by their Idempotency-Key; a repeat that comes while the first runs waits for it. */
export const replay = (replays: Replays, access: Access): RequestHandler => {
  const keeping = keepingOf(access)
  return async function takeTurn(req, res, next) {
    const idempotencyKey = idempotencyKeyOf(req)
    if (idempotencyKey === undefined) return next()
    const bodyHash = sha256(contextOf(res).rawBody ?? Buffer.alloc(0))
    const scope = scopeOf(contextOf(res), bodyHash)
    const turn = await replays.idempotency.enter(scope, idempotencyKey, bodyHash, keeping).catch(cause => {
      throw unavailable('the store of repeats', cause)
    })
    if (turn.kind === 'running') throw unavailable('the process that runs the first request', undefined, 1)
    if (turn.kind === 'replay') {
      const isSent = await repeat(res, turn.replay, replays)
      return isSent ? undefined : next()
    }
    await takeDay(res, replays.counters).catch(refusal => {
      if (turn.kind === 'first') turn.abandon()
      throw refusal
    })
    if (turn.kind === 'conflict') throw new Refusal('idempotency_conflict')
    if (res.closed) turn.abandon()
    else res.once('close', () => end(turn, res, keeping, replays.counters.log))
    next()
  }
}
