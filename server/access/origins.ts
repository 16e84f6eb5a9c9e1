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

/** Whether a request comes from one of these origins: exactly the same text; a request without an origin does not. */
export const isAllowedOrigin = (origin: string | undefined, origins: readonly string[]): boolean =>
  origin !== undefined && origins.includes(origin)
