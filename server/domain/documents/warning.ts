import type { ExtractionWarning } from '#contract/ai/extraction'
import { formatNumber } from '#languages/formats'
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
export const formatWarningSum = (value: number): string => formatNumber(value, 'en', 2)

/** A rate as sentences print it: 12.50 %. */
export const formatWarningRate = (rate: number): string => `${formatNumber(rate * 100, 'en', 2)} %`

/** Difference of two sums, in the currency with two decimals. */
export const apart = (a: number, b: number): number => toCents(Math.abs(a - b))

export const sumNumbers = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
