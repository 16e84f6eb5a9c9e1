import { join } from 'node:path'
import type { Commune, Price, PriceMethod, Quartier, ReferencePrices } from '#domain/estimation/reference-prices'
import { tableFile } from './table-file.ts'
import { amount, count, filled, list, type Row, rows, type TableText } from './table-rows.ts'

/** The columns of the table of municipalities, in the order of the file. */
export const communeColumns = [
  'commune',
  'canton',
  'name_fr',
  'name_de',
  'name_lb',
  'aliases',
  'ambiguous_aliases',
  'existing_price_m2',
  'existing_method',
  'existing_period',
  'existing_derivation',
  'existing_source',
  'existing_sales',
  'new_build_price_m2',
  'new_build_period',
  'new_build_derivation',
  'new_build_source',
  'new_build_sales',
  'model_price_m2',
  'model_standard_error',
] as const

const quartierColumns = [
  'commune',
  'quartier',
  'name_de',
  'name_lb',
  'aliases',
  'coefficient',
  'derivation',
  'adverts_2025',
] as const

const methods: readonly PriceMethod[] = [
  'published',
  'published_2026q1',
  'indexed',
  'imputed_adverts',
  'imputed_canton',
]

/** A column of the table of municipalities. */
export type CommuneColumn = (typeof communeColumns)[number]

type CommuneRow = Row<CommuneColumn>

const price = (row: CommuneRow, segment: 'existing' | 'new_build', method: PriceMethod): Price => ({
  priceM2: amount(row, `${segment}_price_m2`),
  method,
  period: filled(row, `${segment}_period`),
  derivation: filled(row, `${segment}_derivation`),
  source: filled(row, `${segment}_source`),
  sales2025: count(row, `${segment}_sales`),
})

const commune = (row: CommuneRow): Commune => {
  const written = row.text('existing_method')
  const method = methods.find(known => known === written)
  if (!method) throw row.fault('existing_method', `"${written}" is none of ${methods.join(', ')}`)
  // Checked, not used: what is computed from the tables is computed when the service starts.
  amount(row, 'model_price_m2')
  if (amount(row, 'model_standard_error') >= 1) throw row.fault('model_standard_error', 'must be below 1')
  return {
    name: filled(row, 'commune'),
    canton: filled(row, 'canton'),
    names: [filled(row, 'name_fr'), filled(row, 'name_de'), filled(row, 'name_lb')],
    aliases: list(row.text('aliases')),
    ambiguousAliases: list(row.text('ambiguous_aliases')),
    existing: price(row, 'existing', method),
    ...(row.text('new_build_price_m2') === '' ? {} : { newBuild: price(row, 'new_build', 'published') }),
  }
}

const quartier = (row: Row<(typeof quartierColumns)[number]>): Quartier => {
  const [inGerman, inLuxembourgish] = [list(row.text('name_de')), list(row.text('name_lb'))]
  const [[german], [luxembourgish]] = [inGerman, inLuxembourgish]
  return {
    commune: filled(row, 'commune'),
    name: filled(row, 'quartier'),
    names: [...inGerman, ...inLuxembourgish, ...list(row.text('aliases'))],
    ...(german !== undefined && { german }),
    ...(luxembourgish !== undefined && { luxembourgish }),
    ...(row.text('coefficient') !== '' && {
      coefficient: amount(row, 'coefficient'),
      derivation: filled(row, 'derivation'),
      adverts2025: count(row, 'adverts_2025'),
    }),
  }
}

/**
 * The reference prices of two tables, checked.
 * @throws Error that names file, line and column of a wrong cell.
 */
export const referencePricesOf = (tables: { communes: TableText; quartiers: TableText }): ReferencePrices => {
  const known = new Set<string>()
  const communes = rows(tables.communes, communeColumns).map(row => {
    const read = commune(row)
    if (known.has(read.name)) throw row.fault('commune', `"${read.name}" is there twice`)
    known.add(read.name)
    return read
  })
  if (communes.length === 0) throw new Error(`${tables.communes.file}: has no municipality`)
  const places = new Set<string>()
  const quartiers = rows(tables.quartiers, quartierColumns).map(row => {
    const read = quartier(row)
    if (!known.has(read.commune)) throw row.fault('commune', `"${read.commune}" is no municipality of communes.csv`)
    const place = `${read.commune}: ${read.name}`
    if (places.has(place)) throw row.fault('quartier', `"${place}" is there twice`)
    places.add(place)
    return read
  })
  return { communes, quartiers }
}

/**
 * The reference prices in `communes.csv` and `quartiers.csv` of a folder, checked.
 * A wrong cell is an error that names file, line and column, so that a service never starts on a broken table.
 */
export const referencePrices = (folder: string): ReferencePrices =>
  referencePricesOf({
    communes: tableFile(join(folder, 'communes.csv')),
    quartiers: tableFile(join(folder, 'quartiers.csv')),
  })
