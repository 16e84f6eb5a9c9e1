import type { TrialField } from '../../trial/trial.ts'

/** A typed number; three digits after a comma are ambiguous and not parsed. */
const decimal = /^-?\d+(?:,\d{1,2}|\.\d+)?$/

/** Converts typed text to its JSON value; an invalid number is sent as text, so that the service reports it. */
export const parseTypedValue = (typed: string, { kind, values }: Pick<TrialField, 'kind' | 'values'>): unknown => {
  const text = typed.trim()
  if (text === '') return undefined
  if (kind === 'boolean') return text === 'true'
  if (kind === 'choice') return values?.find(value => String(value) === text) ?? text
  const figure = decimal.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  return kind === 'number' && Number.isFinite(figure) ? figure : text
}
