import type * as z from 'zod'
import type { ChatInput } from '#contract/ai/text'
import { chatRules } from '#contract/rules/chat'
import { ruleIssues } from '#domain/core/broken-rule'
import { Refusal } from '#domain/core/refusal'

/** @throws Refusal where the last message is the assistant's. */
export const checkLastTurn = ({ messages }: z.output<typeof ChatInput>): void => {
  const last = messages.length - 1
  const isAssistant = messages[last]?.role === 'assistant'
  const issues = ruleIssues(chatRules, 'last_turn_not_user', isAssistant, {
    path: `messages[${last}].role`,
    received: 'assistant',
    allowed: ['user'],
  })
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
}
