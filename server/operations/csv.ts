import type { Access } from '#contract/shared/access'
import { csvType, formatCsv } from '#contract/shared/csv'
import type { Answer } from './handler.ts'

const encoder = new TextEncoder()

/** Success with `data` as CSV in UTF-8; its ETag differs from that of the JSON. */
export const toCsvAnswer = (answer: Answer, csvRows: NonNullable<Access['csvRows']>): Answer => {
  const { ETag: tag, ...headers } = answer.headers
  // The response was validated against its schema, and the rows are those of that schema's data.
  const { data } = answer.body as { data: never }
  return {
    ...answer,
    body: encoder.encode(formatCsv(csvRows(data))),
    headers: {
      ...headers,
      'Content-Type': `${csvType}; charset=utf-8; header=present`,
      ...(tag !== undefined && { ETag: String(tag).replace(/"$/, '-csv"') }),
    },
  }
}
