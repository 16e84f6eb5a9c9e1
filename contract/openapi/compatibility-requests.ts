import { isDeepStrictEqual } from 'node:util'
import type {
  OpenAPIObject,
  OperationObject,
  ParameterObject,
  RequestBodyObject,
  SecuritySchemeObject,
} from 'openapi3-ts/oas31'
import type { OperationPair } from './compatibility-contents.ts'
import { compareOtherKeys } from './compatibility-keys.ts'
import type { Report } from './compatibility-rules.ts'
import { compareDeprecation, type Members, SchemaComparison } from './compatibility-schemas.ts'
import { compareSerialisation } from './compatibility-serialisation.ts'
import { type Found, resolveComponent } from './openapi-parts.ts'
import type { JsonSchema } from './schemas.ts'

const getSecuritySchemes = ({ components }: OpenAPIObject): Record<string, SecuritySchemeObject> =>
  (components?.securitySchemes ?? {}) as Record<string, SecuritySchemeObject>

/** Data that a client sends for a security scheme, regardless of its name in the file. */
export const describeScheme = ({
  type,
  in: place,
  name,
  scheme,
  flows,
  openIdConnectUrl,
}: SecuritySchemeObject): object => ({
  type,
  ...(type === 'apiKey' && { in: place, name }),
  ...(type === 'http' && { scheme: scheme?.toLowerCase() }),
  ...(type === 'oauth2' && { flows }),
  ...(type === 'openIdConnect' && { openIdConnectUrl }),
})

/** Credentials by scheme name; a name that one file lacks is described by the data that clients send. */
const listCredentials = ({ security }: OperationObject, file: OpenAPIObject, other: OpenAPIObject): string[] => {
  const [own, others] = [getSecuritySchemes(file), getSecuritySchemes(other)]
  const shown = (name: string): string =>
    own[name] && !others[name] ? JSON.stringify(describeScheme(own[name])) : name
  const ways = (security ?? file.security ?? []).map(one => Object.keys(one).map(shown).sort().join(' and '))
  return ways.length > 0 ? ways.map(way => way || 'no credential') : ['no credential']
}

/** Compares who may call: credentials and the limit of the body. */
export const compareAccess = (before: OperationObject, after: OperationObject, pair: OperationPair): void => {
  const tell = pair.report('request')
  const kinds = (operation: OperationObject): string[] =>
    ((operation['x-credentials'] ?? []) as string[]).map(kind => `${kind} credential`)
  const was = [...listCredentials(before, pair.before, pair.after), ...kinds(before)]
  const is = [...listCredentials(after, pair.after, pair.before), ...kinds(after)]
  const [gone, added] = [was.filter(one => !is.includes(one)), is.filter(one => !was.includes(one))]
  if (gone.length > 0) tell('security-narrowed', 'security', `No longer admitted: ${gone.join(', ')}.`)
  if (added.length > 0) tell('security-widened', 'security', `Now admitted: ${added.join(', ')}.`)
  const [limit, later] = [before, after].map(operation => operation['x-body-limit-bytes'] as number | undefined)
  if (limit !== undefined && later !== undefined && limit !== later)
    tell(later < limit ? 'body-limit-lowered' : 'body-limit-raised', 'body', `${limit} bytes became ${later}.`)
}

/** The names of the parts of a path, in their order. */
const parsePathParts = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const collectParameters = (
  { parameters = [] }: OperationObject,
  file: OpenAPIObject,
  later: ReadonlyMap<string, string> = new Map(),
): Map<string, ParameterObject> =>
  new Map(
    parameters
      .map(given => resolveComponent<ParameterObject>(file, given))
      .map(one => [`${one.in}.${one.in === 'path' ? (later.get(one.name) ?? one.name) : one.name}`, one]),
  )

