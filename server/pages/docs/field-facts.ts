import { type Html, html, type Part } from '../html.ts'
import type { Schema } from './document.ts'
import { joinWithOr } from './text.ts'

/** Maximum number of values listed without collapsing. */
const openValuesMax = 12

/** Bounds of at least this size only exclude invalid numbers, and are not shown. */
const boundlessFrom = 1e15

const formatBound = (value: number): string =>
  Math.abs(value) >= 1e5
    ? value.toLocaleString('en', { maximumFractionDigits: 20 }).replaceAll(',', '\u202f')
    : String(value)

const formatRange = (low: number | undefined, high: number | undefined, what: string): string | undefined => {
  if (low !== undefined && high !== undefined)
    return low === high ? `${formatBound(low)}${what}` : `${formatBound(low)} to ${formatBound(high)}${what}`
  if (low !== undefined) return `at least ${formatBound(low)}${what}`
  return high === undefined ? undefined : `at most ${formatBound(high)}${what}`
}

const omitHugeBound = (value: number | undefined): number | undefined =>
  value === undefined || Math.abs(value) >= boundlessFrom ? undefined : value

const listBounds = (schema: Schema): (string | undefined)[] => {
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems, format } = schema
  const isDay = format === 'date'
  return [
    formatRange(omitHugeBound(minimum), omitHugeBound(maximum), ''),
    exclusiveMinimum === undefined ? undefined : `above ${formatBound(exclusiveMinimum)}`,
    isDay ? undefined : formatRange(minLength === 0 ? undefined : minLength, maxLength, ' characters'),
    formatRange(minItems, maxItems, ' entries'),
    schema['x-max-bytes'] === undefined ? undefined : `at most ${formatBound(schema['x-max-bytes'])} bytes`,
  ]
}

const renderValues = (list: readonly (string | number)[]): Html => {
  if (list.length > openValuesMax)
    return html`<details><summary>${list.length} values</summary>${list.join(' ')}</details>`
  return html` ${list.map((value, index) => html`${index > 0 && ' '}<code>${value}</code>`)}`
}

const getUnionVariants = ({ anyOf, oneOf }: Schema): readonly Schema[] => anyOf ?? oneOf ?? []

/** Plural of a type: `string, number or null` becomes `strings, numbers or null`. */
const toPlural = (type: string): string => type.replace(/\b(string|number|integer|boolean|object|array|day)\b/g, '$1s')

/** Describes the type of a field in a few words. */
export const describeType = (schema: Schema, schemas: Readonly<Record<string, Schema>>): string => {
  const own = schema.$ref ? (schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? schema) : schema
  if (own.const !== undefined) return typeof own.const
  if (own.items) return `array of ${toPlural(describeType(own.items, schemas))}`
  if (own.format === 'date') return 'day, YYYY-MM-DD'
  if (own.format) return `${own.type}, ${own.format}`
  if (own.type) return own.type
  const types = getUnionVariants(own)
    .filter(({ deprecated }) => !deprecated)
    .map(variant => describeType(variant, schemas))
  return joinWithOr([...new Set(types)])
}

/** Constraints of a field, shown after its type. */
export const listFieldFacts = (schema: Schema, own: Schema): Part[] => {
  const variants = getUnionVariants(own).filter(({ type }) => type !== 'null')
  const [single = own] = variants.length > 0 ? variants.filter(({ deprecated }) => !deprecated) : []
  const unit = single['x-unit']
  const given = schema['x-default'] ?? own['x-default']
  const words = [unit === 'count' ? undefined : unit, ...listBounds(single)].filter(word => word !== undefined)
  const refused = single['x-refused']
  const old = variants.filter(({ deprecated }) => deprecated)
  return [
    ...words.map(word => ` · ${word}`),
    single.const !== undefined && html` · always <code>${JSON.stringify(single.const)}</code>`,
    given !== undefined && html` · default <code>${JSON.stringify(given)}</code>`,
    single.enum && html` ·${renderValues(single.enum)}`,
    refused && html` · refused: ${refused.map(value => html`<code>${value}</code>`)}`,
    old.map(
      variant =>
        html` · <s>${String(variant.const)}</s> ${(variant.description ?? '').toLowerCase().replace(/[`.]/g, '')}`,
    ),
  ]
}
