/** Origin in the form that browsers send, or a sentence that explains why a text is invalid. */
export type ParsedOrigin = { origin: string } | { fault: string }

const createOriginFault = (text: string, why: string): ParsedOrigin => ({
  fault: `"${text}" is no origin: ${why}. Write scheme, host and, where there is one, port: https://agency.lu or http://localhost:8080.`,
})

const scheme = /^https?:\/\//i

/** Parses an origin (scheme, host, port); in lower case and without a default port, as browsers send it. */
export const parseOrigin = (text: string): ParsedOrigin => {
  if (!scheme.test(text)) return createOriginFault(text, 'it must begin with https:// or http://')
  if (text.includes('*')) return createOriginFault(text, 'it must name one host, without a wildcard')
  const rest = text.replace(scheme, '')
  if (/[/?#\\]/.test(rest)) return createOriginFault(text, 'nothing may follow the host and port, not even a slash')
  if (rest.includes('@')) return createOriginFault(text, 'it must not contain a user name')
  if (/\s/.test(text) || !URL.canParse(text)) return createOriginFault(text, 'its host or port cannot be read')
  return { origin: new URL(text).origin }
}

/** Origin headers of a request, and the address at which it reached the service. */
export interface PageRequest {
  origin: string | undefined
  secFetchSite: string | undefined
  /** Scheme, host and port of the request itself; undefined for a foreign host. */
  reached: string | undefined
}

/**
 * Whether a page of the service itself sent a request: the demo or the preview of an account. A browser sends no
 * `Origin` with a GET of its own origin; `Sec-Fetch-Site: same-origin` replaces it, which a rebound foreign name (DNS
 * rebinding) sends too: so the host of such a request must be one of the service. A program can forge both, as it can
 * forge any origin: this only filters browsers, and scope, minute and day of the key are the protection.
 */
export const isOwnPage = ({ origin, secFetchSite, reached }: PageRequest, publicUrl: string | undefined): boolean =>
  origin === undefined ? secFetchSite === 'same-origin' && reached !== undefined : origin === (publicUrl ?? reached)

/** Whether the origin of a request is in a list, by exact comparison; false without an origin. */
export const isAllowedOrigin = (origin: string | undefined, origins: readonly string[]): boolean =>
  origin !== undefined && origins.includes(origin)
