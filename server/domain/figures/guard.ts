import { derivedNumber, derivedPercentage, nearest, type Operands, withOperand } from './derived.ts'
import { type FigureSources, type Known, type KnownValue, knownFrom } from './known.ts'
import { type Figure, figuresOf } from './tokens.ts'

export type { FigureSources } from './known.ts'

/** As many unsupported figures as an answer lists; what comes after them is not looked at. */
const listedMax = 50

const first = <In, Out>(items: readonly In[], find: (item: In) => Out | undefined): Out | undefined => {
  for (const item of items) {
    const found = find(item)
    if (found !== undefined) return found
  }
  return undefined
}

/** The known value that a figure states as it is. */
const stated = (figure: Figure, { values }: Known): KnownValue | undefined =>
  'readings' in figure ? first(figure.readings, reading => nearest(values, reading)) : undefined

/** What a figure gives when it is calculated from two operands. */
const derived = (figure: Figure, operands: Operands): KnownValue | undefined => {
  if (figure.kind !== 'number' && figure.kind !== 'percent') return undefined
  const isPercent = figure.kind === 'percent'
  const value = first(figure.readings, reading =>
    isPercent ? derivedPercentage(reading, operands) : derivedNumber(reading, operands),
  )
  return value === undefined ? undefined : { value, isShare: isPercent || value < 1 }
}

/** Whether a day, an article or a year is a known one. */
const isKnownName = (figure: Figure, { days, references, years }: Known): boolean => {
  if (figure.kind === 'day') return days.has(figure.day)
  if (figure.kind === 'reference') return references.has(figure.key)
  return figure.kind === 'year' && figure.readings.some(({ value }) => years.has(value))
}

const needsSupport = (figure: Figure): boolean => !('isCommonplace' in figure && figure.isCommonplace)

/** A figure as it is printed: white space folded; of a number of hundreds of digits the beginning. */
const printed = (written: string): string => {
  const line = written.replace(/\s+/g, ' ').trim()
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}

/**
 * The figures of a text that nothing supports, as they are written with sign, multiplier, percent word, currency and
 * unit, each once, in their order; at most fifty. A figure is supported when it is known (stated by the caller, in a line
 * of law, in a calculation) up to its last written decimal, or when two operands give it: known values that the text
 * itself states, its earlier derived figures, and all of a context of at most twelve values. Figures in words are not read.
 */
export const unsupportedFigures = (text: string, sources: FigureSources): string[] => {
  const known = knownFrom(sources)
  const candidates = figuresOf(text)
    .filter(needsSupport)
    .map(figure => ({ figure, statement: stated(figure, known) }))
  let operands: Operands = { amounts: [], shares: [] }
  for (const operand of known.freeOperands) operands = withOperand(operands, operand)
  for (const { statement } of candidates) if (statement) operands = withOperand(operands, statement)
  const unsupported = new Set<string>()
  for (const { figure, statement } of candidates) {
    if (statement || isKnownName(figure, known)) continue
    const result = derived(figure, operands)
    if (result) operands = withOperand(operands, result)
    else unsupported.add(printed(figure.written))
    if (unsupported.size >= listedMax) break
  }
  return [...unsupported]
}
