import { isDeepStrictEqual } from 'node:util'
import { compareOtherKeys, lowerBounds, restrictions, upperBounds } from './compatibility-keys.ts'
import type { Direction, Report } from './compatibility-rules.ts'
import {
  formatSchemaValue,
  getRefName,
  mapVariants,
  type Named,
  normalizeSchema,
  type Plain,
  toSchemaList,
} from './plain-schema.ts'
import type { JsonSchema } from './schemas.ts'

/** Both files' schemas by name, and the pairs that were compared already, so that recursion ends. */
export interface SchemaPair {
  before: Named
  after: Named
  seen: Set<string>
}

/** A field of an object, or a parameter of a request. */
interface Member {
  schema: JsonSchema
  isRequired: boolean
  /** Set for a parameter, which is deprecated apart from its schema. */
  deprecated?: boolean | undefined
}

/** Members by the place where they stand. */
export type Members = ReadonlyMap<string, Member>

const doesNarrow = (name: string, before: unknown, after: unknown): boolean => {
  if (after === undefined) return false
  if (before === undefined || restrictions.includes(name)) return true
  return lowerBounds.includes(name) ? Number(after) > Number(before) : Number(after) < Number(before)
}

const otherFieldWords = ['refused', 'of one shape', 'anything'] as const

/** Rank of a schema by the additional fields that it accepts: none, some, or any. */
const rankOtherFields = ({ additionalProperties }: JsonSchema): 0 | 1 | 2 => {
  if (additionalProperties === false) return 0
  return typeof additionalProperties === 'object' && Object.keys(additionalProperties as object).length > 0 ? 1 : 2
}

const compareBounds = (before: JsonSchema, after: JsonSchema, where: string, report: Report): void => {
  for (const name of [...lowerBounds, ...upperBounds, ...restrictions]) {
    if (isDeepStrictEqual(before[name], after[name])) continue
    const rule = doesNarrow(name, before[name], after[name]) ? 'bound-narrowed' : 'bound-widened'
    report(rule, where, `${name} ${formatSchemaValue(before[name])} became ${formatSchemaValue(after[name])}.`)
  }
  const [was, is] = [rankOtherFields(before), rankOtherFields(after)]
  if (was !== is)
    report(
      is > was ? 'bound-widened' : 'bound-narrowed',
      where,
      `Fields of any name: ${otherFieldWords[was]} became ${otherFieldWords[is]}.`,
    )
}

/** The values that a list or a constant admits; undefined where any value of the type does. */
const listAdmittedValues = ({ const: only, enum: list }: JsonSchema): unknown[] | undefined =>
  only !== undefined ? [only] : (list as unknown[] | undefined)

const compareValues = (before: JsonSchema, after: JsonSchema, where: string, report: Report): void => {
  const [was, is] = [listAdmittedValues(before), listAdmittedValues(after)]
  if (before.const !== undefined && after.const !== undefined) {
    if (!isDeepStrictEqual(before.const, after.const))
      report('const-changed', where, `${formatSchemaValue(before.const)} became ${formatSchemaValue(after.const)}.`)
    return
  }
  const removed = is && (was ? was.filter(value => !is.includes(value)) : ['any other value'])
  const added = was && (is ? is.filter(value => !was.includes(value)) : ['any other value'])
  if (removed?.length) report('enum-removed', where, `Gone: ${removed.map(formatSchemaValue).join(', ')}.`)
  if (added?.length) report('enum-added', where, `New: ${added.map(formatSchemaValue).join(', ')}.`)
}

/** The non-null types that a schema admits; undefined where neither its type nor its values tell. */
const listSchemaTypes = (schema: JsonSchema): string[] | undefined => {
  const named = toSchemaList(schema.type) as string[]
  const types = named.length > 0 ? named : listAdmittedValues(schema)?.map(getJsonType)
  return types && [...new Set(types.filter(type => type !== 'null'))].sort()
}

