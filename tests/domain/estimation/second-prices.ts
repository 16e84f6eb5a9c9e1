import { readFileSync } from 'node:fs'

/**
 * The price of a municipality in a year, worked out in another way than the service does: all sights of its twelve years at
 * once, as one system of linear equations (the inverse of the covariance times the levels), solved by elimination. The
 * service filters year by year and smooths backward. Nothing here is imported from the code under test.
 */

type Row = Readonly<Record<string, string>>

/** The rows of a table of `server/data`, by the names of its first line; a cell may be quoted. */
export const readTable = (name: string): readonly Row[] => {
  const text = readFileSync(new URL(`../../../server/data/${name}.csv`, import.meta.url), 'utf8')
  const [head = [], ...lines] = text
    .trimEnd()
    .split(/\r?\n/)
    .map(line =>
      [...`${line},`.matchAll(/("(?:[^"]|"")*"|[^,]*),/g)].map(([, cell = '']) =>
        cell.replace(/^"|"$/g, '').replaceAll('""', '"'),
      ),
    )
  return lines.map(cells => Object.fromEntries(head.map((column, at) => [column, cells[at] ?? ''])))
}

const firstYear = 2014
/** The year of the newest file of prices. */
export const newestYear = 2025
const years = Array.from({ length: newestYear - firstYear + 1 }, (_, at) => firstYear + at)

/** Standard deviation of one sale around the mean of its municipality. */
export const saleDeviation = 0.19
/** Movement of a municipality beside the national index, for the root of a year. */
export const movement = 0.025

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length

/** The index of house prices, by `2025-Q4`. */
const housePrices = new Map(readTable('price-index').map(({ period, value }) => [period, Number(value)]))

/** The newest quarter of the index, as `2025-Q4`. */
export const newestQuarter = [...housePrices.keys()].sort().at(-1) ?? ''

const houseYear = (year: number): number =>
  mean([1, 2, 3, 4].flatMap(quarter => housePrices.get(`${year}-Q${quarter}`) ?? []))

/** Index of a quarter over the mean of the quarters of a year. */
export const carried = (quarter: string, year: number): number =>
  (housePrices.get(quarter) ?? Number.NaN) / houseYear(year)

interface Mean {
  commune: string
  year: number
  sales: number
  log: number
}

const means: readonly Mean[] = readTable('price-history')
  .filter(row => row.existing_mean_m2)
  .map(row => ({
    commune: row.commune ?? '',
    year: Number(row.year),
    sales: Number(row.existing_sales),
    log: Math.log(Number(row.existing_mean_m2)),
  }))

const communes = new Map(readTable('communes').map(row => [row.commune ?? '', row]))

/** Logarithm of the national level of each year; 2014 is 0. */
const national = (): ReadonlyMap<number, number> => {
  const levels = new Map([[firstYear, 0]])
  const move = (from: number, to: number): number => {
    const pairs = means
      .filter(({ year }) => year === to)
      .flatMap(late => {
        const early = means.find(({ year, commune }) => year === from && commune === late.commune)
        const noise = early && 0.033 ** 2 * (to - from) + 0.19 ** 2 / early.sales + 0.19 ** 2 / late.sales
        return early && noise ? [{ weight: 1 / noise, by: late.log - early.log }] : []
      })
    return mean(pairs.map(({ weight, by }) => weight * by)) / mean(pairs.map(({ weight }) => weight))
  }
  const at = (year: number): number => levels.get(year) ?? Number.NaN
  for (let year = 2015; year <= 2023; year += 1) levels.set(year, at(year - 1) + move(year - 1, year))
  levels.set(2025, at(2023) + move(2023, 2025))
  const house = (from: number, to: number): number => Math.log(houseYear(to) / houseYear(from))
  levels.set(2024, at(2023) + house(2023, 2024) + (at(2025) - at(2023) - house(2023, 2025)) / 2)
  return levels
}

const index = national()
const indexOf = (year: number): number => index.get(year) ?? Number.NaN

/** 100 e^I of a year. */
export const nationalLevel = (year: number): number => 100 * Math.exp(indexOf(year))

/** A measure of the level of a year: what it says, and one over its variance. */
interface Sight {
  year: number
  level: number
  precision: number
}

const advertHalves: Readonly<Record<string, number>> = {
  Bettendorf: 6960,
  Rambrouch: 6110,
  "Vallée de l'Ernz": 6306,
  Vianden: 5752,
}

