import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { SourceTables } from '#domain/estimation/price-tables'
import { fileQuarters, fileStarts } from '#domain/estimation/prices/history'
import { lastQuarter } from '#domain/estimation/prices/house-prices'
import { formatFilePeriod, formatQuarter } from '#domain/estimation/prices/quarters'
import type { CommuneFiles, OfficialFile } from '../adapters/market/commune-files.ts'
import { SourceFault } from '../adapters/market/source-fault.ts'
import { type CommuneFile, refuseComingQuarters } from '../adapters/price-tables/commune-file.ts'
import { type NewFile, readNewFile } from '../adapters/price-tables/new-tables.ts'
import { formatPriceFiles, type PriceFile, readPriceFiles } from '../adapters/price-tables/price-files.ts'
import { parseSourceTables, readPriceTexts } from '../adapters/price-tables/price-tables.ts'
import { readTableFile } from '../adapters/price-tables/table-file.ts'
import type { MarketSource } from '../ports/market.ts'
import { formatWrittenFiles, writeTables } from './prices-build.ts'
import { compareTables, formatComparison } from './prices-check.ts'
import { judgeForecasts, listOpenForecasts, makeForecast } from './prices-forecast.ts'
import { readEurostatIndex } from './prices-index.ts'
import type { CommandResult } from './run-command.ts'

/** Sources of a refresh, apart from the tables. */
export interface RefreshSources {
  /** Eurostat source for whole series. */
  eurostat: MarketSource
  communeFiles: CommuneFiles
}

export interface RefreshOptions {
  /** Today in Luxembourg: the day on which files are read. */
  today: string
  /** Local file of registered sales, instead of the official list. */
  communes?: string | undefined
  /** Calendar year of that file, where it does not state its quarters. */
  year?: number | undefined
  /** Whether large moves were reviewed and are to be imported. */
  moved?: boolean | undefined
}

/** New files with their origins, and notes on the others. */
interface Found {
  files: NewFile[]
  origins: PriceFile[]
  notes: string[]
}

/** A file of registered sales as it was read. */
interface ReadFile {
  file: string
  /** Address that it was read from; blank for a local file. */
  address: string
  bytes: Uint8Array
}

/** Result of a promise, or the source's fault. */
const withSourceFault = <T>(promise: Promise<T>): Promise<T | SourceFault> =>
  promise.catch(error => {
    if (error instanceof SourceFault) return error
    throw error
  })

const formatPeriods = (starts: readonly number[]): string => starts.map(formatFilePeriod).join(', ')

/** @throws Error for a file whose rows the tables have already: it would say nothing new. */
const refuseDuplicate = ({ rows, starts }: CommuneFile, tables: SourceTables, from: string): void => {
  const textOf = (row: SourceTables['history'][number]): string => JSON.stringify(row)
  const present = new Set(tables.history.filter(row => starts.includes(row.firstQuarter)).map(textOf))
  if (rows.length === present.size && rows.every(({ figures }) => present.has(textOf(figures))))
    throw new Error(`${from}: the tables have these rows of ${formatPeriods(starts)} already; a file counts once`)
}

const acceptSalesFile = (
  read: NewFile,
  { file, address, bytes }: ReadFile,
  { tables, today }: { tables: SourceTables; today: string },
): Found => {
  const from = address || file
  if (!('communes' in read)) throw new Error(`${from}: is no file of registered sales`)
  refuseComingQuarters(read.communes, today)
  refuseDuplicate(read.communes, tables, from)
  const { starts, notes } = read.communes
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return {
    files: [read],
    origins: starts.map(firstQuarter => ({
      ...{ firstQuarter, file: basename(file), address, bytes: bytes.byteLength, sha256, readOn: today, note: '' },
    })),
    notes: [`Registered sales of ${formatPeriods(starts)}: ${from}`, ...notes],
  }
}

const findNewIndex = async (eurostat: MarketSource, tables: SourceTables): Promise<Found> => {
  const housePrices = await readEurostatIndex(eurostat)
  const [fresh, present] = [lastQuarter(housePrices), lastQuarter(tables.housePrices)]
  const note = `House prices: Eurostat ends with ${formatQuarter(fresh)}, the tables with ${formatQuarter(present)}`
  return fresh > present
    ? { files: [{ housePrices }], origins: [], notes: [`${note}; the series is replaced.`] }
    : { files: [], origins: [], notes: [`${note}; the series stays.`] }
}

