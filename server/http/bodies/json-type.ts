import { Refusal } from '#domain/core/refusal'

const isJson = (contentType: string | undefined): boolean =>
  contentType === 'application/json' || /^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(contentType ?? '')

/** Whether a content type leaves the text in UTF-8, which JSON between programs is in (RFC 8259, section 8.1). */
const isUtf8 = (contentType: string | undefined): boolean => {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType ?? '')?.[1]
  return charset === undefined || /^utf-8$/i.test(charset)
}

/** Whether a content type is JSON in UTF-8, the only kind that operations read. */
export const isJsonInUtf8 = (contentType: string | undefined): boolean => isJson(contentType) && isUtf8(contentType)

/** The refusal of a request without the body that its operation reads. */
export const noBody = (): Refusal =>
  new Refusal('invalid_json', { message: 'The request has no body; send one JSON object.' })
