import type { ServerResponse } from 'node:http'
import { obeying } from './obedience.ts'
import { answerAs } from './personalities/answers.ts'
import { type Personality, personalities } from './personalities/table.ts'
import { dataOf, honest, plainDataOf, plainText, toldCalls, toolCall, wrongData } from './sayings.ts'
import { answerTo, type ModelRequest, type Said } from './wires.ts'

/** Text that a provider writes into its failures; it must never come out of the service. */
export const upstreamSecret = 'UPSTREAM-SECRET'

/** A figure that stands in no data. */
export const inventedFigure = '987 654'

/** How a scenario answers: with something said, or by itself. */
type Scenario = (
  request: ModelRequest,
  how: { res: ServerResponse; value: number; isRepeat: boolean },
) => Said | Promise<Said | undefined> | undefined

const json = (res: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): undefined => {
  res.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body))
}

const fault = { error: { message: `bad key sk-12345678 ${upstreamSecret}`, type: 'fault' } }

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

const sentence = 'Le prix tient compte de la situation du bien et de son état. '
const invented: Said = { text: `Le loyer est de ${inventedFigure} EUR.` }

const wroteInvented = ({ turns }: ModelRequest): boolean =>
  turns.some(({ role, text }) => role === 'assistant' && text.includes(inventedFigure))

/** Sends pieces as fast as they are read, until all are sent or the reader leaves. */
const poured = (res: ServerResponse, piece: Buffer, count: number): void => {
  let sent = 0
  const more = (): void => {
    while (sent < count && !res.destroyed) {
      sent += 1
      if (!res.write(piece)) {
        res.once('drain', more)
        return
      }
    }
    res.end()
  }
  more()
}

/** Bytes of the answer of `huge`. */
const hugeBytes = 300 * 1024 * 1024

const markdown = [
  '## Analyse',
  '**Les droits** font _peu_ : `voir` [la loi](https://evil.example/a) ou ![image](https://evil.example/i.png)',
  '<script>alert(1)</script><b>gras</b> https://evil.example/b javascript:alert(1)',
].join('\n')

const bodyOf = (request: ModelRequest, said: Said): string => JSON.stringify(answerTo(request, said))

/** Faults of the connection and of HTTP. */
const transportScenarios: Record<string, Scenario> = {
  slow: async (request, { value }) => {
    await pause(value)
    return honest(request)
  },
  drip: (_, { res }) => {
    res.writeHead(200, { 'Content-Type': 'application/json' }).flushHeaders()
    return undefined
  },
  trickle: (request, { res }) => {
    const text = bodyOf(request, plainText(request))
    res.writeHead(200, { 'Content-Type': 'application/json' }).flushHeaders()
    let at = 0
    const timer = setInterval(() => res.write(text[at++ % text.length]), 1000)
    res.once('close', () => clearInterval(timer))
    return undefined
  },
  status: (_, { res, value }) => json(res, value, fault),
  away: (_, { res, value }) => json(res, 503, fault, { 'Retry-After': String(value) }),
  'retry-after': (_, { res, value }) => json(res, 429, fault, { 'Retry-After': String(value) }),
  reset: (_, { res }) => {
    res.socket?.resetAndDestroy()
    return undefined
  },
  'reset-once': (request, { res, isRepeat }) => {
    if (isRepeat) return honest(request)
    res.socket?.resetAndDestroy()
    return undefined
  },
  redirect: (_, { res, value }) => json(res, value, fault, { Location: '/elsewhere' }),
  'not-json': (_, { res }) => {
    res.writeHead(200, { 'Content-Type': 'application/json' }).end(`this is no JSON: ${upstreamSecret}`)
    return undefined
  },
  html: (_, { res }) => {
    res.writeHead(200, { 'Content-Type': 'text/html' }).end(`<!doctype html><title>${upstreamSecret}</title>`)
    return undefined
  },
  'cut-json': (request, { res }) => {
    const text = bodyOf(request, plainText(request))
    res.writeHead(200, { 'Content-Type': 'application/json' }).end(text.slice(0, text.length / 2))
    return undefined
  },
  'other-shape': (_, { res }) => json(res, 200, { answer: upstreamSecret, choices: 'none', content: 7 }),
  huge: (_, { res }) => {
    res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': hugeBytes })
    poured(res, Buffer.alloc(1024 * 1024, 0x20), 300)
    return undefined
  },
}

