import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { LeadMetrics } from '../../ports/metrics.ts'

/** Received leads and their deliveries. */
export const createLeadMetrics = (registers: Registry[]): LeadMetrics => {
  const leads = new Counter({
    name: 'valorem_leads_total',
    help: 'Contacts that were sent, by outcome: queued, held (delivered later), again (its id was received before), spam (a trap), discarded (sandbox).',
    labelNames: ['outcome'],
    registers,
  })
  const deliveries = new Counter({
    name: 'valorem_lead_deliveries_total',
    help: 'Attempts to deliver contacts that failed, and ends of deliveries: taken, lost, withdrawn; by letter or webhook.',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const queue = new Gauge({
    name: 'valorem_lead_queue',
    help: 'Deliveries of contacts that wait.',
    registers,
  })
  const oldest = new Gauge({
    name: 'valorem_lead_oldest_seconds',
    help: 'Seconds since the oldest contact was received that waits for a delivery; 0 where none waits.',
    registers,
  })
  const webhooks = new Histogram({
    name: 'valorem_webhook_seconds',
    help: 'Time that an attempt to send to a webhook took.',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const attempts = new Counter({
    name: 'valorem_webhook_attempts_total',
    help: 'Attempts to send to webhooks by outcome: taken, or why not (address, dns, connect, tls, timeout, redirect, status).',
    labelNames: ['outcome'],
    registers,
  })
  return {
    leadReceived: outcome => leads.inc({ outcome }),
    leadDelivery: (kind, outcome) => deliveries.inc({ kind, outcome }),
    leadQueue: (waiting, oldestSeconds) => {
      queue.set(waiting)
      oldest.set(oldestSeconds)
    },
    webhookAttempt: (outcome, seconds) => {
      attempts.inc({ outcome })
      webhooks.observe(seconds)
    },
  }
}
