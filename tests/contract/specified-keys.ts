import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../architecture/sources.ts'

type Node = Record<string, unknown>

/** A file of the official schemas, as `@hyperjump/json-schema` brings them along. */
const load = async (path: string): Promise<Node> => {
  const file = pathToFileURL(join(root, 'node_modules/@hyperjump/json-schema', path)).href
  return ((await import(file)) as { default: Node }).default
}

/** Every name under a `properties` of a schema. */
const listProperties = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'properties' ? Object.keys(value as Node) : listProperties(value),
  )
}

/** Where the official schema defines each kind of object; the first is the file. */
const definitions: Readonly<Record<string, string>> = {
  info: 'info',
  contact: 'contact',
  license: 'license',
  server: 'server',
  serverVariable: 'server-variable',
  components: 'components',
  pathItem: 'path-item',
  operation: 'operation',
  externalDocs: 'external-documentation',
  parameter: 'parameter',
  requestBody: 'request-body',
  mediaType: 'media-type',
  encoding: 'encoding',
  response: 'response',
  header: 'header',
  link: 'link',
  example: 'example',
  tag: 'tag',
  securityScheme: 'security-scheme',
}

const vocabularies = ['applicator', 'content', 'core', 'format-annotation', 'meta-data', 'unevaluated', 'validation']

/** Objects that take `example` and `examples` by a reference of the official schema. */
const withExamples = ['parameter', 'mediaType', 'header']

/** Every key that OpenAPI 3.1 and JSON Schema 2020-12 define, by the kind of its object. */
export const listSpecifiedKeys = async (): Promise<Readonly<Record<string, string[]>>> => {
  const { $defs, properties } = (await load('openapi-3-1/schema.js')) as {
    $defs: Record<string, Node>
    properties: Node
  }
  const kinds = Object.entries(definitions).map(([kind, name]) => [
    kind,
    [...new Set([...listProperties($defs[name]), ...(withExamples.includes(kind) ? ['example', 'examples'] : [])])],
  ])
  const schemas = await Promise.all([
    ...vocabularies.map(name => load(`draft-2020-12/meta/${name}.js`)),
    load('openapi-3-1/meta/base.js'),
  ])
  return {
    document: Object.keys(properties),
    ...Object.fromEntries(kinds),
    schema: [...new Set(schemas.flatMap(schema => Object.keys(schema.properties as Node)))],
  }
}
