import { isIPv4 } from 'node:net'

/** Groups of an IPv6 address that remain: 48 bits. */
const groupsShown = 3

/**
 * An address as sessions and events show it: its first 24 bits, or 48 of IPv6, the rest 0; empty for a text that is none.
 * @param address the address by which a client is counted: IPv4, or the first groups of IPv6.
 */
export const shownAddress = (address: string): string => {
  if (isIPv4(address)) return address.replace(/\d+$/, '0')
  if (!/^[\da-f:]+$/i.test(address)) return ''
  return `${address.split(':').slice(0, groupsShown).join(':')}::`
}
