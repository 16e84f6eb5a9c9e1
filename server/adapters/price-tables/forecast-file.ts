import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ExpectedMean, PeriodForecast, PriceForecast } from '#domain/estimation/prices/forecast'
import { decodeTable } from './table-file.ts'
import { type Row, readAmount, readCount, readTableRows, requireText } from './table-rows.ts'

const columns = [
  'commune',
  'file',
  'sales',
  'assumed_sales',
  'expected_mean_m2',
  'low80_m2',
  'high80_m2',
  'deviation',
] as const
type Column = (typeof columns)[number]

/** Name of a forecast's file: the day on which it was made. */
const fileName = /^(\d{4}-\d{2}-\d{2})\.csv$/
/** Name of the column of sales, with the last quarter of its twelve months. */
const salesColumn = /\bsales_12m_to_\d{4}q[1-4]\b/
/** Characters of a comment that are read. */
const commentMax = 1000
const madeFrom = /\bmade on (\d{4}-\d{2}-\d{2}) from data to (\d{4}-\d{2}-\d{2})\b/
const movements = /(12 months to \d{4}-\d{2}-\d{2}|calendar \d{4}) (-?\d\.\d{4}), (\d\.\d{4})/g

/** Days of the twelve months that a file of the forecast is of, from `12 months to 2026-09-30` or `calendar 2026`. */
const findPeriod = (of: string): { from: string; to: string } | undefined => {
  const [, year] = /^calendar (\d{4})$/.exec(of) ?? []
  if (year !== undefined) return { from: `${year}-01-01`, to: `${year}-12-31` }
  const [, to] = /^12 months to (\d{4}-\d{2}-\d{2})$/.exec(of) ?? []
  if (to === undefined) return undefined
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number)
  return { from: new Date(Date.UTC(toYear - 1, toMonth, 1)).toISOString().slice(0, 10), to }
}

const readExpectedMean = (row: Row<Column>): ExpectedMean => {
  const mean = {
    commune: requireText(row, 'commune'),
    sales: row.text('sales') === '' ? undefined : readCount(row, 'sales'),
    assumedSales: readCount(row, 'assumed_sales'),
    expectedM2: readAmount(row, 'expected_mean_m2'),
    lowM2: readAmount(row, 'low80_m2'),
    highM2: readAmount(row, 'high80_m2'),
    deviation: readAmount(row, 'deviation'),
  }
  if (mean.lowM2 > mean.expectedM2 || mean.highM2 < mean.expectedM2)
    throw row.fault('expected_mean_m2', `"${mean.expectedM2}" lies outside ${mean.lowM2} to ${mean.highM2}`)
  return mean
}

/**
 * Reads a forecast from the bytes of its file, whose comments hold its days and the national movement.
 * @throws Error that names file, line and column of an invalid cell.
 */
export const parseForecast = (name: string, bytes: Uint8Array): PriceForecast => {
  const { text } = decodeTable(bytes, name)
  const lines = text.split('\n')
  const comments = lines
    .filter(line => line.startsWith('#'))
    .map(line => line.slice(0, commentMax))
    .join(' ')
  const [, madeOn, dataUntil] = madeFrom.exec(comments) ?? []
  if (madeOn === undefined || dataUntil === undefined)
    throw new Error(`${name}: no comment says "made on YYYY-MM-DD from data to YYYY-MM-DD"`)
  // Blank lines in place of comments, so that faults name the line of the file; the column of sales names their months.
  const table = lines
    .map(line => (line.startsWith('#') ? '' : line))
    .join('\n')
    .replace(salesColumn, 'sales')
  const means = new Map<string, ExpectedMean[]>()
  for (const row of readTableRows({ file: name, text: table }, columns)) {
    const of = requireText(row, 'file')
    if (!findPeriod(of)) throw row.fault('file', `"${of}" is neither "12 months to YYYY-MM-DD" nor "calendar YYYY"`)
    means.set(of, [...(means.get(of) ?? []), readExpectedMean(row)])
  }
  const periods = [...comments.matchAll(movements)].flatMap(([, of = '', movement, deviation]): PeriodForecast[] => {
    const [period, expected] = [findPeriod(of), means.get(of)]
    return period && expected
      ? [{ ...period, movement: Number(movement), movementDeviation: Number(deviation), means: expected }]
      : []
  })
  if (periods.length !== means.size) throw new Error(`${name}: a comment gives the national movement of each file`)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { madeOn, dataUntil, file: { name, bytes: bytes.length, sha256 }, periods }
}

/**
 * Reads the forecasts of a folder, newest first; the name of each file is the day on which it was made.
 * @throws Error that names file, line and column of an invalid cell, or a name that is not that day.
 */
export const readForecasts = (folder: string): PriceForecast[] =>
  readdirSync(folder)
    .sort()
    .reverse()
    .map(name => {
      const [, day] = fileName.exec(name) ?? []
      const forecast = parseForecast(name, readFileSync(join(folder, name)))
      if (day !== forecast.madeOn) throw new Error(`${name}: was made on ${forecast.madeOn}, and its name is that day`)
      return forecast
    })
