import type { Currency, Unit } from '../fact.ts'

const currencies: readonly string[] = ['EUR', 'LUF', 'GBP', 'USD', 'CHF'] satisfies Currency[]

/** Whether a text is the code of a currency of the service. */
export const isCurrency = (text: unknown): text is Currency => typeof text === 'string' && currencies.includes(text)

/** The currency of a sum of money; undefined for any other unit. */
export const currencyOf = (unit: Unit): Currency | undefined => (isCurrency(unit) ? unit : undefined)

/** The currency of a price by square metre; undefined for any other unit. */
export const priceCurrencyOf = (unit: Unit): Currency | undefined => {
  const [code, ...area] = unit.split('/')
  return area.length > 0 && isCurrency(code) ? code : undefined
}

/** Whether the unit is a span of time. */
export const isTime = (unit: Unit): boolean => ['years', 'months', 'days', 'hours'].includes(unit)

/** Whether a value of the unit is a part of one, or in hundredths of one. */
export const isShare = (unit: Unit): boolean => unit === 'fraction' || unit === 'percentage points'

/** Units as named by fields of the contract and parameters of law, where ours differ. */
const otherWords: Readonly<Record<string, Unit>> = {
  'EUR/m²': 'EUR/m²',
  'm²': 'm²',
  fraction: 'fraction',
  'fraction per year': 'fraction',
  'percentage points': 'percentage points',
  years: 'years',
  months: 'months',
  days: 'days',
  'calendar year': 'calendar year',
  count: 'count',
}

/**
 * The unit of a field or parameter by its declared unit (`x-unit` of the contract, `unit` of a parameter).
 * @param currency of the sums next to it.
 * @param index in a row, whose second value is a sum and whose third is a rate.
 */
export const unitBy = (named: string | undefined, currency: Currency | undefined, index?: number): Unit => {
  if (named === 'EUR') return 'EUR'
  if (named === 'currency') return currency ?? 'number'
  if (named === 'currency, or fraction for a rate') return index === 2 ? 'fraction' : (currency ?? 'number')
  return (named !== undefined && Object.hasOwn(otherWords, named) && otherWords[named]) || 'number'
}
