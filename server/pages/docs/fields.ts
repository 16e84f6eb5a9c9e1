import { isDeepStrictEqual } from 'node:util'
import { type Html, html, type Part } from '../html.ts'
import type { Schema } from './document.ts'
import { describeType, listFieldFacts } from './field-facts.ts'
import { renderInlineCode } from './text.ts'

/** Schemas of a table's fields, and the objects already shown in it. */
export interface FieldContext {
  schemas: Readonly<Record<string, Schema>>
  /** Prefix of element ids: `request` or `answer`. */
  id: string
  /** Named objects whose fields are already shown, with the ids of their rows. */
  shown: Map<string, string>
  /** Row ids in use. */
  usedIds: Set<string>
  /** Page of the operation whose body is a large union; undefined if it is on this page. */
  pageOf(schemaId: string): string | undefined
}

/** Maximum number of union variants shown one after the other. */
const variantsMax = 3

/** Name of a referenced schema. */
export const getSchemaName = ({ $ref }: Schema): string | undefined => $ref?.slice($ref.lastIndexOf('/') + 1)

const resolveSchema = (schema: Schema, { schemas }: Pick<FieldContext, 'schemas'>): Schema =>
  schemas[getSchemaName(schema) ?? ''] ?? schema

const listVariants = (schema: Schema): readonly Schema[] =>
  (schema.oneOf ?? schema.anyOf ?? []).filter(({ type }) => type !== 'null')

/**
 * Finds the schema with the fields: itself, the items of an array, or the values of a map; with the suffix of its name.
 */
const findFieldHolder = (schema: Schema, fields: FieldContext): { holder: Schema; mark: string } => {
  const own = resolveSchema(schema, fields)
  const [only, ...others] = listVariants(own)
  if (only && others.length === 0) return findFieldHolder(only, fields)
  const list = own.items ? own : listVariants(own).find(({ items }) => items)
  if (list?.items) {
    const inner = findFieldHolder(list.items, fields)
    return { holder: inner.holder, mark: `[]${inner.mark}` }
  }
  if (typeof own.additionalProperties === 'object') return { holder: own.additionalProperties, mark: '.*' }
  return { holder: schema, mark: '' }
}

const lawNames = ['LawReference', 'LawParameter']

const renderLawParametersLink = (name: string, holder: Schema): Part =>
  (lawNames.includes(getSchemaName(holder) ?? '') || name === 'basis') &&
  html` <a href="/docs/law">All parameters of law</a>.`

/** Reserves the id of a row: that of the field, with a number if another variant uses it. */
const reserveRowId = (path: string, { id, usedIds }: FieldContext): string => {
  const place = `${id}-${path.replaceAll('[]', '').replaceAll('.*', '')}`
  let free = place
  for (let count = 2; usedIds.has(free); count += 1) free = `${place}-${count}`
  usedIds.add(free)
  return free
}

interface Row {
  path: string
  place: string
  schema: Schema
  isRequired: boolean
  /** Markup after the description. */
  more?: Part
}

const renderFieldRow = ({ path, place, schema, isRequired, more }: Row, fields: FieldContext): Html => {
  const own = resolveSchema(schema, fields)
  const text = (schema.description ?? own.description ?? '').replace(/ ?Default: [^.]*(\.\d+)?\.$/, '')
  return html`<tr id="${place}"><th scope="row">${path}</th><td><div>${describeType(schema, fields.schemas)}${listFieldFacts(schema, own)}${isRequired === (fields.id === 'request') && html` <em>${isRequired ? 'required' : 'may be missing'}</em>`}</div>${renderInlineCode(text)}${more}</td></tr>
`
}

/** Builds the rows of a named object's fields the first time, later a link to them. */
const buildNestedRows = (
  path: string,
  place: string,
  schema: Schema,
  fields: FieldContext,
): { rows: Html[]; more?: Part } => {
  const { holder, mark } = findFieldHolder(schema, fields)
  const name = getSchemaName(holder)
  const own = resolveSchema(holder, fields)
  const inner = `${path}${mark}.`
  const many = listVariants(own)
  const refs = many.filter(variant => getSchemaName(variant))
  const page = name && refs.length > variantsMax ? fields.pageOf(name) : undefined
  if (page) return { rows: [], more: html` Its fields: <a href="${page}">${page}</a>.` }
  if (!own.properties && many.every(variant => !resolveSchema(variant, fields).properties)) return { rows: [] }
  const above = fields.shown.get(name ?? '')
  if (above !== undefined) return { rows: [], more: html` Fields as <a href="#${above}">above</a>.` }
  if (name) fields.shown.set(name, place)
  return { rows: own.properties ? buildObjectRows(own, inner, fields) : buildVariantRows(many, inner, fields) }
}

