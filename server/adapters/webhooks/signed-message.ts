import { createHmac } from 'node:crypto'
import type { PassedTrace } from '../../ports/tracing.ts'
import type { WebhookCall } from '../../ports/webhooks.ts'

/** Signed event as sent. */
export interface SignedMessage {
  body: string
  headers: Readonly<Record<string, string>>
}

const signContent = (secret: string, content: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(content)
    .digest('base64')}`

/**
 * Signs an event by Standard Webhooks: one signature per secret, separated by blanks.
 * @param trace of the request that caused it; its headers are not covered by the signature.
 */
export const createSignedMessage = (
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
      'webhook-signature': secrets.map(secret => signContent(secret, `${id}.${timestamp}.${body}`)).join(' '),
      ...trace,
    },
  }
}
