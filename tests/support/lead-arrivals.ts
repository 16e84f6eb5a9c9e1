import { Webhook } from 'standardwebhooks'
import type { Arrival } from './lead-receivers.ts'

/** The result of some cycles of `kill -9` between the form and the agency. */
export interface LeadKillReport {
  cycles: number
  /** Kills at the moment that was planned; the others came when a cycle had nothing left to do. */
  killedAtMoment: number
  sent: number
  /** Contacts that were answered 201 or 200; each is sent again until it is. */
  accepted: number
  /** Of those, ways by which nothing arrived. */
  lost: number
  /** Ways by which a contact arrived more than once. */
  arrivedAgain: number
  /** Of those arrivals, how many the receiver had answered in vain: the kill came before the answer was written down. */
  answeredInVain: number
  /** Arrivals although an earlier one was written down, or in one life of the services: never. */
  repeatedWithoutCause: number
  /** Signatures that the library of Standard Webhooks refused, and contacts that nobody had sent. */
  wrong: number
}

/** The arrivals of each delivery, by the cycle in which they came. */
type Seen = Map<string, { cycle: number; arrival: Arrival }[]>

/** What the kills are counted with. */
export interface Tally {
  seen: Seen
  /** Deliveries that stand as taken in the records. */
  taken: Set<string>
  /** The secret of the webhook. */
  secret: string
  report: LeadKillReport
}

/** Whether the library of Standard Webhooks takes a call; it refuses one that is older than five minutes. */
const isSigned = (secret: string, { raw, headers }: Arrival): boolean => {
  try {
    new Webhook(secret).verify(raw, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}

/** Sorts the arrivals of a cycle, of which those are no repeats that came after a kill had cut the record. */
export const tallied = ({ seen, taken, secret, report }: Tally, cycle: number, arrivals: readonly Arrival[]): void => {
  for (const arrival of arrivals) {
    if (arrival.way === 'webhook' && !isSigned(secret, arrival)) report.wrong += 1
    const before = seen.get(arrival.id) ?? []
    const last = before.at(-1)
    if (taken.has(arrival.id) || last?.cycle === cycle) report.repeatedWithoutCause += 1
    else if (last) {
      report.arrivedAgain += 1
      if (last.arrival.isAnswered) report.answeredInVain += 1
    }
    seen.set(arrival.id, [...before, { cycle, arrival }])
  }
}
