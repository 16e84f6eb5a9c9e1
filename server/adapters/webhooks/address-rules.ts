import { isIP } from 'node:net'
import type { WebhookAddressFault } from '../../ports/webhooks.ts'

/** What an installation allows as the address of a webhook. */
export interface AddressRules {
  /** Own address as others see it: a webhook to it would be a service that calls itself. */
  publicUrl: string | undefined
  /** Whether the service listens on this machine alone; then `http://127.0.0.1:PORT` is a receiver too. */
  isLoopback: boolean
  /** Exact names that the operator trusts: neither their form nor their addresses are judged. */
  privateHosts: readonly string[]
  /** Port that the service listens on. */
  ownPort: number
}

const lengthMax = 500

/** Names of local networks and of an overlay that public DNS does not know. */
const localNames = ['local', 'localhost', 'internal', 'home.arpa', 'onion']

/** Characters that the URL parser would drop or turn, so that what is stored would not be what is called. */
const repaired = /[\s\\\p{Cc}]/u

const isUnder = (name: string, parent: string): boolean => name === parent || name.endsWith(`.${parent}`)

/** A name of public DNS, by its form: with a dot inside, and no address in any spelling, which the URL parser has made plain. */
const isPublicName = (host: string): boolean =>
  isIP(host) === 0 && /^[^.[\]]+(\.[^.[\]]+)+$/.test(host) && !localNames.some(parent => isUnder(host, parent))

const portOf = (url: URL): number => Number(url.port || (url.protocol === 'https:' ? 443 : 80))

const isAllowedPort = (port: number): boolean => port === 443 || port > 1023

/** Whether an address is a receiver on this machine, for a service that nobody else reaches either. */
export const isLoopbackReceiver = (url: URL, { isLoopback }: Pick<AddressRules, 'isLoopback'>): boolean =>
  isLoopback && url.protocol === 'http:' && url.hostname === '127.0.0.1'

const hostFault = (url: URL, rules: AddressRules): WebhookAddressFault | undefined => {
  if (isLoopbackReceiver(url, rules)) return portOf(url) === rules.ownPort ? 'own' : undefined
  if (rules.publicUrl !== undefined && url.hostname === new URL(rules.publicUrl).hostname) return 'own'
  return rules.privateHosts.includes(url.hostname) || isPublicName(url.hostname) ? undefined : 'host'
}

/** What is wrong with an address, by its text alone; undefined for one that may be asked. */
export const addressFault = (text: string, rules: AddressRules): WebhookAddressFault | undefined => {
  if (text.length > lengthMax) return 'length'
  if (repaired.test(text) || !URL.canParse(text)) return 'url'
  const url = new URL(text)
  if (url.protocol !== 'https:' && !isLoopbackReceiver(url, rules)) return 'scheme'
  if (url.username !== '' || url.password !== '') return 'user'
  if (text.includes('#')) return 'fragment'
  if (!isAllowedPort(portOf(url))) return 'port'
  return hostFault(url, rules)
}
