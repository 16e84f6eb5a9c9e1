import * as z from 'zod'
import type { ModelTool, PromptMessage, WritingTask } from '../../ports/language-model.ts'

/** Characters per token, a cautious value for French and German with figures. */
const charactersPerToken = 3.2

/** Estimated tokens of a text of this length. */
export const estimateTokens = (characters: number): number => Math.ceil(characters / charactersPerToken)

const countCharacters = (turns: readonly PromptMessage[]): number =>
  turns.reduce((sum, { content }) => sum + content.length, 0)

/** Characters of a tool with its schema. */
const countToolCharacters = ({ name, description, input }: ModelTool): number =>
  name.length + description.length + JSON.stringify(z.toJSONSchema(input, { io: 'input' })).length

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

/** First tools that fit into their share of a context window. */
export const selectFittingTools = (tools: readonly ModelTool[], inputTokens: number): ModelTool[] => {
  let left = inputTokens * toolShare
  return tools.filter((tool, at) => {
    const tokens = estimateTokens(countToolCharacters(tool))
    if (at >= toolsMin && tokens > left) return false
    left -= tokens
    return true
  })
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
