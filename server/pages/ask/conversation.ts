import type { Calculation } from '#contract/ai/calculation'
import type { ChatAnswer, ChatTurn } from '#contract/ai/text'

/** What of a conversation an answer is asked with: the limits of the operation, which a test compares with the contract. */
export const limits = { turns: 20, turnCharacters: 4000, calculations: 16 } as const

/** A question with its answer. */
export interface Exchange {
  question: string
  answer: ChatAnswer
}

/** A text up to a length, never cut within a character. */
const upTo = (text: string, length: number): string => {
  const cut = text.slice(0, length)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}

/** The turns that are sent with a question: the newest that fit, of whole exchanges, then the question. */
export const turnsOf = (exchanges: readonly Exchange[], question: string): ChatTurn[] => {
  const kept = exchanges.slice(-Math.floor((limits.turns - 1) / 2))
  return [
    ...kept.flatMap(({ question: asked, answer: { text } }): ChatTurn[] => [
      { role: 'user', content: asked },
      { role: 'assistant', content: upTo(text, limits.turnCharacters) },
    ]),
    { role: 'user', content: question },
  ]
}

/** What a question is sent with. */
export interface Asked {
  messages: ChatTurn[]
  /** The newest of the last answer, which has those before it too: their figures stay known. */
  calculations?: readonly Calculation[]
}

/** A question with the conversation before it. */
export const askedIn = (exchanges: readonly Exchange[], question: string): Asked => {
  const calculations = exchanges.at(-1)?.answer.calculations.slice(-limits.calculations) ?? []
  return { messages: turnsOf(exchanges, question), ...(calculations.length > 0 && { calculations }) }
}
