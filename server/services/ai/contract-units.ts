import * as z from 'zod'
import { contract } from '#contract'
import type { UnitOfField } from '#domain/figures/references/field-units'

/** A schema of the library with what is inside it. */
type Schema = z.core.$ZodType

/** What a schema has around it: optional, nullable, with a default, transformed, later. */
const innerOf = (schema: Schema): Schema | undefined => {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return schema.unwrap() as Schema
  if (schema instanceof z.ZodPipe) return schema.in as Schema
  return schema instanceof z.ZodLazy ? (schema.unwrap() as Schema) : undefined
}

/** The parts of a schema, each with what stands for it in a path: a key, `[]` for places of a list, nothing for a choice. */
const partsOf = (schema: Schema): readonly (readonly [step: string, part: Schema])[] => {
  const inner = innerOf(schema)
  if (inner) return [['', inner]]
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).map(([key, part]) => [`.${key}`, part])
  if (schema instanceof z.ZodArray) return [['[]', schema.element as Schema]]
  if (schema instanceof z.ZodTuple) return schema.def.items.map(part => ['[]', part])
  return schema instanceof z.ZodUnion ? schema.options.map(part => ['', part as Schema]) : []
}

/** Deeper than any answer of ours; a schema may hold itself. */
const depthMax = 14

/** The units by path; null where two fields of one path differ. */
type Table = Map<string, string | null>

/** What stands before the fields of an answer, and before those of one item of a batch. */
const frames = /^(?:data\.(?:results\[\]\.data\.)?|results\[\]\.data\.|items\[\]\.)/

const noted = (table: Table, path: string, unit: string): void => {
  const known = table.get(path)
  table.set(path, known === undefined || known === unit ? unit : null)
}

const filled = (table: Table, schema: Schema, path: string, unit: string | undefined, depth: number): void => {
  if (depth > depthMax) return
  const said = z.globalRegistry.get(schema)?.['x-unit']
  // What is said of a choice holds for what is chosen.
  const own = unit ?? (typeof said === 'string' ? said : undefined)
  const parts = partsOf(schema)
  if (parts.length === 0 && own !== undefined) {
    noted(table, path, own)
    const bare = path.replace(frames, '')
    if (bare !== path) noted(table, bare, own)
  }
  for (const [step, part] of parts) {
    const next = path === '' ? step.replace(/^\./, '') : `${path}${step}`
    filled(table, part, next, step === '' || step === '[]' ? own : undefined, depth + 1)
  }
}

const unitsFrom = (schemas: readonly Schema[]): UnitOfField => {
  const table: Table = new Map()
  for (const schema of schemas) filled(table, schema, '', undefined, 0)
  return path => table.get(path) ?? undefined
}

/** Groups whose fields a caller sends and reads figures of. */
const groups = ['estimation', 'agencies', 'evaluation', 'costs', 'fiscal', 'propcalc', 'market', 'data'] as const

const schemasOf = (): Schema[] =>
  groups.flatMap(group =>
    Object.values(contract[group]).flatMap(route => {
      const { body, responses } = route as { body?: unknown; responses: Record<number, unknown> }
      return [body, responses[200]].filter(schema => schema instanceof z.ZodType)
    }),
  )

let ofContract: UnitOfField | undefined

/**
 * What each field of the contract is in, by its whole path in a request or an answer, with or without the `data` around it.
 * A path that two operations have in different units has none. Read out of the contract once, with the first request.
 */
export const contractUnits: UnitOfField = path => {
  ofContract ??= unitsFrom(schemasOf())
  return ofContract(path)
}

const ofSchemas = new WeakMap<Schema, UnitOfField>()

/** What each field of one schema is in, by its whole path; read out of it once. */
export const schemaUnits = (schema: Schema): UnitOfField => {
  const known = ofSchemas.get(schema) ?? unitsFrom([schema])
  ofSchemas.set(schema, known)
  return known
}