const toMembers = (parameters: ReadonlyMap<string, ParameterObject>): Members =>
  new Map(
    [...parameters].map(([where, { schema = {}, required = false, deprecated }]) => [
      where,
      { schema: schema as JsonSchema, isRequired: required, deprecated },
    ]),
  )

const compareParameters = (before: Found, after: Found, pair: OperationPair): void => {
  const tell = pair.report('request')
  const names = parsePathParts(after.path)
  const later = new Map(parsePathParts(before.path).map((name, index) => [name, names[index] ?? name]))
  for (const [was, is] of later)
    if (was !== is) tell('path-parameter-renamed', `path.${was}`, `It is called ${is} now.`)
  const [old, recent] = [
    collectParameters(before.operation, pair.before, later),
    collectParameters(after.operation, pair.after),
  ]
  new SchemaComparison(pair.schemas, 'request', tell).compareMembers(toMembers(old), toMembers(recent))
  for (const [where, parameter] of old) {
    const same = recent.get(where)
    if (!same) continue
    compareSerialisation(parameter, same, { where, direction: 'request', pair })
    compareOtherKeys('parameter', parameter, same, where, tell)
  }
}

const compareBodies = (before: RequestBodyObject, after: RequestBodyObject, pair: OperationPair): void => {
  const tell = pair.report('request')
  const [wasRequired, isRequired] = [before.required === true, after.required === true]
  if (isRequired && !wasRequired) tell('field-required', 'body', 'It may no longer be left out.')
  if (wasRequired && !isRequired) tell('field-optional', 'body', 'It may be left out now.')
  compareOtherKeys('requestBody', before, after, 'body', tell)
  pair.contents(before.content, after.content, { where: 'body', direction: 'request' })
}

const compareBody = (before: OperationObject, after: OperationObject, pair: OperationPair): void => {
  const tell = pair.report('request')
  const was = before.requestBody && resolveComponent<RequestBodyObject>(pair.before, before.requestBody)
  const is = after.requestBody && resolveComponent<RequestBodyObject>(pair.after, after.requestBody)
  if (was && is) compareBodies(was, is, pair)
  else if (was) tell('field-removed', 'body', 'No body is read any more.')
  else if (is?.required) tell('required-field-added', 'body', 'A body is required now.')
  else if (is) tell('field-added', 'body', 'A body is read now.')
}

/**
 * Whether an id became the name of the SDK's method, without its tag: once, from a file that did not name the methods. A
 * later change of the id is breaking, since clients that other generators made are called by it.
 */
const becameMethod = (was: OperationObject, is: OperationObject): boolean =>
  was['x-sdk-method'] === undefined &&
  String(is['x-sdk-method'] ?? '')
    .split('.')
    .at(-1) === was.operationId

/** Compares the names of an operation: its id, and the method of the SDK. */
export const compareNames = (was: OperationObject, is: OperationObject, tell: Report): void => {
  if (was.operationId !== is.operationId)
    tell(
      becameMethod(was, is) ? 'operation-renamed' : 'operation-id-changed',
      'operationId',
      `${was.operationId} became ${is.operationId}.`,
    )
  const [old, recent] = [was['x-sdk-method'], is['x-sdk-method']]
  if (old !== undefined && old !== recent) tell('sdk-method-changed', 'x-sdk-method', `${old} became ${recent}.`)
}

/** Compares the requests of an operation: names and texts, credentials, parameters and body. */
export const compareRequests = (before: Found, after: Found, pair: OperationPair): void => {
  const tell = pair.report('request')
  const [was, is] = [before.operation, after.operation]
  compareNames(was, is, tell)
  compareOtherKeys('operation', was, is, 'operation', tell)
  if (!isDeepStrictEqual(was.servers, is.servers))
    tell('method-or-path-changed', 'servers', 'It is answered by another server.')
  compareDeprecation(was, is, 'operation', tell)
  compareAccess(was, is, pair)
  compareParameters(before, after, pair)
  compareBody(was, is, pair)
}
