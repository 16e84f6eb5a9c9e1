import { expect, test } from 'vitest'
import * as z from 'zod'
import type { FailureReason } from '#server/ports/language-model'
import type { ChainReading } from '#server/ports/provider-chain'
import { upstreamSecret } from '../../support/llm/scenarios.ts'
import { chainWorld, fixedPart, impatient, temporaryStandIn } from './chain-world.ts'

const shape = z.strictObject({ netTotal: z.number().nullable(), lines: z.array(z.string()) })
type Data = z.infer<typeof shape>

const reading = (provider: 'openai' | 'anthropic'): ChainReading<Data> => ({
  provider,
  guarded: { fixedPart },
  task: {
    system: fixedPart,
    prompt: 'What does it say?',
    file: {
      base64: Buffer.from('a file').toString('base64'),
      mediaType: provider === 'openai' ? 'image/jpeg' : 'application/pdf',
    },
    schema: shape,
    name: 'facture_immo',
    maxOutputTokens: 8192,
  },
})

const worldOf = async (provider: 'openai' | 'anthropic', scenario: string, isLocked = false) => {
  const standIn = await temporaryStandIn()
  const { url } = standIn
  const world = await chainWorld({
    env: {
      ...{ OPENAI_URL: url, ANTHROPIC_URL: url, OPENAI_MODEL: scenario, ANTHROPIC_MODEL: scenario },
      ...(scenario === 'drip' && impatient),
    },
    own: { [provider]: 'sk-own-12345678' },
    isLocked,
  })
  return { ...world, ...standIn, read: () => world.chain.read(reading(provider), world.caller()) }
}

const wires = ['openai', 'anthropic'] as const
const each = <Row extends readonly unknown[]>(rows: readonly Row[]) =>
  wires.flatMap(wire => rows.map(row => [wire, ...row] as const))

test.each(
  each([
    ['status-401', 'rejected', undefined],
    ['status-500', 'unavailable', 30],
    ['retry-after-9', 'rate_limited', 9],
    ['drip', 'timeout', 30],
    ['reset', 'unreachable', 30],
    ['redirect-307', 'unreachable', 30],
    ['html', 'unreadable', 30],
    ['huge', 'unreadable', 30],
    ['empty', 'empty', undefined],
    ['content-filter', 'refused', undefined],
    ['echo-system', 'leaked', undefined],
  ] as [string, FailureReason, number | undefined][]),
)('%s, %s: the own key failed because of %s', async (provider, scenario, reason, retryAfterSeconds) => {
  const { read, logged } = await worldOf(provider, scenario)
  const answer = await read()
  expect(answer).toEqual({
    outcome: 'failed',
    code: 'byok_provider_failed',
    failures: [{ provider, reason }],
    retryAfterSeconds,
  })
  expect(JSON.stringify(logged)).not.toContain(upstreamSecret)
})

test.each(wires)(
  '%s: data, or what is no data, with who read it; the repair round asks the same model',
  async provider => {
    const right = await worldOf(provider, 'stand-in')
    expect(await right.read()).toMatchObject({
      outcome: 'done',
      result: { provider, model: 'stand-in', isParsed: true, value: { netTotal: null, lines: [] } },
    })
    const wrong = await worldOf(provider, 'wrong-then-right')
    const first = await wrong.read()
    if (first.outcome !== 'done') throw new Error('there is an answer')
    expect(first.result.isParsed).toBe(false)
    const turns = [
      { role: 'assistant', content: first.result.text },
      { role: 'user', content: 'netTotal: must be a number or null' },
    ] as const
    expect(await first.result.again(turns)).toMatchObject({ outcome: 'done', result: { isParsed: true } })
    const never = await worldOf(provider, 'wrong-schema')
    const second = await never.read()
    if (second.outcome !== 'done') throw new Error('there is an answer')
    expect(await second.result.again(turns)).toMatchObject({ outcome: 'done', result: { isParsed: false } })
  },
)

test.each(wires)(
  '%s: an answer that stays cut off is read up to its last whole entry, after a try with more room',
  async provider => {
    const { read, received } = await worldOf(provider, 'cut-data')
    const answer = await read()
    if (answer.outcome !== 'done') throw new Error('there is an answer')
    const { lines } = answer.result.value as unknown as { lines: object[] }
    expect([answer.result.isCut, lines.length]).toEqual([true, 2])
    const limits = received.map(({ body }) => Object(body).max_tokens ?? Object(body).max_completion_tokens)
    expect(limits).toEqual([8192, 4 * 8192])
  },
)

test('a key that is gone or does not open is a failure of it', async () => {
  const { read, received } = await worldOf('openai', 'stand-in', true)
  expect(await read()).toMatchObject({ code: 'byok_provider_failed', failures: [{ reason: 'rejected' }] })
  expect(received).toEqual([])
})
