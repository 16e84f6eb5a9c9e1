import type {
  ContentObject,
  HeaderObject,
  HeadersObject,
  ReferenceObject,
  ResponseObject,
  ResponsesObject,
  SchemaObject,
} from 'openapi3-ts/oas31'
import type * as z from 'zod'
import type { Example } from '#contract/examples/example'
import { smallPdf } from '#contract/examples/small-pdf'
import { csvType, formatCsv } from '#contract/shared/csv'
import { type ErrorCode, errors } from '#contract/shared/errors'
import { type HeaderNote, headerLengthMax, isAlwaysSent, responseHeaders } from '#contract/shared/headers'
import { eventStreamType, formatEvent, formatProgress } from '#contract/shared/progress'
import { listPossibleCodes } from './error-codes.ts'
import type { Operation } from './operations.ts'
import { getSchemaId } from './schemas.ts'
import { shortenExample } from './short-examples.ts'

/** The description of a header with the schema of its value. */
const describeHeader = ({ description, type, maximum = 0 }: HeaderNote): HeaderObject => ({
  description,
  schema: type === 'integer' ? { type, format: 'int64', minimum: 0, maximum } : { type, maxLength: headerLengthMax },
})

/** Response headers under `components`, each with an example; those that are always sent where listed. */
export const headerComponents: Record<string, HeaderObject> = Object.fromEntries(
  Object.entries(responseHeaders).flatMap(([name, note]) =>
    note.always !== false ? [[name, { ...describeHeader(note), required: true, example: note.example }]] : [],
  ),
)

/** Whether answers of an operation must not be cached: it changes something, or concerns a person. */
const isForOneCaller = ({ method, access }: Pick<Operation, 'method' | 'access'>): boolean =>
  method !== 'GET' || access.quota === 'account'

/** Whether the quota is known when an answer is made: earlier answers cannot promise its headers. */
const isCountedAnswer = ({ access }: Operation, status: number): boolean => {
  // Callers without an organisation are refused before counting.
  const isEarly = status === 404 && access.credentials.includes('organisationAdmin')
  return ![401, 500, 503].includes(status) && !isEarly && (status !== 403 || ['lead', 'sandbox'].includes(access.quota))
}

const isCacheable = ({ access }: Operation, status: number): boolean =>
  access.maxAgeSeconds !== undefined && [200, 304].includes(status)

type Place = Exclude<HeaderNote['on'], readonly number[]>

const senders: Record<Place, (operation: Operation, status: number) => boolean> = {
  every: () => true,
  counted: isCountedAnswer,
  repeated: ({ method, access }, status) =>
    method === 'POST' && !['account', 'lead', 'sandbox'].includes(access.quota) && [200, 404].includes(status),
  cacheable: isCacheable,
  keeping: (operation, status) =>
    isCacheable(operation, status) || [401, 403, 429].includes(status) || isForOneCaller(operation),
  stored: ({ fileType, access }, status) => status === 200 && (fileType ?? access.fileName) !== undefined,
  file: ({ fileType }, status) => fileType !== undefined && status === 200,
  generated: ({ access, fileType }, status) => (access.ownKeys === true || fileType !== undefined) && status === 200,
}

/** Whether an answer of an operation has a header, or may have it. */
const isSent = ({ on }: HeaderNote, status: number, operation: Operation): boolean =>
  typeof on === 'string' ? senders[on](operation, status) : on.includes(status)

/** Whether every answer with a status has a header: of reports only those with a commentary are marked. */
export const isPromised = (note: HeaderNote, status: number, operation: Operation): boolean =>
  isSent(note, status, operation) &&
  isAlwaysSent(note, status) &&
  !(note.on === 'generated' && operation.fileType !== undefined)

/** The example that a header has on an answer of an operation. */
export const getHeaderExample = (
  { on, example, exampleOf, exampleWhereNotKept = example }: HeaderNote,
  status: number,
  operation: Operation,
): string | number => {
  const { fileName, maxAgeSeconds } = operation.access
  if (on === 'keeping' && isCacheable(operation, status)) return `private, max-age=${maxAgeSeconds}`
  if (on === 'stored' && fileName !== undefined) return `attachment; filename="${fileName}"`
  return exampleOf?.[status] ?? (isForOneCaller(operation) ? exampleWhereNotKept : example)
}

/**
 * A header that is always 0. Prism drops the number 0, as an example and as a value of the schema, and then reports a
 * missing header; as text, as it is written in an answer, the value passes.
 */
const buildZeroHeader = (note: HeaderNote): HeaderObject => {
  const { schema, ...described } = describeHeader(note)
  return { ...described, required: true, schema: { ...schema, maximum: 0, examples: ['0'] } as SchemaObject }
}

const buildHeader = (
  name: string,
  note: HeaderNote,
  status: number,
  operation: Operation,
): HeaderObject | ReferenceObject => {
  const example = getHeaderExample(note, status, operation)
  if (example === 0) return buildZeroHeader(note)
  return example === note.example ? { $ref: `#/components/headers/${name}` } : { ...headerComponents[name], example }
}

const filterHeaderNotes = (operation: Operation, status: number, areAlwaysSent: boolean): [string, HeaderNote][] =>
  Object.entries(responseHeaders).filter(
    ([, note]) => isSent(note, status, operation) && isPromised(note, status, operation) === areAlwaysSent,
  )

const buildHeaders = (operation: Operation, status: number): HeadersObject =>
  Object.fromEntries(
    filterHeaderNotes(operation, status, true).map(([name, note]) => [
      name,
      buildHeader(name, note, status, operation),
    ]),
  )

