import { isDeepStrictEqual } from 'node:util'
import type { MediaTypeObject, OpenAPIObject } from 'openapi3-ts/oas31'
import { compareOtherKeys } from './compatibility-keys.ts'
import {
  type Change,
  type Direction,
  isRefusedByStrictReaders,
  type Report,
  type Rule,
  rules,
} from './compatibility-rules.ts'
import { SchemaComparison, type SchemaPair } from './compatibility-schemas.ts'
import { getFileSchemas, listExamples } from './openapi-parts.ts'
import type { JsonSchema } from './schemas.ts'

/** One operation in two files, by its method and path in the older one. */
export class OperationPair {
  readonly before: OpenAPIObject
  readonly after: OpenAPIObject
  readonly schemas: SchemaPair
  readonly changes: Change[] = []
  readonly #name: string

  constructor(before: OpenAPIObject, after: OpenAPIObject, name: string) {
    this.before = before
    this.after = after
    this.schemas = { before: getFileSchemas(before), after: getFileSchemas(after), seen: new Set() }
    this.#name = name
  }

  /** Reporter of the differences of one direction. */
  report(direction: Direction): Report {
    return (rule: Rule, where: string, message: string) =>
      this.changes.push({
        level: rules[rule][direction],
        rule,
        operation: this.#name,
        where,
        message,
        ...(isRefusedByStrictReaders(rule, direction) && { stopsStrictReaders: true as const }),
      })
  }

  /** Compares the media types of two bodies, and the schemas of those in both. */
  contents(before: object, after: object, { where, direction }: { where: string; direction: Direction }): void {
    const [was, is] = [before, after] as Record<string, MediaTypeObject>[]
    const [types, later] = [Object.keys(was ?? {}).sort(), Object.keys(is ?? {}).sort()]
    const tell = this.report(direction)
    const gone = types.filter(type => !later.includes(type))
    const fresh = later.filter(type => !types.includes(type))
    if (gone.length > 0) tell('content-type-removed', where.trim(), `Content ${gone.join(', ')} is gone.`)
    if (fresh.length > 0) tell('content-type-added', where.trim(), `Content ${fresh.join(', ')} is new.`)
    for (const type of types.filter(type => later.includes(type))) {
      const media = [was?.[type] ?? {}, is?.[type] ?? {}] as const
      this.compareSchemas(media[0].schema, media[1].schema, where, direction)
      this.#compareMedia(media, [where.trim(), type].filter(Boolean).join(' '), tell)
    }
  }

  /** Compares how parts of a body are written, and its examples. */
  #compareMedia([was, is]: readonly [MediaTypeObject, MediaTypeObject], where: string, tell: Report): void {
    if (!isDeepStrictEqual(was.encoding, is.encoding)) tell('serialisation-changed', where, 'Another encoding.')
    if (
      !isDeepStrictEqual(was.example, is.example) ||
      !isDeepStrictEqual(listExamples(this.before, was), listExamples(this.after, is))
    )
      tell('text-changed', where, 'Another example.')
    compareOtherKeys('mediaType', was, is, where, tell)
  }

  /** Compares two schemas, where both files have one. */
  compareSchemas(before: unknown, after: unknown, where: string, direction: Direction): void {
    if (!before || !after) return
    const report = this.report(direction)
    new SchemaComparison(this.schemas, direction, (rule, place, message) => {
      const isFailureCode = direction === 'answer' && rule === 'enum-removed' && /^[45]\d\d code$/.test(place)
      report(isFailureCode ? 'error-code-removed' : rule, place.trim(), message)
    }).compare(before as JsonSchema, after as JsonSchema, where)
  }
}
