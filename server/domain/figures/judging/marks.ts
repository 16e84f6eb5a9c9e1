import type { WrittenFigure } from '../reading/read-figures.ts'
import type { CitedLine } from './cited-line.ts'
import type { FigureContext } from './figure-context.ts'
import type { Sentence } from './sentences.ts'
import type { Found } from './supported.ts'

/** Units that are typical of laws and rare in callers' texts: next to a mark they belong to its line. */
const lawUnits: readonly string[] = ['fraction', 'years', 'months']
const charactersApart = 60

/** Whether one of the figures of a sentence is a value of the line. */
const isStated = (line: CitedLine, { start, end }: Sentence, { read }: FigureContext): boolean =>
  read.figures.some(
    figure =>
      figure.kind === 'amount' &&
      figure.start >= start &&
      figure.end <= end &&
      figure.readings.some(({ value, tolerance }) =>
        line.facts.some(fact => typeof fact.value === 'number' && Math.abs(Math.abs(fact.value) - value) <= tolerance),
      ),
  )

/** Whether a figure that stands right before a mark is of another source than the line that is cited there. */
export const isOfOtherLine = (
  figure: WrittenFigure,
  found: Found | undefined,
  sentence: Sentence,
  evidence: FigureContext,
): boolean => {
  const { read, cited } = evidence
  const mark = sentence.marks.find(({ at }) => at >= figure.end && at - figure.end <= charactersApart)
  const line = mark && cited[mark.number - 1]
  if (!mark || !line) return false
  const isLast = !read.figures.some(other => other !== figure && other.start >= figure.end && other.start < mark.at)
  if (!isLast) return false
  if (figure.kind === 'name') return line.names.size > 0 && !line.names.has(figure.key) && /^article /.test(figure.key)
  const isCallers = found !== undefined && found.outcome === undefined && found.sources[0]?.kind === 'input'
  if (figure.kind !== 'amount' || !isCallers || !lawUnits.includes(found.unit)) return false
  const isSpokenOf = line.facts.some(({ unit }) => unit === found.unit)
  return isSpokenOf && !isStated(line, sentence, evidence)
}
