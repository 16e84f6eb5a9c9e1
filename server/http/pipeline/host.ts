import type { RequestHandler } from 'express'
import { Refusal } from '#domain/core/refusal'

/** Refuses an HTTP/1.1 request without `Host` (RFC 9112, section 3.2); Node would refuse it without a body. */
export const requireHost: RequestHandler = (req, _res, next) => {
  if (req.headers.host !== undefined || req.httpVersion === '1.0') return next()
  throw new Refusal('invalid_request', { issues: [{ path: 'Host', message: 'The header is required.' }] })
}
