import { Refusal } from '#domain/core/refusal'
import { sessionRequestsPerMinute } from '../access/tiers.ts'
import { windowHeaders } from '../operations/answer-headers.ts'
import type { WindowLimiter } from '../ports/window-limiter.ts'
import { noteHeader } from './answer-head.ts'
import type { Person } from './caller.ts'
import { checking, type Step } from './chain.ts'

/** Counts a request of a person in its minute, which pages and JSON share, and shows what is left. */
export const sessionQuota = (limiter: WindowLimiter): Step<{ caller: Person }> =>
  checking(async function countSession(_req, res, { caller: { actor } }) {
    const limit = sessionRequestsPerMinute
    const { taken, remaining, resetAt } = await limiter.take(`user:${actor.session.userId}`, limit)
    const window = { limit, remaining, resetAt }
    if (!taken) throw new Refusal('rate_limited', { window })
    for (const [name, value] of Object.entries(windowHeaders(window))) noteHeader(res, name, value)
  })
