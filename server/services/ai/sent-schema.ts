import * as z from 'zod'
import { copyDescription, requireSchema } from './schema-parts.ts'

/** Value schema for providers: type or enum, without bounds and patterns, which some of them reject. */
const removeBounds = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodNullable) return removeBounds(requireSchema(schema.unwrap())).nullable()
  if (schema.type === 'number') return z.number()
  if (schema.type === 'string') return z.string()
  // An enum and a boolean have no bounds to remove.
  return schema.clone()
}

/** Position of a value; both are required, since a field without a position is null itself. */
const place = { quote: z.string(), page: z.number() }

const getInnerSchema = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable ? requireSchema(schema.unwrap()) : schema

/** Schema of a value with its position; null where the document does not state it. */
const createQuotedValueSchema = (schema: z.ZodType): z.ZodType =>
  copyDescription(z.strictObject({ value: removeBounds(getInnerSchema(schema)), ...place }).nullable(), schema)

/** Schema of list entries, each with one position for all its values: a line of a table. */
const createQuotedEntriesSchema = (list: z.ZodArray): z.ZodType => {
  const entry = requireSchema(list.element)
  if (!(entry instanceof z.ZodObject)) throw new Error('A list of a document has entries that are no objects.')
  const fields = Object.entries(entry.shape).map(([name, field]) => {
    const schema = requireSchema(field)
    return [name, copyDescription(removeBounds(schema), schema)] as const
  })
  return copyDescription(
    z.array(copyDescription(z.strictObject({ ...Object.fromEntries(fields), ...place }), entry)),
    list,
  )
}

/** Other values that the document states, listed in `others` of an answer. */
const others = z
  .array(z.strictObject({ field: z.string(), value: z.union([z.number(), z.string()]), ...place }))
  .describe('Different values that the document states for a field, as a second price; usually empty.')

/**
 * Schema of a document for providers: each value with its quote and page, list entries with one of both, and
 * contradicting values. The answer is validated with the document's own schema afterwards.
 */
export const createProviderSchema = (document: z.ZodObject): z.ZodType => {
  const fields = Object.entries(document.shape).map(([name, field]) => {
    const schema = requireSchema(field)
    return [
      name,
      schema instanceof z.ZodArray ? createQuotedEntriesSchema(schema) : createQuotedValueSchema(schema),
    ] as const
  })
  return copyDescription(z.strictObject({ ...Object.fromEntries(fields), others }), document)
}
