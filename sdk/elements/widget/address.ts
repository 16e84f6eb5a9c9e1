/** Parses a URL, relative to a base; undefined for any other text. Browsers before 2023 have no `canParse`. */
export const parseUrl = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** Parses an absolute http(s) URL; undefined for anything else, so that no other scheme reaches a link. */
export const parseHttpUrl = (text: string, base: string): string | undefined => {
  const url = text === '' ? undefined : parseUrl(text, base)
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

/**
 * Creates a signal that aborts a request after some milliseconds; browsers before 2022 have no `AbortSignal.timeout`.
 */
export const createTimeoutSignal = (ms: number): AbortSignal => {
  const late = new AbortController()
  setTimeout(() => late.abort(), ms)
  return late.signal
}
