import { type Html, html, type Part } from '../html.ts'
import type { Schema } from './document.ts'
import { listed } from './text.ts'

/** Longest list of values that stands in a row openly. */
const openValuesMax = 12

/** Bounds beyond which a figure is only kept from being no number. */
const boundlessFrom = 1e15

const figure = (value: number): string =>
  Math.abs(value) >= 1e5
    ? value.toLocaleString('en', { maximumFractionDigits: 20 }).replaceAll(',', '\u202f')
    : String(value)

const range = (low: number | undefined, high: number | undefined, what: string): string | undefined => {
  if (low !== undefined && high !== undefined)
    return low === high ? `${figure(low)}${what}` : `${figure(low)} to ${figure(high)}${what}`
  if (low !== undefined) return `at least ${figure(low)}${what}`
  return high === undefined ? undefined : `at most ${figure(high)}${what}`
}

const within = (value: number | undefined): number | undefined =>
  value === undefined || Math.abs(value) >= boundlessFrom ? undefined : value

const boundsOf = (schema: Schema): (string | undefined)[] => {
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems, format } = schema
  const isDay = format === 'date'
  return [
    range(within(minimum), within(maximum), ''),
    exclusiveMinimum === undefined ? undefined : `above ${figure(exclusiveMinimum)}`,
    isDay ? undefined : range(minLength === 0 ? undefined : minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' entries'),
    schema['x-max-bytes'] === undefined ? undefined : `at most ${figure(schema['x-max-bytes'])} bytes`,
  ]
}

const values = (list: readonly (string | number)[]): Html => {
  if (list.length > openValuesMax)
    return html`<details><summary>${list.length} values</summary>${list.join(' ')}</details>`
  return html` ${list.map((value, index) => html`${index > 0 && ' '}<code>${value}</code>`)}`
}

const variantsOf = ({ anyOf, oneOf }: Schema): readonly Schema[] => anyOf ?? oneOf ?? []

/** A type as that of many: `string, number or null` as `strings, numbers or null`. */
const manyOf = (type: string): string => type.replace(/\b(string|number|integer|boolean|object|array|day)\b/g, '$1s')

/** The type of a field in a word or two. */
export const typeOf = (schema: Schema, schemas: Readonly<Record<string, Schema>>): string => {
  const own = schema.$ref ? (schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? schema) : schema
  if (own.const !== undefined) return typeof own.const
  if (own.items) return `array of ${manyOf(typeOf(own.items, schemas))}`
  if (own.format === 'date') return 'day, YYYY-MM-DD'
  if (own.format) return `${own.type}, ${own.format}`
  if (own.type) return own.type
  const types = variantsOf(own)
    .filter(({ deprecated }) => !deprecated)
    .map(variant => typeOf(variant, schemas))
  return listed([...new Set(types)])
}

/** What a field admits, behind its type. */
export const factsOf = (schema: Schema, own: Schema): Part[] => {
  const variants = variantsOf(own).filter(({ type }) => type !== 'null')
  const [single = own] = variants.length > 0 ? variants.filter(({ deprecated }) => !deprecated) : []
  const unit = single['x-unit']
  const given = schema['x-default'] ?? own['x-default']
  const words = [unit === 'count' ? undefined : unit, ...boundsOf(single)].filter(word => word !== undefined)
  const refused = single['x-refused']
  const old = variants.filter(({ deprecated }) => deprecated)
  return [
    ...words.map(word => ` · ${word}`),
    single.const !== undefined && html` · always <code>${JSON.stringify(single.const)}</code>`,
    given !== undefined && html` · default <code>${JSON.stringify(given)}</code>`,
    single.enum && html` ·${values(single.enum)}`,
    refused && html` · refused: ${refused.map(value => html`<code>${value}</code>`)}`,
    old.map(
      variant =>
        html` · <s>${String(variant.const)}</s> ${(variant.description ?? '').toLowerCase().replace(/[`.]/g, '')}`,
    ),
  ]
}
