import type { OwnProvider, ProviderCheck } from '../../ports/provider-keys.ts'
import { boundedFetch } from './bounded-fetch.ts'

/** Where providers are asked, and for how long. */
export interface ProviderReach {
  /** Root of each provider's interface, without a slash at its end. */
  urls: Readonly<Record<OwnProvider, string>>
  /** Milliseconds until the head of the answer must be there; 10 000 when left out. */
  timeoutMs?: number
}

const headersOf: Readonly<Record<OwnProvider, (key: string) => Record<string, string>>> = {
  openai: key => ({ Authorization: `Bearer ${key}` }),
  anthropic: key => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
}

/** Asks a provider for its models with a key (`GET {base}/models`). The status alone is read. */
export const providerCheck = ({ urls, timeoutMs = 10_000 }: ProviderReach): ProviderCheck => {
  const ask = boundedFetch({ timeoutMs, reads: 'status' })
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
