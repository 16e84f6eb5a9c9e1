import { isIPv4 } from 'node:net'
import type { QueuedClient } from '../ports/workers.ts'

/** Lanes of a queue, which get equal shares: clients with proof of who they are, and strangers. */
type Lane = 'known' | 'stranger'

/** Prefixes of an IPv6 address as groups, each with its length in bits: provider, site and customer. */
const ipv6Prefixes = [32, 48, 56, 64] as const
/** Of these prefixes the last three belong to one customer. */
const ownPrefixes = 3

/** The first bits of an IPv6 address whose first four groups are given. */
const truncateIpv6 = (groups: readonly string[], bits: number): string => {
  const kept = groups.slice(0, Math.ceil(bits / 16))
  const spare = kept.length * 16 - bits
  const last = Number.parseInt(kept.at(-1) ?? '0', 16)
  return `${[...kept.slice(0, -1), ((last >> spare) << spare).toString(16)].join(':')}::/${bits}`
}

/**
 * Networks of an address, widest first: the /24 and the address of IPv4; the /32, /48, /56 and /64 of IPv6. Empty for
 * text that is no address.
 * @param address as rate limits count it: IPv4, or the first four groups of IPv6.
 */
export const listNetworks = (address: string): readonly string[] => {
  if (isIPv4(address)) return [`${address.slice(0, address.lastIndexOf('.'))}.0/24`, address]
  const groups = address.split(':')
  if (groups.length < 4 || !groups.slice(0, 4).every(group => /^[\da-f]{1,4}$/i.test(group))) return []
  return ipv6Prefixes.map(bits => truncateIpv6(groups, bits))
}

/** Client of a secret key or a signed-in person, by its id. */
export const createKnownClient = (id: string): QueuedClient => ({ groups: ['known', id], ownGroups: 1 })

/** Client of an address; in the lane of known clients where its browser has signed in before. */
export const createAddressClient = (address: string, lane: Lane): QueuedClient => {
  const networks = listNetworks(address)
  const groups = [lane, ...(networks.length > 0 ? networks : ['unknown'])]
  return { groups, ownGroups: Math.min(groups.length - 1, networks.length > 2 ? ownPrefixes : 1) }
}
