import type { LeadCreatedEvent, WebhookTestEvent } from './derived/types.ts'
import type { HeaderReader } from './web.ts'

export type { Lead, LeadCreatedEvent, WebhookTestEvent } from './derived/types.ts'

/** What the service sends to a webhook, told apart by `type`. A newer service may send further types: answer them with 2xx. */
export type WebhookEvent = LeadCreatedEvent | WebhookTestEvent

/** What is wrong with a request that says it comes from the service. */
export type WebhookFault = 'headers' | 'timestamp' | 'signature' | 'json'

/** A request that is not from the service, or not from now. Answer it with 400 and do nothing. */
export class WebhookError extends Error {
  override name = 'WebhookError'
  /**
   * `headers`: one of the three is missing. `timestamp`: it was sent more than five minutes from now. `signature`: no secret
   * fits; was the body parsed and printed again? `json`: signed, but no JSON.
   */
  readonly reason: WebhookFault
  constructor(reason: WebhookFault) {
    super(`The webhook is refused: ${reason}.`)
    this.reason = reason
  }
}

/** Headers of a request: those of the platform, or an object as Node, Express and functions in clouds have. */
export type WebhookHeaders = HeaderReader | Readonly<Record<string, string | readonly string[] | undefined>>

const secondsMax = 300

const hasGet = (headers: WebhookHeaders): headers is HeaderReader => typeof headers.get === 'function'

const headerOf = (headers: WebhookHeaders, name: string): string => {
  const value = hasGet(headers)
    ? headers.get(name)
    : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  if (!value) throw new WebhookError('headers')
  return String(value)
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))

/** @internal */
export const keyOf = (secret: string) =>
  crypto.subtle.importKey('raw', bytesOf(secret.replace(/^whsec_/, '')), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])

/** @internal */
export const signedBytes = (id: string, timestamp: string, payload: string | Uint8Array): Uint8Array<ArrayBuffer> => {
  const encoder = new TextEncoder()
  const head = encoder.encode(`${id}.${timestamp}.`)
  const body = typeof payload === 'string' ? encoder.encode(payload) : payload
  const bytes = new Uint8Array(head.length + body.length)
  bytes.set(head)
  bytes.set(body, head.length)
  return bytes
}

/** Whether one of the signatures, of which a replaced secret makes two, is that of one of the secrets. */
const isSigned = async (secrets: readonly string[], signatures: string, bytes: Uint8Array<ArrayBuffer>) => {
  const listed = [...signatures.matchAll(/(?:^| )v1,([\w+/]{43}=)(?= |$)/g)].slice(0, 8)
  for (const key of await Promise.all(secrets.map(keyOf)))
    for (const [, signature = ''] of listed)
      if (await crypto.subtle.verify('HMAC', key, bytesOf(signature), bytes)) return true
  return false
}

/**
 * Proves that a request comes from the service, and gives its event. The same event may come again, under the same
 * `webhook-id`: remember those that you have taken.
 * @param payload the body as it came, text or bytes; a body that was parsed and printed again has another signature.
 * @param headers those of the request.
 * @param secret `whsec_…`, or several while you replace one.
 * @throws WebhookError whose `reason` says what is wrong.
 * @example
 * const { type } = await verifyWebhook(await request.text(), request.headers, secret)
 */
export const verifyWebhook = async (
  payload: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string | readonly string[],
): Promise<WebhookEvent> => {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map(name => headerOf(headers, `webhook-${name}`))
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  // Negated, so that what is no number is refused too.
  if (!(age <= secondsMax)) throw new WebhookError('timestamp')
  const secrets = typeof secret === 'string' ? [secret] : secret
  if (!(await isSigned(secrets, signatures ?? '', signedBytes(id ?? '', timestamp ?? '', payload))))
    throw new WebhookError('signature')
  try {
    return JSON.parse(typeof payload === 'string' ? payload : new TextDecoder().decode(payload))
  } catch {
    throw new WebhookError('json')
  }
}
