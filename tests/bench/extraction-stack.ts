import { monitorEventLoopDelay } from 'node:perf_hooks'
import { startApp } from '../support/app.ts'
import { keyWithProvider } from '../support/arranged-ai.ts'
import { person } from '../support/person.ts'

/**
 * The service with a person whose own key reads PDF files, for the bench of extraction. It says the delays of its event loop
 * since they were last asked for.
 */
const limits = JSON.stringify(
  Object.fromEntries(['sandbox', 'free'].map(tier => [tier, { perMinute: 1_000_000_000, perDay: 1_000_000_000 }])),
)
const app = await startApp({ env: { ...process.env, TIER_LIMITS: limits } as Record<string, string> })
const key = await keyWithProvider(app, await person(app, { name: 'Ada' }), 'anthropic')
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
process.on('message', () => {
  process.send?.({ maxMs: delay.max / 1e6, p99Ms: delay.percentile(99) / 1e6 })
  delay.reset()
})
process.send?.({ url: app.url, key })