/** The headers that an answer may have. */
const buildOptionalHeaders = (operation: Operation, status: number): HeadersObject =>
  Object.fromEntries(
    filterHeaderNotes(operation, status, false).map(([name, note]) => [
      name,
      { ...describeHeader(note), required: false, example: getHeaderExample(note, status, operation) },
    ]),
  )

/** A file; each of its named examples is a small one that opens. */
const buildFileContent = (type: string, list: readonly Example[]): ContentObject => ({
  [type]: {
    schema: { type: 'string', format: 'binary' },
    examples: Object.fromEntries(list.map(({ name, summary }) => [name, { summary, value: smallPdf }])),
  },
})

/** The schema of an answer with its named examples. */
const buildJsonContent = (schema: z.ZodType, list: readonly Example[]): ContentObject => ({
  'application/json': {
    schema: { $ref: `#/components/schemas/${getSchemaId(schema)}` },
    examples: Object.fromEntries(
      list.map(({ name, summary, response }) => [name, { summary, value: shortenExample(response.body) }]),
    ),
  },
})

/** The same answers as tables, where the operation gives them. */
const buildTableContent = ({ access: { csvRows } }: Operation, list: readonly Example[]): ContentObject | undefined =>
  csvRows && {
    [csvType]: {
      schema: { type: 'string', description: 'Comma-separated values with a line of names (RFC 4180), in UTF-8.' },
      examples: Object.fromEntries(
        list.map(({ name, summary, response: { body } }) => {
          // A recorded success of an operation with rows has the data that they are made of.
          const { data } = body as { data: never }
          return [name, { summary, value: formatCsv(csvRows(data)) }]
        }),
      ),
    },
  }

const eventWords =
  'Events in UTF-8, for callers that prefer `text/event-stream`. `writing`: a model is asked, once more after calculations, for a correction, or where another one failed. `calculating`: it asked for the calculation `operation`. `checking`: its text is judged; no event carries a text before. The last one is `done`, with what would be the JSON, or `error`, with the JSON of the failure, its `status`, and in `headers` those that say when to come back. A line that begins with a colon comes at least every 10 s. What is refused before a model is asked has its own status and is JSON.'

/** The shortest of some examples, as the others have the same events. */
const findShortest = (list: readonly Example[]): readonly Example[] => {
  const sizeOf = ({ response: { body } }: Example): number => JSON.stringify(body)?.length ?? 0
  return [...list].sort((one, other) => sizeOf(one) - sizeOf(other)).slice(0, 1)
}

/** One example with progress events before it, where the operation reports progress. */
const buildEventContent = ({ access: { progress } }: Operation, list: readonly Example[]): ContentObject | undefined =>
  progress && {
    [eventStreamType]: {
      schema: { type: 'string', description: eventWords },
      examples: Object.fromEntries(
        findShortest(list).map(({ name, summary, response: { body } }) => [
          name,
          {
            summary,
            value: [
              formatProgress({ step: 'writing' }),
              formatProgress({ step: 'checking' }),
              formatEvent('done', JSON.stringify(body)),
            ].join(''),
          },
        ]),
      ),
    },
  }

/** The sentences of codes, with their remedies. */
const describeFailures = (codes: readonly ErrorCode[]): string =>
  codes.map(code => `\`${code}\`: ${errors[code].message} ${errors[code].remedy}`).join('\n\n')

const describeResponse = ({ summary }: Operation, status: number, codes: readonly ErrorCode[]): string => {
  if (status === 304) return 'Nothing has changed since the answer that `If-None-Match` names.'
  return status < 300 ? summary : describeFailures(codes)
}

/** Whether a failure is about the type or the bounds of fields, and about no rule between them. */
const isOfFields = ({ response: { body } }: Example): boolean => {
  const { code: failure, issues = [] } = Object(body) as { code?: string; issues?: { path: string; code?: string }[] }
  return (
    failure === 'invalid_request' &&
    issues.length > 0 &&
    issues.every(({ path, code }) => path !== '' && code === undefined)
  )
}

/** Failures with those of wrong fields first: a mock answers with the first. */
const orderFailures = (list: readonly Example[]): readonly Example[] => [
  ...list.filter(isOfFields),
  ...list.filter(example => !isOfFields(example)),
]

/** Whether the answer with a status is a file. */
const isFileAnswer = (operation: Operation, status: number): operation is Operation & { fileType: string } =>
  operation.fileType !== undefined && status === 200

/** The declared answers of an operation, each with its headers and its named examples. */
export const buildResponses = (operation: Operation, examples: readonly Example[]): ResponsesObject =>
  Object.fromEntries(
    Object.entries(operation.responses).map(([code, schema]): [string, ResponseObject] => {
      const status = Number(code)
      const list = orderFailures(examples.filter(({ response }) => response.status === status))
      const codes = listPossibleCodes(operation, status)
      return [
        code,
        {
          description: describeResponse(operation, status, codes),
          headers: { ...buildHeaders(operation, status), ...buildOptionalHeaders(operation, status) },
          ...(codes.length > 0 && { 'x-error-codes': codes }),
          ...(schema && {
            content: {
              ...buildJsonContent(schema, list),
              ...(status === 200 && { ...buildTableContent(operation, list), ...buildEventContent(operation, list) }),
            },
          }),
          ...(isFileAnswer(operation, status) && { content: buildFileContent(operation.fileType, list) }),
        },
      ]
    }),
  )
