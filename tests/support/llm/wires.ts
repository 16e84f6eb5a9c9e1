import { createHash } from 'node:crypto'

/** A description of values, as far as the stand-in reads it. */
export interface Shape {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  required?: string[]
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
}

/** A request to a model, whichever wire it came by. */
export interface ModelRequest {
  wire: Wire
  /** The model, by which the scenario is chosen. */
  model: string
  /** The key that it came with. */
  key?: string | undefined
  system: string
  turns: { role: string; text: string }[]
  /** Those that may be called: none where the request forbids it. */
  tools: { name: string; input: Shape }[]
  /** What tools answered so far. */
  toolResults: string[]
  /** Shape of the data that are wanted; undefined for text. */
  schema: Shape | undefined
  /** SHA-256 of each file, hexadecimal. */
  files: string[]
  /** The body as it came, for the rules of a provider. */
  body: Body
}

/** What is answered, before it has the form of a wire. */
export interface Said {
  text?: string
  reasoning?: string
  call?: { name: string; input: unknown }
  /** How often the call is made at once; once when left out. */
  times?: number
  /** Data of the shape that was wanted. */
  data?: unknown
  finish?: 'stop' | 'length' | 'content-filter'
  /** Identifier of the call; `call_1` or `toolu_1` when left out. */
  callId?: string
  /** False: the answer counts no tokens. */
  counts?: boolean
}

/** The two formats: `chat` of OpenAI and those that speak it, `messages` of Anthropic. */
export type Wire = 'chat' | 'messages'

/** A part of a message in either format; only what is read. */
interface Part {
  type?: string
  text?: string
  content?: unknown
  image_url?: { url?: string }
  file?: { file_data?: string }
  source?: { data?: string }
}

/** A message in either format; only what is read. */
export interface Message {
  role: string
  content?: string | Part[] | null
  tool_calls?: { id?: string }[]
  tool_call_id?: string
  reasoning_content?: string
}

/** A request in either format; only what is read. */
export interface Body {
  max_tokens?: number
  max_completion_tokens?: number
  reasoning_effort?: string
  thinking?: { type?: string }
  model?: string
  system?: string | Part[]
  messages?: Message[]
  tools?: { name?: string; input_schema?: Shape; function?: { name: string; parameters: Shape } }[]
  tool_choice?: string | { type?: string; name?: string }
  response_format?: { json_schema?: { schema?: Shape; strict?: boolean } }
  output_config?: { format?: { schema?: Shape } }
}

const partsOf = (content: string | Part[] | null | undefined): Part[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : (content ?? [])

const textOf = (content: string | Part[] | null | undefined): string =>
  partsOf(content)
    .map(({ text }) => text ?? '')
    .join('\n')

const hashOf = (part: Part): string[] => {
  const data = part.source?.data ?? part.image_url?.url ?? part.file?.file_data
  if (data === undefined) return []
  const bytes = Buffer.from(data.replace(/^data:[^,]*,/, ''), 'base64')
  return [createHash('sha256').update(bytes).digest('hex')]
}

const resultsOf = ({ role, content }: Message): string[] => {
  if (role === 'tool') return [textOf(content)]
  const results = partsOf(content).filter(({ type }) => type === 'tool_result')
  return results.map(part => (typeof part.content === 'string' ? part.content : textOf(part.content as Part[])))
}

/** Reads a request of either wire. */
export const modelRequestOf = (wire: Wire, body: Body): ModelRequest => {
  const { model = '', messages = [], tool_choice: choice } = body
  const mayCall = (typeof choice === 'string' ? choice : choice?.type) !== 'none'
  const isSystem = ({ role }: Message): boolean => role === 'system' || role === 'developer'
  const tools = (body.tools ?? []).map(({ name, input_schema, function: called }) => ({
    name: called?.name ?? name ?? '',
    input: called?.parameters ?? input_schema ?? {},
  }))
  const forced = tools.find(({ name }) => name === 'json')
  return {
    wire,
    model,
    system: [textOf(body.system), ...messages.filter(isSystem).map(({ content }) => textOf(content))].join('\n').trim(),
    turns: messages
      .filter(message => ['user', 'assistant'].includes(message.role) && resultsOf(message).length === 0)
      .map(({ role, content }) => ({ role, text: textOf(content) })),
    tools: mayCall ? tools.filter(({ name }) => name !== 'json') : [],
    toolResults: messages.flatMap(resultsOf),
    schema: body.response_format?.json_schema?.schema ?? body.output_config?.format?.schema ?? forced?.input,
    files: messages.flatMap(({ content }) => partsOf(content).flatMap(hashOf)),
    body,
  }
}

/** Tokens of the numbers that an answer claims. */
const usage = { sent: 120, written: 30 }

/** The name of the model in answers: providers may send any, so the service must not rely on it. */
const claimed = 'another-model-than-asked'

const chatAnswer = ({
  text,
  reasoning,
  call,
  callId,
  times = 1,
  data,
  finish = 'stop',
  counts = true,
}: Said): object => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: claimed,
  choices: [
    {
      index: 0,
      message: {
        role: 'assistant',
        content: data === undefined ? (text ?? (call || reasoning !== undefined ? null : '')) : JSON.stringify(data),
        ...(reasoning !== undefined && { reasoning_content: reasoning }),
        ...(call && {
          tool_calls: Array.from({ length: times }, (_, at) => ({
            id: callId ?? `call_${at + 1}`,
            type: 'function',
            function: { name: call.name, arguments: JSON.stringify(call.input) },
          })),
        }),
      },
      finish_reason: call ? 'tool_calls' : finish.replace('-', '_'),
    },
  ],
  ...(counts && {
    usage: {
      prompt_tokens: usage.sent,
      completion_tokens: usage.written,
      total_tokens: usage.sent + usage.written,
    },
  }),
})

const stops = { stop: 'end_turn', length: 'max_tokens', 'content-filter': 'refusal' } as const

const messagesAnswer = (
  { text, reasoning, call, times = 1, data, finish = 'stop', counts = true }: Said,
  request: ModelRequest,
): object => {
  // A model that was not offered the shape as a format got it as a tool.
  const used = data === undefined ? call : { name: 'json', input: data }
  const isFormat = data !== undefined && request.model.startsWith('claude')
  const tool = isFormat ? undefined : used
  const written = isFormat ? JSON.stringify(data) : text
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: claimed,
    content: [
      ...(reasoning === undefined ? [] : [{ type: 'thinking', thinking: reasoning, signature: 'none' }]),
      ...(written === undefined ? [] : [{ type: 'text', text: written }]),
      ...(tool ? Array.from({ length: times }, (_, at) => ({ type: 'tool_use', id: `toolu_${at + 1}`, ...tool })) : []),
    ],
    stop_reason: tool ? 'tool_use' : stops[finish],
    stop_sequence: null,
    usage: counts ? { input_tokens: usage.sent, output_tokens: usage.written } : { input_tokens: 0, output_tokens: 0 },
  }
}

/** An answer in the wire of its request. */
export const answerTo = (request: ModelRequest, said: Said): object =>
  request.wire === 'chat' ? chatAnswer(said) : messagesAnswer(said, request)
