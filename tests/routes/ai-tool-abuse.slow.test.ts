import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AiApp, startAiApp } from '../support/ai.ts'
import { post } from '../support/app.ts'
import { keyWithProvider } from '../support/arranged-ai.ts'
import { type Answered, turn, written } from '../support/conversation.ts'
import { person } from '../support/person.ts'

/** A call of a tool as a hostile model writes it: its input is sent as it is, JSON or not. */
interface Call {
  id?: string
  name: string
  input: string
}

const costs = (input: string, id = 'call_1'): Call => ({ id, name: 'acquisitionCosts', input })
const named = (name: string): Call => ({ id: 'call_1', name, input: good })
const good = '{"price":700000,"use":"mainResidence","commune":"Esch-sur-Alzette"}'
const withField = (field: string): string => `${good.slice(0, -1)},${field}}`

const toolCallOf = (wire: 'chat' | 'messages', { id, name, input }: Call): string =>
  wire === 'chat'
    ? JSON.stringify({ ...(id !== undefined && { id }), type: 'function', function: { name, arguments: input } })
    : `{"type":"tool_use",${id === undefined ? '' : `"id":${JSON.stringify(id)},`}"name":${JSON.stringify(name)},"input":${input}}`

/** An answer that calls, as its wire writes it. */
const callingAnswer = (wire: 'chat' | 'messages', calls: readonly Call[]): string => {
  const parts = calls.map(call => toolCallOf(wire, call)).join(',')
  return wire === 'chat'
    ? `{"id":"1","object":"chat.completion","created":1,"model":"a","choices":[{"index":0,"message":{"role":"assistant","content":null,"tool_calls":[${parts}]},"finish_reason":"tool_calls"}]}`
    : `{"id":"1","type":"message","role":"assistant","model":"a","content":[${parts}],"stop_reason":"tool_use","stop_sequence":null,"usage":{"input_tokens":1,"output_tokens":1}}`
}

const writtenAnswer = (wire: 'chat' | 'messages', text: string): string =>
  JSON.stringify(
    wire === 'chat'
      ? {
          ...{ id: '1', object: 'chat.completion', created: 1, model: 'a' },
          choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
        }
      : {
          ...{ id: '1', type: 'message', role: 'assistant', model: 'a', content: [{ type: 'text', text }] },
          ...{ stop_reason: 'end_turn', stop_sequence: null, usage: { input_tokens: 1, output_tokens: 1 } },
        },
  )

/** What the model does in this test: its calls, then its text. */
const plan: { calls: readonly Call[]; text: string; asked: string[] } = { calls: [], text: '', asked: [] }

const model = createServer(async (req, res) => {
  let body = ''
  for await (const piece of req.setEncoding('utf8')) body += piece
  const wire = req.url?.endsWith('/messages') ? 'messages' : 'chat'
  plan.asked.push(body)
  const isFirst = plan.asked.length === 1
  res.writeHead(200, { 'Content-Type': 'application/json' })
  res.end(isFirst ? callingAnswer(wire, plan.calls) : writtenAnswer(wire, plan.text))
})

const text = 'Le prix tient.'
const listsIn = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** Each abuse with the calculations that are made all the same. */
const abuses: [name: string, calls: readonly Call[], made: number][] = [
  ['a price below nought', [costs(good.replace('700000', '-1'))], 0],
  ['a price of 1e308', [costs(good.replace('700000', '1e308'))], 0],
  ['a price beyond all numbers', [costs(good.replace('700000', '1e999'))], 0],
  // One number alone is read, and one that could be two is refused.
  ['a price in quotes', [costs(good.replace('700000', '"700000"'))], 1],
  ['a price in quotes that could be 700', [costs(good.replace('700000', '"700.000"'))], 0],
  ['a price that is NaN in quotes', [costs(good.replace('700000', '"NaN"'))], 0],
  ['a price of null', [costs(good.replace('700000', 'null'))], 0],
  ['a price of true', [costs(good.replace('700000', 'true'))], 0],
  ['lists in lists as a price', [costs(good.replace('700000', listsIn(20)))], 0],
  ['a name of 300 KB', [costs(good.replace('Esch-sur-Alzette', 'a'.repeat(300_000)))], 0],
  ['a name with control characters', [costs(good.replace('Esch', 'Es\\u0000ch'))], 0],
  ['a municipality that is none', [costs(good.replace('Esch-sur-Alzette', 'Atlantis'))], 0],
  ['a use that is none', [costs(good.replace('mainResidence', 'constructor'))], 0],
  ['the law of 1500', [costs(withField('"deedDate":"1500-01-01"'))], 0],
  ['the law of 2099', [costs(withField('"deedDate":"2099-01-01"'))], 0],
  ['a day that is none', [costs(withField('"deedDate":"2026-02-31"'))], 0],
  ['a field that is none', [costs(withField('"admin":true'))], 0],
  ['nothing', [costs('{}')], 0],
  ['a list', [costs('[]')], 0],
  ['a text', [costs('"acquisitionCosts"')], 0],
  ['null', [costs('null')], 0],
  ['a tool that is none', [named('noSuchTool')], 0],
  ['a tool that was not offered', [named('marketData')], 0],
  ['the name of a method', [named('constructor')], 0],
  ['the name of a prototype', [named('__proto__')], 0],
  ['a tool without a name', [named('')], 0],
  ['the same id twice', [costs(good), costs(good)], 2],
  ['an empty id', [costs(good, '')], 1],
  ['an id of 10 KB', [costs(good, 'a'.repeat(10_000))], 1],
  ['a good call beside a bad one', [costs('{}', 'call_1'), costs(good, 'call_2')], 1],
]

