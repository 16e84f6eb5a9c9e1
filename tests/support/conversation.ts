import { expect } from 'vitest'
import type * as z from 'zod'
import type { CalculationOperation } from '#contract/ai/calculation'
import type { ChatAnswer } from '#contract/ai/text'

/** A turn of a conversation, as it is answered. */
export type Answered = z.infer<typeof ChatAnswer>

/** A line by which a question tells the stand-in `told` to make a call, word for word. */
export const told = (operation: CalculationOperation, input: object): string =>
  `CALL ${operation} ${JSON.stringify(input)}`

/** A conversation of one question. */
export const turn = (content: string): object => ({ messages: [{ role: 'user', content }] })

/** The answer to a turn, which must be a good one. */
export const written = async (answer: Response): Promise<Answered> => {
  expect(answer.status).toBe(200)
  return (await answer.json()) as Answered
}
