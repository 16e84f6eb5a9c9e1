import { isIP } from 'node:net'
import type { WebhookAddressFault } from '../../ports/webhooks.ts'

/** Rules of an installation for webhook URLs. */
export interface AddressRules {
  /** Public URL of the service: a webhook to it would make the service call itself. */
  publicUrl: string | undefined
  /** Whether the service listens on loopback only; then `http://127.0.0.1:PORT` is allowed too. */
  isLoopback: boolean
  /** Exact host names that the operator trusts: neither their form nor their addresses are checked. */
  privateHosts: readonly string[]
  /** Port on which the service listens. */
  ownPort: number
}

const lengthMax = 500

/** Names of local networks and of an overlay that public DNS does not know. */
const localNames = ['local', 'localhost', 'internal', 'home.arpa', 'onion']

/** Characters that the URL parser would drop or rewrite, so that the stored URL would differ from the one called. */
const repaired = /[\s\\\p{Cc}]/u

const isSameOrSubdomain = (name: string, parent: string): boolean => name === parent || name.endsWith(`.${parent}`)

/**
 * Tests for the form of a public DNS name: with a dot inside, and not an address in any spelling, which the URL parser
 * has normalized.
 */
const isPublicName = (host: string): boolean =>
  isIP(host) === 0 &&
  /^[^.[\]]+(\.[^.[\]]+)+$/.test(host) &&
  !localNames.some(parent => isSameOrSubdomain(host, parent))

const getWebhookPort = (url: URL): number => Number(url.port || (url.protocol === 'https:' ? 443 : 80))

const isAllowedPort = (port: number): boolean => port === 443 || port > 1023

/** Whether a URL is a receiver on this machine, for a service on loopback only. */
export const isLoopbackReceiver = (url: URL, { isLoopback }: Pick<AddressRules, 'isLoopback'>): boolean =>
  isLoopback && url.protocol === 'http:' && url.hostname === '127.0.0.1'

const findHostFault = (url: URL, rules: AddressRules): WebhookAddressFault | undefined => {
  if (isLoopbackReceiver(url, rules)) return getWebhookPort(url) === rules.ownPort ? 'own' : undefined
  if (rules.publicUrl !== undefined && url.hostname === new URL(rules.publicUrl).hostname) return 'own'
  return rules.privateHosts.includes(url.hostname) || isPublicName(url.hostname) ? undefined : 'host'
}

/** Checks a URL by its text alone; undefined for one that may be called. */
export const findAddressFault = (text: string, rules: AddressRules): WebhookAddressFault | undefined => {
  if (text.length > lengthMax) return 'length'
  if (repaired.test(text) || !URL.canParse(text)) return 'url'
  const url = new URL(text)
  if (url.protocol !== 'https:' && !isLoopbackReceiver(url, rules)) return 'scheme'
  if (url.username !== '' || url.password !== '') return 'user'
  if (text.includes('#')) return 'fragment'
  if (!isAllowedPort(getWebhookPort(url))) return 'port'
  return findHostFault(url, rules)
}
