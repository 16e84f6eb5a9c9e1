import type { Adjustment, Evidence } from './derived/types.ts'
import type { SharedWords } from './derived/words/shared.ts'

export { type CostWords, costWords } from './derived/words/costs.ts'
export { amountText, dayText, type Language, numberText, percentText, periodText } from './derived/words/formats.ts'
export { de, en, fr, lb } from './derived/words/shared.ts'

/** The words of one language. */
export type Words = SharedWords

/**
 * The word of a key in a language; the key itself when it is newer than this package.
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