const poisoned: [name: string, input: string, unreadableFor: readonly string[]][] = [
  ['__proto__', withField('"__proto__":{"price":1}'), ['anthropic']],
  ['constructor', withField('"constructor":{"prototype":{"price":1}}'), ['anthropic']],
  ['50 000 lists in lists', good.replace('700000', listsIn(50_000)), ['openai', 'anthropic']],
]

/** Input that is no JSON: only the wire of OpenAI has room for it. */
const brokenInputs = ['', '{', 'NaN', '{"price":NaN}', good.slice(0, -1), `${good}${good}`]

describe('a model that abuses its tools', () => {
  let app: AiApp
  let url = ''
  const keys: Record<string, string> = {}
  beforeAll(async () => {
    model.listen(0, '127.0.0.1')
    await once(model, 'listening')
    url = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`
    const limits = { TIER_LIMITS: '{"free":{"perMinute":10000,"perDay":10000}}' }
    app = await startAiApp({ env: { OPENAI_URL: url, ANTHROPIC_URL: url, ...limits } })
    for (const provider of ['openai', 'anthropic'] as const)
      keys[provider] = await keyWithProvider(app, await person(app), provider)
  })
  afterAll(async () => {
    await app.close()
    model.closeAllConnections()
    model.close()
  })
  beforeEach(() => {
    plan.asked = []
    plan.text = text
  })

  const sent = (provider: string, calls: readonly Call[], said = text): Promise<Response> => {
    plan.calls = calls
    plan.text = said
    const question = turn('Que paierais-je de frais d’achat pour y habiter ?')
    return post(app, '/ai/chat', question, { 'X-API-Key': keys[provider] ?? '' })
  }
  const asked = async (provider: string, calls: readonly Call[], said = text): Promise<Answered> =>
    written(await sent(provider, calls, said))

  describe.each(['openai', 'anthropic'])('on the wire of %s', provider => {
    test.each(abuses)('%s: it is told what is wrong, writes, and nobody else notices', async (_name, calls, made) => {
      const answer = await asked(provider, calls)
      expect([answer.text, answer.calculations.length]).toEqual([text, made])
      expect(answer.calculations.map(({ operation }) => operation)).toEqual(Array(made).fill('acquisitionCosts'))
      expect(plan.asked).toHaveLength(2)
    })

    // The wire of Anthropic carries the input as a part of its answer, so that the whole of it cannot be read.
    test.each(poisoned)('%s in its input makes nothing and changes no object', async (_name, input, unreadableFor) => {
      const answer = await sent(provider, [costs(input)])
      const { issues, calculations } = (await answer.json()) as Partial<Answered> & { issues?: { code: string }[] }
      if (unreadableFor.includes(provider))
        expect([answer.status, issues?.map(({ code }) => code)]).toEqual([502, ['unreadable']])
      else expect([answer.status, calculations]).toEqual([200, []])
      expect({}).not.toHaveProperty('price')
    })

    test('a figure of a refused call supports nothing', async () => {
      const { calculations, unverifiedFigures } = await asked(
        provider,
        [costs(good.replace('700000', '"512345 or so"'))],
        'Le prix est de 512 345 EUR.',
      )
      expect([calculations, unverifiedFigures]).toEqual([[], ['512 345 EUR']])
    })
  })

  test.each(brokenInputs)('input that is no JSON: %j', async input => {
    expect(await asked('openai', [costs(input)])).toMatchObject({ text, calculations: [] })
  })
})
