import { Refusal } from '#domain/core/refusal'
import { sessionRequestsPerMinute } from '../../access/tiers.ts'
import { buildWindowHeaders } from '../../operations/answer-headers.ts'
import type { WindowLimiter } from '../../ports/window-limiter.ts'
import { bufferHeader } from '../answers/buffered-headers.ts'
import type { Person } from '../request/caller.ts'
import { createCheckStep, type Step } from '../request/chain.ts'

/** Counts a request in the minute of the user, which pages and JSON share, and sets the rate limit headers. */
export const countSessionQuota = (limiter: WindowLimiter): Step<{ caller: Person }> =>
  createCheckStep(async function countSession(_req, res, { caller: { actor } }) {
    const limit = sessionRequestsPerMinute
    const { taken, remaining, resetAt } = await limiter.take(`user:${actor.session.userId}`, limit)
    const window = { limit, remaining, resetAt }
    if (!taken) throw new Refusal('rate_limited', { window })
    for (const [name, value] of Object.entries(buildWindowHeaders(window))) bufferHeader(res, name, value)
  })
