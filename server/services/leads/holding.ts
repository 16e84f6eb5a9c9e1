import { hourMs } from '#domain/core/instants'
import { Refusal } from '#domain/core/refusal'
import { truncateAddress } from '../../access/truncate-address.ts'
import type { HoldReason, PendingHold } from '../../ports/leads.ts'

/** Held contacts of one network, above which its further ones are refused. */
const heldPerNetwork = 20
/** Held contacts of an organisation, above which only networks without a held one are taken; and the most of all. */
const [heldPerOrganisation, heldMax] = [2000, 3000] as const

/** Network of an address for held contacts: an IPv4 address, or the first 48 bits of IPv6. */
const getNetwork = (address: string): string => (address.includes(':') ? truncateAddress(address) : address)

/** Throws the refusal of a contact for which no room is left. */
const refuseHeld = (message: string, limit: number, now: Date): never => {
  throw new Refusal('rate_limited', {
    message,
    window: { limit, remaining: 0, resetAt: now.getTime() + hourMs },
    isRepeatUseless: true,
  })
}

export interface HoldingDependencies {
  /** Pseudonyms of a network: new ones by the first, those of all are counted. */
  pseudonyms: readonly ((...texts: readonly string[]) => string)[]
  now(): Date
}

/** Prepares the hold of a contact that is above a limit. */
export type Holding = (reason: HoldReason, from: { organisationId: string; address: string | undefined }) => PendingHold

/**
 * Holds contacts back: an hour, and one more for each that is held of the same network, so that who sends much waits
 * behind who sends once. The decision throws the refusal `rate_limited` where the network holds its share, or the
 * organisation's room is full.
 */
export const createHolding =
  ({ pseudonyms, now }: HoldingDependencies): Holding =>
  (reason, { organisationId, address }) => {
    const networks =
      address === undefined
        ? []
        : pseudonyms.map(pseudonym => pseudonym(organisationId, 'network', getNetwork(address)))
    const decide: PendingHold['decide'] = ({ all, ofNetwork }) => {
      const instant = now()
      if (ofNetwork >= heldPerNetwork)
        refuseHeld('Many contacts of this address are waiting to be delivered.', heldPerNetwork, instant)
      if (all >= heldMax || (all >= heldPerOrganisation && ofNetwork > 0))
        refuseHeld('Very many contacts are waiting to be delivered to this organisation.', heldPerOrganisation, instant)
      const hours = 1 + ofNetwork + (reason === 'visitor_hour' ? 1 : 0)
      return {
        reason,
        dueAt: new Date(instant.getTime() + hours * hourMs).toISOString(),
        network: networks[0] ?? null,
        releasedAt: null,
      }
    }
    return { networks, decide }
  }
