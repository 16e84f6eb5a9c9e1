import { getPlainWords, type Words } from '#languages/catalogue'
import { type Source, tables } from '#languages/derived/verdict'
import { formatNumber, formatPercent } from '#languages/formats'
import { buildLabels } from '#languages/labels'
import { getLanguageRow, type Language, sourceFirst } from '#languages/registry'
import { fillGaps } from '#languages/text'
import type { Finding } from './verdict.ts'

/** Figures of the sentences besides those of the finding. */
export interface SentenceFigures {
  /** Sales that were judged. */
  count: number
  /** Sales within the range of 80 %. */
  held: number
  /** Factor that would make the range hold 80 %. */
  factor80: number
}

const sentences = buildLabels(tables)

/** The sentence of a finding: where the direction has a sentence of its own, by the sign of the figure. */
const sentenceKey = ({ code, value }: Finding): keyof Source => {
  if (code === 'drifts') return value > 0 ? 'driftsLow' : 'driftsHigh'
  if (code === 'uneven') return value > 0 ? 'unevenLow' : 'unevenHigh'
  if (code === 'range') return value < 0.8 ? 'rangeNarrow' : 'rangeWide'
  return code
}

/** Spaces of a typography as plain ones: answers carry those. */
const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

const fillSentence = (finding: Finding, { count, held, factor80 }: SentenceFigures, language: Language): string => {
  // A slope on the natural logarithm is said for twice the value.
  const scale = finding.code === 'uneven' ? Math.LN2 : 1
  const percent = (share: number): string => formatPercent(100 * Math.abs(share) * scale, language, 1)
  const ends = [finding.low95, finding.high95].map(Math.abs).sort((a, b) => a - b) as [number, number]
  const half = (finding.high95 - finding.low95) / 2
  const text = fillGaps(getPlainWords(sentences[sentenceKey(finding)], language), {
    ...{ count: formatNumber(count, language), held: formatNumber(held, language) },
    ...{ value: percent(finding.value), from: percent(ends[0]), to: percent(ends[1]) },
    most: percent(finding.code === 'tooFew' ? half : ends[1]),
    expected: formatNumber(0.8 * count, language),
    factor: formatNumber(factor80, language, 2),
  })
  return plainSpaces(text)
}

/** The sentence of a finding in every language of the service. */
export const sayFinding = (finding: Finding, figures: SentenceFigures): Words =>
  Object.fromEntries(
    sourceFirst
      .filter(code => !getLanguageRow(code).isBeta || code in sentences[sentenceKey(finding)])
      .map(code => [code, fillSentence(finding, figures, code)]),
  ) as unknown as Words // every complete language is in the list
