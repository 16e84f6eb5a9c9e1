import type { HeaderObject, HeadersObject, ReferenceObject, ResponseObject, ResponsesObject } from 'openapi3-ts/oas31'
import type { Example } from '#contract/examples/example'
import { type ErrorCode, errors } from '#contract/shared/errors'
import { type HeaderNote, responseHeaders } from '#contract/shared/headers'
import type { Operation } from './operations.ts'
import { schemaId } from './schemas.ts'

/** Response headers under `components`, each with an example. */
export const headerComponents: Record<string, HeaderObject> = Object.fromEntries(
  Object.entries(responseHeaders).flatMap(([name, { says, type, example, always }]) =>
    always ? [[name, { description: says, required: true, schema: { type }, example }]] : [],
  ),
)

/** An answer made before the quota is known cannot promise its headers. */
export const stands = ({ on }: HeaderNote, status: number): boolean =>
  on === 'every' || (on === 'counted' ? ![401, 403, 500, 503].includes(status) : on.includes(status))

/** The example that a header has on a status. */
export const headerExample = ({ example, exampleOf }: HeaderNote, status: number): string | number =>
  exampleOf?.[status] ?? example

const header = (name: string, note: HeaderNote, status: number): HeaderObject | ReferenceObject =>
  note.exampleOf?.[status] === undefined
    ? { $ref: `#/components/headers/${name}` }
    : { ...headerComponents[name], example: headerExample(note, status) }

const headers = (status: number): HeadersObject =>
  Object.fromEntries(
    Object.entries(responseHeaders)
      .filter(([, note]) => note.always && stands(note, status))
      .map(([name, note]) => [name, header(name, note, status)]),
  )

/** The headers that an answer may have, in words. */
const mayHave = (status: number): string[] =>
  Object.entries(responseHeaders)
    .filter(([, note]) => !note.always && stands(note, status))
    .map(([name, note]) => `May carry \`${name}\`: ${note.says}`)

/** The sentences of the codes of a status, with their remedies. */
const says = (status: number): string =>
  (Object.keys(errors) as ErrorCode[])
    .filter(code => errors[code].status === status)
    .map(code => `\`${code}\`: ${errors[code].message} ${errors[code].remedy}`)
    .join('\n\n')

/** The declared answers of an operation, each with its headers and its named examples. */
export const responses = (operation: Operation, examples: readonly Example[]): ResponsesObject =>
  Object.fromEntries(
    Object.entries(operation.responses).map(([code, schema]): [string, ResponseObject] => {
      const status = Number(code)
      const list = examples.filter(({ response }) => response.status === status)
      return [
        code,
        {
          description: [status === 200 ? operation.summary : says(status), ...mayHave(status)].join('\n\n'),
          headers: headers(status),
          content: {
            'application/json': {
              schema: { $ref: `#/components/schemas/${schemaId(schema)}` },
              examples: Object.fromEntries(
                list.map(({ name, summary, response }) => [name, { summary, value: response.body }]),
              ),
            },
          },
        },
      ]
    }),
  )
