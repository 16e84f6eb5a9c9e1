import { base64Of } from '../base64.ts'
import { buildSignedBytes, importSigningKey, type WebhookEvent } from '../webhooks.ts'

/** The platform's `Request` where its types are known. */
export type PlatformRequest = typeof globalThis extends { Request: { prototype: infer Platform } } ? Platform : unknown

/** Request as the service sends it to a webhook. */
export interface SignedWebhook {
  /** Request body. */
  payload: string
  /** The same under the name of the option of `fetch` and `Request`. */
  body: string
  /** Headers with id, time and signature. */
  headers: Record<'content-type' | 'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>
  /** Creates the platform's request: `await POST(signed.toRequest('https://crm.example/webhooks'))`. */
  toRequest(url?: string): PlatformRequest
}

/**
 * Signs an event as the service would send it now: for tests of your own receiver.
 * @param secret `whsec_…`, as the receiver under test knows it.
 * @param id of the delivery; give the same one again to test that a repeat does nothing.
 * @example
 * const timestamp = new Date().toISOString()
 * const { payload, headers } = await signedWebhook({ type: 'webhook.test', timestamp, data: { webhookId: 'whk_1' } }, secret)
 * console.log(await verifyWebhook(payload, headers, secret))
 */
export const signedWebhook = async (
  event: WebhookEvent,
  secret: string,
  id = `dlv_${crypto.randomUUID().replaceAll('-', '')}`,
): Promise<SignedWebhook> => {
  const payload = JSON.stringify(event)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const bytes = await crypto.subtle.sign(
    'HMAC',
    await importSigningKey(secret),
    buildSignedBytes(id, timestamp, payload),
  )
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${base64Of(new Uint8Array(bytes))}`,
  }
  return {
    payload,
    body: payload,
    headers,
    toRequest: (url = 'https://localhost/webhooks') => new Request(url, { method: 'POST', headers, body: payload }),
  }
}
