import { Refusal } from '#domain/core/refusal'

const isJson = (contentType: string | undefined): boolean =>
  contentType === 'application/json' || /^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(contentType ?? '')

/** Whether a content type implies UTF-8, the required encoding of JSON (RFC 8259, section 8.1). */
const isUtf8 = (contentType: string | undefined): boolean => {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType ?? '')?.[1]
  return charset === undefined || /^utf-8$/i.test(charset)
}

/** Whether a content type is JSON in UTF-8, the only one that operations accept. */
export const isJsonInUtf8 = (contentType: string | undefined): boolean => isJson(contentType) && isUtf8(contentType)

/** Refusal of a request whose required body is missing. */
export const createNoBodyRefusal = (): Refusal =>
  new Refusal('invalid_json', { message: 'The request has no body; send one JSON object.' })
