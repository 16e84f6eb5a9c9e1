import { type Source, texts } from '#languages/derived/portfolio-table'
import { type ColumnNames, createColumnNames } from '../../table-file/words.ts'

/** Name of a field of a portfolio, one per column. */
export type PortfolioField = keyof Source['columns']

/**
 * Names of the columns of a portfolio. The interface calls the day to which a value is carried `valuationDate`; in the file of
 * a bank that is the day of the value, so `target` has no name for programs.
 */
export const portfolioColumns: ColumnNames<PortfolioField> = createColumnNames<PortfolioField>(
  language => texts[language].columns,
  ['commune', 'value', 'valuedOn'],
  field => (field === 'target' ? [] : [field]),
)
