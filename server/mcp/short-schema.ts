/** A JSON Schema, as the OpenAPI file prints it. */
export type JsonSchema = Record<string, unknown>

/** The named schemas of the OpenAPI file. */
export type NamedSchemas = Readonly<Record<string, JsonSchema>>

/** Most variants of a union that are written out. */
const variantsMax = 3

const prefix = '#/components/schemas/'

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What an assistant does not need in order to call: examples, notes of our own, and patterns, which are long. */
const isLeftOut = (key: string): boolean => ['example', 'examples', 'pattern'].includes(key) || key.startsWith('x-')

/** The fields that every variant of a union has; required where each requires them. */
const sharedFields = (variants: readonly JsonSchema[]): JsonSchema => {
  const tables = variants.map(({ properties }) => (properties ?? {}) as JsonSchema)
  const [first = {}, ...others] = tables
  const names = Object.keys(first).filter(name => others.every(table => name in table))
  const fieldOf = (name: string): unknown => {
    const seen = new Map(tables.map(table => [JSON.stringify(table[name]), table[name]]))
    return seen.size === 1 ? first[name] : joinedField(tables.map(table => table[name]))
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

/** A field that differs from variant to variant: every constant or value of a list, else its type alone. */
const joinedField = (fields: readonly unknown[]): unknown => {
  const schemas = fields.filter(isObject)
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

/** Writes schemas shorter, and notes which named ones they need. */
class Shortening {
  readonly needed = new Map<string, unknown>()
  readonly #named: NamedSchemas

  constructor(named: NamedSchemas) {
    this.#named = named
  }

  /** A schema by its name; a union of many variants as the fields that they share. */
  named(name: string): JsonSchema {
    const schema = this.#named[name]
    if (!schema) throw new Error(`The OpenAPI file holds no schema ${name}.`)
    const variants = (schema.oneOf ?? schema.anyOf) as JsonSchema[] | undefined
    if (!variants || variants.length <= variantsMax) return this.short(schema) as JsonSchema
    const shared = sharedFields(variants.map(variant => this.#resolved(variant)))
    const description = [schema.description, 'More fields per country: call describeInput.'].filter(Boolean).join(' ')
    return { ...(this.short(shared) as JsonSchema), description }
  }

  #resolved(schema: JsonSchema): JsonSchema {
    return typeof schema.$ref === 'string' ? (this.#named[schema.$ref.slice(prefix.length)] ?? schema) : schema
  }

  /** A part of a schema without what is left out; references point into the same schema. */
  short(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(part => this.short(part))
    if (!isObject(node)) return node
    return Object.fromEntries(
      Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
        if (key === 'properties' && isObject(value)) return [[key, this.#fields(value)]]
        if (key === '$ref' && typeof value === 'string') return [[key, `#/$defs/${this.#need(value)}`]]
        return isLeftOut(key) ? [] : [[key, this.short(value)]]
      }),
    )
  }

  /** Fields keep their names, whatever these are. */
  #fields(fields: JsonSchema): JsonSchema {
    return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, this.short(field)]))
  }

  #need(reference: string): string {
    const name = reference.slice(prefix.length)
    if (!this.needed.has(name)) {
      // Noted before it is written, since a schema may hold itself.
      this.needed.set(name, true)
      this.needed.set(name, this.named(name))
    }
    return name
  }
}

/** A schema with what it refers to beside it under `$defs`. */
const whole = (schema: JsonSchema, { needed }: Shortening): JsonSchema => ({
  type: 'object',
  ...schema,
  ...(needed.size > 0 && { $defs: Object.fromEntries(needed) }),
})

/** The schema of an input as tools are listed with: complete in its fields, without examples, patterns and long unions. */
export const shortSchema = (schema: JsonSchema, named: NamedSchemas): JsonSchema => {
  const shortening = new Shortening(named)
  const name = typeof schema.$ref === 'string' ? schema.$ref.slice(prefix.length) : undefined
  const short = name === undefined ? (shortening.short(schema) as JsonSchema) : shortening.named(name)
  return whole(short, shortening)
}

/** Every schema that another one reaches, by its name. */
const reached = (
  schema: unknown,
  named: NamedSchemas,
  found: Map<string, JsonSchema> = new Map(),
): Map<string, JsonSchema> => {
  const text = JSON.stringify(schema)
  for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    const next = named[name]
    if (!next || found.has(name)) continue
    found.set(name, next)
    reached(next, named, found)
  }
  return found
}

/** A schema whole, with everything that it refers to under `$defs`. */
export const fullSchema = (schema: JsonSchema, named: NamedSchemas): JsonSchema => {
  const name = typeof schema.$ref === 'string' ? schema.$ref.slice(prefix.length) : undefined
  const start = (name === undefined ? schema : named[name]) ?? schema
  const joined = { type: 'object', ...start, $defs: Object.fromEntries(reached(start, named)) }
  return JSON.parse(JSON.stringify(joined).replaceAll(`"${prefix}`, '"#/$defs/')) as JsonSchema
}
