import { ProtocolError, ProtocolErrorCode, type Resource, ResourceNotFoundError } from '@modelcontextprotocol/server'
import { ErrorResponse } from '#contract/shared/errors'
import { type Origin, readPath } from './call.ts'
import type { Tools } from './tools.ts'

/** Where a resource lies in the service. */
interface Place extends Resource {
  path: string
}

const json = 'application/json'

/** What is there once: the map for machines and both halves of what is known of the accuracy. */
const single: readonly Place[] = [
  {
    ...{ uri: 'valorem://llms.txt', name: 'llms.txt', title: 'The service in one page', mimeType: 'text/plain' },
    description: 'What the service calculates, its honest limits, and where each operation is documented.',
    path: '/llms.txt',
  },
  {
    ...{ uri: 'valorem://accuracy', name: 'accuracy', title: 'Accuracy card', mimeType: json },
    description:
      'What is measured, implied and tested of the accuracy of estimates, never mixed. One request of `accuracy`.',
    path: '/api/v1/estimation/accuracy',
  },
  {
    ...{ uri: 'valorem://model', name: 'model', title: 'Model card', mimeType: json },
    description:
      'Purpose, data, formula, parameters with their sources and known faults of the model. One request of `modelCard`.',
    path: '/api/v1/estimation/model',
  },
]

const pages: readonly [page: string, title: string][] = [
  ['errors', 'Every error code, its cause and its remedy'],
  ['scenarios', 'Failures on demand'],
  ['limits', 'What the figures are not'],
  ['law', 'The law by country'],
]

const page = (name: string, title: string): Place => ({
  ...{ uri: `valorem://docs/${name}`, name: `docs/${name}`, title, path: `/docs/${name}` },
  description: `The page of the documentation: ${title}.`,
})

const lawOf = (country: string): Place => ({
  ...{ uri: `valorem://law/${country}`, name: `law/${country}`, title: `The law of ${country} today`, mimeType: json },
  description:
    'Every parameter that is in force, with its value, unit, article and certainty. One request of `lawParameters`.',
  path: `/api/v1/law/parameters?country=${country}`,
})

/** Kinds of resources whose name is filled in. */
export const resourceTemplates = [
  {
    ...{ uriTemplate: 'valorem://law/{country}', name: 'law', title: 'The law of a country today', mimeType: json },
    description: 'Every parameter in force, by the code of a country.',
  },
  {
    ...{
      uriTemplate: 'valorem://law/parameter/{id}',
      name: 'law parameter',
      title: 'A parameter of law',
      mimeType: json,
    },
    description:
      'Every version of a parameter with its days, value and source; the `id` as `meta.law` of an answer names it.',
  },
  {
    ...{ uriTemplate: 'valorem://docs/{page}', name: 'documentation', title: 'A page of the documentation' },
    description: 'The page of an operation, as `estimate`, or of an error code, as `errors/rate_limited`.',
  },
] as const

/** The law as it is today: of one country its present versions, of one parameter all. */
const lawPath = (uri: string, day: string): string | undefined => {
  const [, country] = /^valorem:\/\/law\/([A-Z]{2})$/.exec(uri) ?? []
  const [, id] = /^valorem:\/\/law\/parameter\/([A-Za-z0-9.]{1,100})$/.exec(uri) ?? []
  if (country) return `/api/v1/law/parameters?country=${country}&day=${day}`
  return id && `/api/v1/law/parameters?id=${id}`
}

const docsPath = (uri: string): string | undefined => {
  const [, name] = /^valorem:\/\/docs\/([A-Za-z_-]{1,60}(?:\/[A-Za-z0-9_.]{1,100})?)$/.exec(uri) ?? []
  return name && !name.includes('..') ? `/docs/${name}` : undefined
}

/** What assistants can read of the service beside calling it. */
export interface Resources {
  list: readonly Resource[]
  /**
   * Reads a resource with the credential of the caller; a list of law or accuracy is one request of its operation.
   * @throws ProtocolError for what there is not, or what the service refuses.
   */
  read(uri: string, caller: { origin: Origin; day: string }, signal: AbortSignal): Promise<ResourceText>
}

interface ResourceText {
  uri: string
  mimeType: string
  text: string
}

const refusalOf = (uri: string, status: number, text: string, waitSeconds: number | undefined): ProtocolError => {
  if (status === 404) return new ResourceNotFoundError(uri)
  const parsed = ErrorResponse.safeParse(parsedJson(text))
  const reason = parsed.success ? `${parsed.data.error} (${parsed.data.code})` : `The service answered ${status}.`
  const wait = waitSeconds === undefined ? '' : ` Wait ${waitSeconds} seconds before you repeat it.`
  return new ProtocolError(
    status < 500 && status !== 429 ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError,
    `${uri}: ${reason}${wait}`,
  )
}

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Pictures lie among the pages, and are nothing to read as a text. */
const isText = (type: string): boolean => type.startsWith('text/') || type.startsWith(json)

/** A law that nobody has: the service answers with an empty list, which would read as a law without parameters. */
const isEmptyLaw = (uri: string, text: string): boolean => {
  const { data } = (uri.startsWith('valorem://law/') ? parsedJson(text) : {}) as { data?: { parameters?: unknown[] } }
  return data?.parameters?.length === 0
}

/** The resources beside some tools: texts, the accuracy, the law of each country, the page of each operation. */
export const resourcesOf = (tools: Tools): Resources => {
  const operations = [...tools.operations.values()].map(({ id, summary }) => page(id, summary))
  const places = [
    ...single,
    ...tools.countriesOf('fees').map(lawOf),
    ...pages.map(([name, title]) => page(name, title)),
    ...operations,
  ]
  const singlePath = (uri: string): string | undefined => single.find(one => one.uri === uri)?.path
  return {
    list: places.map(({ path: _, ...shown }) => shown),
    async read(uri, { origin, day }, signal) {
      const path = singlePath(uri) ?? lawPath(uri, day) ?? docsPath(uri)
      if (path === undefined) throw new ResourceNotFoundError(uri)
      const { status, type, text, retryAfterSeconds } = await readPath(path, origin, signal)
      if (status !== 200) throw refusalOf(uri, status, text, retryAfterSeconds)
      if (!isText(type) || isEmptyLaw(uri, text)) throw new ResourceNotFoundError(uri)
      return { uri, mimeType: type.split(';')[0] ?? '', text }
    },
  }
}
