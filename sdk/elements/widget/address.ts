/** The address that a text is, read from a base; undefined for a text that is none. Browsers before 2023 have no `canParse`. */
export const urlOf = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** An absolute http(s) address; undefined for anything else, so that no other scheme ever stands in a link. */
export const addressOf = (text: string, base: string): string | undefined => {
  const url = text === '' ? undefined : urlOf(text, base)
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

/** A signal that ends a request after some milliseconds; browsers before 2022 have no `AbortSignal.timeout`. */
export const endAfter = (ms: number): AbortSignal => {
  const late = new AbortController()
  setTimeout(() => late.abort(), ms)
  return late.signal
}
