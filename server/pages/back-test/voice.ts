import type { Source, Table } from '#languages/derived/back-test'
import { amountText, numberText, percentText } from '#languages/formats'
import type { Language } from '#languages/registry'
import { filled, type Say, sayFrom } from '#languages/text'
import type { CellFault, FileFault, Gaps } from './reading/fault.ts'

/** The texts of the page in one language, and its figures. */
export interface Voice {
  language: Language
  say: Say<Source>
  number(value: number, decimals?: number): string
  /** A sum in euros. */
  amount(value: number): string
  /** A share between 0 and 1 as percent. */
  share(share: number, decimals?: number): string
  /** What is wrong with a file or a cell, in a sentence. */
  fault(fault: FileFault | CellFault): string
}

/** A number of a message as people read it: with the fewest decimals that show it as it is. */
const shown = (value: string | number, language: Language): string => {
  if (typeof value === 'string') return value
  const decimals = [0, 1, 2].find(count => Number(value.toFixed(count)) === value) ?? 3
  return numberText(value, language, decimals)
}

const shownGaps = (gaps: Gaps, language: Language): Gaps =>
  Object.fromEntries(
    // A line is a place and no quantity: it has no sign between thousands.
    Object.entries(gaps).map(([name, value]) => [name, name === 'line' ? value : shown(value, language)]),
  )

/** The voice of the page in a language, from its texts in that language: the page brings them along. */
export const voiceOf = (language: Language, texts: Table): Voice => ({
  language,
  say: sayFrom<Source>(texts),
  number: (value, decimals) => numberText(value, language, decimals),
  amount: value => amountText(value, language),
  share: (share, decimals = 1) => percentText(100 * share, language, decimals),
  fault: ({ key, values = {} }) => filled(texts[key], shownGaps(values, language)),
})
