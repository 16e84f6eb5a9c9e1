import { digestText } from '../digest.ts'
import { createUniqueName, type FetchOptions, isBrowser } from '../web.ts'
import { hashText, readInstantMs, takeNumber } from './instant.ts'

/** Tests for options with which Next.js keeps an answer, also that of a POST, by its address, headers and body. */
const isKept = ({ cache, next }: FetchOptions): boolean => {
  const { revalidate } = Object(next) as { revalidate?: unknown }
  return cache === 'force-cache' || revalidate === false || Number(revalidate) > 0
}

/** Formats 128 bits as a UUID of version 4 (RFC 9562), which gateways may expect; six of them give way to its marks. */
const formatUuid = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`

/** Formats the lowest bits of a number as hexadecimal digits. */
const formatHex = (value: number, digits: number): string => (value % 16 ** digits).toString(16).padStart(digits, '0')

/**
 * Creates the idempotency key of a call that was given none. A calculation whose answer `fetch` keeps has the same key
 * all day (UTC), so that the answer is found again. Any other call has a key of its own: on servers made of the instant,
 * a number and the body, since a random number ends a prerender of Next.js.
 */
export const createIdempotencyKey = (
  { path, isPure }: { path: string; isPure?: boolean | undefined },
  json: string | undefined,
  fetchOptions: FetchOptions,
): string => {
  if (isPure && isKept(fetchOptions)) {
    const day = new Date(readInstantMs()).toISOString().slice(0, 10)
    return formatUuid(digestText(`${day} ${path} ${json}`))
  }
  if (isBrowser()) return createUniqueName()
  const parts = [
    formatHex(hashText(`${path} ${json}`), 8),
    ...[takeNumber(), json?.length ?? 0].map(part => formatHex(part, 4)),
    // In quarters of a microsecond, the steps of a number of this size: fifteen digits are 9000 years.
    `0${formatHex(Math.round(readInstantMs() * 4000), 15)}`,
  ]
  return formatUuid(parts.join(''))
}
