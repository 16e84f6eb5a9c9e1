import type { Calculation } from '#contract/ai/calculation'
import type { ChatAnswer, ChatTurn } from '#contract/ai/text'

/** Limits of the conversation sent with a question; a test compares them with the contract. */
export const limits = { turns: 20, turnCharacters: 4000, calculations: 16 } as const

/** A question with its answer. */
export interface Exchange {
  question: string
  answer: ChatAnswer
}

/** Truncates a text without splitting a surrogate pair. */
const truncateToLength = (text: string, length: number): string => {
  const cut = text.slice(0, length)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}

/** Builds the turns to send: the newest whole exchanges within the limit, then the question. */
export const buildTurns = (exchanges: readonly Exchange[], question: string): ChatTurn[] => {
  const kept = exchanges.slice(-Math.floor((limits.turns - 1) / 2))
  return [
    ...kept.flatMap(({ question: asked, answer: { text } }): ChatTurn[] => [
      { role: 'user', content: asked },
      { role: 'assistant', content: truncateToLength(text, limits.turnCharacters) },
    ]),
    { role: 'user', content: question },
  ]
}

/** Request body of a question. */
export interface ChatRequestBody {
  messages: ChatTurn[]
  /** Latest calculations of the last answer, which include earlier ones, so that their figures keep their sources. */
  calculations?: readonly Calculation[]
}

/** Builds the request of a question with the conversation before it. */
export const buildChatRequest = (exchanges: readonly Exchange[], question: string): ChatRequestBody => {
  const calculations = exchanges.at(-1)?.answer.calculations.slice(-limits.calculations) ?? []
  return { messages: buildTurns(exchanges, question), ...(calculations.length > 0 && { calculations }) }
}
