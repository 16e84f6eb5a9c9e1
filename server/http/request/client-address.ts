import { isIPv4, isIPv6, SocketAddress } from 'node:net'

/**
 * Address that requests of one client are counted by: IPv4, also where it was mapped to IPv6 (RFC 4291, section
 * 2.5.5.2), or the first 64 bits of IPv6, since one internet connection has all addresses below them.
 */
export const normalizeClientAddress = (address: string | undefined): string => {
  if (address === undefined || !isIPv6(address)) return address ?? ''
  const { address: short } = new SocketAddress({ address, family: 'ipv6' })
  const mapped = short.replace('::ffff:', '')
  if (isIPv4(mapped)) return mapped
  const [front = '', back] = short.split('::')
  const groups = (text: string | undefined) => (text ? text.split(':') : [])
  const missing = back === undefined ? 0 : 8 - groups(front).length - groups(back).length
  return [...groups(front), ...Array(missing).fill('0'), ...groups(back)].slice(0, 4).join(':')
}
