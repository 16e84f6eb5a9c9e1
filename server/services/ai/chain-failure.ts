import { type ProviderFailure, requestFaults } from '../../ports/language-model.ts'
import type { ChainFailed } from '../../ports/provider-chain.ts'
import type { CandidateModel } from './model-call.ts'

/** Failure of one provider. */
export type Failure = { provider: CandidateModel['model']['provider']; failure: ProviderFailure }

/** Default wait in seconds, where no provider gave one. */
const defaultWaitSeconds = 30

/** @param isFinal no retry can succeed. */
export const createChainFailure = (
  code: ChainFailed['code'],
  failures: readonly Failure[],
  isFinal: boolean,
): ChainFailed => {
  const isUseless = isFinal || failures.some(({ failure }) => requestFaults.includes(failure.reason))
  const waits = failures.flatMap(({ failure }) => failure.detail.waitSeconds ?? [])
  return {
    outcome: 'failed',
    code,
    failures: failures.map(({ provider, failure }) => ({ provider, reason: failure.reason })),
    retryAfterSeconds: isUseless ? undefined : Math.min(...(waits.length > 0 ? waits : [defaultWaitSeconds])),
  }
}

export const createOwnKeyFailure = (failures: readonly Failure[]): ChainFailed =>
  createChainFailure(
    'byok_provider_failed',
    failures,
    failures.every(({ failure }) => failure.reason === 'rejected' || failure.reason === 'not_accepted'),
  )
