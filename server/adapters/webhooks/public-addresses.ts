import { BlockList, isIP, isIPv4 } from 'node:net'
import { networkInterfaces } from 'node:os'

/**
 * IANA's registry of special IPv4 addresses, also those reachable globally, since none of them belongs to an agency's
 * receiver; and multicast, which has a registry of its own. https://www.iana.org/assignments/iana-ipv4-special-registry
 */
const specialIpv4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Global unicast range of IPv6; everything outside, also mapped and translated IPv4, is rejected. */
const globalUnicast = ['2000::', 3] as const

/**
 * Exceptions within it, from IANA's registry of special IPv6 addresses.
 * https://www.iana.org/assignments/iana-ipv6-special-registry
 */
const specialIpv6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const

const special = new BlockList()
for (const [network, bits] of specialIpv4) special.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of specialIpv6) special.addSubnet(network, bits, 'ipv6')

const global = new BlockList()
global.addSubnet(...globalUnicast, 'ipv6')

/** Current addresses of this machine's interfaces. */
export const listOwnAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap(list => (list ?? []).map(({ address }) => address))

const createBlockList = (addresses: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const address of addresses) list.addAddress(address, isIPv4(address) ? 'ipv4' : 'ipv6')
  return list
}

/**
 * Whether an address belongs to the public internet and not to this machine. Compared by value, not by spelling.
 * @param own addresses of this machine.
 */
export const isPublicAddress = (address: string, own: readonly string[]): boolean => {
  // A zone, as in fe80::1%eth0, is local to one network.
  if (isIP(address) === 0 || address.includes('%')) return false
  const family = isIPv4(address) ? 'ipv4' : 'ipv6'
  if (family === 'ipv6' && !global.check(address, family)) return false
  return !special.check(address, family) && !createBlockList(own.filter(one => isIP(one) !== 0)).check(address, family)
}
