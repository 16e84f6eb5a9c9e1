import { createHash } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import { Refusal } from '#domain/core/refusal'
import { type Idempotency, isIdempotencyKey, type Turn } from '../access/idempotency.ts'
import { unavailable } from '../access/unavailable.ts'
import type { ApiKey, Log, Replay } from '../ports.ts'
import { contextOf } from './context.ts'
import { type Counters, showDay, takeDay } from './quota.ts'

/** What is needed to know a repeat, and to count what is none. */
export interface Replays extends Counters {
  idempotency: Idempotency
  log: Log
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Strangers share the sandbox key and publishable keys: there the body is part of the scope, so that they never meet. */
const scopeOf = ({ id, kind }: ApiKey, operation: string, bodyHash: string): string =>
  kind === 'secret' ? `${id} ${operation}` : `${id} ${operation} ${bodyHash}`

/** The Idempotency-Key of a request. @throws Refusal for one that cannot be kept. */
export const idempotencyKeyOf = (req: Request): string | undefined => {
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

/** A pure calculation is computed again on the day of its first answer; it takes no place in the day of the quota. */
const repeat = async (res: Response, { day }: Replay, replays: Replays): Promise<void> => {
  contextOf(res).day = day
  await showDay(res, replays)
  res.setHeader('Idempotent-Replayed', 'true')
}

/** Outcomes that a repeat must meet again; a refused body may be mended and sent with the same key. */
const isStored = (status: number): boolean => status === 200 || status === 404

/** Ends a first turn, whatever became of it; nobody waits for the store any more, so its failure is only logged. */
const end = (turn: Turn & { kind: 'first' }, res: Response, day: string, log: Log): void => {
  if (!res.writableFinished || !isStored(res.statusCode)) {
    turn.abandon()
    return
  }
  turn.done(res.statusCode, day).catch(cause => log.error({ cause }, 'an answer was not stored for its repeats'))
}

/** Knows the repeats of a POST by their Idempotency-Key; a repeat that comes while the first runs waits for it. */
export const replay = (replays: Replays): RequestHandler =>
  async function takeTurn(req, res, next) {
    const idempotencyKey = idempotencyKeyOf(req)
    if (idempotencyKey === undefined) return next()
    const { caller, operation, rawBody = Buffer.alloc(0), day } = contextOf(res)
    if (!caller || !operation) throw new Error('A repeat was looked for without a credential or an operation.')
    const bodyHash = sha256(rawBody)
    const scope = scopeOf(caller, operation, bodyHash)
    const turn = await replays.idempotency.enter(scope, idempotencyKey, bodyHash).catch(cause => {
      throw unavailable('the store of repeats', cause)
    })
    if (turn.kind === 'running') throw unavailable('the process that runs the first request', undefined, 1)
    if (turn.kind === 'replay') {
      await repeat(res, turn.replay, replays)
      return next()
    }
    await takeDay(res, replays).catch(refusal => {
      if (turn.kind === 'first') turn.abandon()
      throw refusal
    })
    if (turn.kind === 'conflict') throw new Refusal('idempotency_conflict')
    if (res.closed) turn.abandon()
    else res.once('close', () => end(turn, res, day, replays.log))
    next()
  }
