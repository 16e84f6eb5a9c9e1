import type { Access } from '#contract/shared/access'
import { csvText, csvType } from '#contract/shared/csv'
import type { Answer } from './handler.ts'

const encoder = new TextEncoder()

/** A success with `data` as a table of comma-separated values in UTF-8, whose tag is not that of the JSON. */
export const asCsv = (answer: Answer, csvRows: NonNullable<Access['csvRows']>): Answer => {
  const { ETag: tag, ...headers } = answer.headers
  // The answer was compared with its schema, and the rows are those of this schema's data.
  const { data } = answer.body as { data: never }
  return {
    ...answer,
    body: encoder.encode(csvText(csvRows(data))),
    headers: {
      ...headers,
      'Content-Type': `${csvType}; charset=utf-8; header=present`,
      ...(tag !== undefined && { ETag: String(tag).replace(/"$/, '-csv"') }),
    },
  }
}
