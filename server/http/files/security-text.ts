import { Router } from 'express'
import { dayMs } from '#domain/core/instants'

/** Path at which it is said where flaws are reported (RFC 9116). */
export const securityTextPath = '/.well-known/security.txt'

/** Days for which what it says may be relied on; RFC 9116, section 2.5.5 advises less than a year. */
const goodDays = 180

/** What the file is made of. */
export interface SecurityTextParts {
  /** A `mailto:` or https address. */
  contact: string
  /** Origin of our own pages, where there is one. */
  publicUrl: string | undefined
  /** Languages in which a report is read, by their ISO 639-1 codes. */
  languages: readonly string[]
  now(): Date
}

/** Serves the file that says where flaws are reported, without a credential. */
export const securityText = ({ contact, publicUrl, languages, now }: SecurityTextParts): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  router.get(securityTextPath, function sendSecurityText(_req, res) {
    const fields = [
      `Contact: ${contact}`,
      `Expires: ${new Date(now().getTime() + goodDays * dayMs).toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}${securityTextPath}`]),
    ]
    res.setHeader('Cache-Control', 'public, max-age=86400')
    res.type('text/plain').send(`${fields.join('\n')}\n`)
  })
  return router
}
