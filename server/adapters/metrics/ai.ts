import { Counter, Histogram, type Registry } from 'prom-client'
import type { AiMetrics } from '../../ports/provider-chain.ts'

/** Calls of language models, their durations and tokens, and unsupported figures. */
export const createAiMetrics = (registers: Registry[]): AiMetrics => {
  const calls = new Counter({
    name: 'valorem_ai_calls_total',
    help: 'Calls of language models by provider and outcome (`done`, or why there was no answer).',
    labelNames: ['provider', 'outcome'],
    registers,
  })
  const seconds = new Histogram({
    name: 'valorem_ai_call_seconds',
    help: 'Time of one call of a language model, tools and all.',
    labelNames: ['provider'],
    buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 45],
    registers,
  })
  const tokens = new Counter({
    name: 'valorem_ai_tokens_total',
    help: 'Tokens as providers count them: `in` was sent, `out` was written.',
    labelNames: ['provider', 'direction'],
    registers,
  })
  const figures = new Counter({
    name: 'valorem_ai_unverified_figures_total',
    help: 'Figures of answers that nothing supports, as the answers list them.',
    registers,
  })
  return {
    aiCall: ({ provider, outcome, ms, usage }) => {
      calls.inc({ provider, outcome })
      if (ms !== undefined) seconds.observe({ provider }, ms / 1000)
      if (!usage) return
      tokens.inc({ provider, direction: 'in' }, usage.inputTokens)
      tokens.inc({ provider, direction: 'out' }, usage.outputTokens)
    },
    unverifiedFigures: count => figures.inc(count),
  }
}
