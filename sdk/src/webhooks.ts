import type { LeadCreatedEvent, WebhookTestEvent } from './derived/types.ts'
import type { HeaderReader } from './web.ts'

export type { Lead, LeadCreatedEvent, WebhookTestEvent } from './derived/types.ts'

/**
 * Event that the service sends to a webhook, discriminated by `type`. A newer service may send further types: answer
 * them with 2xx.
 */
export type WebhookEvent = LeadCreatedEvent | WebhookTestEvent

/** Reason why a request is refused. */
export type WebhookFault = 'headers' | 'timestamp' | 'signature' | 'json'

/** A request that is not from the service, or not recent. Answer it with 400 and do nothing. */
export class WebhookError extends Error {
  override name = 'WebhookError'
  /**
   * `headers`: one of the three is missing. `timestamp`: sent more than five minutes from now. `signature`: no secret
   * matches; was the body parsed and printed again? `json`: signed, but not JSON.
   */
  readonly reason: WebhookFault
  constructor(reason: WebhookFault) {
    super(`The webhook is refused: ${reason}.`)
    this.reason = reason
  }
}

/** Headers of a request: those of the platform, or an object as in Node, Express and cloud functions. */
export type WebhookHeaders = HeaderReader | Readonly<Record<string, string | readonly string[] | undefined>>

const secondsMax = 300

const hasGet = (headers: WebhookHeaders): headers is HeaderReader => typeof headers.get === 'function'

const readWebhookHeader = (headers: WebhookHeaders, name: string): string => {
  const value = hasGet(headers)
    ? headers.get(name)
    : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  if (!value) throw new WebhookError('headers')
  return String(value)
}

const decodeBase64Bytes = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))

/** @internal */
export const importSigningKey = (secret: string) =>
  crypto.subtle.importKey(
    'raw',
    decodeBase64Bytes(secret.replace(/^whsec_/, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )

/** @internal */
export const buildSignedBytes = (
  id: string,
  timestamp: string,
  payload: string | Uint8Array,
): Uint8Array<ArrayBuffer> => {
  const encoder = new TextEncoder()
  const head = encoder.encode(`${id}.${timestamp}.`)
  const body = typeof payload === 'string' ? encoder.encode(payload) : payload
  const bytes = new Uint8Array(head.length + body.length)
  bytes.set(head)
  bytes.set(body, head.length)
  return bytes
}

/** Tests whether one of the signatures, two while a secret is replaced, is that of one of the secrets. */
const isSigned = async (secrets: readonly string[], signatures: string, bytes: Uint8Array<ArrayBuffer>) => {
  const listed = [...signatures.matchAll(/(?:^| )v1,([\w+/]{43}=)(?= |$)/g)].slice(0, 8)
  for (const key of await Promise.all(secrets.map(importSigningKey)))
    for (const [, signature = ''] of listed)
      if (await crypto.subtle.verify('HMAC', key, decodeBase64Bytes(signature), bytes)) return true
  return false
}

/**
 * Verifies that a request comes from the service, and returns its event. The same event may arrive again, under the
 * same `webhook-id`: store the ids that were handled.
 * @param payload the body as received, text or bytes; a body that was parsed and printed again has another signature.
 * @param headers those of the request.
 * @param secret `whsec_…`, or several while you replace one.
 * @throws WebhookError whose `reason` says why.
 * @example
 * const { type } = await verifyWebhook(await request.text(), request.headers, secret)
 */
export const verifyWebhook = async (
  payload: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string | readonly string[],
): Promise<WebhookEvent> => {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map(name =>
    readWebhookHeader(headers, `webhook-${name}`),
  )
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  // Negated, so that NaN is refused too.
  if (!(age <= secondsMax)) throw new WebhookError('timestamp')
  const secrets = typeof secret === 'string' ? [secret] : secret
  if (!(await isSigned(secrets, signatures ?? '', buildSignedBytes(id ?? '', timestamp ?? '', payload))))
    throw new WebhookError('signature')
  try {
    return JSON.parse(typeof payload === 'string' ? payload : new TextDecoder().decode(payload))
  } catch {
    throw new WebhookError('json')
  }
}
