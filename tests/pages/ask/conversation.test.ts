import { expect, test } from 'vitest'
import { ChatInput, calculationsMax, turnsMax } from '#contract/ai/text'
import { buildChatRequest, buildTurns, type Exchange, limits } from '#server/pages/ask/conversation'
import { answerIn } from './answer-case.ts'

const exchange = (question: string, text = 'So it is.'): Exchange => ({ question, answer: { ...answerIn(), text } })

test('the limits are those of the operation', () => {
  expect(limits.turns).toBe(turnsMax)
  expect(limits.calculations).toBe(calculationsMax)
  const turn = (length: number) => ({ messages: [{ role: 'user', content: 'a'.repeat(length) }] })
  expect(ChatInput.safeParse(turn(limits.turnCharacters)).success).toBe(true)
  expect(ChatInput.safeParse(turn(limits.turnCharacters + 1)).success).toBe(false)
})

test('a question follows the exchanges before it', () => {
  expect(buildTurns([exchange('One?')], 'Two?')).toEqual([
    { role: 'user', content: 'One?' },
    { role: 'assistant', content: 'So it is.' },
    { role: 'user', content: 'Two?' },
  ])
})

test('a long conversation loses its oldest exchanges, and the operation takes what is left', () => {
  const asked = Array.from({ length: 30 }, (_, index) => exchange(`Question ${index}?`))
  const messages = buildTurns(asked, 'Last?')
  expect(messages).toHaveLength(19)
  expect(messages[0]).toEqual({ role: 'user', content: 'Question 21?' })
  expect(ChatInput.safeParse({ messages }).success).toBe(true)
})

test('an answer that is longer than a turn is cut, never within a character', () => {
  const [, answered] = buildTurns([exchange('One?', `${'a'.repeat(limits.turnCharacters - 1)}🏠b`)], 'Two?')
  expect(answered?.content).toBe('a'.repeat(limits.turnCharacters - 1))
})

test('the calculations of the last answer are sent back, at most as many as are taken', () => {
  const { calculations } = answerIn()
  const many = Array.from({ length: limits.calculations }, () => calculations).flat()
  const long: Exchange = { question: 'One?', answer: { ...answerIn(), calculations: many } }
  const asked = buildChatRequest([exchange('Zero?'), long], 'Two?')
  expect(asked.calculations).toEqual(many.slice(-limits.calculations))
  expect(ChatInput.safeParse(asked).success).toBe(true)
  expect(buildChatRequest([], 'One?')).toEqual({ messages: [{ role: 'user', content: 'One?' }] })
})
