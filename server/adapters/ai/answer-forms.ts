import { randomUUID } from 'node:crypto'
import type { wrapLanguageModel } from 'ai'
import { ProviderFailure } from '../../ports/language-model.ts'
import { findTextCalls } from './text-calls.ts'
import { removeTaggedThoughts, removeThoughts } from './thoughts.ts'

type Middleware = Exclude<Parameters<typeof wrapLanguageModel>[0]['middleware'], readonly unknown[]>
type Generate = NonNullable<Middleware['wrapGenerate']>
type Answer = Awaited<ReturnType<Parameters<Generate>[0]['doGenerate']>>
type Sent = Parameters<Generate>[0]['params']

/** Maximum tool calls in one response: each is work for this service, and no text needs more. */
const toolCallsMax = 16

/** Minimum length of a key that is treated as secret; a self-hosted server may require a word such as `local`. */
const secretMin = 16

/** Text without white space and invisible characters, so that neither can disguise a key. */
const stripHiddenCharacters = (text: string): string =>
  text.replaceAll(/[\s\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')

/** @throws ProviderFailure for a response with too many tool calls, before any of them runs, or with the API key. */
const checkAnswer = ({ content }: Answer, apiKey: string): void => {
  const calls = content.flatMap(part => (part.type === 'tool-call' ? [part.input] : []))
  if (calls.length > toolCallsMax) throw new ProviderFailure('unreadable')
  const texts = content.flatMap(part => (part.type === 'text' ? [part.text] : []))
  if (apiKey.length >= secretMin && stripHiddenCharacters([...texts, ...calls].join('\n')).includes(apiKey))
    throw new ProviderFailure('leaked')
}

/** Identifier of a call: nine letters and digits, the only form that Mistral accepts (nearai/ironclaw#1241). */
const createCallId = (): string => randomUUID().replaceAll('-', '').slice(0, 9)

/** Names of the tools that a request offers; none where it forbids calls. */
const listCallableTools = ({ tools = [], toolChoice }: Sent): string[] =>
  toolChoice?.type === 'none' ? [] : tools.map(({ name }) => name)

/** Answer without the thoughts in its text; calls that are written in it are calls. */
const normalizeAnswer = (answer: Answer, sent: Sent): Answer => {
  const texts = answer.content.flatMap(part => (part.type === 'text' ? [part.text] : []))
  if (texts.length === 0) return answer
  const hasCalls = answer.content.some(({ type }) => type === 'tool-call')
  const offered = listCallableTools(sent)
  const calls = hasCalls || offered.length === 0 ? [] : findTextCalls(removeTaggedThoughts(texts.join('\n')), offered)
  const content = answer.content.flatMap((part): Answer['content'] => {
    if (part.type !== 'text') return [part]
    const text = calls.length > 0 ? '' : removeThoughts(part.text)
    return text === '' ? [] : [{ ...part, text }]
  })
  if (calls.length === 0) return { ...answer, content }
  const made = calls.map(({ name, input }) => {
    const type = 'tool-call' as const
    return { type, toolCallId: createCallId(), toolName: name, input: JSON.stringify(input) }
  })
  const finishReason = { unified: 'tool-calls', raw: answer.finishReason.raw } as const
  return { ...answer, content: [...content, ...made], finishReason }
}

/** Middleware of every model: it normalizes its answers, then checks them. */
export const createAnswerMiddleware = (apiKey = ''): Middleware => ({
  wrapGenerate: async ({ doGenerate, params }) => {
    const answer = normalizeAnswer(await doGenerate(), params)
    checkAnswer(answer, apiKey)
    return answer
  },
})
