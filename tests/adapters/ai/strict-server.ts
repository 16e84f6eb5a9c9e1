import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import * as z from 'zod'

/**
 * A second server for language models, with nothing of the stand-in: it takes only requests of the forms that the two
 * interfaces document, and answers with all the fields that their documentation shows.
 */
const text = z.string().min(1)

const chatMessage = z.discriminatedUnion('role', [
  z.strictObject({ role: z.enum(['system', 'developer']), content: text }),
  z.strictObject({
    role: z.literal('user'),
    content: z.union([
      text,
      z.array(
        z.discriminatedUnion('type', [
          z.strictObject({ type: z.literal('text'), text }),
          z.strictObject({
            type: z.literal('image_url'),
            image_url: z.strictObject({
              url: z.string().regex(/^data:image\/(png|jpeg);base64,/),
              detail: text.optional(),
            }),
          }),
        ]),
      ),
    ]),
  }),
  z.strictObject({
    role: z.literal('assistant'),
    content: z.string().nullable().optional(),
    tool_calls: z
      .array(
        z.strictObject({
          id: text,
          type: z.literal('function'),
          function: z.strictObject({ name: text, arguments: text }),
        }),
      )
      .optional(),
  }),
  z.strictObject({ role: z.literal('tool'), tool_call_id: text, content: text }),
])

const ChatRequest = z
  .strictObject({
    model: text,
    messages: z.array(chatMessage).min(1),
    max_tokens: z.int().min(1).optional(),
    max_completion_tokens: z.int().min(1).optional(),
    reasoning_effort: z.enum(['none', 'minimal', 'low', 'medium', 'high']).optional(),
    tools: z
      .array(
        z.strictObject({
          type: z.literal('function'),
          function: z.looseObject({
            name: z.string().regex(/^[\w-]{1,64}$/),
            description: text,
            parameters: z.object({}),
          }),
        }),
      )
      .optional(),
    tool_choice: z.enum(['auto', 'none', 'required']).optional(),
    response_format: z
      .strictObject({
        type: z.literal('json_schema'),
        json_schema: z.looseObject({
          name: text,
          strict: z.literal(true),
          schema: z.looseObject({ type: z.literal('object') }),
        }),
      })
      .optional(),
  })
  .refine(({ max_tokens, max_completion_tokens }) => (max_tokens ?? max_completion_tokens) !== undefined)

const block = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('text'), text }),
  z.looseObject({
    type: z.literal('document'),
    source: z.strictObject({ type: z.literal('base64'), media_type: z.literal('application/pdf'), data: text }),
  }),
  z.looseObject({ type: z.literal('tool_use'), id: text, name: text, input: z.object({}) }),
  z.looseObject({ type: z.literal('tool_result'), tool_use_id: text, content: z.unknown() }),
])

const MessagesRequest = z.strictObject({
  model: text,
  max_tokens: z.int().min(1),
  system: z.union([text, z.array(z.looseObject({ type: z.literal('text'), text }))]).optional(),
  messages: z
    .array(z.strictObject({ role: z.enum(['user', 'assistant']), content: z.union([text, z.array(block)]) }))
    .min(1),
  tools: z.array(z.looseObject({ name: text, input_schema: z.looseObject({ type: z.literal('object') }) })).optional(),
  tool_choice: z.looseObject({ type: z.enum(['auto', 'any', 'tool', 'none']) }).optional(),
  output_config: z
    .looseObject({ format: z.looseObject({ type: z.literal('json_schema'), schema: z.object({}) }) })
    .optional(),
})

/** What the server answers in turn: a text, or a call of a tool with its input. */
export type Answer = { text: string; finish?: 'length' } | { tool: string; input: object }

const chatBody = (answer: Answer): object => ({
  id: 'chatcmpl-B9MBs8CjcvOU2jLn4n570S5qMJKcT',
  object: 'chat.completion',
  created: 1_741_569_952,
  model: 'gpt-4.1-2025-04-14',
  choices: [
    {
      index: 0,
      message:
        'text' in answer
          ? { role: 'assistant', content: answer.text, refusal: null, annotations: [] }
          : {
              role: 'assistant',
              content: null,
              tool_calls: [
                {
                  id: 'call_abc123',
                  type: 'function',
                  function: { name: answer.tool, arguments: JSON.stringify(answer.input) },
                },
              ],
              refusal: null,
            },
      logprobs: null,
      finish_reason: 'text' in answer ? (answer.finish ?? 'stop') : 'tool_calls',
    },
  ],
  usage: {
    prompt_tokens: 19,
    completion_tokens: 10,
    total_tokens: 29,
    prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0, accepted_prediction_tokens: 0 },
  },
  service_tier: 'default',
})

const messagesBody = (answer: Answer): object => ({
  id: 'msg_013Zva2CMHLNnXjNJJKqJ2EF',
  type: 'message',
  role: 'assistant',
  model: 'claude-sonnet-4-5-20250929',
  content: [
    'text' in answer
      ? { type: 'text', text: answer.text, citations: null }
      : { type: 'tool_use', id: 'toolu_01D7FLrfh4GYq7yT1ULFeyMV', name: answer.tool, input: answer.input },
  ],
  stop_reason: 'text' in answer ? 'end_turn' : 'tool_use',
  stop_sequence: null,
  usage: { input_tokens: 19, output_tokens: 10, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 },
})

const interfaces = {
  '/v1/chat/completions': { request: ChatRequest, answer: chatBody, needs: ['authorization'] },
  '/v1/messages': { request: MessagesRequest, answer: messagesBody, needs: ['x-api-key', 'anthropic-version'] },
} as const

const read = async (req: IncomingMessage): Promise<unknown> => {
  let body = ''
  for await (const piece of req.setEncoding('utf8')) body += piece
  return JSON.parse(body)
}

/** Parameters of a union type in a body. */
const countUnions = (part: unknown): number =>
  typeof part !== 'object' || part === null
    ? 0
    : ('anyOf' in part || ('type' in part && Array.isArray(part.type)) ? 1 : 0) +
      Object.values(part).reduce((sum: number, inner) => sum + countUnions(inner), 0)

/**
 * Starts it with its answers in their order; `faults` lists what was wrong with requests. With `unions` it refuses, as
 * Anthropic does, schemas with more parameters of a union type than that.
 */
export const strictServer = async (answers: readonly Answer[], limits: { unions?: number } = {}) => {
  const faults: string[] = []
  const bodies: unknown[] = []
  const server = createServer(async (req, res) => {
    const spoken = interfaces[req.url as keyof typeof interfaces]
    const body = await read(req)
    bodies.push(body)
    const missing = spoken?.needs.filter(name => req.headers[name] === undefined) ?? ['a path that is known']
    const result = spoken?.request.safeParse(body)
    faults.push(...missing, ...(result?.error?.issues.map(issue => JSON.stringify(issue)) ?? []))
    const answer = answers[bodies.length - 1] ?? { text: 'Nothing more.' }
    const isRight =
      missing.length === 0 &&
      result?.success === true &&
      countUnions(body) <= (limits.unions ?? Number.POSITIVE_INFINITY)
    res.writeHead(isRight ? 200 : 400, { 'content-type': 'application/json; charset=utf-8', 'x-request-id': 'up' })
    res.end(JSON.stringify(isRight ? spoken.answer(answer) : { error: { message: 'invalid request' } }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, faults, bodies }
}
