import type { Access } from '#contract/shared/access'
import { csvText, csvType } from '#contract/shared/csv'
import type { Answer } from './handler.ts'

/** How much a caller wants each media type, by ranges of `Accept`: the most specific range decides. */
const weightOf = (accept: string, ranges: readonly string[]): { weight: number; range: number } => {
  const entries = accept.split(',').map(entry => {
    const [range = '', ...parameters] = entry.split(';').map(part => part.trim().toLowerCase())
    const quality = parameters.find(parameter => parameter.startsWith('q='))?.slice(2)
    return { range, weight: quality === undefined ? 1 : Number(quality) || 0 }
  })
  for (const [range, name] of ranges.entries()) {
    const found = entries.find(entry => entry.range === name)
    if (found) return { weight: found.weight, range }
  }
  return { weight: 0, range: ranges.length }
}

/**
 * Whether an `Accept` asks for a table rather than for JSON (RFC 9110, section 12.5.1): by its weight, and where both weigh
 * the same by the more specific range. Without a wish it is JSON.
 */
export const wantsCsv = (accept = ''): boolean => {
  const csv = weightOf(accept, [csvType, 'text/*', '*/*'])
  const json = weightOf(accept, ['application/json', 'application/*', '*/*'])
  return csv.weight > json.weight || (csv.weight === json.weight && csv.weight > 0 && csv.range < json.range)
}

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
