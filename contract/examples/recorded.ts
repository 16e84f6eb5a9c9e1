import { existsSync, readFileSync } from 'node:fs'
import type { Example, RecordedAnswer } from './example.ts'
import { requests } from './index.ts'
import { recordedFolder } from './recorded-folder.ts'

const recordedFile = (operation: string, name: string): URL => new URL(`${operation}/${name}.json`, recordedFolder)

const all = Object.entries(requests).flatMap(([operation, list]) => list.map(({ name }) => ({ operation, name })))
const missing = all.filter(({ operation, name }) => !existsSync(recordedFile(operation, name)))
if (missing.length > 0) {
  const names = missing.map(({ operation, name }) => `${operation} ${name}`).join(', ')
  throw new Error(`No answer is recorded for ${names}; record it first with \`npm run record\`.`)
}

// What the recorder wrote; a test parses each with the schema of its status.
const answerOf = (operation: string, name: string): RecordedAnswer =>
  JSON.parse(readFileSync(recordedFile(operation, name), 'utf8')) as RecordedAnswer

/** Named examples of every operation with their recorded answers; a test sends each to the real server and compares. */
export const examples: Record<string, readonly Example[]> = Object.fromEntries(
  Object.entries(requests).map(([operation, list]) => [
    operation,
    list.map(request => ({ ...request, response: answerOf(operation, request.name) })),
  ]),
)
