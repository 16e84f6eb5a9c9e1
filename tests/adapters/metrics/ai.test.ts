import { expect, test } from 'vitest'
import { createPrometheusMetrics } from '#server/adapters/metrics/prometheus'

test('calls of models are counted by provider and outcome, timed where there was one, with their tokens', async () => {
  const metrics = createPrometheusMetrics()
  const usage = { inputTokens: 120, outputTokens: 30 }
  metrics.aiCall({ provider: 'groq', outcome: 'done', ms: 1200, usage })
  metrics.aiCall({ provider: 'groq', outcome: 'done', ms: 300, usage })
  metrics.aiCall({ provider: 'cerebras', outcome: 'over_budget', ms: undefined, usage: undefined })
  metrics.unverifiedFigures(3)
  metrics.unverifiedFigures(0)
  const text = await metrics.text()
  for (const line of [
    'valorem_ai_calls_total{provider="groq",outcome="done"} 2',
    'valorem_ai_calls_total{provider="cerebras",outcome="over_budget"} 1',
    'valorem_ai_call_seconds_count{provider="groq"} 2',
    'valorem_ai_call_seconds_sum{provider="groq"} 1.5',
    'valorem_ai_tokens_total{provider="groq",direction="in"} 240',
    'valorem_ai_tokens_total{provider="groq",direction="out"} 60',
    'valorem_ai_unverified_figures_total 3',
  ])
    expect(text).toContain(line)
  expect(text).not.toContain('valorem_ai_call_seconds_count{provider="cerebras"}')
})
