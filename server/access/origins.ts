/** An origin in the form that browsers send, or one sentence that says why a text is none. */
export type ParsedOrigin = { origin: string } | { fault: string }

const fault = (text: string, why: string): ParsedOrigin => ({
  fault: `"${text}" is no origin: ${why}. Write scheme, host and, where there is one, port: https://agency.lu or http://localhost:8080.`,
})

const scheme = /^https?:\/\//i

/** Reads an origin (scheme, host, port); lower case and without the scheme's own port, as browsers send it. */
export const parseOrigin = (text: string): ParsedOrigin => {
  if (!scheme.test(text)) return fault(text, 'it must begin with https:// or http://')
  if (text.includes('*')) return fault(text, 'it must name one host, without a wildcard')
  const rest = text.replace(scheme, '')
  if (/[/?#\\]/.test(rest)) return fault(text, 'nothing may follow the host and port, not even a slash')
  if (rest.includes('@')) return fault(text, 'it must not contain a user name')
  if (/\s/.test(text) || !URL.canParse(text)) return fault(text, 'its host or port cannot be read')
  return { origin: new URL(text).origin }
}

/** What a request says of the page that sent it, and of the address at which it reached us. */
export interface PageRequest {
  origin: string | undefined
  secFetchSite: string | undefined
  /** Scheme, host and port of the request itself; undefined where its host is none of ours. */
  reached: string | undefined
}

/**
 * Whether a page of the service itself sent a request: the demo or the preview of an account. A browser sends no `Origin`
 * with a GET of its own origin; then its word `same-origin` stands in, which a foreign name that was made to lead here
 * (DNS rebinding) could say too: so without a public address, the host of the request must be ours. A program can forge
 * both, as it can forge any origin: this is a fence, and scope, minute and day of the key are the lock.
 */
export const isOwnPage = ({ origin, secFetchSite, reached }: PageRequest, publicUrl: string | undefined): boolean => {
  const own = publicUrl ?? reached
  return own !== undefined && (origin === undefined ? secFetchSite === 'same-origin' : origin === own)
}

/** Whether a request comes from one of these origins: exactly the same text; a request without an origin does not. */
export const isAllowedOrigin = (origin: string | undefined, origins: readonly string[]): boolean =>
  origin !== undefined && origins.includes(origin)