const buildFieldRows = (
  name: string,
  schema: Schema,
  isRequired: boolean,
  prefix: string,
  fields: FieldContext,
): Html[] => {
  const path = `${prefix}${name}`
  const { holder, mark } = findFieldHolder(schema, fields)
  const place = reserveRowId(`${path}${mark}`, fields)
  const { rows, more } = buildNestedRows(path, place, schema, fields)
  const row = {
    path: `${path}${mark}`,
    place,
    schema,
    isRequired,
    more: html`${more}${renderLawParametersLink(name, holder)}`,
  }
  return [renderFieldRow(row, fields), ...rows]
}

/** Builds a row for each field of an object, each followed by those of nested objects. */
const buildObjectRows = ({ properties = {}, required = [] }: Schema, prefix: string, fields: FieldContext): Html[] =>
  Object.entries(properties).flatMap(([name, schema]) =>
    buildFieldRows(name, schema, required.includes(name), prefix, fields),
  )

/** Builds the rows of variants: the fields of the first, then of each later one those not yet shown. */
const buildVariantRows = (variants: readonly Schema[], prefix: string, fields: FieldContext): Html[] => {
  const seen: Schema[] = []
  return variants.flatMap(variant => {
    const own = resolveSchema(variant, fields)
    const isNew = (name: string): boolean =>
      !seen.some(({ properties = {} }) => isDeepStrictEqual(properties[name], own.properties?.[name]))
    const fresh = Object.entries(own.properties ?? {}).filter(([name]) => isNew(name))
    seen.push(own)
    const label = getSchemaName(variant) && own.description
    const rows = buildObjectRows({ ...own, properties: Object.fromEntries(fresh) }, prefix, fields)
    const head =
      label &&
      html`<tr class="variant"><th scope="rowgroup" colspan="2">${renderInlineCode(label)}</th></tr>
`
    return head ? [head, ...rows] : rows
  })
}

const renderFieldTable = (caption: string, rows: readonly Html[]): Html =>
  rows.length === 0
    ? html``
    : html`<table class="fields"><caption>${caption}</caption>
<thead><tr><th scope="col">Field</th><th scope="col">Type, bounds and meaning</th></tr></thead>
<tbody>
${rows}</tbody></table>
`

/** Splits variants into the fields common to most, and for each its own and its missing ones. */
const splitSharedFields = (
  variants: readonly Schema[],
): { shared: Schema; own: { schema: Schema; lacks: string[] }[] } => {
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

/** Renders the fields specific to a variant, under its name. */
const renderOwnFields = (
  { schema, lacks }: { schema: Schema; lacks: string[] },
  title: string,
  fields: FieldContext,
): Html => {
  const name = (schema.description ?? title).replace(/\..*$/s, '')
  return html`<h3>${name}</h3>
${lacks.length > 0 && html`<p>Not here: ${lacks.map((field, place) => html`${place > 0 && ', '}<code>${field}</code>`)}.</p>`}
${renderFieldTable(`${title}, ${name}`, buildObjectRows(schema, '', fields))}`
}

const getCountryOfVariant = ({ properties = {} }: Schema): string | undefined => {
  const code = properties.country?.const
  return typeof code === 'string' ? code : undefined
}

/** Body schemas by country code, if the body varies by country; else empty. */
export const indexBodiesByCountry = (
  body: Schema | undefined,
  fields: Pick<FieldContext, 'schemas'>,
): ReadonlyMap<string, Schema> => {
  const variants = body ? listVariants(resolveSchema(body, fields)).map(variant => resolveSchema(variant, fields)) : []
  return new Map(
    variants.flatMap(variant => {
      const code = getCountryOfVariant(variant)
      return code === undefined ? [] : [[code, variant]]
    }),
  )
}

/**
 * Renders the fields of a body as tables: of a large union the common fields, then those of each variant, except for
 * countries, which have their own pages.
 */
export const renderBodyTables = (schema: Schema, title: string, fields: FieldContext): Html => {
  const own = resolveSchema(schema, fields)
  const variants = listVariants(own).map(variant => resolveSchema(variant, fields))
  if (variants.length <= variantsMax) return renderFieldTable(title, buildObjectRows(own, '', fields))
  const { shared, own: lists } = splitSharedFields(variants)
  const isByCountry = indexBodiesByCountry(schema, fields).size > 0
  return html`${renderFieldTable(`${title}, the same in most ${isByCountry ? 'countries' : 'cases'}`, buildObjectRows(shared, '', fields))}
${
  !isByCountry &&
  html`<p>What a case below lists anew holds there instead.</p>
${lists.map(list => renderOwnFields(list, title, fields))}`
}`
}
