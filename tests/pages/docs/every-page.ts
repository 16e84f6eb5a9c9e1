import type { OperationObject } from 'openapi3-ts/oas31'
import { openApiDocument } from '#contract/openapi/build'
import { getOperationPath } from '#contract/openapi/operation-path'
import { operations } from '#contract/openapi/operations'
import { countryCodes } from '#contract/propcalc/fees/countries'
import { errorCodes } from '#contract/shared/errors'
import { guides } from '#server/pages/docs/guides/guide-list'

/** Paths of the pages of operations. */
export const operationPaths = operations.map(({ id }) => getOperationPath(id))

/** Paths of the pages of codes. */
export const codePaths = errorCodes.map(code => `/docs/errors/${code}`)

/** Paths of the guides that are files of the repository. */
export const fileGuidePaths = guides.map(({ path }) => path)

/** Paths of the pages that are neither those of one operation, code, country or parameter. */
export const guidePaths = [
  '/docs',
  '/docs/errors',
  '/docs/scenarios',
  '/docs/law',
  '/docs/limits',
  '/docs/accuracy',
  '/docs/model',
  '/docs/search',
  ...fileGuidePaths,
]

/** Paths of the pages of countries: their requests of the fees, and their law. */
export const countryPaths = countryCodes.flatMap(code => [`/docs/fees/${code}`, `/docs/law/${code}`])

/** A page as it was sent. */
export interface ReadPage {
  path: string
  status: number
  html: string
  /** Milliseconds of processor time that this process took from the request to the last byte. */
  cpuMs: number
}

/** Reads a page as a browser asks for it. */
export const readPage = async (url: string, path: string): Promise<ReadPage> => {
  const before = process.cpuUsage()
  const answer = await fetch(url + path, { headers: { Accept: 'text/html' } })
  const html = await answer.text()
  const { user, system } = process.cpuUsage(before)
  return { path, status: answer.status, html, cpuMs: (user + system) / 1000 }
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** What a reader copies of markup. */
export const copied = (markup: string): string =>
  markup.replace(/<[^>]+>/g, '').replace(/&(?:lt|gt|quot|#39|amp);/g, entity => entities[entity] ?? entity)

/** A block of code of a page: its name, as `curl, fullyDescribed`, and what a reader copies of it. */
export interface Block {
  name: string
  code: string
  /** Status of the example that it stands in. */
  status: number | undefined
}

/** The blocks of code of a page, in their order. */
export const blocksOf = (html: string): Block[] =>
  html.split(/(?=<details class="example")|(?=<h[23])/).flatMap(part => {
    const [, status] = /<summary><b>(\d{3})<\/b>/.exec(part) ?? []
    return [...part.matchAll(/<figcaption>(.*?)<\/figcaption><pre[^>]*><code>(.*?)<\/code>/gs)].map(
      ([, name = '', code = '']) => ({
        name: copied(name),
        code: copied(code),
        status: status === undefined ? undefined : Number(status),
      }),
    )
  })

const empty = ['meta', 'link', 'br', 'hr', 'img', 'input', '!doctype']
const blocks = ['p', 'div', 'ul', 'ol', 'dl', 'table', 'pre', 'figure', 'details', 'h1', 'h2', 'h3', 'section', 'nav']
/** Elements of a drawing may close themselves. */
const tag = /<(\/?)([a-z!][a-z0-9]*)(?:\s[^<>]*?)?(\/?)>/gi

/** Elements that do not close where they should, and blocks in paragraphs, which a browser would take out of them. */
export const nestingFaults = (html: string): string[] => {
  const open: string[] = []
  const faults: string[] = []
  for (const [, end, found = '', closed] of html.matchAll(tag)) {
    const name = found.toLowerCase()
    if (empty.includes(name) || closed) continue
    if (!end) {
      const outer = open.findLast(one => ['p', 'summary'].includes(one))
      if (outer && blocks.includes(name)) faults.push(`${name} in ${outer}`)
      open.push(name)
    } else if (open.at(-1) === name) open.pop()
    else {
      faults.push(`/${name} closes ${open.at(-1)}`)
      return faults
    }
  }
  return [...faults, ...open.map(name => `${name} stays open`)]
}

/** Names of the fields that the description of an operation has at its top: of what is sent, and of a good answer's data. */
export const fieldsOf = (id: string): string[] => {
  type Schema = { $ref?: string; properties?: Record<string, Schema>; oneOf?: Schema[]; anyOf?: Schema[] }
  const { paths: described = {}, components } = openApiDocument()
  const resolved = (schema: Schema): Schema =>
    schema.$ref ? ((components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] as Schema) ?? {}) : schema
  const shapes = (schema: Schema): Schema[] => {
    const own = resolved(schema)
    return [own, ...[...(own.oneOf ?? []), ...(own.anyOf ?? [])].flatMap(shapes)]
  }
  const propertiesOf = (schema: Schema | undefined): [string, Schema][] =>
    schema ? shapes(schema).flatMap(({ properties = {} }) => Object.entries(properties)) : []
  const operation = Object.values(described)
    .flatMap(item => Object.values(item) as OperationObject[])
    .find(one => one['x-sdk-method']?.endsWith(`.${id}`))
  const schemaIn = (part: unknown): Schema | undefined =>
    (part as { content?: Record<string, { schema: Schema }> } | undefined)?.content?.['application/json']?.schema
  const answered = propertiesOf(schemaIn(operation?.responses?.['200']))
  const data = answered.filter(([name]) => name === 'data').flatMap(([, schema]) => propertiesOf(schema))
  return [...propertiesOf(schemaIn(operation?.requestBody)), ...answered, ...data].map(([name]) => name)
}
