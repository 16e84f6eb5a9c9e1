import { boundedFetch } from './bounded-fetch.ts'

/** What a provider says of a model: it has it, it does not, it refuses the key, or it could not be asked. */
export type ModelListing = 'listed' | 'notListed' | 'keyRefused' | 'unknown'

const timeoutMs = 10_000

const idsOf = (body: unknown): unknown[] | undefined => {
  const list: unknown = Object(body).data
  return Array.isArray(list) ? list.map(entry => Object(entry).id) : undefined
}

/** Asks a provider for its models (`GET {base}/models`) and looks for one. Never rejects. */
export const modelListing = async (
  { url, apiKey, model }: { url: string; apiKey: string | undefined; model: string },
  signal?: AbortSignal,
): Promise<ModelListing> => {
  try {
    const response = await boundedFetch({ timeoutMs })(`${url}/models`, {
      headers: { accept: 'application/json', ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }) },
      ...(signal && { signal }),
    })
    if (response.status === 401 || response.status === 403) return 'keyRefused'
    const ids = response.ok ? idsOf(await response.json()) : undefined
    if (!ids) return 'unknown'
    return ids.includes(model) ? 'listed' : 'notListed'
  } catch {
    return 'unknown'
  }
}
