import { type Example, requestIdOf } from '#contract/examples/example'
import { examples } from '#contract/examples/recorded'
import { responseHeaders } from '#contract/shared/headers'
import { isOfPages, type Operation, operations } from './operations.ts'
import { headerExample, isSent } from './responses.ts'
import { comment } from './sdk-types.ts'

/** What the headers of one answer must say to fit its body. */
const special = (example: Example): Record<string, string> => {
  const { body } = example.response
  const { code = '' } = (body ?? {}) as { code?: string } // failures have it, other answers none
  return {
    'X-Request-Id': requestIdOf(example),
    ...example.answerHeaders,
    ...(code.endsWith('quota_exhausted') && { 'X-Should-Retry': 'false' }),
  }
}

const answerOf = (example: Example, operation: Operation) => {
  const { status, body = null } = example.response
  const usual = Object.entries(responseHeaders).flatMap(([name, note]) =>
    note.always && isSent(note, status, operation) ? [[name, String(headerExample(note, status))]] : [],
  )
  return { status, headers: { ...Object.fromEntries(usual), ...special(example) }, body }
}

/** The named examples of every operation as the SDK's mocks answer them, and their names and statuses as types. */
export const printedExamples = (): string => {
  const mocked = operations.filter(operation => !isOfPages(operation))
  const listOf = (id: string): readonly Example[] => examples[id] ?? []
  const types = mocked.map(({ id }) => {
    const lines = listOf(id).map(
      ({ name, summary, response }) => `${comment(summary, '    ')}    ${name}: ExampleAnswer<${response.status}>\n`,
    )
    return `  ${id}: {\n${lines.join('')}  }\n`
  })
  const values = mocked.map(operation => {
    const lines = listOf(operation.id).map(
      example => `    ${example.name}: ${JSON.stringify(answerOf(example, operation))},\n`,
    )
    return `  ${operation.id}: {\n${lines.join('')}  },\n`
  })
  return [
    '/** An answer of the service as it is documented; null for an answer without a body. */',
    'export interface ExampleAnswer<Status extends number = number> {',
    '  status: Status',
    '  headers: Record<string, string>',
    '  body: object | null',
    '}\n',
    '/** The named examples of each operation. */',
    `export interface Examples {\n${types.join('')}}\n`,
    '/** The documented answers of each operation, by name. */',
    `export const examples: Examples = {\n${values.join('')}}\n`,
  ].join('\n')
}
