import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { modelProviders } from '#contract/ai/providers'
import { createSdkLanguageModel } from '#server/adapters/ai/sdk'
import { type AiProvider, ProviderFailure, type ReadingTask, type WritingTask } from '#server/ports/language-model'
import { temporaryStandIn } from '../../services/ai/chain-world.ts'
import { strictServer } from './strict-server.ts'

const modelAt = (provider: AiProvider, url: string, model = 'a-model') =>
  createSdkLanguageModel({
    provider,
    model,
    url,
    apiKey: 'key-12345678',
    trainsOnData: false,
    contextTokens: 128_000,
    callTimeoutMs: { write: 30_000, read: 30_000 },
  })

const signal = new AbortController().signal

const task: WritingTask = {
  system: 'Write.',
  messages: [
    { role: 'user', content: 'Prix 700000' },
    { role: 'assistant', content: 'Oui.' },
    { role: 'user', content: 'Et les droits ?' },
  ],
  maxOutputTokens: 2048,
  maxSteps: 3,
}

describe.each(modelProviders)('%s against a server that takes only what its interface documents', provider => {
  test('writes', async () => {
    const { url, faults } = await strictServer([{ text: 'Les droits font 49 000 EUR.' }])
    expect(await modelAt(provider, url).write(task, signal)).toEqual({
      text: 'Les droits font 49 000 EUR.',
      toolCalls: [],
      finish: 'stop',
      usage: { inputTokens: 19, outputTokens: 10 },
    })
    expect(faults).toEqual([])
  })

  test('calls a tool and writes with its result; each further step is announced', async () => {
    const { url, faults, bodies } = await strictServer([
      { tool: 'double', input: { amount: 21 } },
      { text: 'Cela fait 42 EUR.' },
    ])
    const steps: number[] = []
    const written = await modelAt(provider, url).write(
      {
        ...task,
        tools: [
          {
            name: 'double',
            description: 'Doubles an amount.',
            input: z.strictObject({ amount: z.number(), unit: z.string().default('EUR') }),
            execute: input => ({ asked: input, doubled: 42 }),
          },
        ],
        beforeStep: async characters => void steps.push(characters),
      },
      signal,
    )
    expect(written).toMatchObject({
      text: 'Cela fait 42 EUR.',
      toolCalls: [{ tool: 'double', input: { amount: 21, unit: 'EUR' }, output: { doubled: 42 } }],
      usage: { inputTokens: 38, outputTokens: 20 },
    })
    expect(JSON.stringify(bodies[1])).toContain('doubled')
    expect(steps).toEqual([expect.any(Number)])
    expect(steps[0]).toBeGreaterThan(50)
    expect(faults).toEqual([])
  })

  test('in its last step no tool may be called, though those that were are still described', async () => {
    const { url, faults, bodies } = await strictServer([
      { tool: 'double', input: { amount: 21 } },
      { text: 'Cela fait 42 EUR.' },
    ])
    const input = z.strictObject({ amount: z.number() })
    const tools = [{ name: 'double', description: 'Doubles.', input, execute: () => ({ doubled: 42 }) }]
    await modelAt(provider, url).write({ ...task, tools, maxSteps: 2 }, signal)
    const choices = bodies.map(body => Object(Object(body).tool_choice).type ?? Object(body).tool_choice)
    expect(choices).toEqual(['auto', 'none'])
    expect(Object(bodies[1]).tools).toHaveLength(1)
    expect(faults).toEqual([])
  })
})

const shape = z.strictObject({ netTotal: z.number().nullable(), lines: z.array(z.strictObject({ label: z.string() })) })

const reading = (mediaType: ReadingTask<unknown>['file']['mediaType']): ReadingTask<z.infer<typeof shape>> => ({
  system: 'Read.',
  prompt: 'What does it say?',
  file: { base64: Buffer.from('%PDF-1.7 https://a.example/b').toString('base64'), mediaType },
  schema: shape,
  name: 'facture_immo',
  maxOutputTokens: 8192,
})

const files = { openai: 'image/png', anthropic: 'application/pdf' } as const
const data = { netTotal: 100, lines: [{ label: 'Peinture' }] }

describe.each(['openai', 'anthropic'] as const)('reading with %s', provider => {
  test('data of the shape, in the form that the interface documents', async () => {
    const answers = { openai: { text: JSON.stringify(data) }, anthropic: { tool: 'json', input: data } }
    const { url, faults, bodies } = await strictServer([answers[provider]])
    expect(await modelAt(provider, url).read(reading(files[provider]), signal)).toMatchObject({
      isParsed: true,
      value: data,
      usage: { inputTokens: 19, outputTokens: 10 },
    })
    expect(faults).toEqual([])
    const sent = JSON.stringify(bodies[0])
    expect(sent).toContain(reading(files[provider]).file.base64)
  })

  test.each([
    ['prose-json', /Here it is/],
    ['wrong-schema', /"wrong":true/],
    ['length', /Et le reste/],
  ])('%s is no data, and its text is there for the repair round', async (scenario, text) => {
    const { url } = await temporaryStandIn()
    expect(await modelAt(provider, url, scenario).read(reading(files[provider]), signal)).toMatchObject({
      isParsed: false,
      text: expect.stringMatching(text),
    })
  })

  test('the repair round sends the answer and what is wrong with it', async () => {
    const { url, received } = await temporaryStandIn()
    const model = modelAt(provider, url, 'wrong-then-right')
    const first = await model.read(reading(files[provider]), signal)
    const earlier = [
      { role: 'assistant', content: first.text },
      { role: 'user', content: 'netTotal: must be a number' },
    ] as const
    expect(await model.read({ ...reading(files[provider]), earlier }, signal)).toMatchObject({
      isParsed: true,
      value: { netTotal: null, lines: [] },
    })
    expect(JSON.stringify(received[1]?.body)).toContain('netTotal: must be a number')
  })
})

