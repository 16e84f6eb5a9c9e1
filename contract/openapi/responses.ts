import type {
  ContentObject,
  HeaderObject,
  HeadersObject,
  ReferenceObject,
  ResponseObject,
  ResponsesObject,
} from 'openapi3-ts/oas31'
import type * as z from 'zod'
import type { Example } from '#contract/examples/example'
import { smallPdf } from '#contract/examples/small-pdf'
import { csvType, formatCsv } from '#contract/shared/csv'
import { type ErrorCode, errors } from '#contract/shared/errors'
import { type HeaderNote, isAlwaysSent, type RequestHeaderNote, responseHeaders } from '#contract/shared/headers'
import { eventStreamType, formatEvent, formatProgress } from '#contract/shared/progress'
import type { Operation } from './operations.ts'
import { getSchemaId } from './schemas.ts'
import { shortenExample } from './short-examples.ts'

/** Response headers under `components`, each with an example; those that are always sent where listed. */
export const headerComponents: Record<string, HeaderObject> = Object.fromEntries(
  Object.entries(responseHeaders).flatMap(([name, { description, type, example, always }]) =>
    always !== false ? [[name, { description, required: true, schema: { type }, example }]] : [],
  ),
)

const readers: Record<RequestHeaderNote['on'], (operation: Operation) => boolean> = {
  every: () => true,
  repeated: ({ method, access }) => method === 'POST' && !access.cookieOnly && access.quota !== 'lead',
  cacheable: ({ access }) => access.maxAgeSeconds !== undefined,
  sandbox: ({ access }) => access.credentials.includes('sandbox'),
}

/** Whether an operation reads a header of a request. */
export const isRead = ({ on }: RequestHeaderNote, operation: Operation): boolean => readers[on](operation)

/** Whether answers of an operation must not be cached: it changes something, or concerns a person. */
const isForOneCaller = ({ method, access }: Pick<Operation, 'method' | 'access'>): boolean =>
  method !== 'GET' || access.quota === 'account'

/** Whether the quota is known when an answer is made: earlier answers cannot promise its headers. */
const isCountedAnswer = ({ access }: Operation, status: number): boolean => {
  // Callers without an organisation are refused before counting.
  const isEarly = status === 404 && access.credentials.includes('organisationAdmin')
  return ![401, 500, 503].includes(status) && !isEarly && (status !== 403 || access.quota === 'lead')
}

const isCacheable = ({ access }: Operation, status: number): boolean =>
  access.maxAgeSeconds !== undefined && [200, 304].includes(status)

type Place = Exclude<HeaderNote['on'], readonly number[]>

const senders: Record<Place, (operation: Operation, status: number) => boolean> = {
  every: () => true,
  counted: isCountedAnswer,
  repeated: ({ method, access }, status) =>
    method === 'POST' && !['account', 'lead'].includes(access.quota) && [200, 404].includes(status),
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
  const { fileName } = operation.access
  if (on === 'stored' && fileName !== undefined) return `attachment; filename="${fileName}"`
  return exampleOf?.[status] ?? (isForOneCaller(operation) ? exampleWhereNotKept : example)
}

const buildHeader = (
  name: string,
  note: HeaderNote,
  status: number,
  operation: Operation,
): HeaderObject | ReferenceObject => {
  const example = getHeaderExample(note, status, operation)
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

/** The headers that an answer may have, in words. */
const mayHave = (operation: Operation, status: number): string[] =>
  filterHeaderNotes(operation, status, false).map(([name, note]) => `May carry \`${name}\`: ${note.description}`)

/** The same for programs: in a separate list, since mocks send every listed header. */
export const buildOptionalHeaders = (operation: Operation, status: number): HeadersObject =>
  Object.fromEntries(
    filterHeaderNotes(operation, status, false).map(([name, { type }]) => [
      name,
      { required: false, schema: { type } },
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

/** The sentences of the codes of a status, with their remedies. */
const describeFailures = (status: number): string =>
  (Object.keys(errors) as ErrorCode[])
    .filter(code => errors[code].status === status)
    .map(code => `\`${code}\`: ${errors[code].message} ${errors[code].remedy}`)
    .join('\n\n')

const describeResponse = ({ summary }: Operation, status: number): string => {
  if (status === 304) return 'Nothing has changed since the answer that `If-None-Match` names.'
  return status < 300 ? summary : describeFailures(status)
}

/** Whether the answer with a status is a file. */
const isFileAnswer = (operation: Operation, status: number): operation is Operation & { fileType: string } =>
  operation.fileType !== undefined && status === 200

/** The declared answers of an operation, each with its headers and its named examples. */
export const buildResponses = (operation: Operation, examples: readonly Example[]): ResponsesObject =>
  Object.fromEntries(
    Object.entries(operation.responses).map(([code, schema]): [string, ResponseObject] => {
      const status = Number(code)
      const list = examples.filter(({ response }) => response.status === status)
      return [
        code,
        {
          description: [describeResponse(operation, status), ...mayHave(operation, status)].join('\n\n'),
          headers: buildHeaders(operation, status),
          ...(filterHeaderNotes(operation, status, false).length > 0 && {
            'x-optional-headers': buildOptionalHeaders(operation, status),
          }),
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
