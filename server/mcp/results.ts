import type { CallToolResult } from '@modelcontextprotocol/server'
import type * as z from 'zod'
import { ErrorResponse, errors } from '#contract/shared/errors'
import type { OperationResponse } from './call.ts'
import { type AnswerBody, describeAnswer } from './summaries.ts'

/** Maximum length of data repeated as text, for clients that show no structured content. */
const dataCharactersMax = 8000

const createTextContent = (text: string) => ({ type: 'text' as const, text })

/** Result of a call that failed before an operation answered. */
export const createErrorResult = (text: string): CallToolResult => ({
  isError: true,
  content: [createTextContent(text)],
})

const formatIssueLine = ({
  path,
  message,
  allowed,
}: NonNullable<z.infer<typeof ErrorResponse>['issues']>[number]): string =>
  `${path ? `${path}: ` : ''}${message}${allowed ? ` (allowed: ${allowed.join(', ')})` : ''}`

const toErrorResult = ({ body, retryAfterSeconds }: OperationResponse): CallToolResult => {
  const parsed = ErrorResponse.safeParse(body)
  if (!parsed.success) return createErrorResult('The service gave no answer that could be read.')
  const { error, code, issues = [], suggestions = [] } = parsed.data
  const lines = [
    error,
    `Code: ${code}. ${errors[code].remedy}`,
    ...issues.map(formatIssueLine),
    ...(suggestions.length > 0 ? [`Did you mean: ${suggestions.join(', ')}?`] : []),
    ...(retryAfterSeconds === undefined ? [] : [`Wait ${retryAfterSeconds} seconds before you repeat it.`]),
  ]
  return { isError: true, structuredContent: parsed.data, content: [createTextContent(lines.join('\n'))] }
}

/** Data and meta of a success answer; a batch is its own data, and each of its results names its tables. */
const splitAnswerBody = (body: Record<string, unknown>): AnswerBody =>
  'meta' in body ? (body as unknown as AnswerBody) : { data: body, meta: { method: 'each result names its tables' } }

/** Converts the response of an operation to a tool result. */
export const toToolResult = (operation: string, answered: OperationResponse): CallToolResult => {
  if (answered.status !== 200) return toErrorResult(answered)
  // A success answer, validated by the service.
  const body = answered.body as Record<string, unknown>
  const whole = splitAnswerBody(body)
  const data = JSON.stringify(whole.data)
  return {
    structuredContent: body,
    content: [
      createTextContent(describeAnswer(operation, whole)),
      ...(data.length <= dataCharactersMax ? [createTextContent(data)] : []),
    ],
  }
}

export const createDescribeInputResult = (operation: string, schema: object): CallToolResult => ({
  structuredContent: { schema },
  content: [
    createTextContent(`The complete input of ${operation} is in the structured content.`),
    createTextContent(JSON.stringify(schema)),
  ],
})
