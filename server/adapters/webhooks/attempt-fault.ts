import type { WebhookFault } from '../../ports/webhooks.ts'

/** Why an attempt ended before a status was there. */
export class AttemptFault extends Error {
  readonly fault: WebhookFault
  constructor(fault: WebhookFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}
