import { existsSync, readFileSync } from 'node:fs'
import type { ModelRequest, Said, Shape } from './wires.ts'

const fixtures = new URL('./fixtures/', import.meta.url)

const pattern =
  /(?<![\w.,-])(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+|[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)(?!\d)|\d+)(?:[.,]\d+)?/g

/** The figures of a text as they are written; markers of the service are none. */
export const figuresOf = (text: string): string[] => text.replaceAll(/<<<[^>]*>>>/g, ' ').match(pattern) ?? []

/** Points and commas that part groups of three, as in `700.000` in German and `700,000` in English. */
const groupSigns = /(?<=^[1-9]\d{0,2}(?:[.,]\d{3})*)[.,](?=\d{3}(?!\d))/g

const numberOf = (figure: string): number =>
  Number(
    figure
      .replaceAll(groupSigns, '')
      .replaceAll(/[ \u00a0\u202f]/g, '')
      .replace(',', '.'),
  )

/** What the user said last. */
export const lastTurn = ({ turns }: ModelRequest): string => turns.findLast(({ role }) => role === 'user')?.text ?? ''

/** The municipality that a text names behind a word of place. */
const placeIn = (text: string): string | undefined =>
  /(?:^|\s)(?:à|a|in|at|zu|zou)\s+(\p{Lu}[\p{L}'-]+)/u.exec(text)?.[1]

const alternative = (shape: Shape): Shape => shape.anyOf?.find(({ type }) => type !== 'null') ?? shape

const isAmount = (shape: Shape): boolean => ['number', 'integer'].includes(String(alternative(shape).type))

/** The input of a tool: the largest number as its first amount, the municipality, the first value of every list. */
const inputOf = ({ properties = {}, required = [] }: Shape, text: string): Record<string, unknown> => {
  const numbers = figuresOf(text)
    .map(numberOf)
    .sort((a, b) => b - a)
  const place = placeIn(text)
  const fields = required.map((name): [string, unknown] => {
    const shape = alternative(properties[name] ?? {})
    if (name === 'commune') return [name, place ?? 'Luxembourg']
    if (shape.enum) return [name, shape.enum[0]]
    if (shape.const !== undefined) return [name, shape.const]
    if (isAmount(shape)) return [name, numbers.shift() ?? shape.minimum ?? 1]
    return [name, shape.type === 'boolean' ? false : '2026-11-21']
  })
  return { ...Object.fromEntries(fields), ...(place !== undefined && 'commune' in properties && { commune: place }) }
}

/** The figure of a calculation that answers its question: what the buyer pays, or its first one. */
const totalOf = (result: string): number | undefined => {
  const found = /"buyer":(-?\d+(?:\.\d+)?)/.exec(result)?.[1] ?? /:(-?\d+(?:\.\d+)?)/.exec(result)?.[1]
  return found === undefined ? undefined : Number(found)
}

const inFrench = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })

/** A call of the first tool that is offered. */
export const toolCall = (request: ModelRequest): Said | undefined => {
  const [tool] = request.tools
  return tool && { call: { name: tool.name, input: inputOf(tool.input, lastTurn(request)) } }
}

const toldCall = /^CALL (\w+) (\{.*\})$/gm

/** Names that the service puts behind figures. */
const names = / \{[DLC]\d+\}/g

/** The calls that the last turn tells word for word, a line each: `CALL mortgage {"principal":400000}`. */
export const toldCalls = (request: ModelRequest): NonNullable<Said['call']>[] =>
  [...lastTurn(request).replaceAll(names, '').matchAll(toldCall)].map(([, name = '', input = '']) => ({
    name,
    input: JSON.parse(input),
  }))

/** A sentence that says what it is, with two figures of the data or the one of a calculation. */
export const plainText = (request: ModelRequest): Said => {
  const total = request.toolResults.map(totalOf).findLast(found => found !== undefined)
  if (total !== undefined)
    return { text: `Texte d’essai, écrit sans modèle de langue : le calcul donne ${inFrench.format(total)} EUR [L1].` }
  const figures = figuresOf(lastTurn(request)).slice(0, 2)
  const repeated =
    figures.length > 0 ? `les données disent ${figures.join(' et ')}` : 'les données ne disent aucun chiffre'
  return { text: `Texte d’essai, écrit sans modèle de langue : ${repeated} [L1].` }
}

