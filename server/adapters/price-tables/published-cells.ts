import { registeredSales } from '#domain/estimation/parameters/prices'
import type { CommuneYear, SalesOfYear } from '#domain/estimation/prices/history'
import type { NationalIndex } from '#domain/estimation/prices/national-index'
import type { Commune } from '#domain/estimation/reference-prices'
import type { CommuneCells } from './table-writing.ts'

const publisher = registeredSales.source

const noSales: SalesOfYear = { sales: 0 }

/** Price that is no longer published, carried to the latest year by the national index. */
const createCarriedCells = (own: readonly CommuneYear[], newest: number, index: NationalIndex): CommuneCells => {
  const last = own.filter(({ existing }) => existing.meanM2 !== undefined).at(-1)
  if (!last?.existing.meanM2) return {}
  const {
    year,
    existing: { meanM2 },
  } = last
  const factor = Math.exp((index.get(newest) ?? 0) - (index.get(year) ?? 0))
  return {
    existing_price_m2: Math.round(meanM2 * factor),
    existing_method: 'indexed',
    existing_period: `${year} indexed to ${newest}`,
    existing_derivation: `last published price ${year} (${Math.round(meanM2)}) × ${factor.toFixed(3)}`,
    existing_source: `own calculation on figures of ${publisher}`,
  }
}

const createExistingCells = (
  { existing }: Commune,
  { sales, meanM2 }: SalesOfYear,
  carried: () => CommuneCells,
  year: number,
): CommuneCells => ({
  ...(meanM2 === undefined
    ? existing.method === 'published' && carried()
    : {
        existing_price_m2: Math.round(meanM2),
        existing_method: 'published',
        existing_period: `${year}-01..${year}-12`,
        existing_derivation: `mean of registered sales, ${year}`,
        existing_source: publisher,
      }),
  existing_sales: sales,
})

const createNewBuildCells = ({ sales, meanM2 }: SalesOfYear, year: number): CommuneCells => {
  const isPublished = meanM2 !== undefined
  return {
    new_build_price_m2: isPublished ? Math.round(meanM2) : '',
    new_build_period: isPublished ? `${year}-01..${year}-12` : '',
    new_build_derivation: isPublished ? `mean of registered off-plan sales, ${year}, VAT at 3 % included` : '',
    new_build_source: isPublished ? publisher : '',
    new_build_sales: sales,
  }
}

/**
 * Cells of a municipality from the latest year of registered sales: prices published for that year, and numbers of
 * sales. A price published for an earlier year is indexed; one from another method is kept.
 */
export const createPublishedCells = (
  commune: Commune,
  { history, index, year }: { history: readonly CommuneYear[]; index: NationalIndex; year: number },
): CommuneCells => {
  const own = history.filter(row => row.commune === commune.name)
  const newest = own.find(row => row.year === year)
  const carried = (): CommuneCells => createCarriedCells(own, year, index)
  return {
    ...createExistingCells(commune, newest?.existing ?? noSales, carried, year),
    ...createNewBuildCells(newest?.newBuild ?? noSales, year),
  }
}
