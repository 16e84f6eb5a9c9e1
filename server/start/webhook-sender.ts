import { createWebhookSender } from '../adapters/webhooks/webhook-sender.ts'
import { isOnThisMachine } from '../config/accounts.ts'
import type { Configuration } from '../config/configuration.ts'
import type { Tracing } from '../ports/tracing.ts'
import type { WebhookSender } from '../ports/webhooks.ts'

/** Opens the webhook sender by the configuration. */
export const openWebhookSender = (
  { leads, publicUrl, host, port }: Pick<Configuration, 'leads' | 'publicUrl' | 'host' | 'port'>,
  tracing: Pick<Tracing, 'current'>,
  now: () => Date,
): WebhookSender => {
  const isLoopback = isOnThisMachine(host, publicUrl)
  return createWebhookSender({
    publicUrl,
    isLoopback,
    privateHosts: leads.privateHosts,
    ownPort: port,
    trace: () => tracing.current()?.passed,
    now,
  })
}
