import type { LeadCreatedEvent, WebhookTestEvent } from './derived/types.ts'
import type { HeaderReader } from './web.ts'

export type { Lead, LeadCreatedEvent, WebhookTestEvent } from './derived/types.ts'

/**
 * Event that the service sends to a webhook, discriminated by `type`. A newer service may send further types: answer
 * them with 2xx.
 */
export type WebhookEvent = LeadCreatedEvent | WebhookTestEvent

/** Reason why a request is refused. */
export type WebhookFault = 'headers' | 'timestamp' | 'signature' | 'json' | 'body' | 'secret'

/**
 * A request that is not from the service, or not recent, or a receiver that is set up wrong. Answer it with 400 and do
 * nothing else; its message says what to change.
 */
export class WebhookError extends Error {
  override name = 'WebhookError'
  /**
   * `headers`: one of the three is missing. `timestamp`: sent more than five minutes from now. `signature`: no secret
   * matches; was the body parsed and printed again? `json`: signed, but not JSON. `body`: neither text nor bytes, mostly
   * since a framework has parsed it. `secret`: missing, empty or not base64.
   */
  readonly reason: WebhookFault
  constructor(reason: WebhookFault, cure = '') {
    super(`The webhook is refused: ${reason}.${cure && ` ${cure}`}`)
    this.reason = reason
  }
}

/** Headers of a request: those of the platform, or an object as in Node, Express and cloud functions. */
export type WebhookHeaders = HeaderReader | Readonly<Record<string, string | readonly string[] | undefined>>

const secondsMax = 300

const hasGet = (headers: WebhookHeaders): headers is HeaderReader => typeof headers.get === 'function'

/** Names a value without showing it: bodies and secrets are private. */
const describeKind = (value: unknown): string =>
  value === '' ? 'an empty text' : value === null ? 'null' : Array.isArray(value) ? 'a list' : typeof value

/** Converts a body to text or bytes; rejects one that was parsed, and none. */
const readPayload = (payload: unknown): string | Uint8Array => {
  if (payload instanceof ArrayBuffer) return new Uint8Array(payload)
  if (payload && (typeof payload === 'string' || payload instanceof Uint8Array)) return payload
  throw new WebhookError(
    'body',
    `Pass the text or the bytes of the request, before it is parsed; received ${describeKind(payload)}. Express: express.raw({ type: 'application/json' }); Next.js, Hono and workers: await request.text().`,
  )
}

const readWebhookHeader = (headers: WebhookHeaders, name: string): string => {
  const value = hasGet(headers)
    ? headers.get(name)
    : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  if (!value) throw new WebhookError('headers', `${name} is missing: pass all headers of the request.`)
  return String(value)
}

const decodeBase64Bytes = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))

/** Decodes a secret; rejects one that no signature can match, without its value. */
const decodeSecret = (secret: unknown): Uint8Array<ArrayBuffer> => {
  let found = describeKind(secret)
  if (typeof secret === 'string' && secret !== '')
    try {
      const bytes = decodeBase64Bytes(secret.trim().replace(/^whsec_/, ''))
      if (bytes.length > 0) return bytes
      found = 'one without a character after whsec_'
    } catch {
      found = 'one that is not base64'
    }
  throw new WebhookError('secret', `Pass the secret of the webhook, whsec_ followed by base64; received ${found}.`)
}

/** @internal */
export const importSigningKey = async (secret: string) =>
  crypto.subtle.importKey('raw', decodeSecret(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

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
const isSigned = async (
  keys: readonly Awaited<ReturnType<typeof importSigningKey>>[],
  signatures: string,
  bytes: Uint8Array<ArrayBuffer>,
) => {
  const listed = [...signatures.matchAll(/(?:^| )v1,([\w+/]{43}=)(?= |$)/g)].slice(0, 8)
  for (const key of keys)
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
  payload: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[] | undefined,
): Promise<WebhookEvent> => {
  const keys = await Promise.all((Array.isArray(secret) ? secret : [secret]).map(importSigningKey))
  const body = readPayload(payload)
  if (!headers || typeof headers !== 'object') throw new WebhookError('headers', 'Pass the headers of the request.')
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map(name =>
    readWebhookHeader(headers, `webhook-${name}`),
  )
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  // Negated, so that NaN is refused too.
  if (!(age <= secondsMax))
    throw new WebhookError('timestamp', 'It was sent more than five minutes from now by the clock of this machine.')
  if (!(await isSigned(keys, signatures ?? '', buildSignedBytes(id ?? '', timestamp ?? '', body))))
    throw new WebhookError(
      'signature',
      'The secret is that of another webhook, or the body was parsed and printed again.',
    )
  try {
    return JSON.parse(typeof body === 'string' ? body : new TextDecoder().decode(body))
  } catch {
    throw new WebhookError('json', 'Its signature is right: tell the operator of the service.')
  }
}
