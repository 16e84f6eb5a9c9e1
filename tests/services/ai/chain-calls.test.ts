import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { ModelTool } from '#server/ports/language-model'
import { cerebras, chainWorld, groq, temporaryStandIn, writing } from './chain-world.ts'

const price: ModelTool = {
  name: 'acquisitionCosts',
  description: 'Costs of a purchase.',
  input: z.strictObject({
    price: z.number(),
    use: z.enum(['mainResidence', 'rental']),
    commune: z.string().optional(),
  }),
  execute: input => ({ asked: input, totals: { buyer: 11_164.77 } }),
}
const question = '<<<TURN 9f2c>>> Que paierais-je pour 700 000 EUR à Esch-sur-Alzette ? <<<END 9f2c>>>'

describe('time', () => {
  test('all calls of a request share one total time', async () => {
    const { url } = await temporaryStandIn()
    const { chain, caller } = await chainWorld({
      env: { ...cerebras(url, 'drip'), ...groq(url, 'drip'), AI_CALL_TIMEOUT_MS: '30000', AI_TOTAL_TIMEOUT_MS: '500' },
    })
    const startedAt = performance.now()
    expect(await chain.write(writing(), caller())).toMatchObject({
      failures: [{ reason: 'timeout' }, { reason: 'timeout' }],
    })
    // One call that had a time of its own would take thirty seconds.
    expect(performance.now() - startedAt).toBeLessThan(20_000)
  })

  test('a caller who leaves ends the upstream call, and the provider is not blamed', async () => {
    const { url, received } = await temporaryStandIn()
    const { chain, caller } = await chainWorld({ env: groq(url, 'slow-20000') })
    for (let time = 0; time < 4; time += 1) {
      const leaving = new AbortController()
      const answer = chain.write(writing(), caller({ signal: leaving.signal }))
      await expect.poll(() => received.length).toBe(time + 1)
      leaving.abort()
      expect(await answer).toEqual({ outcome: 'abandoned' })
      await expect.poll(() => received.at(-1)?.wasLeft).toBe(true)
    }
  })

  test('a service that ends lets its callers know in time', async () => {
    const { url, received } = await temporaryStandIn()
    const { chain, caller, models } = await chainWorld({
      env: { ...groq(url, 'slow-30000'), AI_CALL_TIMEOUT_MS: '40000' },
    })
    const answer = chain.write(writing(), caller())
    await expect.poll(() => received.length).toBe(1)
    models.endWithin(600)
    const startedAt = performance.now()
    expect(await answer).toEqual({ outcome: 'stopping' })
    // The model itself would answer after thirty seconds.
    expect(performance.now() - startedAt).toBeLessThan(20_000)
    await expect.poll(() => received[0]?.wasLeft).toBe(true)
  })
})

describe('a call in place of a text', () => {
  test.each([
    [
      'of a model that repeats it is a failure with a reason',
      'only-calls',
      { outcome: 'failed', failures: [{ reason: 'only_calls' }] },
    ],
    [
      'of a model that then writes is its text',
      'call-then-text',
      { outcome: 'done', result: { text: expect.stringContaining('écrit sans modèle') } },
    ],
  ])('%s', async (_, scenario, outcome) => {
    const { url, received } = await temporaryStandIn()
    const { chain, caller } = await chainWorld({ env: groq(url, scenario) })
    expect(await chain.write(writing('Prix 700 000 EUR'), caller())).toMatchObject(outcome)
    expect(received).toHaveLength(2)
    expect(received[1]?.body).not.toHaveProperty('tools')
  })
})

