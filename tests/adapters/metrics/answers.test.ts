import { expect, test } from 'vitest'
import { createPrometheusMetrics } from '#server/adapters/metrics/prometheus'

test('answers are counted and timed by operation, status and code, over several readings', async () => {
  const metrics = createPrometheusMetrics()
  const estimated = { operation: 'estimate', status: 200, code: '', ms: 3 }
  metrics.answered(estimated)
  metrics.answered(estimated)
  await metrics.text()
  metrics.answered(estimated)
  metrics.answered({ operation: 'estimate', status: 400, code: 'invalid_request', ms: 2 })
  await metrics.text()
  const text = await metrics.text()
  expect(text).toContain('valorem_answers_total{operation="estimate",status="200",code=""} 3')
  expect(text).toContain('valorem_answers_total{operation="estimate",status="400",code="invalid_request"} 1')
  expect(text).toContain('valorem_answer_seconds_bucket{le="0.0025",operation="estimate"} 1')
  expect(text).toContain('valorem_answer_seconds_count{operation="estimate"} 4')
})

test('tries to sign in are counted by their outcome', async () => {
  const metrics = createPrometheusMetrics()
  metrics.signIn('wrong')
  metrics.signIn('wrong')
  metrics.signIn('limited_email')
  const text = await metrics.text()
  expect(text).toContain('valorem_sign_ins_total{outcome="wrong"} 2')
  expect(text).toContain('valorem_sign_ins_total{outcome="limited_email"} 1')
})

test('events of security are counted by their name', async () => {
  const metrics = createPrometheusMetrics()
  const refused = { operation: 'estimate', status: 401, code: 'invalid_key', ms: 1 }
  metrics.answered({ ...refused, security: 'bad_key' })
  metrics.answered({ ...refused, security: 'bad_key' })
  metrics.answered({ ...refused, status: 429, code: 'rate_limited', security: 'flood' })
  const text = await metrics.text()
  expect(text).toContain('valorem_security_events_total{event="bad_key"} 2')
  expect(text).toContain('valorem_security_events_total{event="flood"} 1')
})

test('the loop is measured only for a program whose metrics are served', async () => {
  expect(await createPrometheusMetrics().text()).not.toContain('nodejs_eventloop_lag')
  const program = { version: '1.0.0', node: process.versions.node, dataDir: '.' }
  expect(await createPrometheusMetrics(program).text()).toContain('nodejs_eventloop_lag_p99_seconds')
})
