import { errors } from '#contract/shared/errors'
import { Refusal } from '#domain/core/refusal'
import { type FailureReason, failureSentences, providerFaults, requestFaults } from '../../ports/language-model.ts'
import type { ChainFailed, ChainOutcome } from '../../ports/provider-chain.ts'

const noneConfigured =
  'No AI provider is configured. The operator sets GROQ_API_KEY and GROQ_MODEL (or CEREBRAS_…); for a trial: npm run dev:llm.'

/** Seconds after which a service that stops is there again, as another process. */
const restartSeconds = 5

/**
 * Whether a failed call takes its place in the day: one that the request brought about, or that no fault of a provider
 * excuses, else a caller could have the free providers work all day. Where own keys pay, nothing is counted.
 */
const isCounted = ({ code, failures }: ChainFailed): boolean => {
  const isAmong = (reasons: readonly FailureReason[]): boolean =>
    failures.some(({ reason }) => reasons.includes(reason))
  return code === 'ai_providers_failed' && failures.length > 0 && (isAmong(requestFaults) || !isAmong(providerFaults))
}

/**
 * The answer to a caller where no provider answered: which one failed, for which of the listed reasons, and when to
 * come back.
 */
const failed = (outcome: ChainFailed): Refusal => {
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
    isCounted: isCounted(outcome),
  })
}

/**
 * What a provider answered.
 * @throws Refusal where none did, where the service stops, or where the client disconnected.
 */
export const providerAnswer = <Result>(outcome: ChainOutcome<Result>): Result => {
  if (outcome.outcome === 'done') return outcome.result
  if (outcome.outcome === 'failed') throw failed(outcome)
  const isStopping = outcome.outcome === 'stopping'
  throw new Refusal('unavailable', {
    message: isStopping ? 'The service stops; another process goes on.' : 'Nobody waits for this answer any more.',
    retryAfterSeconds: restartSeconds,
    cause: undefined,
    isNoFault: true,
  })
}
