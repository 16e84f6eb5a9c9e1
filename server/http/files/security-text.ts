import { Router } from 'express'
import { dayMs } from '#domain/core/instants'

/** Path of the security contact file (RFC 9116). */
export const securityTextPath = '/.well-known/security.txt'

/** Validity of the file in days; RFC 9116, section 2.5.5 advises less than a year. */
const validityDays = 180

/** Contents of the file. */
export interface SecurityTextParts {
  /** A `mailto:` or https address. */
  contact: string
  /** Origin of the service's own pages, if configured. */
  publicUrl: string | undefined
  /** Languages in which reports are read, as ISO 639-1 codes. */
  languages: readonly string[]
  now(): Date
}

/** Serves the security contact file without authentication. */
export const createSecurityTextRouter = ({ contact, publicUrl, languages, now }: SecurityTextParts): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  router.get(securityTextPath, function sendSecurityText(_req, res) {
    const fields = [
      `Contact: ${contact}`,
      `Expires: ${new Date(now().getTime() + validityDays * dayMs).toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}${securityTextPath}`]),
    ]
    res.setHeader('Cache-Control', 'public, max-age=86400')
    res.type('text/plain').send(`${fields.join('\n')}\n`)
  })
  return router
}
