import { answerSchemas, operations } from './operations.ts'
import { type JsonSchema, namedSchemas, schemaId } from './schemas.ts'

/** A value as TypeScript writes it, in single quotes. */
export const literal = (value: unknown): string =>
  typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : JSON.stringify(value)

/** A doc comment of one paragraph at an indentation; nothing for no text. */
export const comment = (text: string, indent = ''): string => {
  if (text === '') return ''
  const lines = text.replaceAll('*/', '* /').split(/\n+/)
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`
  return `${indent}/**\n${lines.map(line => `${indent} * ${line}\n`).join('')}${indent} */\n`
}

const isRecord = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

const list = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.filter(isRecord) : [])

const bounds = ({ minimum, maximum }: JsonSchema): string => {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`
  if (minimum !== undefined) return `from ${minimum}`
  return maximum === undefined ? '' : `at most ${maximum}`
}

/** Description and unit of a schema in one paragraph, for inputs the bounds too; a default is behind it as a tag. */
const paragraph = (schema: JsonSchema, input: boolean): string => {
  const unit = schema['x-unit']
  const inUnit = typeof unit === 'string' && unit !== 'count' ? `In ${unit}` : ''
  const measure = [inUnit, input ? bounds(schema) : ''].filter(part => part !== '').join(', ')
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
}

const union = (members: readonly JsonSchema[], place: Place): string => {
  const indent = `${place.indent}  `
  if (!members.some(({ deprecated }) => deprecated)) {
    return [...new Set(members.map(member => typeOf(member, place)))].join(' | ')
  }
  const lines = members.map(member => {
    const note = member.deprecated ? comment(`@deprecated ${member.description ?? ''}`.trim(), indent) : ''
    return `${note}${indent}| ${typeOf(member, place)}`
  })
  return `\n${lines.join('\n')}`
}

const arrayOf = (schema: JsonSchema, place: Place): string => {
  const item = typeOf(isRecord(schema.items) ? schema.items : {}, place)
  return `${place.role === 'input' ? 'readonly ' : ''}${/[|&\s]/.test(item) ? `(${item})` : item}[]`
}

/** The fields of an object schema between braces, each with its comment. */
const objectOf = (schema: JsonSchema, place: Place): string => {
  if (!isRecord(schema.properties)) {
    const values = isRecord(schema.additionalProperties) ? typeOf(schema.additionalProperties, place) : 'unknown'
    return `Record<string, ${values}>`
  }
  // An interface without fields would take any object.
  if (Object.keys(schema.properties).length === 0) return 'Record<string, never>'
  const required = Array.isArray(schema.required) ? schema.required : []
  const indent = `${place.indent}  `
  const fields = Object.entries(schema.properties).map(([name, field]) => {
    const value = isRecord(field) ? field : {}
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name)
    const printed = typeOf(value, { ...place, indent })
    const gap = printed.startsWith('\n') ? '' : ' '
    const optional = required.includes(name) ? `:${gap}${printed}` : `?:${gap}${printed} | undefined`
    return `${comment(paragraph(value, place.role === 'input'), indent)}${indent}${key}${optional}\n`
  })
  return `{\n${fields.join('')}${place.indent}}`
}

/** One of the type words of JSON Schema. */
const wordOf = (word: unknown, schema: JsonSchema, place: Place): string => {
  if (word === 'array') return arrayOf(schema, place)
  if (word === 'object') return objectOf(schema, place)
  if (word === 'integer' || word === 'number') return 'number'
  return typeof word === 'string' ? word : 'unknown'
}

/** A JSON Schema as a TypeScript type. */
export const typeOf = (schema: JsonSchema, place: Place = { indent: '', role: 'both' }): string => {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? 'unknown'
  if ('const' in schema) return literal(schema.const)
  if (Array.isArray(schema.enum)) {
    const members = schema.enum.map(literal).join(' | ')
    return place.role === 'answer' ? `${members} | (string & {})` : members
  }
  const members = [...list(schema.anyOf), ...list(schema.oneOf)]
  if (members.length > 0) return union(members, place)
  const words = Array.isArray(schema.type) ? schema.type : [schema.type]
  return words.map(word => wordOf(word, schema, place)).join(' | ')
}

const references = (text: string, ids: readonly string[]): string[] =>
  ids.filter(id => text.includes(`"#/components/schemas/${id}"`))

/** Who holds each schema: requests, answers or both. */
const roles = (schemas: Record<string, JsonSchema>): ((id: string) => Place['role']) => {
  const ids = Object.keys(schemas)
  const from = (roots: readonly string[]): Set<string> => {
    const seen = new Set(roots)
    for (const id of seen) for (const next of references(JSON.stringify(schemas[id]), ids)) seen.add(next)
    return seen
  }
  const answered = from(operations.flatMap(answerSchemas).map(schemaId))
  const read = from(operations.flatMap(({ body }) => (body ? [schemaId(body)] : [])))
  return id => (read.has(id) ? (answered.has(id) ? 'both' : 'input') : 'answer')
}

/** Every named schema of the contract as a plain interface or type, sorted by name. */
export const printedTypes = (): string => {
  const schemas = namedSchemas()
  const roleOf = roles(schemas)
  return Object.entries(schemas)
    .map(([id, schema]) => {
      const text = typeOf(schema, { indent: '', role: roleOf(id) })
      // A union of objects begins with a brace too.
      const declaration = isRecord(schema.properties) ? `interface ${id} ${text}` : `type ${id} = ${text}`
      return `${comment(paragraph(schema, roleOf(id) === 'input'))}export ${declaration}\n`
    })
    .join('\n')
}
