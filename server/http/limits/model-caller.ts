import type { Response } from 'express'
import type { Answer, ModelCaller } from '../../operations/handler.ts'
import type { Operation } from '../../operations/operation.ts'
import { isSandboxEmail } from '../../ports/sandboxes.ts'
import { isTestCaller } from '../request/caller.ts'
import { type Facts, getContext } from '../request/context.ts'
import type { Count } from '../request/count.ts'
import { getQueuedClient } from './queued-client.ts'
import { type Counters, giveDayBack } from './quota.ts'

/** Caller of a language model, for the handler of an operation. */
export const createModelCaller = (
  res: Response,
  { caller, count, events }: Pick<Facts, 'caller' | 'count' | 'events'>,
): ModelCaller => {
  const gone = new AbortController()
  if (res.closed) gone.abort()
  // `close` also follows a sent response; aborting a finished call would still run every abort listener.
  else res.once('close', () => res.writableFinished || gone.abort())
  const remaining = count.daily ? Math.max(0, count.daily.remaining) : -1
  const { owners, allowance } = count
  const isSandbox = caller.kind === 'person' ? isSandboxEmail(caller.actor.session.user.email) : isTestCaller(caller)
  const client = getQueuedClient(res.req, caller)
  return { owners, isSandbox, client, dayName: allowance.dayName, remaining, signal: gone.signal, tell: events?.tell }
}

/**
 * Finishes a call of a language model: gives back the count of an uncounted one, and stores its response for repeats.
 */
export const finishModelCall = async (
  { access }: Operation,
  counters: Counters,
  res: Response,
  count: Count,
  answer: Answer,
): Promise<void> => {
  // A call whose client disconnected stays counted.
  if (!res.closed && answer.isUncounted) await giveDayBack(res, count, counters)
  if (access.replaySeconds !== undefined && answer.status === 200)
    getContext(res).notes.answerJson = JSON.stringify(answer.body)
}
