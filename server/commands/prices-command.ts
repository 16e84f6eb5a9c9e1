import { type MeasuredTables, measuredAccuracy } from '#domain/accuracy/measured'
import { pricePaths, type TablePrice } from '#domain/estimation/prices/price-paths'
import type { CommandResult } from './run-command.ts'

/** What the commands of the prices work on. */
export interface PricesContext {
  tables: MeasuredTables & { communes: readonly TablePrice[] }
  /** Replaces the table of modelled prices. */
  write(text: string): void
}

const usage = `Usage: npm run -s prices -- COMMAND

  build      computes the modelled price of each municipality and year, and writes server/data/price-path.csv
  accuracy   how well the model foretells the means that were published a year later`

/** The table of modelled prices as a file: EUR per m² with one decimal, standard errors of the logarithm with six. */
export const pricePathText = ({ history, communes, housePrices }: PricesContext['tables']): string => {
  const { index, paths } = pricePaths(history, communes, housePrices)
  const lines = communes.flatMap(({ name }) =>
    [...(paths.get(name) ?? [])].map(([year, { priceM2, standardError }]) =>
      [
        name,
        year,
        priceM2.toFixed(1),
        standardError.toFixed(6),
        (100 * Math.exp(index.get(year) ?? 0)).toFixed(3),
      ].join(),
    ),
  )
  return ['commune,year,model_price_m2,model_standard_error,national_index', ...lines, ''].join('\n')
}

const share = (value: number): string => `${(100 * value).toFixed(1)} %`

const accuracyText = (tables: MeasuredTables): string => {
  const { pairs, published, modelled, intervals, untouched, bySales } = measuredAccuracy(tables)
  const held = (of: typeof intervals): string =>
    of.map(({ coverage, held: seen }) => `${share(seen)} at ${share(coverage)}`).join(', ')
  return [
    `${pairs} pairs of neighbouring years with a published mean in both`,
    `root mean square error: from the last mean ${published.rmsePct.toFixed(2)} %, by the model ${modelled.rmsePct.toFixed(2)} %`,
    `intervals of the model held ${held(intervals)}`,
    `${untouched.year} from the files before it, ${untouched.communes} municipalities: ${held(untouched.intervals)}`,
    ...bySales.map(
      ({ salesMin, pairs: count, rmsePct }) => `from ${salesMin} sales: ${count} pairs, ${rmsePct.toFixed(2)} %`,
    ),
  ].join('\n')
}

/** Carries out a command of `npm run prices`; it ends with 0 where it is done, 2 for a wrong one. */
export const pricesCommand = (args: readonly string[], { tables, write }: PricesContext): CommandResult => {
  const command = args.join(' ')
  if (command === 'accuracy') return { output: accuracyText(tables), fault: '', exitCode: 0 }
  if (command !== 'build') return { output: '', fault: usage, exitCode: 2 }
  write(pricePathText(tables))
  return { output: 'server/data/price-path.csv', fault: '', exitCode: 0 }
}
