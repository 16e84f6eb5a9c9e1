import type { TextFigure, UnverifiedSpan } from '#contract/ai/figure'
import { type FigureSources, unsupportedFigures } from '#domain/figures/guard'

/** Most characters of a figure in an answer. */
const figureMax = 100

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replaceAll(' ', '\\s+')

/** Where a text has a figure as it was written, outside of what was printed. */
const placesOf = (text: string, figure: string, printed: readonly TextFigure[]): UnverifiedSpan[] =>
  [...text.matchAll(new RegExp(`(?<![\\d.,])${escaped(figure)}(?!\\d)`, 'gu'))].flatMap(
    ({ 0: found, index: start }) => {
      const end = start + found.length
      const isPrinted = printed.some(span => span.start < end && start < span.end)
      return isPrinted ? [] : [{ start, end, text: found.slice(0, figureMax) }]
    },
  )

/**
 * The figures of a text outside of references that nothing supports, where they stand, in their order. What was printed is
 * known, and may be calculated with.
 */
export const unsupportedOutside = (
  text: string,
  printed: readonly TextFigure[],
  sources: FigureSources,
): UnverifiedSpan[] => {
  const known = printed.map(figure => figure.text).join('\n')
  return unsupportedFigures(text, { ...sources, texts: [...sources.texts, known] })
    .flatMap(figure => placesOf(text, figure, printed))
    .sort((a, b) => a.start - b.start)
}
