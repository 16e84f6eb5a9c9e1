import type { Table } from './derived/languages/derived/homes.ts'
import type { Adjustment, Evidence } from './derived/types.ts'

export { type Table as CostWords, texts as costWords } from './derived/languages/derived/costs.ts'
export {
  formatAmount as amountText,
  formatDay as dayText,
  formatNumber as numberText,
  formatPercent as percentText,
  formatPeriod as periodText,
} from './derived/languages/formats.ts'
export type { Language } from './derived/languages/registry.ts'
export * from './derived/words.ts'

/** The words of one language. */
export type Words = Table

/**
 * Returns the word of a key in a language; the key itself when it is newer than this package.
 * @example const word = wordOf(fr, { labelKey: 'adjEtage' })
 */
export const wordOf = (
  { adjustments, evidence }: Pick<Words, 'adjustments' | 'evidence'>,
  entry: Pick<Adjustment, 'labelKey'> | Pick<Evidence, 'key'>,
): string => {
  const [words, key]: [Readonly<Record<string, string>>, string] =
    'labelKey' in entry ? [adjustments, entry.labelKey] : [evidence, entry.key]
  return words[key] ?? key
}
