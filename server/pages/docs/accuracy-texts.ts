import type * as z from 'zod'
import type { ErrorGroup, MeasuredInterval } from '#contract/estimation/measured-accuracy'
import { type Source, texts } from '#languages/derived/accuracy'
import { formatPercent, formatPeriod, formatSignedPercent } from '#languages/formats'
import { createSay, type Say } from '#languages/text'
import { type Html, html, type Part } from '../html.ts'
import { renderTable } from '../table.ts'
import type { Words } from '../words.ts'

/** Errors of the predicted means of one group. */
export type Group = z.infer<typeof ErrorGroup>

/** Texts and formatters of the pages of accuracy and of the model. */
export interface AccuracyTexts {
  words: Words
  say: Say<Source>
  /** Formats percentage points: 5 is 5 %. */
  percent(percent: number, decimals?: number): string
  /** Formats a change in percentage points, with its sign. */
  signed(percent: number, decimals?: number): string
  /** Formats the months of a file: 2025-04..2026-03 is April 2025 – March 2026. */
  period(period: string): string
  /** Formats a fraction as per cent. */
  share(share: number, decimals?: number): string
}

/** Creates the texts and formatters in the language of the page. */
export const createAccuracyTexts = (words: Words): AccuracyTexts => ({
  words,
  say: createSay<Source>(texts[words.language]),
  percent: (percent, decimals = 2) => formatPercent(percent, words.language, decimals),
  signed: (percent, decimals = 2) => formatSignedPercent(percent, words.language, decimals),
  period: period => formatPeriod(period, words.language),
  share: (share, decimals = 1) => formatPercent(100 * share, words.language, decimals),
})

/** Keeps what stands in brackets on one line: a narrow column breaks before it. */
export const keepBracketTogether = (text: string): string => {
  const [before = '', ...after] = text.split(' (')
  return [before, ...after.map(part => part.replaceAll(' ', '\u00a0'))].join(' (')
}

/** Formats an actual share with its limits. */
export const formatLimits = (
  { held, low95, high95 }: z.infer<typeof MeasuredInterval>,
  { say, share }: AccuracyTexts,
): string =>
  keepBracketTogether(say('held.limits', { held: share(held), low: share(low95, 0), high: share(high95, 0) }))

/** Renders a table of groups of predicted means: a row each, by the name of the group. */
export const renderGroups = (
  voice: AccuracyTexts,
  { caption, column, groups }: { caption: string; column: string; groups: readonly (readonly [name: Part, Group])[] },
): Html => {
  const { words, say, percent, signed } = voice
  return html`${renderTable({
    caption,
    columns: [
      { text: column },
      { text: say('column.pairs'), isNumber: true },
      { text: say('column.bias'), isNumber: true },
      { text: say('column.rmse'), isNumber: true },
      { text: say('column.held80'), isNumber: true },
    ],
    rows: groups.map(([name, { pairs, biasPct, rmsePct, held80 }]) => [
      ...[name, words.number(pairs), signed(biasPct), percent(rmsePct), formatLimits(held80, voice)],
    ]),
    isStacked: true,
    isCompact: true,
  })}
`
}

/** Renders an English text within a page that may be in another language. */
export const renderEnglish = ({ language }: Words, text: Part): Html =>
  html`<span${language !== 'en' && html` lang="en"`}>${text}</span>`

/** Fewest decimals that represent a figure exactly, at most four. */
export const countShownDecimals = (value: number): number =>
  [0, 1, 2, 3].find(decimals => Number(value.toFixed(decimals)) === value) ?? 4
