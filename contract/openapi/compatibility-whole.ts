import { isDeepStrictEqual } from 'node:util'
import type { OpenAPIObject, SecuritySchemeObject, ServerObject } from 'openapi3-ts/oas31'
import { comparedKeys, compareOtherKeys } from './compatibility-keys.ts'
import { describeScheme } from './compatibility-requests.ts'
import type { Report } from './compatibility-rules.ts'

const compareServers = (before: OpenAPIObject, after: OpenAPIObject, tell: Report): void => {
  const listOf = ({ servers = [] }: OpenAPIObject): Map<string, ServerObject> =>
    new Map(servers.map(server => [`${server.url} ${server.description ?? ''}`.trim(), server]))
  const [was, is] = [listOf(before), listOf(after)]
  for (const [name, server] of was) {
    const same = is.get(name)
    if (!same) tell('server-removed', `servers ${name}`, 'It is gone.')
    else compareOtherKeys('server', server, same, `servers ${name}`, tell)
  }
  for (const name of is.keys()) if (!was.has(name)) tell('server-added', `servers ${name}`, 'It is new.')
}

const toRecord = (scheme: SecuritySchemeObject): Record<string, unknown> => ({ ...scheme })

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
    else {
      compareOtherKeys('securityScheme', scheme, same, where, tell)
      // What its type does not use, or what is the same in other letters.
      const unused = comparedKeys.securityScheme.filter(
        key => !isDeepStrictEqual(toRecord(scheme)[key], toRecord(same)[key]),
      )
      if (unused.length > 0) tell('text-changed', where, `Another ${unused.join(', ')}.`)
    }
  }
}

/** Compares texts of the paths that both files have. */
const comparePaths = (
  { paths: before = {} }: OpenAPIObject,
  { paths: after = {} }: OpenAPIObject,
  tell: Report,
): void => {
  for (const [path, item] of Object.entries(before)) {
    const same = after[path]
    if (same) compareOtherKeys('pathItem', item, same, path, tell)
  }
}

/** Compares what two files say of the whole service: its texts, its servers, and what its credentials look like. */
export const compareWhole = (before: OpenAPIObject, after: OpenAPIObject, tell: Report): void => {
  compareOtherKeys('info', before.info, after.info, 'info', tell)
  compareOtherKeys('document', before, after, '', tell)
  compareOtherKeys('components', before.components ?? {}, after.components ?? {}, 'components', tell)
  comparePaths(before, after, tell)
  compareServers(before, after, tell)
  compareSchemes(before, after, tell)
}
