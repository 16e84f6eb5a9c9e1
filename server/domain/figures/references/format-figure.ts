import { formatAmount, formatDay, formatNumber, formatPercent, formatPeriod } from '#languages/formats'
import type { Language } from '#languages/registry'
import type { Currency } from '../fact.ts'
import type { Result } from './evaluate.ts'
import { currencyOf, priceCurrencyOf } from './units.ts'

/** Printed part of the unit: all, the currency of a price by square metre alone, or none. */
export type UnitSign = 'all' | 'currency' | 'none'

const signs: Readonly<Record<Currency, string>> = { EUR: '€', GBP: '£', USD: '$', CHF: 'CHF', LUF: 'LUF' }

/** Above this a figure of property is an error, and would not fit into a line. */
const sizeMax = 1e15

/** Number of decimals of a value, up to a maximum, without trailing zeros. */
const significantDecimals = (value: number, max: number): number =>
  (String(Number(value.toFixed(max))).split('.')[1] ?? '').length

/** Decimals of a sum: cents where there are any; a product or quotient is whole from a hundred on. */
const moneyDecimals = (value: number, by: Result['by']): number =>
  (by === 'product' && Math.abs(value) >= 100) || Number.isInteger(Number(value.toFixed(2))) ? 0 : 2

/** A sum in a currency, as the language sets that of the euro. */
const moneyText = (value: number, currency: Currency, language: Language, decimals: number): string => {
  const euros = formatAmount(value, language, decimals)
  if (currency === 'EUR') return euros
  const sign = signs[currency]
  return euros.replace('€', language === 'en' && sign.length > 1 ? `${sign}\u00a0` : sign)
}

/** A share without its sign, as the language writes it before the word for per cent. */
const shareText = (part: number, by: Result['by'], language: Language, sign: UnitSign): string => {
  const percent = Number((part * 100).toPrecision(12))
  const isSmall = Math.abs(percent) < 1
  const max = by === 'fact' ? (isSmall ? 4 : 2) : isSmall ? 2 : 1
  const decimals = significantDecimals(percent, max)
  return sign === 'none' ? formatNumber(percent, language, decimals) : formatPercent(percent, language, decimals)
}

const bareDecimals = { fact: 6, sum: 2, product: 2 } as const

const numberPrinted = ({ value, unit, by }: Result & { value: number }, language: Language, sign: UnitSign): string => {
  const price = priceCurrencyOf(unit)
  const money = currencyOf(unit) ?? price
  if (unit === 'fraction') return shareText(value, by, language, sign)
  if (unit === 'percentage points') return shareText(value / 100, by, language, sign)
  if (unit === 'calendar year') return String(value)
  if (money) {
    const decimals = moneyDecimals(value, by)
    if (sign === 'none') return formatNumber(value, language, decimals)
    return `${moneyText(value, money, language, decimals)}${price && sign === 'all' ? '/m²' : ''}`
  }
  const number = formatNumber(value, language, significantDecimals(value, unit === 'number' ? bareDecimals[by] : 2))
  return unit === 'm²' && sign === 'all' ? `${number}\u00a0m²` : number
}

/**
 * A value as a language writes it: `1 024 200 €`, `1.024.200 €`, `€1,024,200`; `18,4 %`, `18.4%`; days in words, years
 * without groups; counts and spans of time bare, for the noun is the model's. Portuguese follows the Common Locale Data
 * Repository (pt-PT): `1 024 200 €`, `18,4%`, and Luxembourgish is set as German. Undefined where a value cannot be printed.
 */
export const formatFigure = (result: Result, language: Language, sign: UnitSign = 'all'): string | undefined => {
  const { value, unit } = result
  if (typeof value === 'number') {
    if (Math.abs(value) > sizeMax) return undefined
    // A value that rounds to 0 has no sign.
    return numberPrinted({ ...result, value }, language, sign).replace(/^\u2212(?!.*[1-9])/, '')
  }
  if (unit === 'day') return formatDay(value, language)
  return unit === 'period' ? formatPeriod(value, language) : value
}
