import { isDeepStrictEqual } from 'node:util'
import type { OpenAPIObject, SecuritySchemeObject, ServerObject } from 'openapi3-ts/oas31'
import { describeScheme } from './compatibility-requests.ts'
import type { Report } from './compatibility-schemas.ts'

const compareInfo = ({ info: was }: OpenAPIObject, { info: is }: OpenAPIObject, tell: Report): void => {
  const { version: _old, ...before } = was
  const { version: _new, ...after } = is
  if (!isDeepStrictEqual(before, after)) tell('text-changed', '', 'Another text about the whole.')
}

const compareServers = (before: OpenAPIObject, after: OpenAPIObject, tell: Report): void => {
  const listOf = ({ servers = [] }: OpenAPIObject): Map<string, ServerObject> =>
    new Map(servers.map(server => [`${server.url} ${server.description ?? ''}`.trim(), server]))
  const [was, is] = [listOf(before), listOf(after)]
  for (const [name, server] of was) {
    const same = is.get(name)
    if (!same) tell('server-removed', `servers ${name}`, 'It is gone.')
    else if (!isDeepStrictEqual(server.variables, same.variables))
      tell('text-changed', `servers ${name}`, 'Other variables.')
  }
  for (const name of is.keys()) if (!was.has(name)) tell('server-added', `servers ${name}`, 'It is new.')
}

/** Compares the data that clients send for each scheme; operations compare their scheme names. */
const compareSchemes = (before: OpenAPIObject, after: OpenAPIObject, tell: Report): void => {
  const listOf = ({ components }: OpenAPIObject) =>
    Object.entries((components?.securitySchemes ?? {}) as Record<string, SecuritySchemeObject>)
  const later = new Map(listOf(after))
  for (const [name, scheme] of listOf(before)) {
    const [where, same] = [`securitySchemes.${name}`, later.get(name)]
    if (!same) continue
    const [was, is] = [describeScheme(scheme), describeScheme(same)]
    if (!isDeepStrictEqual(was, is))
      tell('security-scheme-changed', where, `${JSON.stringify(was)} became ${JSON.stringify(is)}.`)
    else if (!isDeepStrictEqual(scheme, same)) tell('text-changed', where, 'Another description or format.')
  }
}

/** Compares what two files say of the whole service: its texts, its servers, and what its credentials look like. */
export const compareWhole = (before: OpenAPIObject, after: OpenAPIObject, tell: Report): void => {
  compareInfo(before, after, tell)
  compareServers(before, after, tell)
  compareSchemes(before, after, tell)
}
