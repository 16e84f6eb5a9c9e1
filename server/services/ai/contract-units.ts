import * as z from 'zod'
import { contract } from '#contract'
import type { UnitOfField } from '#domain/figures/references/field-units'

/** Zod schema of any kind. */
type Schema = z.core.$ZodType

/** Inner schema of a wrapper: optional, nullable, default, pipe, lazy. */
const unwrapInner = (schema: Schema): Schema | undefined => {
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

/** Parts of a schema, each with its step in a path: a key, `[]` for list entries, empty for union branches. */
const listSchemaParts = (schema: Schema): readonly (readonly [step: string, part: Schema])[] => {
  const inner = unwrapInner(schema)
  if (inner) return [['', inner]]
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).map(([key, part]) => [`.${key}`, part])
  if (schema instanceof z.ZodArray) return [['[]', schema.element as Schema]]
  if (schema instanceof z.ZodTuple) return schema.def.items.map(part => ['[]', part])
  return schema instanceof z.ZodUnion ? schema.options.map(part => ['', part as Schema]) : []
}

/** Deeper than any response; a schema may contain itself. */
const depthMax = 14

/** Units by path; null where two fields with one path differ. */
type Table = Map<string, string | null>

/** Prefix of the fields of a response, and of those of one batch item. */
const wrapperPrefix = /^(?:data\.(?:results\[\]\.data\.)?|results\[\]\.data\.|items\[\]\.)/

const addUnit = (table: Table, path: string, unit: string): void => {
  const known = table.get(path)
  table.set(path, known === undefined || known === unit ? unit : null)
}

const collectUnits = (table: Table, schema: Schema, path: string, unit: string | undefined, depth: number): void => {
  if (depth > depthMax) return
  const said = z.globalRegistry.get(schema)?.['x-unit']
  // The unit of a union applies to its branches.
  const own = unit ?? (typeof said === 'string' ? said : undefined)
  const parts = listSchemaParts(schema)
  if (parts.length === 0 && own !== undefined) {
    addUnit(table, path, own)
    const bare = path.replace(wrapperPrefix, '')
    if (bare !== path) addUnit(table, bare, own)
  }
  for (const [step, part] of parts) {
    const next = path === '' ? step.replace(/^\./, '') : `${path}${step}`
    collectUnits(table, part, next, step === '' || step === '[]' ? own : undefined, depth + 1)
  }
}

const createUnitLookup = (schemas: readonly Schema[]): UnitOfField => {
  const table: Table = new Map()
  for (const schema of schemas) collectUnits(table, schema, '', undefined, 0)
  return path => table.get(path) ?? undefined
}

/** Tags whose fields callers send and read figures of. */
const groups = ['estimation', 'agencies', 'evaluation', 'costs', 'fiscal', 'propcalc', 'market', 'data'] as const

const listContractSchemas = (): Schema[] =>
  groups.flatMap(group =>
    Object.values(contract[group]).flatMap(route => {
      const { body, responses } = route as { body?: unknown; responses: Record<number, unknown> }
      return [body, responses[200]].filter(schema => schema instanceof z.ZodType)
    }),
  )

let ofContract: UnitOfField | undefined

/**
 * Unit of each contract field, by its full path in a request or response, with or without `data`. Undefined for a path
 * with different units in two operations. Computed on the first request.
 */
export const getContractUnit: UnitOfField = path => {
  ofContract ??= createUnitLookup(listContractSchemas())
  return ofContract(path)
}

const ofSchemas = new WeakMap<Schema, UnitOfField>()

/** Units of the fields of one schema, by full path; cached. */
export const getSchemaUnits = (schema: Schema): UnitOfField => {
  const known = ofSchemas.get(schema) ?? createUnitLookup([schema])
  ofSchemas.set(schema, known)
  return known
}
