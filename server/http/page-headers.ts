import type { Response } from 'express'

const always: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data: blob:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // Under `no-referrer` a browser sends `Origin: null` with its forms, which proves nothing.
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Replaces the headers of the interface by those of account pages: no other origin may frame, read or fetch them. */
export const setPageHeaders = (res: Response, isHttps: boolean): void => {
  for (const name of res.getHeaderNames()) if (name.startsWith('access-control-')) res.removeHeader(name)
  for (const [name, value] of Object.entries(always)) res.setHeader(name, value)
  if (isHttps) res.setHeader('Strict-Transport-Security', 'max-age=31536000')
  else res.removeHeader('Strict-Transport-Security')
}
