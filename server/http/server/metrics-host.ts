import { isIP } from 'node:net'

/**
 * Whether `/metrics` answers a request by its `Host`: an IP address, a name without a dot, which no public DNS has, and
 * the names of the service. Any other name may have been rebound to this machine by a website (DNS rebinding).
 * @param named host names of the service, in lower case.
 */
export const isMetricsHost = (host: string | undefined, named: readonly string[]): boolean => {
  if (host === undefined) return true
  if (!URL.canParse(`http://${host}/`)) return false
  const { hostname, pathname, username } = new URL(`http://${host}/`)
  if (pathname !== '/' || username !== '') return false
  const name = hostname.replace(/^\[|\]$/g, '')
  return isIP(name) !== 0 || !name.includes('.') || named.includes(name)
}
