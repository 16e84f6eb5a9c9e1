import type { CsvDialect } from '#contract/shared/csv'
import { type Language, registry } from '#languages/registry'

/** Separator and decimal sign of spreadsheets of a language: semicolons where a comma precedes decimals. */
export const getCsvDialect = (language: Language): CsvDialect => {
  const parts = new Intl.NumberFormat(registry[language].locale).formatToParts(1.5)
  const decimal = parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
  return { separator: decimal === ',' ? ';' : ',', decimal }
}
