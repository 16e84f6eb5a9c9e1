import type { Example } from '#contract/examples/example'
import { examples } from '#contract/examples/index'
import { responseHeaders } from '#contract/shared/headers'
import { operations } from './operations.ts'
import { headerExample, stands } from './responses.ts'
import { comment } from './sdk-types.ts'

/** What the headers of one answer must say to fit its body. */
const special = ({ response }: Example): Record<string, string> => {
  const {
    code = '',
    requestId,
    meta,
  } = response.body as {
    code?: string
    requestId?: string
    meta?: { requestId?: string }
  } // failures and envelopes have these fields, flat bodies none of them
  const name = requestId ?? meta?.requestId
  return {
    ...(name !== undefined && { 'X-Request-Id': name }),
    ...(code.endsWith('quota_exhausted') && { 'X-Should-Retry': 'false' }),
  }
}

const answerOf = (example: Example) => {
  const { status, body } = example.response
  const usual = Object.entries(responseHeaders).flatMap(([name, note]) =>
    note.always && stands(note, status) ? [[name, String(headerExample(note, status))]] : [],
  )
  return { status, headers: { ...Object.fromEntries(usual), ...special(example) }, body }
}

const indented = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll('\n', '\n    ')

/** The named examples of every operation as the SDK's mocks answer them, and their names and statuses as types. */
export const printedExamples = (): string => {
  const listOf = (id: string): readonly Example[] => examples[id] ?? []
  const types = operations.map(({ id }) => {
    const lines = listOf(id).map(
      ({ name, summary, response }) => `${comment(summary, '    ')}    ${name}: ExampleAnswer<${response.status}>\n`,
    )
    return `  ${id}: {\n${lines.join('')}  }\n`
  })
  const values = operations.map(({ id }) => {
    const lines = listOf(id).map(example => `    ${example.name}: ${indented(answerOf(example))},\n`)
    return `  ${id}: {\n${lines.join('')}  },\n`
  })
  return [
    '/** An answer of the service as it is documented. */',
    'export interface ExampleAnswer<Status extends number = number> {',
    '  status: Status',
    '  headers: Record<string, string>',
    '  body: object',
    '}\n',
    '/** The named examples of each operation. */',
    `export interface Examples {\n${types.join('')}}\n`,
    '/** The documented answers of each operation, by name. */',
    `export const examples: Examples = {\n${values.join('')}}\n`,
  ].join('\n')
}
