import type { TrialField } from '../../trial/trial.ts'

/** A number as people type it; what has three digits behind a comma may be thousands, and is not guessed at. */
const decimal = /^-?\d+(?:,\d{1,2}|\.\d+)?$/

/** What was typed, as JSON has it; a number that is none is sent as it was typed, so that the service says so. */
export const typedValue = (typed: string, { kind, values }: Pick<TrialField, 'kind' | 'values'>): unknown => {
  const text = typed.trim()
  if (text === '') return undefined
  if (kind === 'boolean') return text === 'true'
  if (kind === 'choice') return values?.find(value => String(value) === text) ?? text
  const figure = decimal.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  return kind === 'number' && Number.isFinite(figure) ? figure : text
}
