import type { OwnProvider, ProviderCheck } from '../../ports/provider-keys.ts'

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

/**
 * Asks a provider for its models with a key (`GET {base}/models`). The status alone is read: the body is given up
 * unread, however large it is, and a redirection is not followed, since it could take the key anywhere.
 */
export const providerCheck =
  ({ urls, timeoutMs = 10_000 }: ProviderReach): ProviderCheck =>
  async (provider, key, signal) => {
    const timeLimit = AbortSignal.timeout(timeoutMs)
    try {
      const answer = await fetch(`${urls[provider]}/models`, {
        headers: headersOf[provider](key),
        redirect: 'error',
        signal: signal ? AbortSignal.any([timeLimit, signal]) : timeLimit,
      })
      await answer.body?.cancel()
      if (answer.status === 200) return 'accepted'
      return answer.status === 401 || answer.status === 403 ? 'rejected' : 'unreachable'
    } catch {
      // Nothing of the failure goes further: its text may be that of the other side.
      return 'unreachable'
    }
  }
