import { lookup } from 'node:dns/promises'
import { AttemptFault } from './attempt-fault.ts'
import { isPublicAddress } from './public-addresses.ts'

/** An address that a name has. */
export interface HostAddress {
  address: string
  family: number
}

/** Every address of a name. */
export type Lookup = (host: string) => Promise<readonly HostAddress[]>

/** The names as the system resolves them, hosts file included. */
export const systemLookup: Lookup = host => lookup(host, { all: true })

/** How names are resolved and judged. */
export interface Resolving {
  lookup: Lookup
  lookupMs: number
  ownAddresses(): readonly string[]
}

/**
 * Lookups that may run at once. Each holds one of the four threads on which the process also reads files and hashes
 * passwords, for as long as a name server keeps it waiting.
 */
const lookupsMax = 2

/** Lets only so many run at once, in the order of asking; work that nobody waits for any more is not begun. */
const inTurn = (most: number) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>, isLate: () => boolean): Promise<Result> => {
    if (running >= most) await new Promise<void>(resolve => waiting.push(resolve))
    else running++
    try {
      if (isLate()) throw new AttemptFault('dns')
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

const lookingUp = inTurn(lookupsMax)

const addressesOf = async (host: string, { lookup, lookupMs }: Resolving): Promise<readonly HostAddress[]> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    reject(new AttemptFault('dns'))
  }, lookupMs)
  try {
    const found = lookingUp(
      () => lookup(host),
      () => isLate,
    )
    return await Promise.race([found, late])
  } catch (error) {
    throw new AttemptFault('dns', error)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The address to connect to: the first that a name has, IPv4 before IPv6. One address among them that is not of the public
 * internet refuses the name, since the next lookup might put it first.
 * @param isTrusted names whose addresses may be any.
 * @throws AttemptFault `dns` or `address`.
 */
export const receiverAddress = async (host: string, isTrusted: boolean, resolving: Resolving): Promise<string> => {
  const found = await addressesOf(host, resolving)
  const [first] = found.toSorted((one, other) => one.family - other.family)
  if (!first) throw new AttemptFault('dns')
  const own = resolving.ownAddresses()
  if (!isTrusted && !found.every(({ address }) => isPublicAddress(address, own))) throw new AttemptFault('address')
  return first.address
}
