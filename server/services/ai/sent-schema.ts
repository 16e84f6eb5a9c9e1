import * as z from 'zod'
import { requireSchema, unwrapNullable } from './schema-parts.ts'

/** Position of a value in the document. */
const place = { quote: z.string(), page: z.number() }

/** Fields of a document with one value, and its lists of entries. */
export const listDocumentFields = (
  document: z.ZodObject,
): { single: (readonly [name: string, schema: z.ZodType])[]; lists: (readonly [name: string, list: z.ZodArray])[] } => {
  const fields = Object.entries(document.shape).map(([name, part]) => [name, requireSchema(part)] as const)
  return {
    single: fields.filter(([, schema]) => !(schema instanceof z.ZodArray)),
    lists: fields.flatMap(([name, schema]) => (schema instanceof z.ZodArray ? [[name, schema] as const] : [])),
  }
}

const listEntryFields = (list: z.ZodArray): (readonly [name: string, schema: z.ZodType])[] => {
  const entry = unwrapNullable(list.element)
  if (!(entry instanceof z.ZodObject)) throw new Error('A list of a document has entries that are no objects.')
  return Object.entries(entry.shape).map(([name, part]) => [name, requireSchema(part)] as const)
}

const createEntriesSchema = (list: z.ZodArray): z.ZodType =>
  z.array(
    z.strictObject({ ...Object.fromEntries(listEntryFields(list).map(([name]) => [name, z.string()])), ...place }),
  )

/**
 * Schema of a document for providers: one list of the values that it states, each with its field, quote and page, and a
 * list for each list of the document. Every value is a string and every property is required, so that there is no union
 * and no optional parameter: Anthropic accepts 16 and 24 of them in one request (structured outputs, schema complexity
 * limits), and fields of documents that may be missing are more. The answer is validated with the document's own schema.
 */
export const createProviderSchema = (document: z.ZodObject): z.ZodType => {
  const { single, lists } = listDocumentFields(document)
  const value = z.strictObject({ field: z.enum(single.map(([name]) => name)), value: z.string(), ...place })
  return z.strictObject({
    found: z.array(value).describe('The values that the document states.'),
    ...Object.fromEntries(lists.map(([name, list]) => [name, createEntriesSchema(list)])),
    others: z
      .array(value)
      .describe('Different values that the document states for a field, as a second price; usually empty.'),
  })
}

/** Ends of descriptions that speak of null, which the sent schema does not have. */
const nullNote = / Null where the document does not say it\.$/

const describeField = ([name, schema]: readonly [string, z.ZodType]): string => {
  const inside = unwrapNullable(schema)
  const said = (schema.description ?? inside.description ?? '').replace(nullNote, '')
  if (inside instanceof z.ZodEnum) return `${name}: ${said} One of: ${inside.options.map(String).join(', ')}.`
  if (inside.type === 'boolean') return `${name}: ${said} One of: true, false.`
  return `${name}: ${said}`
}

/** Lines that explain the fields of a document to a model. */
export const describeDocumentFields = (document: z.ZodObject): string[] => {
  const { single, lists } = listDocumentFields(document)
  return [
    ...single.map(describeField),
    ...lists.flatMap(([name, list]) => [
      `${name} (a list): ${list.description ?? ''}`,
      ...listEntryFields(list).map(field => `${name}[].${describeField(field)}`),
    ]),
  ]
}