afterEach(() => vi.unstubAllEnvs())

test.each(modelProviders)(
  '%s: what the environment holds for its packages is neither used nor sent',
  async provider => {
    const elsewhere = await temporaryStandIn()
    for (const name of ['OPENAI', 'ANTHROPIC', 'GROQ', 'CEREBRAS']) {
      vi.stubEnv(`${name}_BASE_URL`, elsewhere.url)
      vi.stubEnv(`${name}_API_KEY`, 'of-the-environment')
      vi.stubEnv(`${name}_AUTH_TOKEN`, 'of-the-environment')
    }
    vi.stubEnv('OPENAI_ORGANIZATION', 'of-the-environment')
    vi.stubEnv('OPENAI_PROJECT', 'of-the-environment')
    const { url, received } = await temporaryStandIn()
    await modelAt(provider, url, 'stand-in').write(task, signal)
    expect(received).toHaveLength(1)
    expect(JSON.stringify(received)).not.toContain('of-the-environment')
    expect(elsewhere.received).toEqual([])
  },
)

describe('a model of OpenAI that thinks', () => {
  test.each([
    ['gpt-5-mini', 8192, 'low'],
    ['gpt-5', 8192, 'low'],
    ['o4-mini', 8192, 'low'],
    ['gpt-4.1', 2048, undefined],
    ['gpt-50', 2048, undefined],
  ])('%s gets %i tokens and the effort %s', async (model, tokens, effort) => {
    const { url, faults, bodies } = await strictServer([{ text: 'Oui.' }])
    await modelAt('openai', url, model).write(task, signal)
    const { max_tokens, max_completion_tokens = max_tokens, reasoning_effort } = Object(bodies[0])
    expect([max_completion_tokens, reasoning_effort, faults]).toEqual([tokens, effort, []])
  })
})

/** Tokens of two calls, of which the server counts 19 and 10 each. */
const twoCalls = { inputTokens: 38, outputTokens: 20 }

test('a reading that the output limit cut off is a step of its own, whose tokens are added', async () => {
  const whole = { text: JSON.stringify(data) }
  const { url, bodies } = await strictServer([{ text: '{"netTotal":', finish: 'length' }, whole])
  const steps: unknown[] = []
  const beforeStep = async (...step: unknown[]) => void steps.push(step)
  const asked = { ...reading('image/png'), beforeStep }
  expect(await modelAt('openai', url).read(asked, signal)).toMatchObject({ value: data, usage: twoCalls })
  expect(steps).toEqual([[0, { inputTokens: 19, outputTokens: 10 }]])
  expect(bodies).toHaveLength(2)
})

test('a reading that was cut off stays as it is where nothing is left for a second one', async () => {
  const { url, bodies } = await strictServer([{ text: '{"netTotal":', finish: 'length' }])
  const beforeStep = () => Promise.reject(new ProviderFailure('over_budget'))
  expect(await modelAt('openai', url).read({ ...reading('image/png'), beforeStep }, signal)).toMatchObject({
    ...{ isParsed: false, finish: 'length' },
    usage: { inputTokens: 19, outputTokens: 10 },
  })
  expect(bodies).toHaveLength(1)
})

test('a model whose output limit ended within its thoughts is asked once more, with four times the room', async () => {
  const { url, bodies } = await strictServer([{ text: '', finish: 'length' }, { text: 'Oui.' }])
  const steps: number[] = []
  const asked = { ...task, beforeStep: async (characters: number) => void steps.push(characters) }
  expect(await modelAt('groq', url).write(asked, signal)).toMatchObject({
    ...{ text: 'Oui.', finish: 'stop' },
    usage: twoCalls,
  })
  expect(bodies.map(body => Object(body).max_tokens)).toEqual([2048, 8192])
  expect(steps).toEqual([0])
})

test('a schema that the provider does not accept is asked for once more in words alone', async () => {
  // 17 parameters of a union type: one more than Anthropic accepts.
  const many = z.strictObject(
    Object.fromEntries(Array.from({ length: 17 }, (_, at) => [`field${at}`, z.number().nullable()])),
  )
  const answer = JSON.stringify({ field0: 1 })
  const { url, bodies } = await strictServer([{ text: '' }, { text: answer }], { unions: 16 })
  const result = await modelAt('anthropic', url).read({ ...reading('application/pdf'), schema: many }, signal)
  expect(result).toMatchObject({ isParsed: false, text: answer })
  expect(bodies).toHaveLength(2)
  expect(JSON.stringify(bodies[1])).not.toContain('field0')
})
