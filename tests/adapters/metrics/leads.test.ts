import { expect, test } from 'vitest'
import { createPrometheusMetrics } from '#server/adapters/metrics/prometheus'

test('contacts, their deliveries, the queue and the time of webhooks are counted', async () => {
  const metrics = createPrometheusMetrics()
  for (const outcome of ['queued', 'queued', 'again', 'spam', 'discarded'] as const) metrics.leadReceived(outcome)
  metrics.leadDelivery('letter', 'taken')
  metrics.leadDelivery('webhook', 'failed')
  metrics.leadDelivery('webhook', 'failed')
  metrics.leadDelivery('webhook', 'lost')
  metrics.leadDelivery('webhook', 'withdrawn')
  metrics.leadQueue(3, 61)
  metrics.webhookAttempt('taken', 0.2)
  metrics.webhookAttempt('timeout', 9.8)
  const text = await metrics.text()
  for (const line of [
    'valorem_leads_total{outcome="queued"} 2',
    'valorem_leads_total{outcome="again"} 1',
    'valorem_leads_total{outcome="spam"} 1',
    'valorem_leads_total{outcome="discarded"} 1',
    'valorem_lead_deliveries_total{kind="letter",outcome="taken"} 1',
    'valorem_lead_deliveries_total{kind="webhook",outcome="failed"} 2',
    'valorem_lead_deliveries_total{kind="webhook",outcome="lost"} 1',
    'valorem_lead_deliveries_total{kind="webhook",outcome="withdrawn"} 1',
    'valorem_lead_queue 3',
    'valorem_lead_oldest_seconds 61',
    'valorem_webhook_attempts_total{outcome="taken"} 1',
    'valorem_webhook_attempts_total{outcome="timeout"} 1',
    'valorem_webhook_seconds_count 2',
    'valorem_webhook_seconds_sum 10',
  ])
    expect(text).toContain(`${line}\n`)
})
