import * as z from 'zod'
import type { ModelTool, PromptMessage, WritingTask } from '../../ports/language-model.ts'

/** Characters per token, a cautious value for French and German with figures. */
const charactersPerToken = 3.2

/** Estimated tokens of a text of this length. */
export const estimateTokens = (characters: number): number => Math.ceil(characters / charactersPerToken)

const countCharacters = (turns: readonly PromptMessage[]): number =>
  turns.reduce((sum, { content }) => sum + content.length, 0)

/** Characters of the schemas of tools, which are the same in every request. */
const schemaCharacters = new WeakMap<z.ZodType, number>()

const countSchemaCharacters = (input: z.ZodType): number => {
  const known = schemaCharacters.get(input) ?? JSON.stringify(z.toJSONSchema(input, { io: 'input' })).length
  schemaCharacters.set(input, known)
  return known
}

/** Characters of a tool with its schema. */
const countToolCharacters = ({ name, description, input }: ModelTool): number =>
  name.length + description.length + countSchemaCharacters(input)

/** Characters sent in the first step: system prompt, messages, and tools with their schemas. */
export const countSentCharacters = ({
  system,
  messages,
  tools = [],
}: Pick<WritingTask, 'system' | 'messages' | 'tools'>): number =>
  system.length + countCharacters(messages) + tools.reduce((sum, tool) => sum + countToolCharacters(tool), 0)

/** Share of the context window for tools: they are sent with each step, in addition to law and conversation. */
const toolShare = 1 / 6
/** Tools that every model receives, however small its context window. */
const toolsMin = 2

/** Most tools for a model whose context window has no room for all of them. */
const toolsMax = 6

/** Tools for a context window: all where they fit into their share, else the first ones that do; the others are held. */
export const selectFittingTools = (
  tools: readonly ModelTool[],
  inputTokens: number,
): { offered: ModelTool[]; held: ModelTool[] } => {
  const share = inputTokens * toolShare
  const sizes = new Map(tools.map(tool => [tool, estimateTokens(countToolCharacters(tool))]))
  const sizeOf = (tool: ModelTool): number => sizes.get(tool) ?? 0
  if (tools.reduce((sum, tool) => sum + sizeOf(tool), 0) <= share) return { offered: [...tools], held: [] }
  let left = share
  const offered = new Set<ModelTool>()
  for (const tool of tools) {
    if (offered.size >= toolsMax || (offered.size >= toolsMin && sizeOf(tool) > left)) continue
    left -= sizeOf(tool)
    offered.add(tool)
  }
  return { offered: [...offered], held: tools.filter(tool => !offered.has(tool)) }
}

/** Number of messages dropped with the oldest one: itself, and the answers to it; never the last message. */
const countDroppable = (turns: readonly PromptMessage[]): number => {
  const next = turns.findIndex(({ role }, at) => at > 0 && role === 'user')
  return next === -1 ? 0 : next
}

/**
 * Drops the oldest messages of a request until it fits: an answer is dropped with its question, and so are answers at
 * the beginning; the last message is kept.
 * @param inputTokens context window of the model, for input.
 * @returns undefined where it does not fit even so.
 */
export const fitMessages = (
  task: Omit<WritingTask, 'beforeStep'>,
  inputTokens: number,
): { messages: readonly PromptMessage[]; droppedMessages: number } | undefined => {
  const { messages } = task
  const others = countSentCharacters(task) - countCharacters(messages)
  let dropped = 0
  while (estimateTokens(others + countCharacters(messages.slice(dropped))) > inputTokens) {
    const more = countDroppable(messages.slice(dropped))
    if (more === 0) return undefined
    dropped += more
  }
  return { messages: messages.slice(dropped), droppedMessages: dropped }
}
