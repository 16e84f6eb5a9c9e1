import { type FailureReason, ProviderFailure } from '../../ports/language-model.ts'

/** What a breaker says of a provider: asked, left alone after failures, one trial, refusing for now, off until restart. */
export type BreakerState = 'closed' | 'open' | 'trial' | 'waiting' | 'off'

/** One call that a breaker lets through. */
export interface Pass {
  /**
   * The call ended: with an answer, with a failure, or (`undefined`) without saying anything of the provider. The first
   * word counts.
   */
  end(outcome: 'done' | ProviderFailure | undefined): void
}

/** Leaves a provider alone that fails; one for each provider and process. */
export interface Breaker {
  /** Asks to make a call. @throws ProviderFailure with the seconds to wait, where no call is let through. */
  enter(): Pass
  state(): BreakerState
}

/** Failures in a row after which a provider is left alone. */
const failuresMax = 3
/** How long it is left alone before one trial. */
const openMs = 30_000
/** Wait reported while a trial runs, in seconds. */
const trialSeconds = 5
/** How long a provider is left alone that refused for now without a time. */
const refusedSeconds = 60

const counted: readonly FailureReason[] = ['timeout', 'unreachable', 'unavailable', 'unreadable']

/** Whether the provider rejects the service's own key: only a new key in the configuration changes that. */
const isKeyRefused = ({ reason, detail }: ProviderFailure): boolean =>
  reason === 'rejected' && (detail.upstreamStatus === 401 || detail.upstreamStatus === 403)

const secondsUntil = (at: number, now: number): number => Math.max(1, Math.ceil((at - now) / 1000))

/**
 * Makes a breaker that lets everything through.
 * @param now milliseconds since 1970.
 */
export const breaker = (now: () => number): Breaker => {
  let failures = 0
  /** The instant until which the provider is not called, and the reason. */
  let closedUntil: { at: number; reason: 'unavailable' | 'rate_limited' } | undefined
  let isTrial = false
  let isOff = false

  /** Leaves the provider alone; where it asked for a longer time already, that time stays. */
  const closeFor = (ms: number, reason: 'unavailable' | 'rate_limited'): void => {
    const at = now() + ms
    if (closedUntil?.reason !== 'rate_limited' || at > closedUntil.at) closedUntil = { at, reason }
  }

  const failed = (failure: ProviderFailure): void => {
    if (isKeyRefused(failure)) isOff = true
    if (failure.reason === 'rate_limited')
      closeFor((failure.detail.waitSeconds ?? refusedSeconds) * 1000, 'rate_limited')
    failures = counted.includes(failure.reason) ? failures + 1 : 0
    if (failures >= failuresMax) closeFor(openMs, 'unavailable')
  }

  /** An answer to a call that began before the provider refused for now does not end the wait that it asked for. */
  const answered = (): void => {
    failures = 0
    if (closedUntil?.reason === 'unavailable') closedUntil = undefined
  }

  const refuseWhileClosed = (): void => {
    if (isOff) throw new ProviderFailure('rejected')
    if (closedUntil && now() < closedUntil.at)
      throw new ProviderFailure(closedUntil.reason, { waitSeconds: secondsUntil(closedUntil.at, now()) })
    if (isTrial) throw new ProviderFailure('unavailable', { waitSeconds: trialSeconds })
  }

  return {
    enter: () => {
      refuseWhileClosed()
      const tries = failures >= failuresMax
      isTrial = tries
      let isOver = false
      return {
        end: outcome => {
          if (isOver) return
          isOver = true
          if (tries) isTrial = false
          if (outcome === 'done') answered()
          else if (outcome) failed(outcome)
        },
      }
    },
    state: () => {
      if (isOff) return 'off'
      if (closedUntil && now() < closedUntil.at) return closedUntil.reason === 'unavailable' ? 'open' : 'waiting'
      return isTrial ? 'trial' : 'closed'
    },
  }
}
