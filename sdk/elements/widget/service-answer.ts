import type { ErrorCode, Issue, Meta, ProofChallenge } from '../../src/derived/types.ts'
import { parseJsonObject } from '../../src/transport/answer.ts'
import { parseUrl } from './address.ts'
import { createMissingAddressError, isOfPage, trimSlashes } from './missing-address.ts'
import { createSettingError, ServiceError } from './service-error.ts'

/** Answer of the service, and the id by which its log finds it. */
export interface Answer<Data> {
  readonly data: Data
  readonly meta: Meta
  readonly requestId: string | undefined
}

/** Casts a list of an answer to the type of the contract: answers are not validated. */
const toItems = <Item>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : [])

/**
 * Reads the parts of an answer that an element needs; the SDK's own reader has more details for programmers. `readMore` adds
 * details to a failure.
 */
export const readServiceAnswer = (
  { url, line }: { readonly url: string; readonly line: string },
  answer: Response,
  text: string,
  readMore?: (answer: Response, code: string) => object,
): Answer<unknown> => {
  const { ok, status, headers } = answer
  const body = parseJsonObject(text)
  const requestId = headers.get('x-request-id') ?? undefined
  // The contract defines the types of an answer.
  if (ok && body && 'data' in body) return { data: body.data, meta: body.meta as Meta, requestId }
  // The page's own server is no service: it has no such path, or shows a page for each.
  if ((ok || status === 404) && typeof body?.error !== 'string' && isOfPage(url))
    throw createMissingAddressError(new URL(url).origin)
  // The contract defines the type of the code; a proxy's page has none.
  const code = (ok ? 'unreadable_answer' : `${body?.code ?? `http_${status}`}`) as ErrorCode
  throw new ServiceError(`${body?.error ?? 'No answer of the service'} (${code}, ${line})`, {
    ...{ code, status, requestId },
    issues: toItems<Issue>(body?.issues),
    suggestions: toItems<string>(body?.suggestions),
    challenge: body?.challenge as ProofChallenge | undefined,
    ...readMore?.(answer, code),
  })
}

/**
 * Finds the address of the service for calls with a key.
 * @throws ServiceError for a secret key, an invalid address, and with `missing_credential` without any key.
 */
export const findServiceBase = (apiKey: string, baseUrl: string): string => {
  if (apiKey === '') throw new ServiceError('api-key is missing.', { code: 'missing_credential' })
  // The key is never printed: it may be a secret one by mistake.
  if (/^vk_live_|[^\x20-\x7e]/.test(apiKey)) throw createSettingError('api-key must be a publishable key, vp_live_….')
  const base = trimSlashes(baseUrl)
  if (base === '') throw createMissingAddressError()
  if (!/^https?:\/\/[^@?#]+$/i.test(base) || !parseUrl(base))
    throw createSettingError('base-url must be http(s)://host/path.')
  return base
}
