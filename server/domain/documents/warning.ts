import type { ExtractionWarning } from '#contract/ai/extraction'
import { numberText } from '#languages/formats'
import { toCents } from '../core/money.ts'

/** A warning about a field of a document, by its name within the data. */
export const warning = (code: ExtractionWarning['code'], field: string, message: string): ExtractionWarning => ({
  code,
  path: `data.${field}`,
  message,
})

/** A warning where a condition holds, else none. */
export const warningIf = (
  isDoubtful: boolean,
  code: ExtractionWarning['code'],
  field: string,
  message: string,
): ExtractionWarning[] => (isDoubtful ? [warning(code, field, message)] : [])

/** A sum as sentences print it: 1,234.50. */
export const sumText = (value: number): string => numberText(value, 'en', 2)

/** A rate as sentences print it: 12.50 %. */
export const rateText = (rate: number): string => `${numberText(rate * 100, 'en', 2)} %`

/** How far two sums are apart, in whole cents of the currency as a number with two decimals. */
export const apart = (a: number, b: number): number => toCents(Math.abs(a - b))

/** The sum of numbers. */
export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
