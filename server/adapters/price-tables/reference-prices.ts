import { join } from 'node:path'
import type { Commune, Price, PriceMethod, Quartier, ReferencePrices } from '#domain/estimation/reference-prices'
import { readTableFile } from './table-file.ts'
import {
  type Row,
  readAmount,
  readCount,
  readTableRows,
  requireText,
  splitCellNames,
  type TableText,
} from './table-rows.ts'

/** Columns of the table of municipalities, in file order. */
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

const methods: readonly PriceMethod[] = ['published', 'indexed', 'imputed_adverts', 'imputed_canton']

/** Column of the table of municipalities. */
export type CommuneColumn = (typeof communeColumns)[number]

type CommuneRow = Row<CommuneColumn>

const readPrice = (row: CommuneRow, segment: 'existing' | 'new_build', method: PriceMethod): Price => ({
  priceM2: readAmount(row, `${segment}_price_m2`),
  method,
  period: requireText(row, `${segment}_period`),
  derivation: requireText(row, `${segment}_derivation`),
  source: requireText(row, `${segment}_source`),
  sales: readCount(row, `${segment}_sales`),
})

const readCommune = (row: CommuneRow): Commune => {
  const written = row.text('existing_method')
  const method = methods.find(known => known === written)
  if (!method) throw row.fault('existing_method', `"${written}" is none of ${methods.join(', ')}`)
  return {
    name: requireText(row, 'commune'),
    canton: requireText(row, 'canton'),
    names: [requireText(row, 'name_fr'), requireText(row, 'name_de'), requireText(row, 'name_lb')],
    aliases: splitCellNames(row.text('aliases')),
    ambiguousAliases: splitCellNames(row.text('ambiguous_aliases')),
    existing: readPrice(row, 'existing', method),
    ...(row.text('new_build_price_m2') === '' ? {} : { newBuild: readPrice(row, 'new_build', 'published') }),
  }
}

const readQuartier = (row: Row<(typeof quartierColumns)[number]>): Quartier => {
  const [inGerman, inLuxembourgish] = [splitCellNames(row.text('name_de')), splitCellNames(row.text('name_lb'))]
  const [[german], [luxembourgish]] = [inGerman, inLuxembourgish]
  return {
    commune: requireText(row, 'commune'),
    name: requireText(row, 'quartier'),
    names: [...inGerman, ...inLuxembourgish, ...splitCellNames(row.text('aliases'))],
    ...(german !== undefined && { german }),
    ...(luxembourgish !== undefined && { luxembourgish }),
    ...(row.text('coefficient') !== '' && {
      coefficient: readAmount(row, 'coefficient'),
      derivation: requireText(row, 'derivation'),
      adverts2025: readCount(row, 'adverts_2025'),
    }),
  }
}

/**
 * Parses and validates the reference prices of two tables.
 * @throws Error that names file, line and column of an invalid cell.
 */
export const parseReferencePrices = (tables: { communes: TableText; quartiers: TableText }): ReferencePrices => {
  const known = new Set<string>()
  const communes = readTableRows(tables.communes, communeColumns).map(row => {
    const read = readCommune(row)
    if (known.has(read.name)) throw row.fault('commune', `"${read.name}" is there twice`)
    known.add(read.name)
    return read
  })
  if (communes.length === 0) throw new Error(`${tables.communes.file}: has no municipality`)
  const places = new Set<string>()
  const quartiers = readTableRows(tables.quartiers, quartierColumns).map(row => {
    const read = readQuartier(row)
    if (!known.has(read.commune)) throw row.fault('commune', `"${read.commune}" is no municipality of communes.csv`)
    const place = `${read.commune}: ${read.name}`
    if (places.has(place)) throw row.fault('quartier', `"${place}" is there twice`)
    places.add(place)
    return read
  })
  return { communes, quartiers }
}

/**
 * Reads and validates the reference prices in `communes.csv` and `quartiers.csv` of a folder. An invalid cell is an
 * error that names file, line and column, so that a service never starts on a broken table.
 */
export const readReferencePrices = (folder: string): ReferencePrices =>
  parseReferencePrices({
    communes: readTableFile(join(folder, 'communes.csv')),
    quartiers: readTableFile(join(folder, 'quartiers.csv')),
  })