const tableDeviations: Readonly<Record<string, { always: boolean; deviation: number }>> = {
  indexed: { always: false, deviation: 0.08 },
  imputed_canton: { always: false, deviation: 0.12 },
  imputed_adverts: { always: true, deviation: 0.09 },
  published_2026q1: { always: true, deviation: 0.08 },
}

/** Everything that was seen of a municipality: its published means, what was known before them, the price of the table. */
const sightsOf = (name: string): Sight[] => {
  const own = means.filter(({ commune }) => commune === name)
  const sights = own.map(({ year, sales, log }) => ({ year, level: log - indexOf(year), precision: sales / 0.19 ** 2 }))
  const start = Math.min(...own.map(({ year }) => year))
  if (own.length > 0) {
    const others = means.filter(({ year, commune }) => year === start && commune !== name)
    const canton = communes.get(name)?.canton
    const near = others.filter(({ commune }) => communes.get(commune)?.canton === canton)
    const level = mean((near.length >= 2 ? near : others).map(({ log }) => log)) - indexOf(start)
    sights.push({ year: start, level, precision: 1 / 0.15 ** 2 })
  }
  const table = tableDeviations[communes.get(name)?.existing_method ?? '']
  if (table && (table.always || own.length === 0)) {
    const price = advertHalves[name] ?? Number(communes.get(name)?.existing_price_m2)
    sights.push({ year: newestYear, level: Math.log(price) - indexOf(newestYear), precision: table.deviation ** -2 })
  }
  return sights
}

/** Solves `matrix` x = `right` by elimination; the matrix is symmetric and positive definite, so no pivot is looked for. */
const solved = (matrix: readonly (readonly number[])[], right: readonly number[]): number[] => {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  const size = rows.length
  const cell = (r: number, c: number): number => rows[r]?.[c] ?? 0
  for (let pivot = 0; pivot < size; pivot += 1)
    for (let r = 0; r < size; r += 1) {
      if (r === pivot) continue
      const factor = cell(r, pivot) / cell(pivot, pivot)
      rows[r] = (rows[r] ?? []).map((value, c) => value - factor * cell(pivot, c))
    }
  return rows.map((_, r) => cell(r, size) / cell(r, r))
}

/** Levels and standard errors of all years together: neighbours differ by a movement, and each sight pulls at its year. */
const path = (name: string): readonly { level: number; error: number }[] => {
  const matrix = years.map(() => years.map(() => 0))
  const right = years.map(() => 0)
  const add = (r: number, c: number, value: number) => {
    const row = matrix[r]
    if (row) row[c] = (row[c] ?? 0) + value
  }
  const stiffness = 1 / movement ** 2
  for (let at = 1; at < years.length; at += 1) {
    add(at - 1, at - 1, stiffness)
    add(at, at, stiffness)
    add(at - 1, at, -stiffness)
    add(at, at - 1, -stiffness)
  }
  for (const { year, level, precision } of sightsOf(name)) {
    add(year - firstYear, year - firstYear, precision)
    right[year - firstYear] = (right[year - firstYear] ?? 0) + precision * level
  }
  const levels = solved(matrix, right)
  return years.map((_, at) => {
    const unit = years.map((_year, other) => (other === at ? 1 : 0))
    return { level: levels[at] ?? Number.NaN, error: Math.sqrt(solved(matrix, unit)[at] ?? Number.NaN) }
  })
}

const known = new Map<string, ReturnType<typeof path>>()

/** Modelled price of existing apartments, EUR per m², and its standard error. */
export const modelled = (commune: string, year: number): { price: number; error: number } => {
  const levels = known.get(commune) ?? path(commune)
  known.set(commune, levels)
  const { level, error } = levels[year - firstYear] ?? { level: Number.NaN, error: Number.NaN }
  return { price: Math.exp(level + indexOf(year)), error }
}

/** The published mean of new builds of the newest year with its standard error; undefined where none is. */
export const publishedNewBuild = (commune: string): { price: number; error: number } | undefined => {
  const price = Number(communes.get(commune)?.new_build_price_m2)
  return price ? { price, error: 0.19 / Math.sqrt(Number(communes.get(commune)?.new_build_sales)) } : undefined
}

/** The official names of the municipalities. */
export const communeNames = [...communes.keys()]
