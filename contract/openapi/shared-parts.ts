import type {
  ContentObject,
  ExampleObject,
  HeaderObject,
  MediaTypeObject,
  OpenAPIObject,
  OperationObject,
  PathItemObject,
  ReferenceObject,
  RequestBodyObject,
  ResponseObject,
} from 'openapi3-ts/oas31'
import { type Found, mapOperations } from './openapi-parts.ts'

/** Components of one kind by name, each content once. */
class Shelf<Part extends object> {
  readonly parts: Record<string, Part>
  readonly #kind: string
  readonly #names: Map<string, string>

  constructor(kind: string, parts: Record<string, Part> = {}) {
    this.#kind = kind
    this.parts = { ...parts }
    this.#names = new Map(Object.entries(parts).map(([name, part]) => [JSON.stringify(part), name]))
  }

  /** Adds a part under a name, with a number where another part has it; a part that is there keeps its name. */
  share(part: Part, name: string): ReferenceObject {
    const content = JSON.stringify(part)
    const known = this.#names.get(content) ?? this.#findFree(name)
    this.parts[known] = part
    this.#names.set(content, known)
    return { $ref: `#/components/${this.#kind}/${known}` }
  }

  #findFree(name: string): string {
    let free = name
    for (let count = 2; free in this.parts; count += 1) free = `${name}.${count}`
    return free
  }
}

/** What several operations say alike, and how often each part is said. */
interface Shelves {
  examples: Shelf<ExampleObject>
  headers: Shelf<HeaderObject>
  responses: Shelf<ResponseObject>
  counts: ReadonlyMap<string, number>
}

const responsesOf = ({ operation }: Found): [status: string, response: ResponseObject][] =>
  Object.entries((operation.responses ?? {}) as Record<string, ResponseObject>)

const examplesIn = ({ content = {} }: { content?: ContentObject }): [name: string, example: ExampleObject][] =>
  Object.values(content).flatMap(({ examples = {} }) => Object.entries(examples as Record<string, ExampleObject>))

/** How often each response and each example occurs, by its text. */
const countParts = (operations: readonly Found[]): ReadonlyMap<string, number> => {
  const responses = operations.flatMap(responsesOf).map(([, response]) => response)
  const counts = new Map<string, number>()
  for (const part of [...responses, ...responses.flatMap(examplesIn).map(([, example]) => example)]) {
    const text = JSON.stringify(part)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return counts
}

const isRepeated = (part: object, { counts }: Shelves): boolean => (counts.get(JSON.stringify(part)) ?? 0) > 1

/** A body with references to its examples; the name of one that several operations have is its own, else it begins with theirs. */
const shareExamples = (content: ContentObject, place: string, shelves: Shelves): ContentObject =>
  Object.fromEntries(
    Object.entries(content).map(([type, { examples, ...media }]): [string, MediaTypeObject] => {
      if (examples === undefined) return [type, media]
      const kind = type === 'application/json' ? '' : `.${type.split('/')[1]}`
      const shared = Object.entries(examples as Record<string, ExampleObject>).map(([name, example]) => [
        name,
        shelves.examples.share(example, isRepeated(example, shelves) ? name : `${place}.${name}${kind}`),
      ])
      return [type, { ...media, examples: Object.fromEntries(shared) }]
    }),
  )

const isReference = (header: HeaderObject | ReferenceObject): header is ReferenceObject => header.$ref !== undefined

/** The example of a header, or of its schema. */
const findHeaderExample = ({ example, schema }: HeaderObject): unknown =>
  example ?? (schema && 'examples' in schema ? schema.examples?.[0] : undefined)

const shareHeader = (name: string, header: HeaderObject | ReferenceObject, { headers }: Shelves): ReferenceObject =>
  isReference(header)
    ? header
    : headers.share(header, `${name}.${String(findHeaderExample(header)).replace(/\W+/g, '-')}`)

const shareInResponse = (response: ResponseObject, place: string, shelves: Shelves): ResponseObject => ({
  ...response,
  ...(response.headers && {
    headers: Object.fromEntries(
      Object.entries(response.headers).map(([name, header]) => [name, shareHeader(name, header, shelves)]),
    ),
  }),
  ...(response.content && { content: shareExamples(response.content, place, shelves) }),
})

/** The name of a shared response: its status and its first example. */
const nameResponse = (status: string, response: ResponseObject): string =>
  [status, ...examplesIn(response).map(([name]) => name)].slice(0, 2).join('.')

/** A response that several operations have, as a reference; a success stays with its operation. */
const shareResponse = (
  [status, response]: [string, ResponseObject],
  place: string,
  shelves: Shelves,
): ResponseObject | ReferenceObject => {
  const shared = shareInResponse(response, place, shelves)
  const isShared = Number(status) >= 300 && isRepeated(response, shelves)
  return isShared ? shelves.responses.share(shared, nameResponse(status, response)) : shared
}

const shareInOperation = (found: Found, shelves: Shelves): OperationObject => {
  const { operationId = '', requestBody, ...operation } = found.operation
  const body = requestBody as RequestBodyObject | undefined
  return {
    operationId,
    ...operation,
    ...(body && {
      requestBody: { ...body, content: shareExamples(body.content, `${operationId}.request`, shelves) },
    }),
    responses: Object.fromEntries(
      responsesOf(found).map(entry => [entry[0], shareResponse(entry, operationId, shelves)]),
    ),
  }
}

/** The same document with each header, example and repeated response once, under its components. */
export const shareParts = (document: OpenAPIObject): OpenAPIObject => {
  const found = [...mapOperations(document).values()]
  const shelves: Shelves = {
    examples: new Shelf('examples'),
    headers: new Shelf('headers', document.components?.headers as Record<string, HeaderObject>),
    responses: new Shelf('responses'),
    counts: countParts(found),
  }
  const paths: Record<string, PathItemObject> = {}
  for (const one of found) paths[one.path] = { ...paths[one.path], [one.method]: shareInOperation(one, shelves) }
  const { responses, headers, examples } = shelves
  return {
    ...document,
    paths,
    components: {
      ...document.components,
      headers: headers.parts,
      responses: responses.parts,
      examples: examples.parts,
    },
  }
}
