import { errors } from '#contract/shared/errors'
import { Refusal } from '#domain/core/refusal'
import { type FailureReason, failureSentences, providerFaults, requestFaults } from '../../ports/language-model.ts'
import type { ChainFailed, ChainOutcome } from '../../ports/provider-chain.ts'

const noneConfigured =
  'No AI provider is configured. The operator sets GROQ_API_KEY and GROQ_MODEL (or CEREBRAS_…); for a trial: npm run dev:llm.'

/** Retry delay in seconds for a restart of the service. */
const restartSeconds = 5

/**
 * Whether a failed call counts in the day: one that the request caused, or without a fault of a provider; otherwise a
 * caller could use the free providers all day. Nothing is counted where own keys pay.
 */
const isFailureCounted = ({ code, failures }: ChainFailed): boolean => {
  const isAmong = (reasons: readonly FailureReason[]): boolean =>
    failures.some(({ reason }) => reasons.includes(reason))
  return code === 'ai_providers_failed' && failures.length > 0 && (isAmong(requestFaults) || !isAmong(providerFaults))
}

/** Refusal for the caller where no provider succeeded: which ones failed, the listed reasons, and when to retry. */
const createChainRefusal = (outcome: ChainFailed): Refusal => {
  const { code, failures, retryAfterSeconds } = outcome
  const isNone = code === 'ai_providers_failed' && failures.length === 0
  const reasons = failures.map(({ provider, reason }) => `${provider}: ${reason}`)
  return new Refusal(code, {
    message: isNone
      ? noneConfigured
      : [errors[code].message, ...(reasons.length > 0 ? [`${reasons.join(', ')}.`] : [])].join(' '),
    issues: failures.map(({ provider, reason }) => ({
      path: `providers.${provider}`,
      message: failureSentences[reason],
      code: reason,
    })),
    retryAfterSeconds,
    isCounted: isFailureCounted(outcome),
  })
}

/**
 * Result of a chain.
 * @throws Refusal where every provider failed, the service stops, or the client disconnected.
 */
export const unwrapChainOutcome = <Result>(outcome: ChainOutcome<Result>): Result => {
  if (outcome.outcome === 'done') return outcome.result
  if (outcome.outcome === 'failed') throw createChainRefusal(outcome)
  const isStopping = outcome.outcome === 'stopping'
  throw new Refusal('unavailable', {
    message: isStopping ? 'The service stops; another process goes on.' : 'Nobody waits for this answer any more.',
    retryAfterSeconds: restartSeconds,
    cause: undefined,
    isNoFault: true,
  })
}
