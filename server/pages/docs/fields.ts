import { isDeepStrictEqual } from 'node:util'
import { type Html, html, type Part } from '../html.ts'
import type { Schema } from './document.ts'
import { factsOf, typeOf } from './field-facts.ts'
import { inline } from './text.ts'

/** Where the fields of a table come from, and what was already shown in it. */
export interface Fields {
  schemas: Readonly<Record<string, Schema>>
  /** Part of the ids on the page: `request` or `answer`. */
  id: string
  /** Named objects whose fields stand above, with the places of their rows. */
  shown: Map<string, string>
  /** Places of rows that are taken. */
  places: Set<string>
  /** Page of the operation whose body a union of many is; undefined where it is that of this page. */
  pageOf(schemaId: string): string | undefined
}

/** Most variants of a union that a page shows one after the other. */
const variantsMax = 3

/** Name of a schema that is referred to. */
export const nameOf = ({ $ref }: Schema): string | undefined => $ref?.slice($ref.lastIndexOf('/') + 1)

const target = (schema: Schema, { schemas }: Pick<Fields, 'schemas'>): Schema => schemas[nameOf(schema) ?? ''] ?? schema

const variantsOf = (schema: Schema): readonly Schema[] =>
  (schema.oneOf ?? schema.anyOf ?? []).filter(({ type }) => type !== 'null')

/** What holds fields in a schema: itself, the entries of a list, the values of a table; with the mark behind its name. */
const holderOf = (schema: Schema, fields: Fields): { holder: Schema; mark: string } => {
  const own = target(schema, fields)
  const [only, ...others] = variantsOf(own)
  if (only && others.length === 0) return holderOf(only, fields)
  const list = own.items ? own : variantsOf(own).find(({ items }) => items)
  if (list?.items) {
    const inner = holderOf(list.items, fields)
    return { holder: inner.holder, mark: `[]${inner.mark}` }
  }
  if (typeof own.additionalProperties === 'object') return { holder: own.additionalProperties, mark: '.*' }
  return { holder: schema, mark: '' }
}

const lawNames = ['LawReference', 'LawParameter']

const lawLink = (name: string, holder: Schema): Part =>
  (lawNames.includes(nameOf(holder) ?? '') || name === 'basis') && html` <a href="/docs/law">All parameters of law</a>.`

/** The place of a row: that of the field, with a number where a field of another case has it already. */
const placeOf = (path: string, { id, places }: Fields): string => {
  const place = `${id}-${path.replaceAll('[]', '').replaceAll('.*', '')}`
  let free = place
  for (let count = 2; places.has(free); count += 1) free = `${place}-${count}`
  places.add(free)
  return free
}

interface Row {
  path: string
  place: string
  schema: Schema
  isRequired: boolean
  /** What follows the sentence. */
  more?: Part
}

const rowView = ({ path, place, schema, isRequired, more }: Row, fields: Fields): Html => {
  const own = target(schema, fields)
  const text = (schema.description ?? own.description ?? '').replace(/ ?Default: [^.]*(\.\d+)?\.$/, '')
  return html`<tr id="${place}"><th scope="row">${path}</th><td><div>${typeOf(schema, fields.schemas)}${factsOf(schema, own)}${isRequired === (fields.id === 'request') && html` <em>${isRequired ? 'required' : 'may be missing'}</em>`}</div>${inline(text)}${more}</td></tr>
`
}

/** Rows of the fields of a named object the first time, later the way to them. */
const nestedRows = (path: string, place: string, schema: Schema, fields: Fields): { rows: Html[]; more?: Part } => {
  const { holder, mark } = holderOf(schema, fields)
  const name = nameOf(holder)
  const own = target(holder, fields)
  const inner = `${path}${mark}.`
  const many = variantsOf(own)
  const refs = many.filter(variant => nameOf(variant))
  const page = name && refs.length > variantsMax ? fields.pageOf(name) : undefined
  if (page) return { rows: [], more: html` Its fields: <a href="${page}">${page}</a>.` }
  if (!own.properties && many.every(variant => !target(variant, fields).properties)) return { rows: [] }
  const above = fields.shown.get(name ?? '')
  if (above !== undefined) return { rows: [], more: html` Fields as <a href="#${above}">above</a>.` }
  if (name) fields.shown.set(name, place)
  return { rows: own.properties ? rowsOf(own, inner, fields) : variantRows(many, inner, fields) }
}

const fieldRows = (name: string, schema: Schema, isRequired: boolean, prefix: string, fields: Fields): Html[] => {
  const path = `${prefix}${name}`
  const { holder, mark } = holderOf(schema, fields)
  const place = placeOf(`${path}${mark}`, fields)
  const { rows, more } = nestedRows(path, place, schema, fields)
  const row = { path: `${path}${mark}`, place, schema, isRequired, more: html`${more}${lawLink(name, holder)}` }
  return [rowView(row, fields), ...rows]
}

