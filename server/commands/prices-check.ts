import { readFileSync } from 'node:fs'
import { newTables } from '#domain/estimation/parameters/new-tables'
import type { PriceTables } from '#domain/estimation/price-tables'
import { yearsOf } from '#domain/estimation/prices/history'
import { lastQuarter, quarterText } from '#domain/estimation/prices/house-prices'
import { priceChanges, yearChanges } from '#domain/estimation/prices/revision'
import { type BuiltTables, builtTables } from '../adapters/price-tables/built-tables.ts'
import { moveFaults, type NewFile, newFile, withNewFile } from '../adapters/price-tables/new-tables.ts'
import { priceTexts } from '../adapters/price-tables/price-tables.ts'
import { table } from './text-table.ts'

/** The tables of a folder before and after new files, and what a person has to look at. */
export interface Comparison {
  before: BuiltTables
  after: BuiltTables
  /** Why the files are not taken over, each with file, line and column. */
  faults: string[]
}

/** Compares the tables of a folder with themselves after new files. @throws Error that names file, line and column. */
export const compared = (folder: string, filesOf: (tables: PriceTables) => readonly NewFile[]): Comparison => {
  const before = builtTables(priceTexts(folder))
  const files = filesOf(before.tables)
  const texts = files.reduce(withNewFile, before.texts)
  const faults = files.flatMap(file => moveFaults(file, before))
  return { before, after: builtTables(texts), faults }
}

const percent = (share: number): string => {
  const written = (100 * share).toFixed(1)
  return `${Number(written) > 0 ? '+' : ''}${written.replace('-0.0', '0.0')} %`
}

/** What a file is, in a line. */
const fileText = (file: NewFile): string[] => {
  if ('housePrices' in file) {
    const { first, values, source } = file.housePrices
    return [
      `House prices ${quarterText(first)} to ${quarterText(lastQuarter(file.housePrices))}, ${values.length} quarters: ${source}`,
    ]
  }
  const { rows, years, notes } = file.communes
  const sum = (segment: 'existing' | 'newBuild'): number =>
    rows.reduce((all, row) => all + row.figures[segment].sales, 0)
  return [
    `Registered sales of ${years.join(', ')}: ${rows.length} rows, ${sum('existing')} existing apartments, ${sum('newBuild')} off plan`,
    ...notes,
  ]
}

/** What becomes of the rows of one municipality: `2024 new, 2023 changed, 2022 lost`; empty where they stay. */
const rowChanges = (before: PriceTables, after: PriceTables): Map<string, string> => {
  const textsOf = (tables: PriceTables) =>
    new Map(tables.history.map(row => [`${row.commune}/${row.year}`, JSON.stringify(row)] as const))
  const [old, fresh] = [textsOf(before), textsOf(after)]
  const changes = new Map<string, string>()
  for (const key of new Set([...old.keys(), ...fresh.keys()])) {
    if (old.get(key) === fresh.get(key)) continue
    const [commune = '', year] = key.split('/')
    const what = !old.has(key) ? 'new' : fresh.has(key) ? 'changed' : 'lost'
    changes.set(commune, [changes.get(commune) ?? [], `${year} ${what}`].flat().join(', '))
  }
  return changes
}

const communeLines = ({ before, after }: Comparison, changes: ReturnType<typeof priceChanges>): string => {
  const rows = rowChanges(before.tables, after.tables)
  const newest = Math.max(...yearsOf(before.tables.history))
  const today = new Map(changes.filter(({ year }) => year === newest).map(change => [change.commune, change]))
  const names = [...new Set([...today.keys(), ...rows.keys()])]
  return table([
    ['municipality', `${newest} now`, 'then', 'change', 'rows'],
    ...names.map(name => {
      const change = today.get(name)
      const isMarked = change !== undefined && Math.abs(change.share) > newTables.markedMove
      return [
        name,
        change?.before.toFixed(1) ?? '-',
        change?.after.toFixed(1) ?? '-',
        change ? `${percent(change.share)}${isMarked ? ' !' : ''}` : '-',
        rows.get(name) ?? '',
      ]
    }),
  ])
}

/** What new files change, commune by commune and year by year, as lines of text. */
export const comparisonText = (comparison: Comparison): string => {
  const { before, after, faults } = comparison
  const changes = priceChanges(before.paths, after.paths)
  const marked = changes.filter(({ share }) => Math.abs(share) > newTables.markedMove).length
  return [
    communeLines(comparison, changes),
    '',
    table([
      ['year', 'rms', 'greatest', 'of'],
      ...yearChanges(changes).map(({ year, rms, greatest }) => [
        String(year),
        `${(100 * rms).toFixed(2)} %`,
        percent(greatest.share),
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
 * Says what a file would change; nothing is written.
 * @throws Error that names file, line and column of what is wrong in it.
 */
export const check = (folder: string, file: string, year?: number): string => {
  let read: NewFile | undefined
  const comparison = compared(folder, tables => {
    read = newFile({ file, bytes: readFileSync(file) }, tables, year)
    return [read]
  })
  return [...(read ? fileText(read) : []), '', comparisonText(comparison)].join('\n')
}
