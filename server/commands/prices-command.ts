import { parseArgs } from 'node:util'
import { parseSourceTables, readPriceTexts } from '../adapters/price-tables/price-tables.ts'
import { formatAccuracy } from './prices-accuracy.ts'
import { buildPrices } from './prices-build.ts'
import { checkPriceFile } from './prices-check.ts'
import { type RefreshSources, refreshPrices } from './prices-refresh.ts'
import type { CommandResult } from './run-command.ts'

/** Dependencies of the price commands. */
export interface PricesContext {
  /** Folder of the tables. */
  folder: string
  /** Today in Luxembourg. */
  today(): string
  /** Sources of a refresh, created only for a refresh. */
  sources(): RefreshSources
}

const usage = `Usage: npm run -s prices -- COMMAND

  build                   solves the prices of every municipality by quarter, and writes price-path.csv, year-path.csv,
                          national-path.csv, the derived cells of communes.csv, and model-measures.json of server/data: accuracy,
                          sensitivity and the origin of every file, as the card of the model has them
  refresh                 judges the forecast whose months a new file is the first to have, makes the next one, replaces the house prices where Eurostat has a newer quarter, takes the official files of registered
                          sales of calendar years and of the last four quarters that the tables lack, and builds; writes every
                          file or none, with the origin of each file in price-files.csv
    --communes FILE         a file of registered sales of any four quarters on this machine instead, as "check" reads it
    --year YYYY             its calendar year, where it does not say its quarters
    --moved                 takes over prices that move by more than 25 %, or by whole euros, and counts that contradict
                            those of overlapping files, once you have looked at them
  check FILE [--year YYYY]
                          what a file of registered sales (the official .xls, its sheet as CSV, or rows of price-history.csv)
                          or of house prices (price-index.csv) would change, municipality by municipality; writes nothing
  accuracy                how well the model foretells the means that were published a year later

EUROSTAT_URL names another address of Eurostat; a wrong file is refused with its line and column.`

const options = {
  communes: { type: 'string' },
  year: { type: 'string' },
  moved: { type: 'boolean' },
} as const

/** Parses a command line into words and the given options; undefined for an invalid one. */
const parsePricesArguments = (args: readonly string[]) => {
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    const year = values.year === undefined ? undefined : Number(values.year)
    return year === undefined || /^20\d{2}$/.test(values.year ?? '')
      ? { words: positionals, given: Object.keys(values), values: { ...values, year } }
      : undefined
  } catch {
    return undefined
  }
}

/** Number of words of each command, and its options. */
const commands: Readonly<Record<string, { words: number; options: readonly string[] }>> = {
  build: { words: 1, options: [] },
  accuracy: { words: 1, options: [] },
  check: { words: 2, options: ['year'] },
  refresh: { words: 1, options: ['communes', 'year', 'moved'] },
}

const createDoneResult = (output: string): CommandResult => ({ output, fault: '', exitCode: 0 })
const misused: CommandResult = { output: '', fault: usage, exitCode: 2 }

/**
 * Runs a command of `npm run prices`; exit code 0 on success, 1 where prices need review first, 2 for an invalid
 * command.
 * @throws Error for an invalid table or file, or a source without data.
 */
export const runPricesCommand = async (
  args: readonly string[],
  { folder, today, sources }: PricesContext,
): Promise<CommandResult> => {
  const { words, given, values } = parsePricesArguments(args) ?? { words: [], given: [], values: {} }
  const [command = '', file = ''] = words
  const shape = Object.hasOwn(commands, command) ? commands[command] : undefined
  if (!shape || words.length !== shape.words || given.some(name => !shape.options.includes(name))) return misused
  if (command === 'check') return createDoneResult(checkPriceFile(folder, file, today(), values.year))
  if (command === 'refresh') return refreshPrices(folder, sources(), { ...values, today: today() })
  return createDoneResult(
    command === 'build' ? buildPrices(folder) : formatAccuracy(parseSourceTables(readPriceTexts(folder))),
  )
}
