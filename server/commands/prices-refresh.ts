import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { PriceTables } from '#domain/estimation/price-tables'
import { fileYears } from '#domain/estimation/prices/history'
import { formatQuarter, lastQuarter } from '#domain/estimation/prices/house-prices'
import type { CommuneFiles, OfficialFile } from '../adapters/market/commune-files.ts'
import { SourceFault } from '../adapters/market/source-fault.ts'
import { type NewFile, readNewFile } from '../adapters/price-tables/new-tables.ts'
import { readPriceTables } from '../adapters/price-tables/price-tables.ts'
import type { MarketSource } from '../ports/market.ts'
import { formatWrittenFiles, writeTables } from './prices-build.ts'
import { compareTables, formatComparison } from './prices-check.ts'
import { readEurostatIndex } from './prices-index.ts'
import type { CommandResult } from './run-command.ts'

/** Sources of a refresh, apart from the tables. */
export interface RefreshSources {
  /** Eurostat source for whole series. */
  eurostat: MarketSource
  communeFiles: CommuneFiles
}

export interface RefreshOptions {
  /** Local file of registered sales, instead of the official list. */
  communes?: string | undefined
  /** Year of that file, where it does not state it. */
  year?: number | undefined
  /** Whether large moves were reviewed and are to be imported. */
  moved?: boolean | undefined
}

/** New files, and notes on the others. */
interface Found {
  files: NewFile[]
  notes: string[]
}

/** Result of a promise, or the source's fault. */
const withSourceFault = <T>(promise: Promise<T>): Promise<T | SourceFault> =>
  promise.catch(error => {
    if (error instanceof SourceFault) return error
    throw error
  })

const acceptSalesFile = (read: NewFile, from: string): Found => {
  if (!('communes' in read)) throw new Error(`${from}: is no file of registered sales`)
  const { years, notes } = read.communes
  return { files: [read], notes: [`Registered sales of ${years.join(', ')}: ${from}`, ...notes] }
}

const findNewIndex = async (eurostat: MarketSource, tables: PriceTables): Promise<Found> => {
  const housePrices = await readEurostatIndex(eurostat)
  const [fresh, present] = [lastQuarter(housePrices), lastQuarter(tables.housePrices)]
  const note = `House prices: Eurostat ends with ${formatQuarter(fresh)}, the tables with ${formatQuarter(present)}`
  return fresh > present
    ? { files: [{ housePrices }], notes: [`${note}; the series is replaced.`] }
    : { files: [], notes: [`${note}; the series stays.`] }
}

const createUnreadNote = ({ year, url }: OfficialFile, why: string): Found => ({
  files: [],
  notes: [
    `Registered sales of ${year}: ${url} ${why}. Download it, look at it with "check FILE", then "refresh --communes FILE".`,
  ],
})

const downloadSalesFile = async (communes: CommuneFiles, file: OfficialFile, tables: PriceTables): Promise<Found> => {
  const bytes = await withSourceFault(communes.bytes(file))
  if (bytes instanceof SourceFault) return createUnreadNote(file, `cannot be read now (${bytes.message})`)
  return acceptSalesFile(readNewFile({ file: basename(file.url.pathname), bytes }, tables, file.year), String(file.url))
}

/**
 * Official files of the years missing from the tables; files that cannot be read are only noted, and so is a failed
 * list.
 */
const downloadOfficialFiles = async (communes: CommuneFiles, tables: PriceTables): Promise<Found> => {
  const years = fileYears(tables.history)
  const [first = 0] = years
  const listed = await withSourceFault(communes.list())
  if (listed instanceof SourceFault)
    return {
      files: [],
      notes: [`Registered sales: data.public.lu gave no list of files (${listed.message}); they stay.`],
    }
  const fresh = listed.filter(({ year }) => year > first && !years.includes(year))
  const found = await Promise.all(fresh.map(file => downloadSalesFile(communes, file, tables)))
  return {
    files: found.flatMap(({ files }) => files),
    notes:
      fresh.length === 0
        ? ['Registered sales: no official file of a year that the tables lack.']
        : found.flatMap(({ notes }) => notes),
  }
}

const readLocalSalesFile = (file: string, tables: PriceTables, year?: number): Found =>
  acceptSalesFile(readNewFile({ file, bytes: readFileSync(file) }, tables, year), file)

/**
 * Updates the tables of a folder: Eurostat's house prices where they have a newer quarter, and registered sales of
 * missing years. All files are written, or none.
 * @throws Error where house prices cannot be read, or one that names file, line and column of a fault in a new file.
 */
export const refreshPrices = async (
  folder: string,
  { eurostat, communeFiles }: RefreshSources,
  { communes, year, moved = false }: RefreshOptions,
): Promise<CommandResult> => {
  const tables = readPriceTables(folder)
  const index = await findNewIndex(eurostat, tables)
  const sales =
    communes === undefined
      ? await downloadOfficialFiles(communeFiles, tables)
      : readLocalSalesFile(communes, tables, year)
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
  const written = writeTables(folder, comparison.after)
  return {
    output: [...notes, '', formatComparison(comparison), '', formatWrittenFiles(written)].join('\n'),
    fault: '',
    exitCode: 0,
  }
}
