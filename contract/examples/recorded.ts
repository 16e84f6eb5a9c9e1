import type { Example, RecordedAnswer } from './example.ts'
import { requests } from './index.ts'
import { readRecordedText } from './recorded-files.ts'

const recorded = Object.entries(requests).map(([operation, list]) => ({
  operation,
  list: list.map(request => ({ request, text: readRecordedText(operation, request.name) })),
}))

const missing = recorded.flatMap(({ operation, list }) =>
  list.flatMap(({ request, text }) => (text === undefined ? [`${operation} ${request.name}`] : [])),
)
if (missing.length > 0)
  throw new Error(`No answer is recorded for ${missing.join(', ')}; record it first with \`npm run record\`.`)

// Written by the recorder; a test parses each with the schema of its status.
const parseRecordedAnswer = (text = ''): RecordedAnswer => JSON.parse(text) as RecordedAnswer

/** Named examples of every operation with their recorded answers; a test sends each to the real server and compares. */
export const examples: Record<string, readonly Example[]> = Object.fromEntries(
  recorded.map(({ operation, list }) => [
    operation,
    list.map(({ request, text }) => ({ ...request, response: parseRecordedAnswer(text) })),
  ]),
)
