import type { Area } from '../../src/derived/types.ts'
import { type Answer, findServiceBase, readServiceAnswer } from '../widget/service-answer.ts'
import { ServiceError } from '../widget/service-error.ts'

/** Time limit for the prices, ms. */
const timeoutMs = 15_000

/**
 * Asks for the prices of a place, once: what fails is asked again by the visitor, or when the connection is back. An answer
 * that the browser holds is not asked for.
 * @throws ServiceError for a setting that is missing or wrong, and for what the service refuses.
 */
export const askForArea = async (
  apiKey: string,
  baseUrl: string,
  place: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Answer<Area>> => {
  const url = `${findServiceBase(apiKey, baseUrl)}/api/v1/market/area?${new URLSearchParams(place)}`
  const line = `GET ${url}`
  const ended = new AbortController()
  const end = (): void => ended.abort()
  const late = setTimeout(end, timeoutMs)
  signal.addEventListener('abort', end)
  try {
    const answer = await fetch(url, {
      headers: { accept: 'application/json', 'x-api-key': apiKey },
      signal: ended.signal,
      redirect: 'manual',
    })
    return readServiceAnswer({ url, line }, answer, await answer.text()) as Answer<Area>
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause
    throw new ServiceError(`The connection failed (${line}).`, {
      code: signal.aborted ? 'aborted' : 'connection_failed',
    })
  } finally {
    clearTimeout(late)
    signal.removeEventListener('abort', end)
  }
}
