import type { OpenAPIObject, OperationObject, ParameterObject, ResponseObject } from 'openapi3-ts/oas31'
import { document } from './document.ts'
import type { Schema } from './one-operation.ts'

/** A change to a copy of the file, in place. */
export type Edit = (copy: OpenAPIObject) => void

/** A change with what it should be judged as. */
export interface Judged {
  what: string
  edit: Edit
  /** The change the other way round: the edited file is the older one. */
  back?: true
  /** Each distinct level and rule; with a star where clients that check answers stop. Empty for what nobody notices. */
  expected: readonly string[]
}

/** What oasdiff makes of a change by itself: breaking, perhaps breaking, or to be told. */
type OasdiffLevel = 'ERR' | 'WARN' | 'INFO'

/** A change of the catalogue. `because` says why the judgement is another than that of oasdiff. */
export interface Catalogued extends Judged {
  oasdiff: OasdiffLevel
  because?: string
}

const kept = [
  '/api/v1/estimation',
  '/api/v1/propcalc/fees',
  '/api/v1/law/parameters',
  '/api/v1/market/communes/{commune}',
]

/** The file of the service with four of its paths: a body, variants by country, a query, a part of a path; no webhook. */
export const someOperations: OpenAPIObject = {
  ...document,
  webhooks: {},
  paths: Object.fromEntries(kept.map(path => [path, document.paths?.[path] ?? {}])),
}

/** Sets fields of a part of the file; undefined takes one out. */
export const put = (part: object, fields: Schema): void => {
  for (const [name, value] of Object.entries(fields))
    if (value === undefined) Reflect.deleteProperty(part, name)
    else Reflect.set(part, name, structuredClone(value))
}

/** An operation by the end of its path. */
export const at = ({ paths = {} }: OpenAPIObject, end: string): OperationObject => {
  const [, item] = Object.entries(paths).find(([path]) => path.endsWith(end)) ?? []
  const operation = item?.post ?? item?.get
  if (!operation) throw new Error(`There is no operation at ${end}.`)
  return operation
}

/** A schema by its name. */
export const named = ({ components }: OpenAPIObject, name: string): Schema => {
  const schema = components?.schemas?.[name]
  if (!schema) throw new Error(`There is no schema ${name}.`)
  return schema as Schema
}

const fieldsOf = (copy: OpenAPIObject, schema: string) => named(copy, schema).properties as Record<string, Schema>

/** Changes a field of a home that is sent; null takes it out. */
export const sent =
  (field: string, fields: Schema | null): Edit =>
  copy =>
    fields === null
      ? put(fieldsOf(copy, 'EstimationInput'), { [field]: undefined })
      : put(fieldsOf(copy, 'EstimationInput')[field] ?? {}, fields)

/** Changes a field of an estimate that is answered. */
export const answered =
  (field: string, fields: Schema): Edit =>
  copy =>
    put(fieldsOf(copy, 'Estimate')[field] ?? {}, fields)

/** A field that is new in a schema. */
export const newField =
  (schema: string, { isRequired }: { isRequired: boolean }): Edit =>
  copy => {
    fieldsOf(copy, schema).added = { type: 'string' }
    if (isRequired) put(named(copy, schema), { required: [...(named(copy, schema).required as string[]), 'added'] })
  }

/** The fields that a schema requires, as a list made of the present one. */
export const required =
  (schema: string, change: (names: string[]) => string[]): Edit =>
  copy =>
    put(named(copy, schema), { required: change(named(copy, schema).required as string[]) })

/** Changes the operation that estimates, or the one at another end of a path. */
export const operation =
  (change: (operation: OperationObject) => Schema, end = '/estimation'): Edit =>
  copy =>
    put(at(copy, end), change(at(copy, end)))

/** Changes the answers of an operation by their status. */
export const answers =
  (change: (responses: Record<string, ResponseObject>) => Schema, end = '/estimation'): Edit =>
  copy => {
    const responses = at(copy, end).responses as Record<string, ResponseObject>
    put(responses, change(responses))
  }

/** Changes a parameter of the query for the law. */
export const queried =
  (name: string, change: (parameter: ParameterObject) => Schema): Edit =>
  copy => {
    const list = at(copy, '/parameters').parameters as ParameterObject[]
    const parameter = list.find(one => one.name === name)
    if (!parameter) throw new Error(`There is no parameter ${name}.`)
    put(parameter, change(parameter))
  }

/** Changes one of the components: a scheme of security, a header. */
export const component =
  (kind: 'securitySchemes' | 'headers', name: string, fields: Schema): Edit =>
  copy =>
    put(copy.components?.[kind]?.[name] ?? {}, fields)
