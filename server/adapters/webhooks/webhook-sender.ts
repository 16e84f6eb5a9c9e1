import type { PassedTrace } from '../../ports/tracing.ts'
import type { WebhookCall, WebhookOutcome, WebhookSender } from '../../ports/webhooks.ts'
import { type AddressRules, findAddressFault, isLoopbackReceiver } from './address-rules.ts'
import { AttemptFault } from './attempt-fault.ts'
import { listOwnAddresses } from './public-addresses.ts'
import { type Lookup, lookupWithSystem, resolveReceiverAddress } from './receiver-address.ts'
import { type ReceiverAnswer, sendToReceiver } from './receiver-answer.ts'
import { type Connect, connectToAddress, openReceiverConnection } from './receiver-connection.ts'
import { createSignedMessage } from './signed-message.ts'

/** Rules of an installation, and its clock. */
export interface SenderRules extends AddressRules {
  now(): Date
  /** Trace context of the current attempt. */
  trace(): PassedTrace | undefined
}

/** Network access of a sender; each part has a default. */
export interface SenderNetwork {
  lookup: Lookup
  connect: Connect
  /** Addresses of this machine. */
  ownAddresses(): readonly string[]
  /** Timeout of a name lookup in milliseconds, 3000 by default. */
  lookupMs: number
  /** Timeout of a whole attempt in milliseconds, 10 000 by default. */
  totalMs: number
  /** Trusted certificates, instead of the platform's. */
  ca: readonly string[] | undefined
}

const systemNetwork: SenderNetwork = {
  lookup: lookupWithSystem,
  connect: connectToAddress,
  ownAddresses: listOwnAddresses,
  lookupMs: 3_000,
  totalMs: 10_000,
  ca: undefined,
}

const retryAfterMax = 10 * 3600

/** Seconds from a Retry-After in either form of RFC 9110; at most ten hours. */
const parseWebhookRetryAfter = (text: string | undefined, now: Date): number | undefined => {
  if (text === undefined) return undefined
  // Without a weekday Date.parse would accept arbitrary text.
  const date = /^[A-Z][a-z]+,? /.test(text) ? Date.parse(text) : Number.NaN
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((date - now.getTime()) / 1000)
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), retryAfterMax)
}

const toWebhookOutcome = ({ status, retryAfter }: ReceiverAnswer, ms: number, now: Date): WebhookOutcome => {
  if (status >= 200 && status < 300) return { taken: true, status, ms }
  const seconds = parseWebhookRetryAfter(retryAfter, now)
  return {
    taken: false,
    fault: status >= 300 && status < 400 ? 'redirect' : 'status',
    status,
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
    ms,
  }
}

/**
 * Sender over the system's network. An attempt resolves the name, checks all of its addresses, connects to one of them
 * only, and reads nothing but the status of the response.
 */
export const createWebhookSender = (rules: SenderRules, network: Partial<SenderNetwork> = {}): WebhookSender => {
  const outer: SenderNetwork = { ...systemNetwork, ...network }

  const attempt = async ({ url: text, ...message }: WebhookCall, signal: AbortSignal): Promise<ReceiverAnswer> => {
    if (findAddressFault(text, rules) !== undefined) throw new AttemptFault('address')
    const url = new URL(text)
    const address = isLoopbackReceiver(url, rules)
      ? url.hostname
      : await resolveReceiverAddress(url.hostname, rules.privateHosts.includes(url.hostname), outer)
    const connection = await openReceiverConnection({ url, address, ca: outer.ca }, outer.connect, signal)
    return sendToReceiver(url, createSignedMessage(message, rules.now(), rules.trace()), connection, signal)
  }

  return {
    addressFault: url => findAddressFault(url, rules),
    send: async call => {
      const began = performance.now()
      const end = new AbortController()
      const timer = setTimeout(() => end.abort(), outer.totalMs)
      const ms = (): number => Math.round(performance.now() - began)
      try {
        const answer = await attempt(call, end.signal)
        return toWebhookOutcome(answer, ms(), rules.now())
      } catch (error) {
        return { taken: false, fault: error instanceof AttemptFault ? error.fault : 'connect', ms: ms() }
      } finally {
        clearTimeout(timer)
        // Closes any socket that the attempt left open.
        end.abort()
      }
    },
  }
}
