/** A JSON Schema of the OpenAPI file. */
export type JsonSchema = Record<string, unknown>

/** The named schemas of the OpenAPI file. */
export type NamedSchemas = Readonly<Record<string, JsonSchema>>

/** Maximum number of union variants written out. */
const variantsMax = 3

const prefix = '#/components/schemas/'

const isPlainSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a call does not need this keyword: examples, `x-` extensions, and patterns, which are long. */
const isOmittedKeyword = (key: string): boolean =>
  ['example', 'examples', 'pattern'].includes(key) || key.startsWith('x-')

/** Fields common to all variants of a union; required where each variant requires them. */
const mergeSharedFields = (variants: readonly JsonSchema[]): JsonSchema => {
  const tables = variants.map(({ properties }) => (properties ?? {}) as JsonSchema)
  const [first = {}, ...others] = tables
  const names = Object.keys(first).filter(name => others.every(table => name in table))
  const fieldOf = (name: string): unknown => {
    const seen = new Map(tables.map(table => [JSON.stringify(table[name]), table[name]]))
    return seen.size === 1 ? first[name] : mergeField(tables.map(table => table[name]))
  }
  return {
    type: 'object',
    properties: Object.fromEntries(names.map(name => [name, fieldOf(name)])),
    required: names.filter(name =>
      variants.every(({ required }) => (required as string[] | undefined)?.includes(name)),
    ),
    additionalProperties: true,
  }
}

/** Merges a field that differs between variants: all constants and enum values, else only its type. */
const mergeField = (fields: readonly unknown[]): unknown => {
  const schemas = fields.filter(isPlainSchema)
  const values = schemas.flatMap(({ const: only, enum: list }) =>
    only !== undefined ? [only] : ((list as unknown[]) ?? []),
  )
  const [{ type, description } = {}] = schemas
  const isShared = schemas.every(schema => schema.description === description)
  return {
    ...(type !== undefined && { type }),
    ...(values.length > 0 && { enum: [...new Set(values)] }),
    ...(isShared && description !== undefined && { description }),
  }
}

/** Shortens schemas, and collects the named schemas they refer to. */
class SchemaShortener {
  readonly needed = new Map<string, unknown>()
  readonly #named: NamedSchemas

  constructor(named: NamedSchemas) {
    this.#named = named
  }

  /** Shortens a named schema; a union of many variants is reduced to their common fields. */
  named(name: string): JsonSchema {
    const schema = this.#named[name]
    if (!schema) throw new Error(`The OpenAPI file holds no schema ${name}.`)
    const variants = (schema.oneOf ?? schema.anyOf) as JsonSchema[] | undefined
    if (!variants || variants.length <= variantsMax) return this.short(schema) as JsonSchema
    const shared = mergeSharedFields(variants.map(variant => this.#resolved(variant)))
    const description = [schema.description, 'More fields per country: call describeInput.'].filter(Boolean).join(' ')
    return { ...(this.short(shared) as JsonSchema), description }
  }

  #resolved(schema: JsonSchema): JsonSchema {
    return typeof schema.$ref === 'string' ? (this.#named[schema.$ref.slice(prefix.length)] ?? schema) : schema
  }

  /** Removes omitted keywords from a node; references point to `$defs`. */
  short(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(part => this.short(part))
    if (!isPlainSchema(node)) return node
    return Object.fromEntries(
      Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
        if (key === 'properties' && isPlainSchema(value)) return [[key, this.#fields(value)]]
        if (key === '$ref' && typeof value === 'string') return [[key, `#/$defs/${this.#need(value)}`]]
        return isOmittedKeyword(key) ? [] : [[key, this.short(value)]]
      }),
    )
  }

  /** Keeps field names even where they equal an omitted keyword. */
  #fields(fields: JsonSchema): JsonSchema {
    return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, this.short(field)]))
  }

  #need(reference: string): string {
    const name = reference.slice(prefix.length)
    if (!this.needed.has(name)) {
      // Registered before it is shortened, since schemas may be recursive.
      this.needed.set(name, true)
      this.needed.set(name, this.named(name))
    }
    return name
  }
}

/** Adds the referenced schemas under `$defs`. */
const attachDefs = (schema: JsonSchema, { needed }: SchemaShortener): JsonSchema => ({
  type: 'object',
  ...schema,
  ...(needed.size > 0 && { $defs: Object.fromEntries(needed) }),
})

/** Input schema for the tool list: all fields, without examples, patterns and long unions. */
export const createShortSchema = (schema: JsonSchema, named: NamedSchemas): JsonSchema => {
  const shortening = new SchemaShortener(named)
  const name = typeof schema.$ref === 'string' ? schema.$ref.slice(prefix.length) : undefined
  const short = name === undefined ? (shortening.short(schema) as JsonSchema) : shortening.named(name)
  return attachDefs(short, shortening)
}

/** Schemas referenced by a schema, transitively, by name. */
const collectReferencedSchemas = (
  schema: unknown,
  named: NamedSchemas,
  found: Map<string, JsonSchema> = new Map(),
): Map<string, JsonSchema> => {
  const text = JSON.stringify(schema)
  for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    const next = named[name]
    if (!next || found.has(name)) continue
    found.set(name, next)
    collectReferencedSchemas(next, named, found)
  }
  return found
}

/** Complete schema, with all referenced schemas under `$defs`. */
export const createFullSchema = (schema: JsonSchema, named: NamedSchemas): JsonSchema => {
  const name = typeof schema.$ref === 'string' ? schema.$ref.slice(prefix.length) : undefined
  const start = (name === undefined ? schema : named[name]) ?? schema
  const joined = { type: 'object', ...start, $defs: Object.fromEntries(collectReferencedSchemas(start, named)) }
  return JSON.parse(JSON.stringify(joined).replaceAll(`"${prefix}`, '"#/$defs/')) as JsonSchema
}
