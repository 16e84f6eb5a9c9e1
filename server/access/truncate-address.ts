import { isIPv4 } from 'node:net'

/** Groups kept of an IPv6 address: 48 bits. */
const groupsShown = 3

/**
 * Truncates an address for sessions and events: its first 24 bits, or 48 of IPv6, the rest 0; empty for an invalid one.
 * @param address as rate limits count it: IPv4, or the first groups of IPv6.
 */
export const truncateAddress = (address: string): string => {
  if (isIPv4(address)) return address.replace(/\d+$/, '0')
  if (!/^[\da-f:]+$/i.test(address)) return ''
  return `${address.split(':').slice(0, groupsShown).join(':')}::`
}
