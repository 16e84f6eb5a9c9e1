import * as z from 'zod'
import type { Turn, WritingTask, WritingTool } from '../../ports/language-model.ts'

/** Characters that make a token, on the careful side for French and German with figures. */
const charactersPerToken = 3.2

/** Tokens that a text of so many characters may take. */
export const estimatedTokens = (characters: number): number => Math.ceil(characters / charactersPerToken)

const charactersOf = (turns: readonly Turn[]): number => turns.reduce((sum, { content }) => sum + content.length, 0)

/** Characters of a tool with its schema. */
const toolCharacters = ({ name, description, input }: WritingTool): number =>
  name.length + description.length + JSON.stringify(z.toJSONSchema(input, { io: 'input' })).length

/** Characters of everything that is sent in the first step: system text, turns, and tools with their schemas. */
export const sentCharacters = ({
  system,
  messages,
  tools = [],
}: Pick<WritingTask, 'system' | 'messages' | 'tools'>): number =>
  system.length + charactersOf(messages) + tools.reduce((sum, tool) => sum + toolCharacters(tool), 0)

/** The part of what a model can read that tools may take: they are sent with each step, beside law and conversation. */
const toolShare = 1 / 6
/** Tools that every model gets, however little it can read. */
const toolsMin = 2

/** The tools of a request for a model that can read so many tokens: the first ones that fit into their part of it. */
export const fittedTools = (tools: readonly WritingTool[], inputTokens: number): WritingTool[] => {
  let left = inputTokens * toolShare
  return tools.filter((tool, at) => {
    const tokens = estimatedTokens(toolCharacters(tool))
    if (at >= toolsMin && tokens > left) return false
    left -= tokens
    return true
  })
}

/** How many turns go with the oldest one: itself, and the answers behind it; never the last turn. */
const droppable = (turns: readonly Turn[]): number => {
  const next = turns.findIndex(({ role }, at) => at > 0 && role === 'user')
  return next === -1 ? 0 : next
}

/**
 * Turns of a request without the oldest ones, until it fits: an answer goes with its question, and answers at the beginning
 * go too; the last turn stays.
 * @param inputTokens what the model can read.
 * @returns undefined where it does not fit even so.
 */
export const fitted = (
  task: Omit<WritingTask, 'beforeStep'>,
  inputTokens: number,
): { messages: readonly Turn[]; droppedMessages: number } | undefined => {
  const { messages } = task
  const others = sentCharacters(task) - charactersOf(messages)
  let dropped = 0
  while (estimatedTokens(others + charactersOf(messages.slice(dropped))) > inputTokens) {
    const more = droppable(messages.slice(dropped))
    if (more === 0) return undefined
    dropped += more
  }
  return { messages: messages.slice(dropped), droppedMessages: dropped }
}
