import type { OwnProvider, ProviderCheck } from '../../ports/provider-keys.ts'
import { createBoundedFetch } from './bounded-fetch.ts'

/** URLs of the providers, and the timeout. */
export interface ProviderReach {
  /** Root of each provider's API, without a trailing slash. */
  urls: Readonly<Record<OwnProvider, string>>
  /** Milliseconds until the head of the response must have arrived; 10 000 by default. */
  timeoutMs?: number
}

const headersOf: Readonly<Record<OwnProvider, (key: string) => Record<string, string>>> = {
  openai: key => ({ Authorization: `Bearer ${key}` }),
  anthropic: key => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
}

/** Requests a provider's models with a key (`GET {base}/models`). Only the status is read. */
export const createProviderCheck = ({ urls, timeoutMs = 10_000 }: ProviderReach): ProviderCheck => {
  const ask = createBoundedFetch({ timeoutMs, reads: 'status' })
  return async (provider, key, signal) => {
    try {
      const { status } = await ask(`${urls[provider]}/models`, {
        headers: headersOf[provider](key),
        ...(signal && { signal }),
      })
      if (status === 200) return 'accepted'
      return status === 401 || status === 403 ? 'rejected' : 'unreachable'
    } catch {
      return 'unreachable'
    }
  }
}
