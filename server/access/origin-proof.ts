/** Headers that state the origin of a request. */
export interface OriginHeaders {
  secFetchSite: string | undefined
  origin: string | undefined
}

/** Host header of the local machine. */
const loopbackHost = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i

/** Whether a Host header names the local machine or one of the service's host names; its port is ignored. */
export const isOwnHost = (host: string, ownHosts: readonly string[]): boolean =>
  loopbackHost.test(host) || ownHosts.includes(host.toLowerCase().replace(/:\d{1,5}$/, ''))

/**
 * Origin of the service's own pages for a request: the configured one, or on loopback that of a Host header of the
 * local machine. Undefined for any other Host, which is refused, so that DNS rebinding fails.
 */
export const resolveOwnOrigin = (
  { publicUrl, isLoopback }: { publicUrl: string | undefined; isLoopback: boolean },
  host: string | undefined,
): string | undefined => {
  if (publicUrl !== undefined) return publicUrl
  return isLoopback && host !== undefined && loopbackHost.test(host) ? `http://${host.toLowerCase()}` : undefined
}

/**
 * Whether a request that changes data, and relies on a cookie or is a form, comes from the service's own pages. Without
 * either header the answer is no.
 */
export const isFromOwnOrigin = ({ secFetchSite, origin }: OriginHeaders, own: string): boolean =>
  secFetchSite === 'same-origin' || origin === own
