import { listAnswerSchemas, operations } from './operations.ts'
import { buildNamedSchemas, getSchemaId, type JsonSchema } from './schemas.ts'

/** A value as a TypeScript literal, in single quotes. */
export const formatTypeLiteral = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : JSON.stringify(value)

/** A doc comment of one paragraph at an indentation; nothing for no text. */
export const formatDocComment = (text: string, indent = ''): string => {
  if (text === '') return ''
  const lines = text.replaceAll('*/', '* /').split(/\n+/)
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  return `${indent}/**\n${lines.map(line => `${indent} * ${line}\n`).join('')}${indent} */\n`
}

const isRecord = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

const listSubschemas = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.filter(isRecord) : [])

const formatBounds = ({ minimum, maximum }: JsonSchema): string => {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`
  if (minimum !== undefined) return `from ${minimum}`
  return maximum === undefined ? '' : `at most ${maximum}`
}

/** Description and unit of a schema in one paragraph, for inputs with the bounds; a default follows as a tag. */
const describeSchema = (schema: JsonSchema, input: boolean): string => {
  const unit = schema['x-unit']
  const inUnit = typeof unit === 'string' && unit !== 'count' ? `In ${unit}` : ''
  const measure = [inUnit, input ? formatBounds(schema) : ''].filter(part => part !== '').join(', ')
  const paragraph = [schema.description ?? '', measure && `${measure[0]?.toUpperCase()}${measure.slice(1)}.`]
    .filter(part => part !== '')
    .join(' ')
  return schema.default === undefined ? paragraph : `${paragraph}\n@default ${JSON.stringify(schema.default)}`
}

/**
 * Where a schema is used. Only requests hold an `input`: its lists are readonly, so that any list may be handed over.
 * Only answers hold an `answer`: its closed lists admit any other text, since a new member is a minor version.
 */
interface Place {
  indent: string
  role: 'input' | 'answer' | 'both'
  /** Named schemas, whose text a field without one has. */
  schemas?: Readonly<Record<string, JsonSchema>>
}

/** Finds the named schema that a field refers to: itself, as one that may be null, or as the items of a list. */
const findFieldSchema = (field: JsonSchema, { schemas = {} }: Place): JsonSchema | undefined => {
  const parts = [field, ...listSubschemas(field.anyOf), ...(isRecord(field.items) ? [field.items] : [])]
  const { $ref } = parts.find(part => typeof part.$ref === 'string') ?? {}
  return typeof $ref === 'string' ? schemas[$ref.split('/').at(-1) ?? ''] : undefined
}

/** Text of a field: its own, or that of the schema that it refers to. */
const describeField = (field: JsonSchema, place: Place): string => {
  const own = describeSchema(field, place.role === 'input')
  const named = field.description === undefined ? findFieldSchema(field, place)?.description : undefined
  return named === undefined ? own : `${named} ${own}`.trim()
}

const formatUnion = (members: readonly JsonSchema[], place: Place): string => {
  const indent = `${place.indent}  `
  if (!members.some(({ deprecated }) => deprecated)) {
    return [...new Set(members.map(member => formatType(member, place)))].join(' | ')
  }
  const lines = members.map(member => {
    const note = member.deprecated ? formatDocComment(`@deprecated ${member.description ?? ''}`.trim(), indent) : ''
    return `${note}${indent}| ${formatType(member, place)}`
  })
  return `\n${lines.join('\n')}`
}

const formatArray = (schema: JsonSchema, place: Place): string => {
  const item = formatType(isRecord(schema.items) ? schema.items : {}, place)
  return `${place.role === 'input' ? 'readonly ' : ''}${/[|&\s]/.test(item) ? `(${item})` : item}[]`
}

/** The fields of an object schema between braces, each with its comment. */
const formatObject = (schema: JsonSchema, place: Place): string => {
  if (!isRecord(schema.properties)) {
    const values = isRecord(schema.additionalProperties) ? formatType(schema.additionalProperties, place) : 'unknown'
    return `Record<string, ${values}>`
  }
  // An interface without fields would take any object.
  if (Object.keys(schema.properties).length === 0) return 'Record<string, never>'
  const required = Array.isArray(schema.required) ? schema.required : []
  const indent = `${place.indent}  `
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const value = isRecord(field) ? field : {}
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : formatTypeLiteral(name)
    const printed = formatType(value, { ...place, indent })
    const gap = printed.startsWith('\n') ? '' : ' '
    const optional = required.includes(name) ? `:${gap}${printed}` : `?:${gap}${printed} | undefined`
    return `${formatDocComment(describeField(value, place), indent)}${indent}${key}${optional}\n`
  })
  return `{\n${fields.join('')}${place.indent}}`
}

/** One of the type words of JSON Schema. */
const formatTypeWord = (word: unknown, schema: JsonSchema, place: Place): string => {
  if (word === 'array') return formatArray(schema, place)
  if (word === 'object') return formatObject(schema, place)
  if (word === 'integer' || word === 'number') return 'number'
  return typeof word === 'string' ? word : 'unknown'
}

/** A JSON Schema as a TypeScript type. */
export const formatType = (schema: JsonSchema, place: Place = { indent: '', role: 'both' }): string => {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? 'unknown'
  if ('const' in schema) return formatTypeLiteral(schema.const)
  if (Array.isArray(schema.enum)) {
    const members = schema.enum.map(formatTypeLiteral).join(' | ')
    return place.role === 'answer' ? `${members} | (string & {})` : members
  }
  const members = [...listSubschemas(schema.anyOf), ...listSubschemas(schema.oneOf)]
  if (members.length > 0) return formatUnion(members, place)
  const words = Array.isArray(schema.type) ? schema.type : [schema.type]
  return words.map(word => formatTypeWord(word, schema, place)).join(' | ')
}

const findReferences = (text: string, ids: readonly string[]): string[] =>
  ids.filter(id => text.includes(`"#/components/schemas/${id}"`))

/** Role of each schema: request, answer or both. */
const resolveRoles = (schemas: Record<string, JsonSchema>): ((id: string) => Place['role']) => {
  const ids = Object.keys(schemas)
  const from = (roots: readonly string[]): Set<string> => {
    const seen = new Set(roots)
    for (const id of seen) for (const next of findReferences(JSON.stringify(schemas[id]), ids)) seen.add(next)
    return seen
  }
  const answered = from(operations.flatMap(listAnswerSchemas).map(getSchemaId))
  const read = from(operations.flatMap(({ body }) => (body ? [getSchemaId(body)] : [])))
  return id => (read.has(id) ? (answered.has(id) ? 'both' : 'input') : 'answer')
}

/** Every named schema of the contract as a plain interface or type, sorted by name. */
export const generateTypes = (): string => {
  const schemas = buildNamedSchemas()
  const roleOf = resolveRoles(schemas)
  return Object.entries(schemas)
    .map(([id, schema]) => {
      const text = formatType(schema, { indent: '', role: roleOf(id), schemas })
      // A union of objects begins with a brace too.
      const declaration = isRecord(schema.properties) ? `interface ${id} ${text}` : `type ${id} = ${text}`
      return `${formatDocComment(describeSchema(schema, roleOf(id) === 'input'))}export ${declaration}\n`
    })
    .join('\n')
}
