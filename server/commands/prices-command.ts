import { priceTables } from '../adapters/price-tables/price-tables.ts'
import { accuracyText } from './prices-accuracy.ts'
import { build } from './prices-build.ts'
import type { CommandResult } from './run-command.ts'

/** What the commands of the prices work on. */
export interface PricesContext {
  /** The folder of the tables. */
  folder: string
}

const usage = `Usage: npm run -s prices -- COMMAND

  build      computes the modelled price of each municipality and year, and writes it into server/data/communes.csv (newest
             year) and price-path.csv (every year)
  accuracy   how well the model foretells the means that were published a year later`

const done = (output: string): CommandResult => ({ output, fault: '', exitCode: 0 })

/** Carries out a command of `npm run prices`; it ends with 0 where it is done, 2 for a wrong one. @throws Error of a table that cannot be read. */
export const pricesCommand = (args: readonly string[], { folder }: PricesContext): CommandResult => {
  const command = args.join(' ')
  if (command === 'build') return done(build(folder))
  if (command === 'accuracy') return done(accuracyText(priceTables(folder)))
  return { output: '', fault: usage, exitCode: 2 }
}
