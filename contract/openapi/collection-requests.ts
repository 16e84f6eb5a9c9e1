import type { Example } from '#contract/examples/example'
import { examples } from '#contract/examples/recorded'
import { scenarioHeader } from '#contract/shared/scenarios'
import { tags } from '#contract/shared/tags'
import { type Operation, operations } from './operations.ts'

/** One request of a collection, with the assertions on its answer. */
export interface CollectionRequest {
  /** `estimate: fullyDescribed`, or `estimate: 429`. */
  name: string
  summary: string
  method: Operation['method']
  /** With its query. */
  path: string
  headers: Readonly<Record<string, string>>
  body?: unknown
  expected: { status: number; hasSuccess: boolean; code?: string }
  /** The answer as it is documented; undefined where it is a file. */
  answer: unknown
  /** Media type of an answer that is a file. */
  fileType: string | undefined
}

/** The requests of one tag: those that are answered, and those that fail on demand. */
export interface CollectionFolder {
  name: string
  description: string
  good: readonly CollectionRequest[]
  failing: readonly CollectionRequest[]
}

/** Public values: the local service and the shared sandbox key. */
export const collectionVariables = { baseUrl: 'http://127.0.0.1:3000', apiKey: 'vk_sandbox_public' } as const

/** The body of a request, also of one that does not fit the schema as a whole: some are answered all the same. */
const getExampleRequestBody = ({ request }: Example): unknown => {
  if (request && 'body' in request) return request.body
  return request && 'wrong' in request ? request.wrong : undefined
}

const isGood = ({ situation, response }: Example): boolean => situation === undefined && response.status === 200

const buildRequestPath = ({ path }: Operation, { params = {}, query = {} }: Example): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return search ? `${filled}?${search}` : filled
}

/** AI providers cost money and a fresh service has none: the documented answer is requested. */
const isAnsweredByOthers = ({ tag }: Operation): boolean => tag === 'ai'

const createGoodRequest = (operation: Operation, example: Example): CollectionRequest => {
  const { name, summary, response } = example
  const body = getExampleRequestBody(example)
  return {
    name: `${operation.id}: ${name}`,
    summary,
    method: operation.method,
    path: buildRequestPath(operation, example),
    headers: isAnsweredByOthers(operation) ? { [scenarioHeader]: '200' } : {},
    ...(body !== undefined && { body }),
    expected: { status: 200, hasSuccess: hasSuccess(response.body) },
    answer: response.body,
    fileType: response.body === undefined ? operation.fileType : undefined,
  }
}

const hasSuccess = (body: unknown): boolean => typeof body === 'object' && body !== null && 'success' in body

const createFailingRequest = (operation: Operation, good: Example, failing: Example): CollectionRequest => {
  const { status, body } = failing.response
  const { code } = body as { code: string } // every failure of the contract has one
  return {
    ...createGoodRequest(operation, good),
    name: `${operation.id}: ${status}`,
    summary: failing.summary,
    headers: { [scenarioHeader]: String(status) },
    expected: { status, hasSuccess: true, code },
    answer: body,
    fileType: undefined,
  }
}

const createOperationRequests = (operation: Operation): Pick<CollectionFolder, 'good' | 'failing'> => {
  const list = examples[operation.id] ?? []
  const good = list.filter(isGood)
  const [first] = good
  const failing = list.filter(({ response }) => response.status >= 400)
  const firstOfStatus = failing.filter(
    (example, index) => failing.findIndex(({ response }) => response.status === example.response.status) === index,
  )
  return {
    good: good.map(example => createGoodRequest(operation, example)),
    failing: first ? firstOfStatus.map(example => createFailingRequest(operation, first, example)) : [],
  }
}

/** Every request of the collections by tag: those that the sandbox key may send. */
export const createCollectionFolders = (): CollectionFolder[] =>
  Object.entries(tags).flatMap(([tag, { name, description }]) => {
    const shared = operations.filter(one => one.tag === tag && one.access.credentials.includes('sandbox'))
    const requests = shared.map(createOperationRequests)
    const folder = {
      name,
      description,
      good: requests.flatMap(({ good }) => good),
      failing: requests.flatMap(({ failing }) => failing),
    }
    return folder.good.length > 0 ? [folder] : []
  })
