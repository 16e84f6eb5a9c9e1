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
/** After so long, one call tries a provider that asked for a longer wait: it may be there again, or have erred. */
const askedTrialMs = 300_000

/** Why a provider is left alone. */
type ClosingReason = 'unavailable' | 'rate_limited'

const counted: readonly FailureReason[] = ['timeout', 'unreachable', 'unavailable', 'unreadable']

/** Whether the provider refuses the key, which only a new key changes. */
export const isKeyRefused = ({ reason, detail }: Pick<ProviderFailure, 'reason' | 'detail'>): boolean =>
  reason === 'rejected' && (detail.upstreamStatus === 401 || detail.upstreamStatus === 403)

const secondsUntil = (at: number, now: number): number => Math.max(1, Math.ceil((at - now) / 1000))

/** The time for which a provider is left alone. */
const waiting = (now: () => number) => {
  let wait: { until: number; reason: ClosingReason; isAsked: boolean; trialAt: number } | undefined
  const running = () => (wait && now() < wait.until ? wait : undefined)
  return {
    /** Begins one; where the provider asked for a longer one already, that stays. */
    begin: (ms: number, reason: ClosingReason, isAsked: boolean): void => {
      const until = now() + ms
      if (!wait?.isAsked || until > wait.until) wait = { until, reason, isAsked, trialAt: now() + askedTrialMs }
    },
    /** Ends it, one that the provider asked for only with `isAnyEnded`. */
    end: (isAnyEnded: boolean): void => {
      if (isAnyEnded || !wait?.isAsked) wait = undefined
    },
    running,
    /** Whether one call may try the provider in spite of it. */
    isTrialDue: (): boolean => now() >= (running()?.trialAt ?? 0),
    /** Puts the next trial off. */
    tried: (): void => {
      if (wait) wait.trialAt = now() + askedTrialMs
    },
  }
}

/**
 * Makes a breaker that lets everything through.
 * @param now milliseconds since 1970.
 */
export const breaker = (now: () => number): Breaker => {
  const wait = waiting(now)
  let failures = 0
  let isTrial = false
  let isOff = false

  const failed = (failure: ProviderFailure): void => {
    const { reason, detail } = failure
    if (isKeyRefused(failure)) isOff = true
    const { waitSeconds = reason === 'rate_limited' ? refusedSeconds : undefined } = detail
    if (waitSeconds !== undefined && (reason === 'rate_limited' || reason === 'unavailable'))
      wait.begin(waitSeconds * 1000, reason, true)
    failures = counted.includes(reason) ? failures + 1 : 0
    if (failures >= failuresMax) wait.begin(openMs, 'unavailable', false)
  }

  const refuseWhileClosed = (): void => {
    if (isOff) throw new ProviderFailure('rejected')
    const running = wait.running()
    if (running && (isTrial || !wait.isTrialDue()))
      throw new ProviderFailure(running.reason, { waitSeconds: secondsUntil(running.until, now()) })
    if (isTrial) throw new ProviderFailure('unavailable', { waitSeconds: trialSeconds })
  }

  return {
    enter: () => {
      refuseWhileClosed()
      const tries = failures >= failuresMax || wait.running() !== undefined
      isTrial = tries
      wait.tried()
      let isOver = false
      return {
        end: outcome => {
          if (isOver) return
          isOver = true
          if (tries) isTrial = false
          if (outcome instanceof ProviderFailure) failed(outcome)
          if (outcome !== 'done') return
          failures = 0
          // An answer to a call that began before the provider asked for a wait does not end it.
          wait.end(tries)
        },
      }
    },
    state: () => {
      if (isOff) return 'off'
      if (isTrial) return 'trial'
      const running = wait.running()
      if (running) return running.reason === 'unavailable' ? 'open' : 'waiting'
      return 'closed'
    },
  }
}
