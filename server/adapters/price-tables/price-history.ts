import type { CommuneYear, SalesOfYear } from '#domain/estimation/prices/history'
import { amountOrBlank, count, filled, type Row, rows } from './table-rows.ts'

const columns = [
  'commune',
  'year',
  'existing_sales',
  'existing_mean_m2',
  'existing_low_m2',
  'existing_high_m2',
  'new_sales',
  'new_mean_m2',
  'new_low_m2',
  'new_high_m2',
] as const

/** Sales below which the official files name no price. */
const publishedSalesMin = 10

const sales = (row: Row<(typeof columns)[number]>, segment: 'existing' | 'new'): SalesOfYear => {
  const registered = count(row, `${segment}_sales`)
  const [meanM2, lowM2, highM2] = (['mean', 'low', 'high'] as const).map(part =>
    amountOrBlank(row, `${segment}_${part}_m2`),
  )
  if (meanM2 !== undefined && registered < publishedSalesMin)
    throw row.fault(`${segment}_mean_m2`, `a price under ${publishedSalesMin} sales is not published`)
  return {
    sales: registered,
    ...(meanM2 !== undefined && { meanM2 }),
    ...(lowM2 !== undefined && { lowM2 }),
    ...(highM2 !== undefined && { highM2 }),
  }
}

/**
 * Reads a table of registered sales by municipality and year.
 * @throws Error that names file, line and column of a wrong cell.
 */
export const priceHistory = (file: string): CommuneYear[] => {
  const known = new Set<string>()
  return rows(file, columns).map(row => {
    const [commune, year] = [filled(row, 'commune'), count(row, 'year')]
    if (year < 2000 || year > 2200) throw row.fault('year', `${year} is no year of the files`)
    const name = `${commune} ${year}`
    if (known.has(name)) throw row.fault('year', `"${name}" is there twice`)
    known.add(name)
    return { commune, year, existing: sales(row, 'existing'), newBuild: sales(row, 'new') }
  })
}
