import type { PassedTrace } from '../../ports/tracing.ts'
import type { WebhookCall, WebhookOutcome, WebhookSender } from '../../ports/webhooks.ts'
import { type AddressRules, addressFault, isLoopbackReceiver } from './address-rules.ts'
import { AttemptFault } from './attempt-fault.ts'
import { ownAddresses } from './public-addresses.ts'
import { type Lookup, receiverAddress, systemLookup } from './receiver-address.ts'
import { type ReceiverAnswer, receiverAnswer } from './receiver-answer.ts'
import { type Connect, receiverConnection, systemConnect } from './receiver-connection.ts'
import { signedMessage } from './signed-message.ts'

/** What an installation allows, and its clock. */
export interface SenderRules extends AddressRules {
  now(): Date
  /** The trace that an attempt belongs to, at its time. */
  trace(): PassedTrace | undefined
}

/** What stands between a sender and the network; each part has its default. */
export interface SenderNetwork {
  lookup: Lookup
  connect: Connect
  /** Addresses of this machine. */
  ownAddresses(): readonly string[]
  /** Milliseconds of the lookup of a name, 3000. */
  lookupMs: number
  /** Milliseconds of an attempt with everything in it, 10 000. */
  totalMs: number
  /** Certificates to trust in place of those of the platform. */
  ca: readonly string[] | undefined
}

const systemNetwork: SenderNetwork = {
  lookup: systemLookup,
  connect: systemConnect,
  ownAddresses,
  lookupMs: 3_000,
  totalMs: 10_000,
  ca: undefined,
}

const retryAfterMax = 10 * 3600

/** Seconds that an answer asks to wait, of both forms that RFC 9110 knows; at most ten hours. */
const retryAfterSeconds = (text: string | undefined, now: Date): number | undefined => {
  if (text === undefined) return undefined
  // Without its weekday a text may be anything that the platform takes for a date.
  const date = /^[A-Z][a-z]+,? /.test(text) ? Date.parse(text) : Number.NaN
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((date - now.getTime()) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), retryAfterMax)
}

const answered = ({ status, retryAfter }: ReceiverAnswer, ms: number, now: Date): WebhookOutcome => {
  if (status >= 200 && status < 300) return { taken: true, status, ms }
  const seconds = retryAfterSeconds(retryAfter, now)
  return {
    taken: false,
    fault: status >= 300 && status < 400 ? 'redirect' : 'status',
    status,
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
    ms,
  }
}

/**
 * The sender over the network of the system. An attempt looks the name up, judges every address that it has, connects to
 * one of them and to nothing else, and reads the status of the answer alone.
 */
export const webhookSender = (rules: SenderRules, network: Partial<SenderNetwork> = {}): WebhookSender => {
  const outer: SenderNetwork = { ...systemNetwork, ...network }

  const attempt = async ({ url: text, ...message }: WebhookCall, signal: AbortSignal): Promise<ReceiverAnswer> => {
    if (addressFault(text, rules) !== undefined) throw new AttemptFault('address')
    const url = new URL(text)
    const address = isLoopbackReceiver(url, rules)
      ? url.hostname
      : await receiverAddress(url.hostname, rules.privateHosts.includes(url.hostname), outer)
    const connection = await receiverConnection({ url, address, ca: outer.ca }, outer.connect, signal)
    return receiverAnswer(url, signedMessage(message, rules.now(), rules.trace()), connection, signal)
  }

  return {
    addressFault: url => addressFault(url, rules),
    send: async call => {
      const began = performance.now()
      const end = new AbortController()
      const timer = setTimeout(() => end.abort(), outer.totalMs)
      const ms = (): number => Math.round(performance.now() - began)
      try {
        const answer = await attempt(call, end.signal)
        return answered(answer, ms(), rules.now())
      } catch (error) {
        return { taken: false, fault: error instanceof AttemptFault ? error.fault : 'connect', ms: ms() }
      } finally {
        clearTimeout(timer)
        // Whatever is still open of the attempt ends with it.
        end.abort()
      }
    },
  }
}
