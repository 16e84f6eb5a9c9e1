import type { JsonSchema, NamedSchemas } from './short-schema.ts'

/** Levels of an answer that are described below its `data`: what lies deeper is named by its type alone. */
const levels = 2

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

const resolved = (schema: JsonSchema, named: NamedSchemas): JsonSchema =>
  typeof schema.$ref === 'string' ? resolved(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, named) : schema

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/** A type, or one of several; nothing is said where it is not known. */
const ofTypes = (types: readonly unknown[]): JsonSchema => {
  const distinct = [...new Set(types)]
  if (distinct.length === 0) return {}
  return { type: distinct.length === 1 ? distinct[0] : distinct }
}

/** Writes what a part of an answer is: its type, its unit, its fields. Lists of words stay open, as everywhere. */
class Outline {
  readonly #named: NamedSchemas

  constructor(named: NamedSchemas) {
    this.#named = named
  }

  of(given: JsonSchema, depth: number): JsonSchema {
    const schema = resolved(given, this.#named)
    const variants = listOf(schema.anyOf ?? schema.oneOf).filter(isObject)
    if (variants.length > 0) return this.#choice(variants, depth)
    const unit = typeof schema['x-unit'] === 'string' ? { description: schema['x-unit'] } : {}
    const types = listOf(schema.type)
    return {
      ...ofTypes(types),
      ...unit,
      ...(types.includes('object') && this.#fields(schema, depth)),
      ...(types.includes('array') &&
        isObject(schema.items) && { items: depth > 0 ? this.of(schema.items, depth - 1) : {} }),
    }
  }

  /** Of one shape beside null that shape; of several their types. */
  #choice(variants: readonly JsonSchema[], depth: number): JsonSchema {
    const shapes = variants.map(variant => this.of(variant, depth))
    const [only, ...others] = shapes.filter(({ type }) => type !== 'null')
    const types = shapes.flatMap(({ type }) => listOf(type))
    const isKnown = shapes.every(({ type }) => type !== undefined)
    if (only && others.length === 0) return isKnown ? { ...only, ...ofTypes(types) } : only
    return isKnown ? ofTypes(types) : {}
  }

  #fields({ properties, required }: JsonSchema, depth: number): JsonSchema {
    if (depth <= 0 || !isObject(properties)) return {}
    const fields = Object.entries(properties).map(([name, field]) => [name, this.of(field as JsonSchema, depth - 1)])
    return { properties: Object.fromEntries(fields), ...(required !== undefined && { required }) }
  }
}

/**
 * The schema of what a tool gives back as data: the good answer of its operation, outlined, or its failure. A client
 * checks both with it, so that both fit; every field keeps its name, type and unit, and none is forbidden that may come later.
 */
export const outputSchema = (answer: JsonSchema, named: NamedSchemas): JsonSchema => {
  const outline = new Outline(named).of(answer, levels + 1)
  const { properties, required = [] } = outline as { properties: JsonSchema; required?: string[] }
  return {
    type: 'object',
    properties: { ...properties, success: { type: 'boolean' }, error: { type: 'string' }, code: { type: 'string' } },
    anyOf: [{ required }, { properties: { success: { const: false } }, required: ['error', 'code'] }],
  }
}