/** An empty list for every list of the wanted data. */
const nothing = ({ properties = {} }: Shape): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, shape]) => [name, alternative(shape).type === 'array' ? [] : null]),
  )

/** Fields that have one value in the wanted data. */
const singleFields = ({ properties = {} }: Shape): string[] =>
  properties.found?.items?.properties?.field?.enum?.map(String) ?? []

/** Texts in place of values, as the wanted data have them. */
const inTexts = (entry: object): object =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      name === 'page' ? (value ?? 0) : value === null || value === undefined ? '' : String(value),
    ]),
  )

/** The data by their fields as the list of values that is wanted; data of another form stay as they are. */
const asWanted = (data: unknown, schema: Shape): unknown => {
  const fields = singleFields(schema)
  const byField = Object(data) as Record<string, unknown>
  if (fields.length === 0 || !fields.some(name => name in byField)) return data
  const lists = Object.keys(nothing(schema)).filter(name => name !== 'found')
  return {
    found: fields.flatMap(field => {
      const value = byField[field]
      return value === null || value === undefined ? [] : [{ field, ...inTexts(Object(value)) }]
    }),
    ...Object.fromEntries(
      lists.map(name => [name, Array.isArray(byField[name]) ? byField[name].map(one => inTexts(Object(one))) : []]),
    ),
  }
}

/** What tests have the stand-in say of files, by their SHA-256: one answer for each round. */
export const saidOfFiles = new Map<string, readonly unknown[]>()

/** The data of a file that is known by its hash, where they have the requested fields; else null for every field. */
export const dataOf = ({ files, schema = {}, turns }: ModelRequest): unknown => {
  const empty = nothing(schema)
  const said = files.map(hash => saidOfFiles.get(hash)).find(answers => answers !== undefined)
  if (said)
    return asWanted(said[Math.min(turns.filter(({ role }) => role === 'assistant').length, said.length - 1)], schema)
  const known = files.map(hash => new URL(`${hash}.json`, fixtures)).find(file => existsSync(file))
  if (!known) return empty
  const data: object = JSON.parse(readFileSync(known, 'utf8'))
  const wanted = singleFields(schema)
  const names = wanted.length > 0 ? wanted : Object.keys(empty)
  return names.every(name => name in data) ? asWanted(data, schema) : empty
}

const withoutPlaces = (entry: object): object =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'quote' && name !== 'page'))

/** The data of a file as a model gives them that does not follow: values alone, without quotes and pages. */
export const plainDataOf = (request: ModelRequest): unknown => {
  const { others: _, found, ...lists } = Object(dataOf(request)) as Record<string, unknown[]>
  return {
    ...Object.fromEntries(singleFields(request.schema ?? {}).map(name => [name, null])),
    ...Object.fromEntries((found ?? []).map(one => [Object(one).field, Object(one).value])),
    ...Object.fromEntries(
      Object.entries(lists).map(([name, entries]) => [name, entries.map(one => withoutPlaces(Object(one)))]),
    ),
  }
}

/** Data whose first field is of no type that any schema knows. */
export const wrongData = (request: ModelRequest): unknown => {
  const [first = 'field'] = singleFields(request.schema ?? {})
  return { ...nothing(request.schema ?? {}), found: [{ field: first, value: { wrong: true }, quote: '', page: 1 }] }
}

/**
 * An honest answer: data where a schema is given, a call where a tool is offered and the text has a number, else text.
 */
export const honest = (request: ModelRequest): Said => {
  if (request.schema) return { data: dataOf(request) }
  const call =
    request.toolResults.length === 0 && figuresOf(lastTurn(request)).length > 0 ? toolCall(request) : undefined
  return call ?? plainText(request)
}
