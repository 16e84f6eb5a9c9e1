import type { CallToolResult } from '@modelcontextprotocol/server'
import type * as z from 'zod'
import { ErrorResponse, errors } from '#contract/shared/errors'
import type { Answered } from './call.ts'
import { type AnswerBody, summaryOf } from './summaries.ts'

/** Longest data that are repeated as text, for clients that show no structured content. */
const dataCharactersMax = 8000

const textPart = (text: string) => ({ type: 'text' as const, text })

/** A call that failed before an operation answered. */
export const failed = (text: string): CallToolResult => ({ isError: true, content: [textPart(text)] })

const issueLine = ({ path, message, allowed }: NonNullable<z.infer<typeof ErrorResponse>['issues']>[number]): string =>
  `${path ? `${path}: ` : ''}${message}${allowed ? ` (allowed: ${allowed.join(', ')})` : ''}`

const failure = ({ body, retryAfterSeconds }: Answered): CallToolResult => {
  const parsed = ErrorResponse.safeParse(body)
  if (!parsed.success) return failed('The service gave no answer that could be read.')
  const { error, code, issues = [], suggestions = [] } = parsed.data
  const lines = [
    error,
    `Code: ${code}. ${errors[code].remedy}`,
    ...issues.map(issueLine),
    ...(suggestions.length > 0 ? [`Did you mean: ${suggestions.join(', ')}?`] : []),
    ...(retryAfterSeconds === undefined ? [] : [`Wait ${retryAfterSeconds} seconds before you repeat it.`]),
  ]
  return { isError: true, structuredContent: parsed.data, content: [textPart(lines.join('\n'))] }
}

/** The data and meta of a good answer; a batch is its own data, and each of its results tells what it rests on. */
const partsOf = (body: Record<string, unknown>): AnswerBody =>
  'meta' in body ? (body as unknown as AnswerBody) : { data: body, meta: { method: 'each result names its tables' } }

/** An answer of an operation as the result of its tool. */
export const resultOf = (operation: string, answered: Answered): CallToolResult => {
  if (answered.status !== 200) return failure(answered)
  // A good answer of an operation; the service has checked it.
  const body = answered.body as Record<string, unknown>
  const whole = partsOf(body)
  const data = JSON.stringify(whole.data)
  return {
    structuredContent: body,
    content: [textPart(summaryOf(operation, whole)), ...(data.length <= dataCharactersMax ? [textPart(data)] : [])],
  }
}

/** A schema as the result of `describeInput`. */
export const describedInput = (operation: string, schema: object): CallToolResult => ({
  structuredContent: { schema },
  content: [
    textPart(`The complete input of ${operation} is in the structured content.`),
    textPart(JSON.stringify(schema)),
  ],
})
