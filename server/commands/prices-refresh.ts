import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { PriceTables } from '#domain/estimation/price-tables'
import { yearsOf } from '#domain/estimation/prices/history'
import { lastQuarter, quarterText } from '#domain/estimation/prices/house-prices'
import type { CommuneFiles, OfficialFile } from '../adapters/market/commune-files.ts'
import { SourceFault } from '../adapters/market/source-fault.ts'
import { type NewFile, newFile } from '../adapters/price-tables/new-tables.ts'
import { priceTables } from '../adapters/price-tables/price-tables.ts'
import type { MarketSource } from '../ports/market.ts'
import { writeTables, writtenText } from './prices-build.ts'
import { compared, comparisonText } from './prices-check.ts'
import { eurostatIndex } from './prices-index.ts'
import type { CommandResult } from './run-command.ts'

/** What a refresh reads beside the tables. */
export interface RefreshSources {
  /** Eurostat, asked for whole series. */
  eurostat: MarketSource
  communeFiles: CommuneFiles
}

/** What the person who refreshes decides. */
export interface RefreshOptions {
  /** A file of registered sales on this machine, in the place of the official list. */
  communes?: string | undefined
  /** Its year, where it does not say it. */
  year?: number | undefined
  /** Prices that move far were looked at, and are taken over. */
  moved?: boolean | undefined
}

/** New files, with what is to be said of the others. */
interface Found {
  files: NewFile[]
  notes: string[]
}

/** What a promise gives, or the fault of the source. */
const orFault = <T>(promise: Promise<T>): Promise<T | SourceFault> =>
  promise.catch(error => {
    if (error instanceof SourceFault) return error
    throw error
  })

const taken = (read: NewFile, from: string): Found => {
  if (!('communes' in read)) throw new Error(`${from}: is no file of registered sales`)
  const { years, notes } = read.communes
  return { files: [read], notes: [`Registered sales of ${years.join(', ')}: ${from}`, ...notes] }
}

const newIndex = async (eurostat: MarketSource, tables: PriceTables): Promise<Found> => {
  const housePrices = await eurostatIndex(eurostat)
  const [fresh, present] = [lastQuarter(housePrices), lastQuarter(tables.housePrices)]
  const note = `House prices: Eurostat ends with ${quarterText(fresh)}, the tables with ${quarterText(present)}`
  return fresh > present
    ? { files: [{ housePrices }], notes: [`${note}; the series is replaced.`] }
    : { files: [], notes: [`${note}; the series stays.`] }
}

const unread = ({ year, url }: OfficialFile, why: string): Found => ({
  files: [],
  notes: [
    `Registered sales of ${year}: ${url} ${why}. Download it, look at it with "check FILE", then "refresh --communes FILE".`,
  ],
})

const downloaded = async (communes: CommuneFiles, file: OfficialFile, tables: PriceTables): Promise<Found> => {
  const bytes = await orFault(communes.bytes(file))
  if (bytes instanceof SourceFault) return unread(file, `cannot be read now (${bytes.message})`)
  return taken(newFile({ file: basename(file.url.pathname), bytes }, tables, file.year), String(file.url))
}

/** The official files of the years that the tables lack; one that cannot be read is only named, and so is their list. */
const officialFiles = async (communes: CommuneFiles, tables: PriceTables): Promise<Found> => {
  const years = yearsOf(tables.history)
  const [first = 0] = years
  const listed = await orFault(communes.list())
  if (listed instanceof SourceFault)
    return {
      files: [],
      notes: [`Registered sales: data.public.lu gave no list of files (${listed.message}); they stay.`],
    }
  const fresh = listed.filter(({ year }) => year > first && !years.includes(year))
  const found = await Promise.all(fresh.map(file => downloaded(communes, file, tables)))
  return {
    files: found.flatMap(({ files }) => files),
    notes:
      fresh.length === 0
        ? ['Registered sales: no official file of a year that the tables lack.']
        : found.flatMap(({ notes }) => notes),
  }
}

const ownFile = (file: string, tables: PriceTables, year?: number): Found =>
  taken(newFile({ file, bytes: readFileSync(file) }, tables, year), file)

/**
 * Brings the tables of a folder up to date: Eurostat's house prices where they have a newer quarter, and registered sales of
 * the years that are missing. All files are written, or none.
 * @throws Error where house prices cannot be read, or that names file, line and column of what is wrong in a new file.
 */
export const refresh = async (
  folder: string,
  { eurostat, communeFiles }: RefreshSources,
  { communes, year, moved = false }: RefreshOptions,
): Promise<CommandResult> => {
  const tables = priceTables(folder)
  const index = await newIndex(eurostat, tables)
  const sales = communes === undefined ? await officialFiles(communeFiles, tables) : ownFile(communes, tables, year)
  const files = [...index.files, ...sales.files]
  const notes = [...index.notes, ...sales.notes]
  if (files.length === 0)
    return { output: [...notes, 'Nothing new; nothing was written.'].join('\n'), fault: '', exitCode: 0 }
  const comparison = compared(folder, () => files)
  if (comparison.faults.length > 0 && !moved)
    return {
      output: '',
      fault: [...comparison.faults, 'Nothing was written. Look at these prices; --moved takes them over.'].join('\n'),
      exitCode: 1,
    }
  const written = writeTables(folder, comparison.after)
  return {
    output: [...notes, '', comparisonText(comparison), '', writtenText(written)].join('\n'),
    fault: '',
    exitCode: 0,
  }
}
