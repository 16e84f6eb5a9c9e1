import type { Response } from 'express'
import { flushBufferedHeaders } from './buffered-headers.ts'

/** Content security policy of account pages, which send no request by script. */
export const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self' data: blob:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const always: Readonly<Record<string, string>> = {
  'Content-Security-Policy': pagePolicy,
  // Under `no-referrer` a browser sends `Origin: null` with forms, which proves nothing.
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Replaces the API's headers with those of account pages, which no other origin may frame, read or fetch. */
export const setPageHeaders = (res: Response, isHttps: boolean): void => {
  flushBufferedHeaders(res)
  for (const name of res.getHeaderNames()) if (name.startsWith('access-control-')) res.removeHeader(name)
  for (const [name, value] of Object.entries(always)) res.setHeader(name, value)
  // Over https the value of all other responses is kept: a browser uses the last one that it received.
  if (!isHttps) res.removeHeader('Strict-Transport-Security')
}
