import { createBoundedFetch } from './bounded-fetch.ts'

/** Whether a provider lists a model: listed, not listed, key refused, or the request failed. */
export type ModelListing = 'listed' | 'notListed' | 'keyRefused' | 'unknown'

const timeoutMs = 10_000

const readModelIds = (body: unknown): unknown[] | undefined => {
  const list: unknown = Object(body).data
  return Array.isArray(list) ? list.map(entry => Object(entry).id) : undefined
}

/** Requests a provider's models (`GET {base}/models`) and looks for one. Never rejects. */
export const checkModelListing = async (
  { url, apiKey, model }: { url: string; apiKey: string | undefined; model: string },
  signal?: AbortSignal,
): Promise<ModelListing> => {
  try {
    const response = await createBoundedFetch({ timeoutMs })(`${url}/models`, {
      headers: { accept: 'application/json', ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }) },
      ...(signal && { signal }),
    })
    if (response.status === 401 || response.status === 403) return 'keyRefused'
    const ids = response.ok ? readModelIds(await response.json()) : undefined
    if (!ids) return 'unknown'
    return ids.includes(model) ? 'listed' : 'notListed'
  } catch {
    return 'unknown'
  }
}