const getJsonType = (value: unknown): string => {
  if (value === null || Array.isArray(value)) return value === null ? 'null' : 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

/** Whether some types admit whatever others do: no named type admits all, a number may be whole. */
const canAdmitTypes = (types: string[] | undefined, others: string[] | undefined): boolean =>
  types === undefined ||
  (others?.every(type => types.includes(type) || (type === 'integer' && types.includes('number'))) ?? false)

const compareTypes = (before: JsonSchema, after: JsonSchema, where: string, report: Report): void => {
  const [was, is] = [listSchemaTypes(before), listSchemaTypes(after)]
  const [isWider, isNarrower] = [canAdmitTypes(is, was), canAdmitTypes(was, is)]
  if (isWider && isNarrower) return
  const rule = isWider ? 'type-widened' : isNarrower ? 'type-narrowed' : 'type-changed'
  const [old, recent] = [was, is].map(types => formatSchemaValue(types?.join(' or ') ?? 'any'))
  report(rule, where, `Type ${old} became ${recent}.`)
}

/** Whether a format says only how wide a number is, which its bounds do already. */
const isWidth = (format: unknown): boolean =>
  format === undefined || ['int32', 'int64', 'float', 'double'].includes(String(format))

const compareKinds = (before: JsonSchema, after: JsonSchema, where: string, report: Report): void => {
  compareTypes(before, after, where, report)
  for (const name of ['format', 'x-unit'])
    if (before[name] !== after[name])
      report(
        isWidth(before[name]) && isWidth(after[name]) ? 'text-changed' : 'format-changed',
        where,
        `${name} ${formatSchemaValue(before[name])} became ${formatSchemaValue(after[name])}.`,
      )
}

/** Reports that something is deprecated now, or no longer. */
export const compareDeprecation = (before: object, after: object, where: string, report: Report): void => {
  const [was, is] = [before, after].map(one => 'deprecated' in one && one.deprecated === true)
  if (is && !was) report('deprecated', where, 'It is deprecated now.')
  if (was && !is) report('deprecation-withdrawn', where, 'It is no longer deprecated.')
}

const compareDefaults = (before: JsonSchema, after: JsonSchema, where: string, report: Report): void => {
  const [was, is] = [before, after].map(schema => schema.default ?? schema['x-default'])
  if (!isDeepStrictEqual(was, is))
    report('default-changed', where, `Default ${formatSchemaValue(was)} became ${formatSchemaValue(is)}.`)
}

/** Compares what the entries of a list may be, where one of the two schemas does not describe them. */
const compareEntries = (before: unknown, after: unknown, where: string, report: Report): void => {
  const [was, is] = [before ?? true, after ?? true]
  if (isDeepStrictEqual(was, is)) return
  const isNarrower = is === false || was === true
  report(isNarrower ? 'bound-narrowed' : 'bound-widened', where, 'Another kind of entries.')
}

const compareDiscriminators = (before: JsonSchema, after: JsonSchema, where: string, report: Report): void => {
  const [was, is] = [before.discriminator, after.discriminator]
  if (!isDeepStrictEqual(was, is))
    report('discriminator-changed', where, `${formatSchemaValue(was)} became ${formatSchemaValue(is)}.`)
}

/** What a changed requirement means to a client. */
const requirementWords = {
  request: { required: 'It must be sent now.', optional: 'It may be left out now.' },
  answer: { required: 'It is now always there.', optional: 'It is no longer always there.' },
} as const

/** The walk over one pair of schemas in one direction. */
export class SchemaComparison {
  readonly #pair: SchemaPair
  readonly #direction: Direction
  readonly #report: Report

  constructor(pair: SchemaPair, direction: Direction, report: Report) {
    this.#pair = pair
    this.#direction = direction
    this.#report = report
  }

  /** Reports every difference between two schemas; `where` is the path of the place they describe. */
  compare(before: JsonSchema, after: JsonSchema, where: string): void {
    const [wasNamed, isNamed] = [getRefName(before), getRefName(after)]
    if (wasNamed !== undefined && isNamed !== undefined) {
      const key = `${this.#direction} ${wasNamed} ${isNamed}`
      if (this.#pair.seen.has(key)) return
      this.#pair.seen.add(key)
    }
    const [was, is] = [normalizeSchema(before, this.#pair.before), normalizeSchema(after, this.#pair.after)]
    if (was.isNullable !== is.isNullable)
      this.#report(
        is.isNullable ? 'null-added' : 'null-removed',
        where,
        `null is ${is.isNullable ? 'now' : 'not'} possible.`,
      )
    compareOtherKeys('schema', was.schema, is.schema, where, this.#report)
    compareDiscriminators(was.schema, is.schema, where, this.#report)
    compareDeprecation(was.schema, is.schema, where, this.#report)
    if (was.variants.length > 1 || is.variants.length > 1) this.#compareVariants(was, is, where)
    else this.#compareShapes(was.schema, is.schema, where)
  }

  #compareVariants(was: Plain, is: Plain, where: string): void {
    const [old, recent] = [mapVariants(was, this.#pair.before), mapVariants(is, this.#pair.after)]
    for (const [key, variant] of old) {
      const same = recent.get(key)
      if (same) this.compare(variant, same, where)
      else this.#report('variant-removed', where, `The variant ${key} is gone.`)
    }
    for (const key of recent.keys())
      if (!old.has(key)) this.#report('variant-added', where, `The variant ${key} is new.`)
  }

  #compareShapes(before: JsonSchema, after: JsonSchema, where: string): void {
    compareKinds(before, after, where, this.#report)
    compareValues(before, after, where, this.#report)
    compareBounds(before, after, where, this.#report)
    compareDefaults(before, after, where, this.#report)
    this.#compareFields(before, after, where)
    for (const inner of ['items', 'additionalProperties']) {
      const [was, is] = [before[inner], after[inner]]
      if (typeof was === 'object' && typeof is === 'object')
        this.compare(was as JsonSchema, is as JsonSchema, `${where}[]`)
      else if (inner === 'items') compareEntries(was, is, where, this.#report)
    }
  }

  #compareFields(before: JsonSchema, after: JsonSchema, where: string): void {
    const fieldsOf = ({ properties = {}, required }: JsonSchema): Members =>
      new Map(
        Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => [
          where === '' || where.endsWith(' ') ? `${where}${name}` : `${where}.${name}`,
          { schema, isRequired: toSchemaList(required).includes(name) },
        ]),
      )
    this.compareMembers(fieldsOf(before), fieldsOf(after))
  }

  /** Reports added and removed members, changed requirements, and differences of common members. */
  compareMembers(before: Members, after: Members): void {
    for (const [where, member] of before) {
      const same = after.get(where)
      if (same) this.#compareMember(member, same, where)
      else this.#report('field-removed', where, 'It is gone.')
    }
    for (const [where, { isRequired }] of after)
      if (!before.has(where)) this.#report(isRequired ? 'required-field-added' : 'field-added', where, 'It is new.')
  }

  #compareMember(before: Member, after: Member, where: string): void {
    if (before.isRequired !== after.isRequired)
      this.#report(
        after.isRequired ? 'field-required' : 'field-optional',
        where,
        requirementWords[this.#direction][after.isRequired ? 'required' : 'optional'],
      )
    compareDeprecation(before, after, where, this.#report)
    this.compare(before.schema, after.schema, where)
  }
}
