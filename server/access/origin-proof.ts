/** What a request says of where it comes from. */
export interface OriginHeaders {
  secFetchSite: string | undefined
  origin: string | undefined
}

/** A Host header that names this machine. */
const loopbackHost = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/i

/** Whether a Host header names this machine, or one of the names of this service; its port counts for nothing. */
export const isOwnHost = (host: string, ownHosts: readonly string[]): boolean =>
  loopbackHost.test(host) || ownHosts.includes(host.toLowerCase().replace(/:\d{1,5}$/, ''))

/**
 * The origin of our own pages for a request: the configured one, or on loopback that of the Host header where it names this
 * machine. Undefined for any other Host, which is refused, so that no foreign name can be made to point here.
 */
export const ownOrigin = (
  { publicUrl, isLoopback }: { publicUrl: string | undefined; isLoopback: boolean },
  host: string | undefined,
): string | undefined => {
  if (publicUrl !== undefined) return publicUrl
  return isLoopback && host !== undefined && loopbackHost.test(host) ? `http://${host.toLowerCase()}` : undefined
}

/**
 * Whether a request that changes something, and rests on a cookie or is a form, comes from our own pages. One with neither
 * header proves nothing.
 */
export const provesOrigin = ({ secFetchSite, origin }: OriginHeaders, own: string): boolean =>
  secFetchSite === 'same-origin' || origin === own
