import { createHmac } from 'node:crypto'
import type { PassedTrace } from '../../ports/tracing.ts'
import type { WebhookCall } from '../../ports/webhooks.ts'

/** An event as it goes over the wire. */
export interface SignedMessage {
  body: string
  headers: Readonly<Record<string, string>>
}

const signature = (secret: string, content: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(content)
    .digest('base64')}`

/**
 * An event signed as Standard Webhooks asks: one signature for each secret, with a blank in between.
 * @param trace of the request that caused it; its headers stand beside the signature and are no part of it.
 */
export const signedMessage = (
  { id, event, secrets }: Omit<WebhookCall, 'url'>,
  now: Date,
  trace?: PassedTrace,
): SignedMessage => {
  const body = JSON.stringify(event)
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return {
    body,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': secrets.map(secret => signature(secret, `${id}.${timestamp}.${body}`)).join(' '),
      ...trace,
    },
  }
}
