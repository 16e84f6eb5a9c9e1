import { describe, expect, test } from 'vitest'
import type { FailureReason } from '#server/ports/language-model'
import { inventedFigure, upstreamSecret } from '../../support/llm/scenarios.ts'
import { chainWorld, groq, impatient, temporaryStandIn, writing } from './chain-world.ts'

/** Each scenario with what becomes of it: a reason, or words of the text. */
const outcomes: [scenario: string, outcome: { reason: FailureReason } | { text: string }][] = [
  ['stand-in', { text: '700000 et 42000' }],
  ['no-usage', { text: '700000 et 42000' }],
  ['slow-100', { text: '700000 et 42000' }],
  ['slow-5000', { reason: 'timeout' }],
  ['drip', { reason: 'timeout' }],
  ['trickle', { reason: 'timeout' }],
  ['status-400', { reason: 'not_accepted' }],
  ['status-401', { reason: 'rejected' }],
  ['status-403', { reason: 'rejected' }],
  ['status-404', { reason: 'not_accepted' }],
  ['status-408', { reason: 'timeout' }],
  ['status-413', { reason: 'too_large' }],
  ['status-429', { reason: 'rate_limited' }],
  ['status-500', { reason: 'unavailable' }],
  ['status-503', { reason: 'unavailable' }],
  ['status-529', { reason: 'unavailable' }],
  ['retry-after-7', { reason: 'rate_limited' }],
  ['reset', { reason: 'unreachable' }],
  ['reset-once', { text: '700000 et 42000' }],
  ['redirect-302', { reason: 'unreachable' }],
  ['redirect-307', { reason: 'unreachable' }],
  ['empty', { reason: 'empty' }],
  ['reasoning-only', { reason: 'empty' }],
  ['thinking', { text: '700000 et 42000' }],
  ['channels', { text: '700000 et 42000' }],
  ['thinking-only', { reason: 'empty' }],
  ['length', { text: 'son état.' }],
  ['length-short', { reason: 'empty' }],
  ['content-filter', { reason: 'refused' }],
  ['not-json', { reason: 'unreadable' }],
  ['html', { reason: 'unreadable' }],
  ['cut-json', { reason: 'unreadable' }],
  ['other-shape', { reason: 'unreadable' }],
  ['huge', { reason: 'unreadable' }],
  ['prose-json', { text: 'Voici' }],
  ['wrong-then-right', { text: '700000' }],
  ['wrong-schema', { text: '700000' }],
  ['invented', { text: inventedFigure }],
  ['invented-then-good', { text: inventedFigure }],
  ['echo-system', { reason: 'leaked' }],
  ['markdown', { text: 'Les droits' }],
  ['bad-tool', { text: 'Le prix tient.' }],
  ['unknown-tool', { text: 'Le prix tient.' }],
  ['tool-then-text', { text: '700000' }],
  ['tools-400', { text: '700000' }],
]

/** The same scenarios over each wire and each of its two packages. */
const places = {
  groq: (url: string, scenario: string) => ({ env: groq(url, scenario) }),
  openai: (url: string, scenario: string) => ({
    env: { OPENAI_URL: url, OPENAI_MODEL: scenario },
    own: { openai: 'sk-12345678' },
  }),
  anthropic: (url: string, scenario: string) => ({
    env: { ANTHROPIC_URL: url, ANTHROPIC_MODEL: scenario },
    own: { anthropic: 'sk-ant-12345678' },
  }),
}

/** Longest time that a scenario may take: those that never end have 0.4 s, and one that is not ended would have 30 s. */
const msMax = 25_000

describe.each(Object.entries(places))('over the wire of %s', (provider, place) => {
  test.each(outcomes)('%s ends as promised', async (scenario, outcome) => {
    const { url, received } = await temporaryStandIn()
    const isEndless = 'reason' in outcome && outcome.reason === 'timeout'
    const { env, ...others } = { own: {}, ...place(url, scenario) }
    const { chain, caller, logged } = await chainWorld({ env: { ...env, ...(isEndless && impatient) }, ...others })
    const memoryBefore = process.memoryUsage().rss
    const startedAt = performance.now()
    const answer = await chain.write(writing(), caller())
    expect(performance.now() - startedAt).toBeLessThan(msMax)
    if ('reason' in outcome) {
      const code = provider === 'groq' ? 'ai_providers_failed' : 'byok_provider_failed'
      expect(answer).toMatchObject({ outcome: 'failed', code, failures: [{ provider, reason: outcome.reason }] })
      expect(logged.map(({ fields }) => fields)).toContainEqual(expect.objectContaining({ outcome: outcome.reason }))
    } else {
      expect(answer).toMatchObject({ outcome: 'done', result: { provider, model: scenario } })
      expect(answer.outcome === 'done' && answer.result.text).toContain(outcome.text)
    }
    expect(JSON.stringify([answer, logged])).not.toMatch(new RegExp(`${upstreamSecret}|sk-|evil-key|mentir`))
    expect(received.map(({ path }) => path)).not.toContain('/elsewhere')
    // 300 MB were on offer, and 1 MiB is read.
    expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(150_000_000)
  })

  test('what is sent holds the request and nothing of the caller, the machine or the environment', async () => {
    const { url, received } = await temporaryStandIn()
    const { chain, caller } = await chainWorld(place(url, 'stand-in'))
    await chain.write(writing(), caller({ requestId: 'req_secret', operation: 'analyze' }))
    const [sent] = received
    expect(Object.keys(sent?.headers ?? {}).sort()).toEqual(
      [
        ...['connection', 'content-length', 'content-type', 'host', 'user-agent'],
        ...(provider === 'openai' ? ['authorization'] : []),
        ...(provider === 'anthropic' ? ['anthropic-version', 'x-api-key'] : []),
      ].sort(),
    )
    expect(sent?.headers['user-agent']).toBe('Valorem')
    const body = JSON.stringify(sent?.body)
    expect(body).toContain('Prix 700000 EUR')
    expect(body).not.toMatch(/req_secret|"user":|"metadata"/)
  })
})