const createUnreadNote = ({ firstQuarter, url }: OfficialFile, why: string): Found => ({
  files: [],
  origins: [],
  notes: [
    `Registered sales of ${formatFilePeriod(firstQuarter)}: ${url} ${why}. Download it, look at it with "check FILE", then "refresh --communes FILE".`,
  ],
})

const downloadSalesFile = async (
  communes: CommuneFiles,
  official: OfficialFile,
  known: { tables: SourceTables; today: string },
): Promise<Found> => {
  const bytes = await withSourceFault(communes.bytes(official))
  if (bytes instanceof SourceFault) return createUnreadNote(official, `cannot be read now (${bytes.message})`)
  const file = basename(official.url.pathname)
  const read = readNewFile({ file, bytes }, known.tables)
  return acceptSalesFile(read, { file, address: String(official.url), bytes }, known)
}

/** Whether the tables lack an official file: one of a calendar year since the first, or of twelve months that end later. */
const isLacking = ({ firstQuarter }: OfficialFile, starts: readonly number[]): boolean => {
  const [first = 0, newest = first] = [starts[0], starts.at(-1)]
  const isCalendarYear = firstQuarter % fileQuarters === 0
  return !starts.includes(firstQuarter) && firstQuarter > (isCalendarYear ? first : newest)
}

/**
 * Official files of the quarters missing from the tables; files that cannot be read are only noted, and so is a failed
 * list.
 */
const downloadOfficialFiles = async (
  communes: CommuneFiles,
  known: { tables: SourceTables; today: string },
): Promise<Found> => {
  const starts = fileStarts(known.tables.history)
  const listed = await withSourceFault(communes.list())
  if (listed instanceof SourceFault)
    return {
      files: [],
      origins: [],
      notes: [`Registered sales: data.public.lu gave no list of files (${listed.message}); they stay.`],
    }
  const fresh = listed.filter(file => isLacking(file, starts))
  const found = await Promise.all(fresh.map(file => downloadSalesFile(communes, file, known)))
  return {
    files: found.flatMap(({ files }) => files),
    origins: found.flatMap(({ origins }) => origins),
    notes:
      fresh.length === 0
        ? ['Registered sales: no official file of quarters that the tables lack.']
        : found.flatMap(({ notes }) => notes),
  }
}

const readLocalSalesFile = (file: string, known: { tables: SourceTables; today: string }, year?: number): Found => {
  const bytes = readFileSync(file)
  return acceptSalesFile(readNewFile({ file, bytes }, known.tables, year), { file, address: '', bytes }, known)
}

/**
 * Updates the tables of a folder: Eurostat's house prices where they have a newer quarter, and registered sales of
 * missing quarters. All files are written, or none.
 * @throws Error where house prices cannot be read, or one that names file, line and column of a fault in a new file.
 */
export const refreshPrices = async (
  folder: string,
  { eurostat, communeFiles }: RefreshSources,
  { today, communes, year, moved = false }: RefreshOptions,
): Promise<CommandResult> => {
  const tables = parseSourceTables(readPriceTexts(folder))
  const list = readTableFile(join(folder, 'price-files.csv'))
  const present = readPriceFiles(list)
  const known = { tables, today }
  // A file on this machine is read before anything is asked for: its fault is told without a connection.
  const local = communes === undefined ? undefined : readLocalSalesFile(communes, known, year)
  const index = await findNewIndex(eurostat, tables)
  const sales = local ?? (await downloadOfficialFiles(communeFiles, known))
  const files = [...index.files, ...sales.files]
  const notes = [...index.notes, ...sales.notes]
  if (files.length === 0)
    return { output: [...notes, 'Nothing new; nothing was written.'].join('\n'), fault: '', exitCode: 0 }
  const comparison = compareTables(folder, () => files)
  if (comparison.faults.length > 0 && !moved)
    return {
      output: '',
      fault: [...comparison.faults, 'Nothing was written. Look at these prices; --moved takes them over.'].join('\n'),
      exitCode: 1,
    }
  const after = comparison.after.tables
  const judgement = judgeForecasts(listOpenForecasts(folder), { before: tables, after })
  const forecast = makeForecast(folder, after, known.today)
  const written = writeTables(
    folder,
    comparison.after,
    { ...list, text: formatPriceFiles(present, sales.origins) },
    forecast,
  )
  return {
    output: [
      ...[...notes, '', formatComparison(comparison), ''],
      ...(judgement.length > 0 ? [...judgement, ''] : []),
      formatWrittenFiles(written),
    ].join('\n'),
    fault: '',
    exitCode: 0,
  }
}
