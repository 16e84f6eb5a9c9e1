import * as z from 'zod'
import type { Turn, WritingTask } from '../../ports/language-model.ts'

/** Characters that make a token, on the careful side for French and German with figures. */
const charactersPerToken = 3.2

/** Tokens that a text of so many characters may take. */
export const estimatedTokens = (characters: number): number => Math.ceil(characters / charactersPerToken)

const charactersOf = (turns: readonly Turn[]): number => turns.reduce((sum, { content }) => sum + content.length, 0)

/** Characters of everything that is sent in the first step: system text, turns, and tools with their schemas. */
export const sentCharacters = ({
  system,
  messages,
  tools = [],
}: Pick<WritingTask, 'system' | 'messages' | 'tools'>): number => {
  const ofTools = tools.reduce(
    (sum, { name, description, input }) =>
      sum + name.length + description.length + JSON.stringify(z.toJSONSchema(input, { io: 'input' })).length,
    0,
  )
  return system.length + charactersOf(messages) + ofTools
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