/** A row for each field of an object, those of objects in it behind their own. */
export const rowsOf = ({ properties = {}, required = [] }: Schema, prefix: string, fields: Fields): Html[] =>
  Object.entries(properties).flatMap(([name, schema]) =>
    fieldRows(name, schema, required.includes(name), prefix, fields),
  )

/** Fields of variants: those that the first has, then of each later one what is not yet there. */
const variantRows = (variants: readonly Schema[], prefix: string, fields: Fields): Html[] => {
  const seen: Schema[] = []
  return variants.flatMap(variant => {
    const own = target(variant, fields)
    const isNew = (name: string): boolean =>
      !seen.some(({ properties = {} }) => isDeepStrictEqual(properties[name], own.properties?.[name]))
    const fresh = Object.entries(own.properties ?? {}).filter(([name]) => isNew(name))
    seen.push(own)
    const label = nameOf(variant) && own.description
    const rows = rowsOf({ ...own, properties: Object.fromEntries(fresh) }, prefix, fields)
    const head =
      label &&
      html`<tr class="variant"><th scope="rowgroup" colspan="2">${inline(label)}</th></tr>
`
    return head ? [head, ...rows] : rows
  })
}

const fieldTable = (caption: string, rows: readonly Html[]): Html =>
  rows.length === 0
    ? html``
    : html`<table class="fields"><caption>${caption}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Type, bounds and meaning</th></tr></thead>
<tbody>
${rows}</tbody></table>
`

/** What most variants have alike, and of each what is its own or not as there. */
const sharedFields = (variants: readonly Schema[]): { shared: Schema; own: { schema: Schema; lacks: string[] }[] } => {
  const sameIn = (name: string, field: Schema): number =>
    variants.filter(({ properties = {} }) => isDeepStrictEqual(properties[name], field)).length
  const all = variants.flatMap(({ properties = {} }) => Object.entries(properties))
  const common = Object.fromEntries(all.filter(([name, field]) => sameIn(name, field) > variants.length / 2))
  const required = Object.keys(common).filter(name => variants.every(variant => variant.required?.includes(name)))
  const own = variants.map(schema => {
    const { properties = {} } = schema
    const isOwn = ([name, field]: [string, Schema]): boolean => !isDeepStrictEqual(field, common[name])
    return {
      schema: { ...schema, properties: Object.fromEntries(Object.entries(properties).filter(isOwn)) },
      lacks: Object.keys(common).filter(name => !(name in properties)),
    }
  })
  return { shared: { type: 'object', properties: common, required }, own }
}

/** The fields that a variant has for itself, under what it is. */
const ownTable = ({ schema, lacks }: { schema: Schema; lacks: string[] }, title: string, fields: Fields): Html => {
  const name = (schema.description ?? title).replace(/\..*$/s, '')
  return html`<h3>${name}</h3>
${lacks.length > 0 && html`<p>Not here: ${lacks.map((field, place) => html`${place > 0 && ', '}<code>${field}</code>`)}.</p>`}
${fieldTable(`${title}, ${name}`, rowsOf(schema, '', fields))}`
}

const countryIn = ({ properties = {} }: Schema): string | undefined => {
  const code = properties.country?.const
  return typeof code === 'string' ? code : undefined
}

/** The body of each country, by its code, where the country tells which fields a body has; none where it does not. */
export const bodiesByCountry = (
  body: Schema | undefined,
  fields: Pick<Fields, 'schemas'>,
): ReadonlyMap<string, Schema> => {
  const variants = body ? variantsOf(target(body, fields)).map(variant => target(variant, fields)) : []
  return new Map(
    variants.flatMap(variant => {
      const code = countryIn(variant)
      return code === undefined ? [] : [[code, variant]]
    }),
  )
}

/**
 * The fields of a body in tables: of a union of many the fields that most variants share, then those of each alone, but for
 * countries, which have pages of their own.
 */
export const bodyTables = (schema: Schema, title: string, fields: Fields): Html => {
  const own = target(schema, fields)
  const variants = variantsOf(own).map(variant => target(variant, fields))
  if (variants.length <= variantsMax) return fieldTable(title, rowsOf(own, '', fields))
  const { shared, own: lists } = sharedFields(variants)
  const isByCountry = bodiesByCountry(schema, fields).size > 0
  return html`${fieldTable(`${title}, the same in most ${isByCountry ? 'countries' : 'cases'}`, rowsOf(shared, '', fields))}
${
  !isByCountry &&
  html`<p>What a case below lists anew holds there instead.</p>
${lists.map(list => ownTable(list, title, fields))}`
}`
}
