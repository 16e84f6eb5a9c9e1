import { ProtocolError, ProtocolErrorCode, type Resource, ResourceNotFoundError } from '@modelcontextprotocol/server'
import { ErrorResponse } from '#contract/shared/errors'
import { fetchServicePath, type Origin } from './call.ts'
import type { Tools } from './tools.ts'

/** A resource with its path in the service. */
interface ResourceLocation extends Resource {
  path: string
}

const json = 'application/json'

/** Resources without parameters: llms.txt, the accuracy card and the model card. */
const single: readonly ResourceLocation[] = [
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

const createPageResource = (name: string, title: string): ResourceLocation => ({
  ...{ uri: `valorem://docs/${name}`, name: `docs/${name}`, title, path: `/docs/${name}` },
  description: `The page of the documentation: ${title}.`,
})

const createLawResource = (country: string): ResourceLocation => ({
  ...{ uri: `valorem://law/${country}`, name: `law/${country}`, title: `The law of ${country} today`, mimeType: json },
  description:
    'Every parameter that is in force, with its value, unit, article and certainty. One request of `lawParameters`.',
  path: `/api/v1/law/parameters?country=${country}`,
})

/** Resource templates with a variable name. */
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

/** Path of the law: of a country the versions in force today, of a parameter all versions. */
const findLawPath = (uri: string, day: string): string | undefined => {
  const [, country] = /^valorem:\/\/law\/([A-Z]{2})$/.exec(uri) ?? []
  const [, id] = /^valorem:\/\/law\/parameter\/([A-Za-z0-9.]{1,100})$/.exec(uri) ?? []
  if (country) return `/api/v1/law/parameters?country=${country}&day=${day}`
  return id && `/api/v1/law/parameters?id=${id}`
}

const findDocsPath = (uri: string): string | undefined => {
  const [, name] = /^valorem:\/\/docs\/([A-Za-z_-]{1,60}(?:\/[A-Za-z0-9_.]{1,100})?)$/.exec(uri) ?? []
  return name && !name.includes('..') ? `/docs/${name}` : undefined
}

/** Resources that assistants can read without a tool call. */
export interface Resources {
  list: readonly Resource[]
  /**
   * Reads a resource with the caller's credential; law and accuracy count as one request of their operation.
   * @throws ProtocolError for an unknown resource, or an error response of the service.
   */
  read(uri: string, caller: { origin: Origin; day: string }, signal: AbortSignal): Promise<ResourceText>
}

interface ResourceText {
  uri: string
  mimeType: string
  text: string
}

const createReadError = (uri: string, status: number, text: string, waitSeconds: number | undefined): ProtocolError => {
  if (status === 404) return new ResourceNotFoundError(uri)
  const parsed = ErrorResponse.safeParse(parseJsonOrUndefined(text))
  const reason = parsed.success ? `${parsed.data.error} (${parsed.data.code})` : `The service answered ${status}.`
  const wait = waitSeconds === undefined ? '' : ` Wait ${waitSeconds} seconds before you repeat it.`
  return new ProtocolError(
    status < 500 && status !== 429 ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError,
    `${uri}: ${reason}${wait}`,
  )
}

const parseJsonOrUndefined = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a media type is text; images under /docs are not readable resources. */
const isReadableText = (type: string): boolean => type.startsWith('text/') || type.startsWith(json)

/** Whether no such law exists: the service answers with an empty list, which would read as a law without parameters. */
const isEmptyLaw = (uri: string, text: string): boolean => {
  const { data } = (uri.startsWith('valorem://law/') ? parseJsonOrUndefined(text) : {}) as {
    data?: { parameters?: unknown[] }
  }
  return data?.parameters?.length === 0
}

/** Creates the resources: texts, accuracy, the law of each country, the page of each operation. */
export const createResources = (tools: Tools): Resources => {
  const operations = [...tools.operations.values()].map(({ id, summary }) => createPageResource(id, summary))
  const locations = [
    ...single,
    ...tools.countriesOf('fees').map(createLawResource),
    ...pages.map(([name, title]) => createPageResource(name, title)),
    ...operations,
  ]
  const singlePath = (uri: string): string | undefined => single.find(one => one.uri === uri)?.path
  return {
    list: locations.map(({ path: _, ...shown }) => shown),
    async read(uri, { origin, day }, signal) {
      const path = singlePath(uri) ?? findLawPath(uri, day) ?? findDocsPath(uri)
      if (path === undefined) throw new ResourceNotFoundError(uri)
      const { status, type, text, retryAfterSeconds } = await fetchServicePath(path, origin, signal)
      if (status !== 200) throw createReadError(uri, status, text, retryAfterSeconds)
      if (!isReadableText(type) || isEmptyLaw(uri, text)) throw new ResourceNotFoundError(uri)
      return { uri, mimeType: type.split(';')[0] ?? '', text }
    },
  }
}
