import type { Body, Message, ModelRequest, Shape } from '../wires.ts'

/** A rule that a provider enforces: what it says of a request that breaks it, and where that was read. */
export interface Rule {
  says: string
  /** Public thread or page. */
  source: string
  /** Day of that source, or the day on which it was read where it bears none. */
  date: string
  isBroken(request: ModelRequest): boolean
}

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A schema with all schemas inside. */
const allShapes = (shape: Shape | undefined): Shape[] =>
  shape === undefined
    ? []
    : [
        shape,
        ...Object.values(shape).flatMap(part =>
          Array.isArray(part)
            ? part.filter(isShape).flatMap(allShapes)
            : isShape(part)
              ? Object.values(part).some(isShape)
                ? Object.values(part).filter(isShape).flatMap(allShapes)
                : allShapes(part)
              : [],
        ),
      ]

const isUnion = ({ anyOf, type }: Shape): boolean => anyOf !== undefined || Array.isArray(type)

const optionalIn = ({ properties = {}, required = [] }: Shape): number =>
  Object.keys(properties).filter(name => !required.includes(name)).length

const formatOf = ({ body }: ModelRequest): Shape | undefined =>
  body.response_format?.json_schema?.schema ?? body.output_config?.format?.schema

const toolShapes = ({ body }: ModelRequest): Shape[] =>
  (body.tools ?? []).flatMap(tool => allShapes(tool.function?.parameters ?? tool.input_schema))

const messagesOf = ({ messages = [] }: Body): Message[] => messages

const isForced = ({ body }: ModelRequest): boolean => {
  const choice = body.tool_choice
  return ['any', 'tool', 'required', 'function'].includes((typeof choice === 'string' ? choice : choice?.type) ?? '')
}

const toolNamePattern = /^[a-zA-Z0-9_-]{1,64}$/

/** Most union parameters of one structured output. */
export const unionMax: Rule = {
  says: 'Schemas contains too many parameters with union types',
  source: 'https://github.com/vercel/ai/pull/17268',
  date: '2026-07-15',
  isBroken: request => allShapes(formatOf(request)).filter(isUnion).length > 16,
}

/** Most optional parameters of one structured output. */
export const optionalMax: Rule = {
  says: 'Schemas contains too many optional parameters',
  source: 'https://github.com/vercel/ai/pull/17268',
  date: '2026-07-15',
  isBroken: request => allShapes(formatOf(request)).reduce((sum, shape) => sum + optionalIn(shape), 0) > 24,
}

/** A model that thinks refuses a forced tool. */
export const forcedToolWhileThinking: Rule = {
  says: 'Thinking may not be enabled when tool_choice forces tool use',
  source: 'https://github.com/run-llama/llama_index/issues/19641',
  date: '2026-11-30',
  isBroken: isForced,
}

/** Messages with results of tools need the tools described. */
export const toolsOfResults: Rule = {
  says: 'Requests which include tool_use or tool_result blocks must define tools',
  source: 'https://github.com/UKGovernmentBEIS/inspect_ai/pull/176',
  date: '2026-11-30',
  isBroken: ({ body, toolResults }) => toolResults.length > 0 && (body.tools ?? []).length === 0,
}

/** The output limit of thinking models has another name. */
export const completionTokens: Rule = {
  says: "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
  source: 'https://github.com/MuiseDestiny/zotero-gpt/issues/464',
  date: '2025-09-03',
  isBroken: ({ body }) => body.max_tokens !== undefined,
}

/** Strict outputs have every field required and no other ones. */
export const strictObjects: Rule = {
  says: "Invalid schema for response_format: 'required' is required to include every key in properties",
  source: 'https://github.com/vercel/ai/issues/5360',
  date: '2025-03-25',
  isBroken: request =>
    request.body.response_format?.json_schema?.strict === true &&
    allShapes(formatOf(request)).some(
      shape => shape.properties !== undefined && (optionalIn(shape) > 0 || !('additionalProperties' in shape)),
    ),
}

/** Pattern that the name of each tool must match. */
export const toolNames: Rule = {
  says: "Invalid 'tools[0].function.name': string does not match pattern",
  source: 'https://github.com/github/github-mcp-server/issues/520',
  date: '2025-06-15',
  isBroken: ({ body }) =>
    (body.tools ?? []).some(({ name, function: called }) => !toolNamePattern.test(called?.name ?? name ?? '')),
}

/** Keywords that the declaration of a function does not know. */
export const functionKeywords: Rule = {
  says: 'Invalid JSON payload received. Unknown name "additionalProperties" at \'tools[0].function_declarations[0].parameters\'',
  source: 'https://github.com/openswarm-ai/openswarm/issues/24',
  date: '2026-05-06',
  isBroken: request =>
    toolShapes(request).some(shape =>
      ['$schema', '$ref', 'additionalProperties', 'propertyNames', 'const'].some(keyword => keyword in shape),
    ),
}

/** A format of the answer beside tools. */
export const formatBesideTools: Rule = {
  says: "Function calling with a response mime type: 'application/json' is unsupported",
  source: 'https://github.com/Simpleyyt/ai-manus/issues/101',
  date: '2025-09-09',
  isBroken: request => (request.body.tools ?? []).length > 0 && formatOf(request) !== undefined,
}

/** The thoughts before a call must come back with it. */
export const reasoningComesBack: Rule = {
  says: 'thinking is enabled but reasoning_content is missing in assistant tool call message at index 2',
  source: 'https://github.com/continuedev/continue/issues/11600',
  date: '2026-03-18',
  isBroken: ({ body }) =>
    messagesOf(body).some(
      message => (message.tool_calls ?? []).length > 0 && (message.reasoning_content ?? '').trim() === '',
    ),
}

/** Identifiers of calls have nine letters and digits. */
export const callIds: Rule = {
  says: 'Tool call id was call_1 but must be a-z, A-Z, 0-9, with a length of 9.',
  source: 'https://github.com/nearai/ironclaw/issues/1241',
  date: '2026-03-16',
  isBroken: ({ body }) =>
    messagesOf(body).some(({ tool_calls: calls = [], tool_call_id: id }) =>
      [...calls.map(call => call.id ?? ''), ...(id === undefined ? [] : [id])].some(
        one => !/^[a-zA-Z0-9]{9}$/.test(one),
      ),
    ),
}

/** A user does not speak right behind a tool. */
export const rolesInOrder: Rule = {
  says: "Unexpected role 'user' after role 'tool'",
  source: 'https://github.com/datapizza-labs/datapizza-ai/issues/98',
  date: '2025-12-04',
  isBroken: ({ body }) =>
    messagesOf(body).some(({ role }, at) => role === 'user' && messagesOf(body)[at - 1]?.role === 'tool'),
}

/** Characters that a token stands for at least, in the languages of the service. */
const charactersPerToken = 3.2

/** The whole request fits into a window of 8 192 tokens, as a small server is configured in the documentation. */
export const smallWindow: Rule = {
  says: 'the request exceeds the available context size (8192 tokens)',
  source: 'server/AI.md#your-own-server-or-free-providers',
  date: '2026-11-30',
  isBroken: ({ body }) => JSON.stringify([body.messages, body.tools]).length / charactersPerToken > 8192,
}
