/** A JSON Schema of the OpenAPI file. */
export type JsonSchema = Record<string, unknown>

/** The named schemas of the OpenAPI file. */
export type NamedSchemas = Readonly<Record<string, JsonSchema>>

/** Maximum number of object variants whose fields are all listed; of more only the common ones are. */
const variantsMax = 3
/** Most characters of the description of a field; `describeInput` has the whole one. */
const descriptionMax = 44

/** Depth from which on an object has no fields in the list: those of an entry of a list are there, not those in them. */
const openDepth = 3

const prefix = '#/components/schemas/'

const resolveSchema = (schema: JsonSchema, named: NamedSchemas): JsonSchema => {
  if (typeof schema.$ref !== 'string') return schema
  const { $ref, ...own } = schema
  const found = named[$ref.slice(prefix.length)]
  if (!found) throw new Error(`The OpenAPI file holds no schema ${$ref}.`)
  return { ...resolveSchema(found, named), ...own }
}

/** Words that begin a phrase, before which a sentence may end. */
const phraseStarts =
  'after|as|at|before|beside|besides|between|by|for|from|in|into|of|on|over|than|that|to|under|until|when|where|which|while|whose|with|without'

/** Words that say nothing at the end of a text without the word after them. */
const unfinishedEnd = new RegExp(
  `(?:,|,? (?:${phraseStarts}|a|an|and|any|are|be|but|each|every|is|its|not|only|or|the|their|was|were))$`,
)

/** A break before a phrase, or after a comma. */
const phraseBreaks = new RegExp(`,? (?=(?:${phraseStarts})\\b)|, `, 'g')

/** Least characters of a description that ends before its last phrase; a shorter one says too little. */
const phraseMin = 16

/** Text without words at its end that say nothing alone. */
const withoutUnfinishedEnd = (text: string): string => {
  const shorter = text.replace(unfinishedEnd, '')
  return shorter === text ? text : withoutUnfinishedEnd(shorter)
}

/** First clause of a description; a long one ends with a phrase, else with a word, and its first word is whole. */
export const shortenDescription = (description: string): string => {
  const clause = description.split(/(?<=[.;:])\s/, 1)[0]?.replace(/[.;:]$/, '') ?? ''
  if (clause.length <= descriptionMax) return clause
  const lastBlank = clause.lastIndexOf(' ', descriptionMax)
  const end = lastBlank < 0 ? clause.search(/ |$/) : lastBlank
  const breaks = [...clause.matchAll(phraseBreaks)].map(({ index }) => index)
  const lastBreak = breaks.findLast(index => index >= phraseMin && index <= end) ?? end
  const cut = clause.slice(0, lastBreak)
  // One word between a comma and a phrase belongs to that phrase.
  const text = withoutUnfinishedEnd(clause[lastBreak] === ',' ? cut : cut.replace(/, [^ ]+$/, ''))
  return text === clause ? clause : `${text} …`
}

const fieldsOf = ({ properties }: JsonSchema): Record<string, JsonSchema> =>
  (properties ?? {}) as Record<string, JsonSchema>

const valuesOf = (schema: JsonSchema): unknown[] =>
  schema.const === undefined ? ((schema.enum as unknown[] | undefined) ?? []) : [schema.const]

/** Field of several variants: the values of all of them, else the field of the first. */
const mergeField = (fields: readonly JsonSchema[]): JsonSchema => {
  const [first = {}] = fields
  const values = [...new Set(fields.flatMap(valuesOf))]
  if (values.length === 0) return first
  const { const: _, ...shared } = first
  return { ...shared, enum: values }
}

/** Variants of an object as one: all fields of a few, the common ones of many; required where each requires them. */
const mergeObjects = (variants: readonly JsonSchema[], named: NamedSchemas): JsonSchema => {
  const names = [...new Set(variants.flatMap(variant => Object.keys(fieldsOf(variant))))]
  const isCommon = (name: string): boolean => variants.every(variant => name in fieldsOf(variant))
  const listed = variants.length <= variantsMax ? names : names.filter(isCommon)
  const fieldOf = (name: string): JsonSchema =>
    mergeField(
      variants.flatMap(variant => {
        const field = fieldsOf(variant)[name]
        return field ? [resolveSchema(field, named)] : []
      }),
    )
  return {
    type: 'object',
    properties: Object.fromEntries(listed.map(name => [name, fieldOf(name)])),
    required: listed.filter(name =>
      variants.every(({ required }) => (required as string[] | undefined)?.includes(name)),
    ),
  }
}

/** One schema for a union: that of its only variant next to null, all fields or all values of the variants. */
const mergeUnion = (variants: readonly JsonSchema[], named: NamedSchemas): JsonSchema => {
  const [first = {}, ...others] = variants.filter(({ type }) => type !== 'null')
  if (others.length === 0) return first
  if ([first, ...others].every(({ properties }) => properties !== undefined))
    return mergeObjects([first, ...others], named)
  return mergeField([first, ...others])
}

/** Type next to null, since clients accept one type only. */
const shortenType = (type: unknown): unknown => (Array.isArray(type) ? type.find(one => one !== 'null') : type)

/**
 * Schema without references, unions and rules: types, lists of values and fields with their first clause, which every
 * client accepts. The service checks the rest and says what is wrong.
 */
const shortenSchema = (given: JsonSchema, named: NamedSchemas, depth: number): JsonSchema => {
  const schema = resolveSchema(given, named)
  const variants = (schema.oneOf ?? schema.anyOf) as JsonSchema[] | undefined
  if (variants) {
    const merged = mergeUnion(
      variants.map(variant => resolveSchema(variant, named)),
      named,
    )
    const { description = merged.description } = schema
    return shortenSchema({ ...merged, description }, named, depth)
  }
  const { type, description, properties, required, items } = schema
  const values = valuesOf(schema)
  const isDescribed = typeof description === 'string' && depth === 1
  const isOpen = properties !== undefined && depth < openDepth
  const fields = Object.entries(isOpen ? fieldsOf(schema) : {}).map(([name, field]) => [
    name,
    shortenSchema(field, named, depth + 1),
  ])
  return {
    type: shortenType(type) ?? typeof values[0],
    ...(values.length > 0 && { enum: values }),
    ...(isDescribed && { description: shortenDescription(description) }),
    ...(isOpen && { properties: Object.fromEntries(fields) }),
    ...(isOpen && Array.isArray(required) && required.length > 0 && { required }),
    // The description of a list says what its entries are.
    ...(items !== undefined && { items: shortenSchema(items as JsonSchema, named, depth + 1) }),
  }
}

/** Input schema for the tool list. */
export const createShortSchema = (schema: JsonSchema, named: NamedSchemas): JsonSchema =>
  shortenSchema(schema, named, 0)

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
