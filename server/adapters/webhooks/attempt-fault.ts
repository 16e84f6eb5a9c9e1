import type { WebhookFault } from '../../ports/webhooks.ts'

/** Reason why an attempt ended without a status. */
export class AttemptFault extends Error {
  readonly fault: WebhookFault
  constructor(fault: WebhookFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}
