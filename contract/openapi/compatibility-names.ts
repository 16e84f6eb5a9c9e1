import { isDeepStrictEqual } from 'node:util'
import type { OpenAPIObject } from 'openapi3-ts/oas31'
import { compareOtherKeys } from './compatibility-keys.ts'
import type { Report } from './compatibility-rules.ts'
import { getFileSchemas } from './openapi-parts.ts'
import type { JsonSchema } from './schemas.ts'

/** Earlier names of a schema, which the file tells for a major version so that programs generated anew find it. */
const listFormerNames = ({ 'x-former-names': names }: JsonSchema): string[] => (Array.isArray(names) ? names : [])

/** The new name of a schema that is gone: of the one that tells it, or of one with the same content. */
const findNewName = (
  name: string,
  schema: JsonSchema,
  added: readonly (readonly [string, JsonSchema])[],
): { name: string; isTold: boolean } | undefined => {
  const told = added.find(([, other]) => listFormerNames(other).includes(name))
  if (told) return { name: told[0], isTold: true }
  const alike = added.find(([, other]) => isDeepStrictEqual(other, schema))
  return alike && { name: alike[0], isTold: false }
}

const tellGone = (name: string, schema: JsonSchema, added: Parameters<typeof findNewName>[2], tell: Report): void => {
  const found = findNewName(name, schema, added)
  if (!found) tell('schema-removed', `schemas.${name}`, 'The name is gone.')
  else tell(found.isTold ? 'schema-renamed' : 'schema-removed', `schemas.${name}`, `It is called ${found.name} now.`)
}

const collectReferences = (part: unknown, found: Set<string>): void => {
  if (typeof part !== 'object' || part === null) return
  for (const [key, value] of Object.entries(part)) {
    if (key === '$ref' && typeof value === 'string') found.add(value.replace('#/components/schemas/', ''))
    else collectReferences(value, found)
  }
}

/** Names of the schemas that an operation, a webhook or a shared part of them refers to, directly or through others. */
const findReachedSchemas = (file: OpenAPIObject): Set<string> => {
  const { schemas = {}, ...components } = file.components ?? {}
  const found = new Set<string>()
  collectReferences([file.paths, file.webhooks, components], found)
  for (const name of found) collectReferences((schemas as Record<string, unknown>)[name], found)
  return found
}

/**
 * Compares the names of schemas, which generated programs import, and the schemas that nothing refers to. The data stay as
 * they are: a rename that the file tells in `x-former-names` is additive.
 */
export const compareSchemaNames = (before: OpenAPIObject, after: OpenAPIObject, tell: Report): void => {
  const [was, is] = [getFileSchemas(before), getFileSchemas(after)]
  const added = Object.entries(is).filter(([name]) => !(name in was))
  const [reached, stillReached] = [findReachedSchemas(before), findReachedSchemas(after)]
  for (const [name, schema] of Object.entries(was)) {
    const [where, same] = [`schemas.${name}`, is[name]]
    if (!same) tellGone(name, schema, added, tell)
    else if (!reached.has(name) && !stillReached.has(name))
      compareOtherKeys('components', { [name]: schema }, { [name]: same }, where, tell)
  }
  const isRenamed = (schema: JsonSchema): boolean => listFormerNames(schema).some(former => former in was)
  for (const [name, schema] of added)
    if (!isRenamed(schema)) tell('schema-added', `schemas.${name}`, 'The name is new.')
}
