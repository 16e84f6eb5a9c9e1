import type { OpenAPIObject } from 'openapi3-ts/oas31'

const kinds = ['responses', 'headers', 'examples']

/** The component that a reference names, where it is of a kind that operations share; undefined for schemas and parameters. */
const findShared = (file: OpenAPIObject, reference: unknown): unknown => {
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(String(reference)) ?? []
  if (!kinds.includes(kind)) return undefined
  return (file.components as Record<string, Record<string, unknown>> | undefined)?.[kind]?.[name]
}

/** A part of a file with each response, header and example in the place of its reference. */
export const resolveParts = <Part>(file: OpenAPIObject, part: Part): Part =>
  JSON.parse(
    JSON.stringify(part, (_, value) => {
      const shared = typeof value?.$ref === 'string' ? findShared(file, value.$ref) : undefined
      return shared ?? value
    }),
  ) as Part // the same with values for references
