import type { Bound } from './bounds.ts'
import { type Literal, writeExpression } from './literals.ts'
import type { Verdicts } from './verdicts.ts'

/** Longest text for which the square of its length, and what else is asked, takes a few milliseconds. */
const lengthMax = 2000

const isSlow = (literal: Literal, verdicts: Verdicts): boolean => verdicts.get(writeExpression(literal)) !== 'linear'

const findFaultsOfBound = (
  { expression, files, text }: Bound,
  slow: readonly Literal[],
  textOf: (file: string) => string,
): string[] => {
  const unneeded = files.filter(
    file => !slow.some(literal => literal.file === file && writeExpression(literal) === expression),
  )
  const faults = unneeded.map(file => `${file}: ${expression} needs no entry in bounds.ts any more`)
  if (!('max' in text)) return faults
  const [file, said] = text.by
  if (text.max > lengthMax) faults.push(`bounds.ts: ${expression}: ${text.max} signs are more than ${lengthMax}`)
  if (!textOf(file).includes(said)) faults.push(`bounds.ts: ${expression}: ${file} does not say ${said}`)
  return faults
}

/**
 * Finds expressions that take more than linear time on a text whose length is not known to be bounded, and entries that
 * are not true of the programs any more.
 * @param textOf the text of a file, empty where there is none.
 */
export const findFaults = (
  literals: readonly Literal[],
  verdicts: Verdicts,
  bounds: readonly Bound[],
  textOf: (file: string) => string,
): string[] => {
  const slow = literals.filter(literal => isSlow(literal, verdicts))
  const isKnown = (literal: Literal): boolean =>
    bounds.some(({ expression, files }) => files.includes(literal.file) && expression === writeExpression(literal))
  const unbounded = slow
    .filter(literal => !isKnown(literal))
    .map(literal => {
      const expression = writeExpression(literal)
      return `${literal.file}:${literal.line}: ${expression} is ${verdicts.get(expression)}, and bounds.ts knows no bound of its text`
    })
  return [...unbounded, ...bounds.flatMap(bound => findFaultsOfBound(bound, slow, textOf))]
}
