import { readFileSync } from 'node:fs'
import { newTables } from '#domain/estimation/parameters/new-tables'
import type { PriceTables } from '#domain/estimation/price-tables'
import { newestQuarter } from '#domain/estimation/prices/history'
import { lastQuarter } from '#domain/estimation/prices/house-prices'
import { formatFilePeriod, formatQuarter, yearOfQuarter } from '#domain/estimation/prices/quarters'
import { priceChanges, yearChanges } from '#domain/estimation/prices/revision'
import { yearPrices } from '#domain/estimation/prices/year-prices'
import { type BuiltTables, buildPriceTables } from '../adapters/price-tables/built-tables.ts'
import { refuseComingQuarters } from '../adapters/price-tables/commune-file.ts'
import { findMoveFaults, importNewFile, type NewFile, readNewFile } from '../adapters/price-tables/new-tables.ts'
import { readPriceTexts } from '../adapters/price-tables/price-tables.ts'
import { formatTextTable } from './text-table.ts'

/** Tables of a folder before and after new files, and faults to review. */
export interface Comparison {
  before: BuiltTables
  after: BuiltTables
  /** Reasons not to import the files, each with file, line and column. */
  faults: string[]
}

/** Compares the tables of a folder before and after importing files. @throws Error that names file, line and column. */
export const compareTables = (folder: string, filesOf: (tables: PriceTables) => readonly NewFile[]): Comparison => {
  const before = buildPriceTables(readPriceTexts(folder))
  const files = filesOf(before.tables)
  const texts = files.reduce(importNewFile, before.texts)
  const faults = files.flatMap(file => findMoveFaults(file, before))
  return { before, after: buildPriceTables(texts), faults }
}

const formatChangePercent = (share: number): string => {
  const written = (100 * share).toFixed(1)
  return `${Number(written) > 0 ? '+' : ''}${written.replace('-0.0', '0.0')} %`
}

/** Describes a file in a line. */
const describeNewFile = (file: NewFile): string[] => {
  if ('housePrices' in file) {
    const { first, values, source } = file.housePrices
    return [
      `House prices ${formatQuarter(first)} to ${formatQuarter(lastQuarter(file.housePrices))}, ${values.length} quarters: ${source}`,
    ]
  }
  const { rows, starts, notes } = file.communes
  const sum = (segment: 'existing' | 'newBuild'): number =>
    rows.reduce((all, row) => all + (row.figures[segment].sales ?? 0), 0)
  return [
    `Registered sales of ${starts.map(formatFilePeriod).join(', ')}: ${rows.length} rows, ${sum('existing')} existing apartments, ${sum('newBuild')} off plan`,
    ...notes,
  ]
}

/** Changes to the rows of each municipality: `2024-Q1..2024-Q4 new, 2023-Q1..2023-Q4 changed`. */
const findRowChanges = (before: PriceTables, after: PriceTables): Map<string, string> => {
  const textsOf = (tables: PriceTables) =>
    new Map(
      tables.history.map(row => [`${row.commune}/${formatFilePeriod(row.firstQuarter)}`, JSON.stringify(row)] as const),
    )
  const [old, fresh] = [textsOf(before), textsOf(after)]
  const changes = new Map<string, string>()
  for (const key of new Set([...old.keys(), ...fresh.keys()])) {
    if (old.get(key) === fresh.get(key)) continue
    const [commune = '', period] = key.split('/')
    const what = !old.has(key) ? 'new' : fresh.has(key) ? 'changed' : 'lost'
    changes.set(commune, [changes.get(commune) ?? [], `${period} ${what}`].flat().join(', '))
  }
  return changes
}

const formatCommuneChanges = ({ before, after }: Comparison, changes: ReturnType<typeof priceChanges>): string => {
  const rows = findRowChanges(before.tables, after.tables)
  const newest = yearOfQuarter(newestQuarter(before.tables.history))
  const today = new Map(changes.filter(({ year }) => year === newest).map(change => [change.commune, change]))
  const names = [...new Set([...today.keys(), ...rows.keys()])]
  return formatTextTable([
    ['municipality', `${newest} now`, 'then', 'change', 'rows'],
    ...names.map(name => {
      const change = today.get(name)
      const isMarked = change !== undefined && Math.abs(change.share) > newTables.markedMove
      return [
        name,
        change?.before.toFixed(1) ?? '-',
        change?.after.toFixed(1) ?? '-',
        change ? `${formatChangePercent(change.share)}${isMarked ? ' !' : ''}` : '-',
        rows.get(name) ?? '',
      ]
    }),
  ])
}

/** Changes by new files, by municipality and by year, as lines of text. */
export const formatComparison = (comparison: Comparison): string => {
  const { before, after, faults } = comparison
  const changes = priceChanges(yearPrices(before.tables), yearPrices(after.tables))
  const marked = changes.filter(({ share }) => Math.abs(share) > newTables.markedMove).length
  return [
    formatCommuneChanges(comparison, changes),
    '',
    formatTextTable([
      ['year', 'rms', 'greatest', 'of'],
      ...yearChanges(changes).map(({ year, rms, greatest }) => [
        String(year),
        `${(100 * rms).toFixed(2)} %`,
        formatChangePercent(greatest.share),
        greatest.commune,
      ]),
    ]),
    '',
    `${marked} modelled prices move by more than ${100 * newTables.markedMove} % (marked with !).`,
    `Tables: ${before.tables.hash} becomes ${after.tables.hash}.`,
    ...(faults.length > 0 ? ['', 'To look at before this is taken over:', ...faults] : []),
  ].join('\n')
}

/**
 * Describes the changes that a file would make, without writing.
 * @param today day in Luxembourg: twelve months that have not ended by then are a fault.
 * @throws Error that names file, line and column of a fault in it.
 */
export const checkPriceFile = (folder: string, file: string, today: string, year?: number): string => {
  let read: NewFile | undefined
  const comparison = compareTables(folder, tables => {
    read = readNewFile({ file, bytes: readFileSync(file) }, tables, year)
    if ('communes' in read) refuseComingQuarters(read.communes, today)
    return [read]
  })
  return [...(read ? describeNewFile(read) : []), '', formatComparison(comparison)].join('\n')
}
