import { type Example, requestIdOf } from '#contract/examples/example'
import { examples } from '#contract/examples/recorded'
import { smallPdf } from '#contract/examples/small-pdf'
import { responseHeaders } from '#contract/shared/headers'
import { isOfPages, type Operation, operations } from './operations.ts'
import { getHeaderExample, isPromised } from './responses.ts'
import { getSchemaId } from './schemas.ts'
import { formatDocComment } from './sdk-types.ts'

/** Headers of one answer that depend on its body. */
const getBodyHeaders = (example: Example): Record<string, string> => {
  const { body } = example.response
  const { code = '' } = (body ?? {}) as { code?: string } // failures have it, other answers none
  return {
    'X-Request-Id': requestIdOf(example),
    ...example.answerHeaders,
    ...(code.endsWith('quota_exhausted') && { 'X-Should-Retry': 'false' }),
  }
}

/** The documented answer of an example, which mocks send, and the service on demand. */
export const buildExampleAnswer = (example: Example, operation: Operation) => {
  const { status, body = null } = example.response
  const isFile = status === 200 && operation.fileType !== undefined
  const usual = Object.entries(responseHeaders).flatMap(([name, note]) =>
    isPromised(note, status, operation) ? [[name, String(getHeaderExample(note, status, operation))]] : [],
  )
  const headers: Record<string, string> = { ...Object.fromEntries(usual), ...getBodyHeaders(example) }
  if (!isFile) return { status, headers, body }
  return { status, headers: { 'Content-Type': operation.fileType, ...headers }, body: smallPdf }
}

/** The named examples of every operation as the SDK's mocks answer them, and their names and statuses as types. */
export const generateExamples = (): string => {
  const mocked = operations.filter(operation => !isOfPages(operation))
  const listOf = (id: string): readonly Example[] => examples[id] ?? []
  const types = mocked.map(({ id }) => {
    const lines = listOf(id).map(
      ({ name, summary, response }) =>
        `${formatDocComment(summary, '    ')}    ${name}: ExampleAnswer<${response.status}>\n`,
    )
    return `  ${id}: {\n${lines.join('')}  }\n`
  })
  const values = mocked.map(operation => {
    const lines = listOf(operation.id).map(
      example => `    ${example.name}: ${JSON.stringify(buildExampleAnswer(example, operation))},\n`,
    )
    return `  ${operation.id}: {\n${lines.join('')}  },\n`
  })
  return [
    '/** An answer of the service as it is documented; text for a file, null for an answer without a body. */',
    'export interface ExampleAnswer<Status extends number = number> {',
    '  status: Status',
    '  headers: Record<string, string>',
    '  body: object | string | null',
    '}\n',
    '/** The named examples of each operation. */',
    `export interface Examples {\n${types.join('')}}\n`,
    '/** The documented answers of each operation, by name. */',
    `export const examples: Examples = {\n${values.join('')}}\n`,
  ].join('\n')
}

/** The type of an answer's body; of a file, a string. */
const getBodyType = (status: string, schema: Operation['responses'][number] | undefined): string => {
  if (schema) return `types.${getSchemaId(schema)}`
  return status === '200' ? 'string' : 'null'
}

/** Bodies of the answers of each operation, by status, as types. */
export const generateBodies = (): string => {
  const mocked = operations.filter(operation => !isOfPages(operation))
  const lines = mocked.map(({ id, responses }) => {
    const bodies = Object.entries(responses).map(
      ([status, schema]) => `    ${status}: ${getBodyType(status, schema)}\n`,
    )
    return `  ${id}: {\n${bodies.join('')}  }\n`
  })
  return [
    "import type * as types from './types.ts'\n",
    '/** The body of each answer by operation and status: text for a file, null without a body. */',
    `export interface Bodies {\n${lines.join('')}}\n`,
  ].join('\n')
}
