import type { RequestHandler, Response } from 'express'
import { type ErrorCode, errors } from '#contract/shared/errors'
import type { Answer, ModelCaller } from '../operations/handler.ts'
import type { Operation } from '../operations/operation.ts'
import type { Actor } from '../ports/accounts.ts'
import type { ApiKey } from '../ports/key-store.ts'
import type { ProviderKeyOwner } from '../ports/provider-keys.ts'
import { contextOf } from './context.ts'
import { type Counters, giveDayBack } from './quota.ts'

/** What knows whose provider keys a caller uses. */
export interface ModelOwners {
  /** The owners whose provider keys are used, the first before the others; none for the sandbox. Rejects when the records do. */
  modelOwners(caller: ApiKey | undefined, actor: Actor | undefined): Promise<readonly ProviderKeyOwner[]>
}

/** Notes whose provider keys an operation uses that asks a language model. */
export const knowOwners = ({ modelOwners }: ModelOwners): RequestHandler =>
  async function noteOwners(_req, res, next) {
    const context = contextOf(res)
    context.modelOwners = await modelOwners(context.caller, context.actor)
    next()
  }

/** What an operation that asks a language model knows of its caller; undefined for any other operation. */
export const modelCallerOf = (res: Response): ModelCaller | undefined => {
  const { modelOwners: owners, caller, counted } = contextOf(res)
  if (!owners) return undefined
  const gone = new AbortController()
  if (res.closed) gone.abort()
  // An answer that has left closes too; ending a call that is over would still wake everybody who listens.
  else res.once('close', () => res.writableFinished || gone.abort())
  const remaining = counted?.daily ? Math.max(0, counted.daily.remaining) : -1
  return { owners, isSandbox: caller?.kind === 'sandbox', remaining, signal: gone.signal }
}

/** Failures that take no place in the day: no provider answered, or the service stops. */
const isUncountedFailure = (code: ErrorCode | undefined): boolean =>
  code !== undefined && [502, 503].includes(errors[code].status)

/** Ends a call of a language model: gives its count back where it has none, and keeps its answer for repeats. */
export const settleModelCall =
  ({ access }: Operation, counters: Counters) =>
  async (res: Response, answer: Answer): Promise<void> => {
    if (!access.ownKeys) return
    // A caller that hung up stays counted.
    if (!res.closed && (answer.isUncounted || isUncountedFailure(answer.code))) await giveDayBack(res, counters)
    if (access.replaySeconds !== undefined && answer.status === 200) contextOf(res).answer = JSON.stringify(answer.body)
  }
