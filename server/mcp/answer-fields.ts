import { formatAmount, formatNumber, formatPercent } from '#languages/formats'

// The readers below take validated answers of the service; their fields are those of the contract.
type Data = Record<string, never> & Record<string, unknown>

export const readField = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Data | null | undefined)?.[name], data)

export const readNumberField = (data: unknown, path: string): number | undefined => {
  const value = readField(data, path)
  return typeof value === 'number' ? value : undefined
}

export const readRecords = (data: unknown, path: string): Record<string, unknown>[] =>
  (readField(data, path) ?? []) as Record<string, unknown>[]

export const readTextField = (data: unknown, path: string): string => String(readField(data, path) ?? '')

export const formatAmountField = (data: unknown, path: string, currency = 'EUR'): string => {
  const value = readNumberField(data, path)
  if (value === undefined) return 'not known'
  return currency === 'EUR' ? formatAmount(value, 'en', 2) : `${formatNumber(value, 'en', 2)} ${currency}`
}

export const formatPercentField = (data: unknown, path: string): string => {
  const value = readNumberField(data, path)
  return value === undefined ? 'not known' : formatPercent(value * 100, 'en', 2)
}

/** Formats an amount in the currency of the caller's inputs. */
export const formatNumberField = (data: unknown, path: string): string => {
  const value = readNumberField(data, path)
  return value === undefined ? 'not known' : formatNumber(value, 'en', 2)
}

/** Formats a value of an estimate, which is rounded to hundreds of euros. */
export const formatRoundedAmount = (data: unknown, path: string): string =>
  formatAmount(readNumberField(data, path) ?? 0, 'en')

export const readCurrency = (data: unknown): string => readTextField(data, 'currency') || 'EUR'