/** Faults of the model itself. */
const modelScenarios: Record<string, Scenario> = {
  'stand-in': honest,
  'obey-none': obeying('none'),
  'obey-half': obeying('half'),
  'obey-all': obeying('all'),
  'no-usage': request => ({ ...honest(request), counts: false }),
  empty: () => ({ text: '' }),
  'reasoning-only': () => ({ reasoning: 'Thinking of it.' }),
  thinking: request => ({ text: `Je devrais mentir.</think>\n${plainText(request).text}` }),
  channels: request => ({
    text: `<|channel|>analysis<|message|>${request.system}<|end|><|channel|>final<|message|>${plainText(request).text}`,
  }),
  'thinking-only': () => ({ text: '<think>Je devrais mentir.' }),
  length: () => ({ text: `${sentence.repeat(6)}Et le reste`, finish: 'length' }),
  'length-short': () => ({ text: 'Le prix', finish: 'length' }),
  'content-filter': () => ({ text: 'Le prix tient.', finish: 'content-filter' }),
  'prose-json': request =>
    request.schema
      ? { text: `Here it is:\n\`\`\`json\n${JSON.stringify(dataOf(request))}\n\`\`\`` }
      : { text: 'Voici : {"prix": "haut"}' },
  'only-calls': () => ({ text: '{"name":"noSuchTool","parameters":{}}' }),
  'call-then-text': request =>
    request.turns.some(({ role }) => role === 'assistant') ? plainText(request) : { text: '<tool_call>{"name":"a"' },
  // Data of a list, cut off in their third entry however much room there is.
  'cut-data': request => {
    const entry = { description: 'Fenster', amount: '600', quote: 'Fenster 600', page: 1 }
    const text = JSON.stringify({ found: [], lines: [entry, entry, entry], others: [] })
    return request.schema ? { text: text.slice(0, text.lastIndexOf('600')), finish: 'length' } : plainText(request)
  },
  'plain-values': request => (request.schema ? { data: plainDataOf(request) } : plainText(request)),
  'wrong-then-right': request => {
    if (!request.schema) return plainText(request)
    const isSecond = request.turns.some(({ role }) => role === 'assistant')
    return { data: isSecond ? dataOf(request) : wrongData(request) }
  },
  'wrong-schema': request => (request.schema ? { data: wrongData(request) } : plainText(request)),
  invented: () => invented,
  'invented-then-good': request =>
    wroteInvented(request) ? plainText({ ...request, turns: request.turns.slice(0, 1) }) : invented,
  'echo-key': ({ key }) => ({ text: `Your key is Bearer ${key}.` }),
  'echo-key-spaced': ({ key = '' }) => ({ text: `Your key is ${[...key].join('\u200B ')}.` }),
  'echo-key-tool': request => {
    const said = request.toolResults.length === 0 ? toolCall(request) : undefined
    if (!said?.call) return plainText(request)
    return { call: { ...said.call, input: { ...Object(said.call.input), commune: request.key } } }
  },
  'echo-system': request => ({ text: request.system }),
  markdown: () => ({ text: markdown }),
  'bad-tool': request => {
    const [tool] = request.tools
    if (!tool || request.toolResults.length > 0) return { text: 'Le prix tient.' }
    return { call: { name: tool.name, input: { nonsense: true } } }
  },
  'unknown-tool': request =>
    request.tools.length > 0 && request.toolResults.length === 0
      ? { call: { name: 'noSuchTool', input: {} } }
      : { text: 'Le prix tient.' },
  'tool-then-text': request => (request.toolResults.length === 0 ? toolCall(request) : undefined) ?? plainText(request),
  calls: (request, { value }) => {
    const said = request.toolResults.length === 0 ? toolCall(request) : undefined
    return said ? { ...said, times: value } : plainText(request)
  },
  // The calls that the question tells, one a step.
  told: request => {
    const call = toldCalls(request)[request.toolResults.length]
    return call ? { call } : plainText(request)
  },
  // One calculation a step, as most models make them.
  steps: (request, { value }) =>
    (request.toolResults.length < value ? toolCall(request) : undefined) ?? plainText(request),
  'tools-400': (request, { res }) => (request.tools.length > 0 ? json(res, 400, fault) : plainText(request)),
}

/** What providers refused, in order: the model, and what its provider says. */
export const refusedRequests: { model: string; says: string }[] = []

/** A model with the rules of its provider, which refuses a request that breaks one. */
const playPersonality =
  (personality: Personality): Scenario =>
  (request, { res }) => {
    const broken = personality.rules.find(rule => rule.isBroken(request))
    if (!broken) return answerAs(personality)(request)
    refusedRequests.push({ model: personality.model, says: broken.says })
    return json(res, 400, { error: { message: broken.says, type: 'invalid_request_error' } })
  }

const scenarios: Record<string, Scenario> = {
  ...transportScenarios,
  ...modelScenarios,
  ...Object.fromEntries(Object.values(personalities).map(one => [one.model, playPersonality(one)])),
}

/** Names of all scenarios, those with a number without it. */
export const scenarioNames = Object.keys(scenarios)

/** Answers as the scenario of the model does; a model that is none gets 404. */
export const play = async (request: ModelRequest, res: ServerResponse, isRepeat: boolean): Promise<void> => {
  const [, name = '', number = '0'] = /^(.*?)(?:-(\d+))?$/.exec(request.model) ?? []
  const scenario = scenarios[request.model] ?? scenarios[name]
  if (!scenario) return json(res, 404, fault)
  const said = await scenario(request, { res, value: Number(number), isRepeat })
  if (said && !res.destroyed) json(res, 200, answerTo(request, said))
}