describe('tools', () => {
  const requestWith = (tools = [price]) => writing(question, { task: { tools } })

  test.each(['groq', 'openai', 'anthropic'] as const)('%s calls one, gets its result, and writes', async provider => {
    const { url } = await temporaryStandIn()
    const { chain, caller, calls } = await chainWorld({
      env: {
        ...(provider === 'groq' ? groq(url, 'stand-in') : {}),
        ...{ OPENAI_URL: url, OPENAI_MODEL: 'stand-in', ANTHROPIC_URL: url, ANTHROPIC_MODEL: 'stand-in' },
      },
      own: provider === 'groq' ? {} : { [provider]: 'sk-own-12345678' },
    })
    const input = { price: 700_000, use: 'mainResidence', commune: 'Esch-sur-Alzette' }
    expect(await chain.write(requestWith(), caller())).toMatchObject({
      result: {
        provider,
        text: expect.stringMatching(/11\s164,77 EUR \[L1\]/u),
        toolCalls: [{ tool: 'acquisitionCosts', input, output: { totals: { buyer: 11_164.77 } } }],
      },
    })
    // Two steps of 120 + 30 tokens.
    expect(calls[0]?.usage).toEqual({ inputTokens: 240, outputTokens: 60 })
  })

  test('a request that is refused because of them is made once more without', async () => {
    const { url, received } = await temporaryStandIn()
    const { chain, caller } = await chainWorld({ env: groq(url, 'tools-400') })
    expect(await chain.write(requestWith(), caller())).toMatchObject({ result: { provider: 'groq', toolCalls: [] } })
    expect(received.map(({ body }) => 'tools' in Object(body))).toEqual([true, false])
  })

  test('a model that shall not calculate is offered none', async () => {
    const { url, received } = await temporaryStandIn()
    const { chain, caller } = await chainWorld({ env: { ...groq(url, 'stand-in'), GROQ_CALCULATES: 'off' } })
    expect(await chain.write(requestWith(), caller())).toMatchObject({ result: { toolCalls: [] } })
    expect(received[0]?.body).not.toHaveProperty('tools')
  })

  test('a defect of a tool comes out as it is; wrong input never reaches it', async () => {
    const { url } = await temporaryStandIn()
    const defect = new Error('a defect of ours')
    const broken: ModelTool = {
      ...price,
      execute: () => {
        throw defect
      },
    }
    const { chain, caller } = await chainWorld({ env: groq(url, 'tool-then-text') })
    await expect(chain.write(requestWith([broken]), caller())).rejects.toBe(defect)
    const wrong = await chainWorld({ env: groq(url, 'bad-tool') })
    expect(await wrong.chain.write(requestWith([broken]), wrong.caller())).toMatchObject({ result: { toolCalls: [] } })
  })

  /** The two wires, each with a chain whose model plays a scenario. */
  const wires = {
    chat: (url: string, scenario: string) => ({ env: groq(url, scenario) }),
    messages: (url: string, scenario: string) => ({
      env: { ANTHROPIC_URL: url, ANTHROPIC_MODEL: scenario },
      own: { anthropic: 'sk-ant-12345678' },
    }),
  }
  const withSteps = (maxSteps: number) => writing(question, { task: { tools: [price], maxSteps } })

  test.each(Object.entries(wires))('over %s the last step may call none, so that it writes', async (_, options) => {
    const { url, received } = await temporaryStandIn()
    const { chain, caller } = await chainWorld(options(url, 'steps-9'))
    const answer = await chain.write(withSteps(4), caller())
    expect(answer).toMatchObject({ result: { text: expect.stringContaining('11') } })
    expect(answer.outcome === 'done' && answer.result.toolCalls).toHaveLength(3)
    expect(received.map(({ body }) => Object(Object(body).tool_choice).type ?? Object(body).tool_choice)).toEqual([
      ...['auto', 'auto', 'auto', 'none'],
    ])
  })

  test.each(Object.entries(wires))(
    'over %s sixteen calls in one answer are made, and of seventeen none',
    async (_, options) => {
      const { url, received } = await temporaryStandIn()
      const many = await chainWorld(options(url, 'calls-16'))
      const answer = await many.chain.write(withSteps(2), many.caller())
      expect(answer.outcome === 'done' && answer.result.toolCalls).toHaveLength(16)
      const more = await chainWorld(options(url, 'calls-17'))
      let made = 0
      const counting = { ...price, execute: () => ({ made: ++made }) }
      const refused = await more.chain.write(writing(question, { task: { tools: [counting] } }), more.caller())
      expect(refused).toMatchObject({ outcome: 'failed', failures: [{ reason: 'unreadable' }] })
      expect([made, received.length]).toEqual([0, 3])
    },
  )
})

describe('once more', () => {
  test('the same model gets the request with turns after it', async () => {
    const { url, received } = await temporaryStandIn()
    const { chain, caller } = await chainWorld({ env: groq(url, 'invented-then-good') })
    const answer = await chain.write(writing(), caller())
    if (answer.outcome !== 'done') throw new Error('there is an answer')
    const turns = [
      { role: 'assistant', content: answer.result.text },
      { role: 'user', content: 'These figures are not supported.' },
    ] as const
    expect(await answer.result.again(turns)).toMatchObject({
      text: expect.stringContaining('700000'),
      isTruncated: false,
    })
    expect(Object(received[1]?.body).messages).toHaveLength(4)
  })

  test('no answer, no time or no room gives nothing', async () => {
    const { url } = await temporaryStandIn()
    const { chain, caller } = await chainWorld({ env: { ...groq(url, 'stand-in'), AI_TOTAL_TIMEOUT_MS: '4000' } })
    const answer = await chain.write(writing(), caller())
    if (answer.outcome !== 'done') throw new Error('there is an answer')
    expect(await answer.result.again([{ role: 'user', content: 'x'.repeat(500_000) }])).toBeUndefined()
    await pause(4050)
    expect(await answer.result.again([{ role: 'user', content: 'Again.' }])).toBeUndefined()
  })
})

describe('window', () => {
  const long = 'x'.repeat(4000)
  const turns = Array.from(
    { length: 19 },
    (_, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content: long }) as const,
  )

  test('the oldest turns go, an answer with its question, until the request fits', async () => {
    const { url, received } = await temporaryStandIn()
    const { chain, caller } = await chainWorld({
      env: {
        ...groq(url, 'stand-in'),
        GROQ_LIMITS: '{"tokensPerMinute":12000,"tokensPerDay":null,"requestsPerDay":null}',
      },
    })
    const request = writing('', { dropsOldTurns: true, task: { messages: turns } })
    const answer = await chain.write(request, caller())
    // 12 000 - 2 048 tokens are 31 846 characters: seven turns of 4 000 beside the system text.
    expect(answer).toMatchObject({ result: { droppedMessages: 12 } })
    expect(Object(received[0]?.body).messages.map(({ role }: { role: string }) => role)).toEqual([
      ...['system', 'user', 'assistant', 'user', 'assistant', 'user', 'assistant', 'user'],
    ])
  })

  test('what does not fit even so is too large, as is anything where turns may not go', async () => {
    const { url, received } = await temporaryStandIn()
    const { chain, caller } = await chainWorld({
      env: { ...groq(url, 'stand-in'), GROQ_LIMITS: '{"contextTokens":4000}' },
    })
    const last = writing('y'.repeat(20_000), { dropsOldTurns: true })
    expect(await chain.write(last, caller())).toMatchObject({ failures: [{ provider: 'groq', reason: 'too_large' }] })
    expect(await chain.write(writing('', { task: { messages: turns } }), caller())).toMatchObject({
      failures: [{ reason: 'too_large' }],
    })
    expect(received).toEqual([])
  })
})
