import { type Source, texts } from '#languages/derived/market-pages'
import { formatAmount, formatNumber, formatPercent, formatSignedPercent } from '#languages/formats'
import { formatQuarterName } from '#languages/quarter'
import type { Language } from '#languages/registry'
import { createSay, type Say } from '#languages/text'

/** Texts and formatters of the pages in one language. */
export interface MarketTexts {
  language: Language
  say: Say<Source>
  number(value: number, decimals?: number): string
  /** Formats euros per m², or a dash where there is none. */
  amount(value: number | null): string
  /** Formats a change from one value to another in percent, with its sign. */
  change(from: number, to: number): string
  /** Formats a quarter, `2025-Q4`, in words. */
  quarter(quarter: string): string
  /** Formats the half-width of the 80 % interval of a level, from its standard error in percent. */
  margin(standardErrorPct: number): string
}

/** Standard deviations on either side of a level that hold 8 of 10 cases of a normal distribution. */
export const deviationsOf80 = 1.2816

/** What stands in a cell without a figure. */
export const emptyCell = '–'

/** Creates the texts and formatters of a language. */
export const createMarketTexts = (language: Language): MarketTexts => ({
  language,
  say: createSay<Source>(texts[language]),
  number: (value, decimals) => formatNumber(value, language, decimals),
  amount: value => (value === null ? emptyCell : formatAmount(value, language)),
  change: (from, to) => formatSignedPercent(100 * (to / from - 1), language, 1),
  quarter: quarter => formatQuarterName(quarter, language),
  margin: standardErrorPct => `±${formatPercent(deviationsOf80 * standardErrorPct, language, 1)}`,
})
