import {
  type NationalPath,
  type PathPoint,
  type PricePath,
  type PricePaths,
  pointPrice,
  type YearPoint,
} from '#domain/estimation/prices/path-table'
import { formatQuarter, type Quarter, quarterFrom } from '#domain/estimation/prices/quarters'
import { formatCsvRecord } from '../csv.ts'
import { type Row, readCount, readTableRows, requireText, type TableText } from './table-rows.ts'

/** Columns of the prices by quarter: first those for people, then those that the service reads. */
const pathColumns = [
  'commune',
  'quarter',
  'price_m2',
  'standard_deviation',
  'ln_price',
  'variance',
  'covariance_next',
] as const

/** Columns of the prices by calendar year. */
const yearColumns = ['commune', 'year', 'price_m2', 'standard_deviation', 'ln_price', 'variance'] as const

const nationalColumns = ['quarter', 'mean', 'covariances'] as const

const decimals = 12

/** Text of a table with a header, in lines that end with a line feed. */
const formatLines = (header: readonly string[], lines: readonly (readonly (string | number)[])[]): string =>
  [header, ...lines, []].map(formatCsvRecord).join('\n')

/** CSV table of the calculated prices of municipalities by quarter. */
export const formatPathTable = (paths: PricePaths, communes: readonly string[]): string =>
  formatLines(
    pathColumns,
    communes.flatMap(commune =>
      paths
        .of(commune)
        .map((point, knot) => [
          commune,
          formatQuarter(paths.first + knot),
          pointPrice(point).toFixed(1),
          Math.sqrt(point.variance).toFixed(6),
          ...[point.logPrice, point.variance, point.covarianceNext].map(value => value.toFixed(decimals)),
        ]),
    ),
  )

/** CSV table of the calculated prices of municipalities by calendar year. */
export const formatYearTable = (paths: PricePaths, communes: readonly string[]): string =>
  formatLines(
    yearColumns,
    communes.flatMap(commune =>
      paths
        .yearsOf(commune)
        .map(({ year, logPrice, variance }) => [
          ...[commune, year, pointPrice({ logPrice }).toFixed(1), Math.sqrt(variance).toFixed(6)],
          ...[logPrice, variance].map(value => value.toFixed(decimals)),
        ]),
    ),
  )

/** CSV table of the national level; a row has its covariances with the quarters up to its own, separated by `;`. */
export const formatNationalTable = ({ first, national }: Pick<PricePaths, 'first' | 'national'>): string =>
  formatLines(
    nationalColumns,
    national.means.map((mean, knot) => [
      formatQuarter(first + knot),
      mean.toFixed(decimals),
      (national.covariances[knot] ?? []).map(covariance => covariance.toFixed(decimals)).join(';'),
    ]),
  )

/** A number with a decimal point and perhaps a minus sign. */
const readDecimal = <Column extends string>(row: Row<Column>, column: Column): number => {
  const text = requireText(row, column)
  if (text.length > 30 || !/^-?\d+\.\d+$/.test(text))
    throw row.fault(column, `"${text.slice(0, 30)}" is not a number with decimals`)
  return Number(text)
}

const readQuarterOf = <Column extends string>(row: Row<Column>, column: Column, due: Quarter | undefined): Quarter => {
  const text = requireText(row, column)
  const quarter = quarterFrom(text)
  if (quarter === undefined) throw row.fault(column, `"${text.slice(0, 20)}" is no quarter as 2025-Q4`)
  if (due !== undefined && quarter !== due) throw row.fault(column, `${text} stands where ${formatQuarter(due)} is due`)
  return quarter
}

const readVariance = (row: Row<'variance'>): number => {
  const variance = readDecimal(row, 'variance')
  if (!(variance > 0)) throw row.fault('variance', 'must be above 0')
  return variance
}

const readPoint = (row: Row<(typeof pathColumns)[number]>): PathPoint => ({
  ...{ logPrice: readDecimal(row, 'ln_price'), variance: readVariance(row) },
  covarianceNext: readDecimal(row, 'covariance_next'),
})

const readNationalPath = (table: TableText): { first: Quarter; national: NationalPath } => {
  let first: Quarter | undefined
  const rows = readTableRows(table, nationalColumns).map((row, knot) => {
    const quarter = readQuarterOf(row, 'quarter', first === undefined ? undefined : first + knot)
    first ??= quarter
    const covariances = requireText(row, 'covariances').split(';').map(Number)
    if (covariances.length !== knot + 1 || !covariances.every(Number.isFinite))
      throw row.fault('covariances', `must be ${knot + 1} numbers, one for each quarter to ${formatQuarter(quarter)}`)
    return { mean: readDecimal(row, 'mean'), covariances }
  })
  if (first === undefined) throw new Error(`${table.file}: has no quarter`)
  return {
    first,
    national: { means: rows.map(({ mean }) => mean), covariances: rows.map(({ covariances }) => covariances) },
  }
}

/** Reads the prices by calendar year, by municipality; each has the same years as the first. */
const readYears = (table: TableText): Map<string, YearPoint[]> => {
  const known = new Map<string, YearPoint[]>()
  for (const row of readTableRows(table, yearColumns)) {
    const commune = requireText(row, 'commune')
    const years = known.get(commune) ?? []
    const year = readCount(row, 'year')
    const before = years.at(-1)
    if (before && year !== before.year + 1) throw row.fault('year', `${year} stands where ${before.year + 1} is due`)
    years.push({ year, logPrice: readDecimal(row, 'ln_price'), variance: readVariance(row) })
    known.set(commune, years)
  }
  return known
}

/**
 * Reads the calculated prices: every municipality in every quarter of the national level.
 * @throws Error that names file, line and column of an invalid cell, or the municipality without prices.
 */
export const readPaths = (
  tables: { paths: TableText; years: TableText; national: TableText },
  communes: readonly { readonly name: string }[],
): PricePaths => {
  const { first, national } = readNationalPath(tables.national)
  const knots = national.means.length
  const known = new Map<string, PathPoint[]>()
  for (const row of readTableRows(tables.paths, pathColumns)) {
    const commune = requireText(row, 'commune')
    const points = known.get(commune) ?? []
    readQuarterOf(row, 'quarter', first + points.length)
    points.push(readPoint(row))
    known.set(commune, points)
  }
  const lacking = communes.find(({ name }) => known.get(name)?.length !== knots)
  if (lacking)
    throw new Error(
      `${tables.paths.file}: ${lacking.name} has ${known.get(lacking.name)?.length ?? 0} quarters instead of ${knots}; run "npm run prices -- build"`,
    )
  const years = readYears(tables.years)
  const lackingYears = communes.find(({ name }) => !years.has(name))
  if (lackingYears)
    throw new Error(`${tables.years.file}: ${lackingYears.name} has no year; run "npm run prices -- build"`)
  const findIn = <Value>(prices: ReadonlyMap<string, Value>, commune: string): Value => {
    const found = prices.get(commune)
    if (found === undefined) throw new RangeError(`The tables have no prices of ${commune}.`)
    return found
  }
  return {
    ...{ first, knots, national },
    of: commune => findIn<PricePath>(known, commune),
    yearsOf: commune => findIn(years, commune),
    logPricesOf: commune => findIn<PricePath>(known, commune).map(({ logPrice }) => logPrice),
  }
}
