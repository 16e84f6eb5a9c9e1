import { expect, test } from 'vitest'
import { createPrometheusMetrics } from '#server/adapters/metrics/prometheus'

test('reads of market data are counted by source and outcome, ages set by indicator while there is a figure', async () => {
  const metrics = createPrometheusMetrics()
  metrics.indicatorRead('ecb', null)
  metrics.indicatorRead('ecb', null)
  metrics.indicatorRead('ecb', 'timeout')
  metrics.indicatorAge('ecb', 'ecb.estr', 2)
  metrics.indicatorAge('ecb', 'euribor.1m', 40)
  metrics.indicatorAge('ecb', 'euribor.1m', null)
  const text = await metrics.text()
  expect(text).toContain('valorem_market_reads_total{source="ecb",outcome="read"} 2')
  expect(text).toContain('valorem_market_reads_total{source="ecb",outcome="timeout"} 1')
  expect(text).toContain('valorem_market_age_days{source="ecb",indicator="ecb.estr"} 2')
  expect(text).not.toContain('euribor.1m')
})
