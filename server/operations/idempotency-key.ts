import { Refusal } from '#domain/core/refusal'

const allowed = '1 to 255 visible ASCII characters'

/** The name of a repeatable request, from its header. @throws Refusal for a malformed one. */
export const checkIdempotencyKey = (key: string | undefined): string | undefined => {
  if (key === undefined || /^[\x21-\x7E]{1,255}$/.test(key)) return key
  throw new Refusal('invalid_request', {
    issues: [{ path: 'Idempotency-Key', message: `Must be ${allowed}.`, allowed: [allowed] }],
  })
}
