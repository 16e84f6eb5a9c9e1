import { type FailureReason, ProviderFailure } from '../../ports/language-model.ts'

/**
 * State of a provider's circuit breaker: closed, open after failures, one trial call, waiting as the provider asked,
 * off until restart.
 */
type BreakerState = 'closed' | 'open' | 'trial' | 'waiting' | 'off'

/** One call that the breaker allows. */
export interface Pass {
  /**
   * Reports the end of the call: success, failure, or `undefined` if it says nothing about the provider. Only the first
   * call counts.
   */
  end(outcome: 'done' | ProviderFailure | undefined): void
}

/** Circuit breaker, one per provider and process. */
export interface Breaker {
  /** Requests permission for a call. @throws ProviderFailure with the seconds to wait, where no call is allowed. */
  enter(): Pass
  state(): BreakerState
}

/** Consecutive failures that open the breaker. */
const failuresMax = 3
/** Time before one trial call, in milliseconds. */
const openMs = 30_000
/** Wait reported during a trial, in seconds. */
const trialSeconds = 5
/** Wait after a refusal without a retry time, in seconds. */
const refusedSeconds = 60
/** Interval of trial calls to a provider that asked for a longer wait: it may have recovered, or its time was wrong. */
const askedTrialMs = 300_000

/** Reason for an open breaker. */
type OpenReason = 'unavailable' | 'rate_limited'

const countedFailures: readonly FailureReason[] = ['timeout', 'unreachable', 'unavailable', 'unreadable']

/** Whether the provider rejects the key, which only a new key changes. */
export const isKeyRefused = ({ reason, detail }: Pick<ProviderFailure, 'reason' | 'detail'>): boolean =>
  reason === 'rejected' && (detail.upstreamStatus === 401 || detail.upstreamStatus === 403)

const getBreakerWaitSeconds = (at: number, now: number): number => Math.max(1, Math.ceil((at - now) / 1000))

const createBreakerWait = (now: () => number) => {
  let wait: { until: number; reason: OpenReason; isAsked: boolean; trialAt: number } | undefined
  const running = () => (wait && now() < wait.until ? wait : undefined)
  return {
    /** Starts a wait; a longer one that the provider asked for is kept. */
    begin: (ms: number, reason: OpenReason, isAsked: boolean): void => {
      const until = now() + ms
      if (!wait?.isAsked || until > wait.until) wait = { until, reason, isAsked, trialAt: now() + askedTrialMs }
    },
    /** Ends the wait; one that the provider asked for only with `isAnyEnded`. */
    end: (isAnyEnded: boolean): void => {
      if (isAnyEnded || !wait?.isAsked) wait = undefined
    },
    running,
    /** Whether a trial call is due. */
    isTrialDue: (): boolean => now() >= (running()?.trialAt ?? 0),
    /** Postpones the next trial. */
    postponeTrial: (): void => {
      if (wait) wait.trialAt = now() + askedTrialMs
    },
  }
}

/**
 * Creates a closed breaker.
 * @param now milliseconds since 1970.
 */
export const createBreaker = (now: () => number): Breaker => {
  const wait = createBreakerWait(now)
  let failures = 0
  let isTrial = false
  let isOff = false

  const failed = (failure: ProviderFailure): void => {
    const { reason, detail } = failure
    if (isKeyRefused(failure)) isOff = true
    const { waitSeconds = reason === 'rate_limited' ? refusedSeconds : undefined } = detail
    if (waitSeconds !== undefined && (reason === 'rate_limited' || reason === 'unavailable'))
      wait.begin(waitSeconds * 1000, reason, true)
    failures = countedFailures.includes(reason) ? failures + 1 : 0
    if (failures >= failuresMax) wait.begin(openMs, 'unavailable', false)
  }

  const refuseWhileOpen = (): void => {
    if (isOff) throw new ProviderFailure('rejected')
    const running = wait.running()
    if (running && (isTrial || !wait.isTrialDue()))
      throw new ProviderFailure(running.reason, { waitSeconds: getBreakerWaitSeconds(running.until, now()) })
    if (isTrial) throw new ProviderFailure('unavailable', { waitSeconds: trialSeconds })
  }

  return {
    enter: () => {
      refuseWhileOpen()
      const isNewTrial = failures >= failuresMax || wait.running() !== undefined
      isTrial = isNewTrial
      wait.postponeTrial()
      let isOver = false
      return {
        end: outcome => {
          if (isOver) return
          isOver = true
          if (isNewTrial) isTrial = false
          if (outcome instanceof ProviderFailure) failed(outcome)
          if (outcome !== 'done') return
          failures = 0
          // The answer to a call from before the provider asked for a wait does not end it.
          wait.end(isNewTrial)
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
