import { isIP, isIPv4, isIPv6, SocketAddress } from 'node:net'

/** Most characters of an address: IPv6 with brackets, zone and port. */
const lengthMax = 80

/**
 * Address without what some proxies write around it: the port of the connection, which is another one each time, the
 * brackets before it, and the zone of IPv6. Empty for text that is no address.
 */
const readAddress = (text: string): string => {
  if (text.length > lengthMax) return ''
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? []
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? []
  const [address = ''] = (bracketed ?? beforePort ?? text).split('%')
  return isIP(address) === 0 ? '' : address
}

/**
 * Address that requests of one client are counted by: IPv4, also where it was mapped to IPv6 (RFC 4291, section
 * 2.5.5.2), or the first 64 bits of IPv6, since one internet connection has all addresses below them. Empty where there
 * is none: all such clients are counted together.
 */
export const normalizeClientAddress = (text: string | undefined): string => {
  const address = readAddress(text ?? '')
  if (!isIPv6(address)) return address
  const { address: short } = new SocketAddress({ address, family: 'ipv6' })
  const mapped = short.replace('::ffff:', '')
  if (isIPv4(mapped)) return mapped
  const [front = '', back] = short.split('::')
  const groups = (text: string | undefined) => (text ? text.split(':') : [])
  const missing = back === undefined ? 0 : 8 - groups(front).length - groups(back).length
  return [...groups(front), ...Array(missing).fill('0'), ...groups(back)].slice(0, 4).join(':')
}
