import type * as z from 'zod'
import type { ExtractionWarning } from '#contract/ai/extraction'
import type { PlusValues } from '#contract/ai/plus-values'
import type { CapitalGainsInput } from '#contract/fiscal'
import { lastYearOfFrancs } from '#contract/rules/lu-gain'
import { yearOf } from '../core/days.ts'
import { type Bounds, dayWarning, priceWarning } from './bounds.ts'
import { formatWarningSum, warningIf } from './warning.ts'

/** A price below this is not that of a property, but a figure in thousands or a part of a number. */
const usualPriceMin = 1000

const dateOrderWarnings = ({ saleDate, acquisitionDate }: PlusValues): ExtractionWarning[] => {
  if (saleDate === null || acquisitionDate === null) return []
  return warningIf(
    saleDate < acquisitionDate,
    'sale_before_acquisition',
    'acquisitionDate',
    `The sale of ${saleDate} is before the acquisition of ${acquisitionDate}.`,
  )
}

const works = ({ improvements, saleDate, acquisitionDate }: PlusValues): ExtractionWarning[] => {
  const first = acquisitionDate === null ? Number.NEGATIVE_INFINITY : yearOf(acquisitionDate)
  const last = saleDate === null ? Number.POSITIVE_INFINITY : yearOf(saleDate)
  return improvements.flatMap(({ year }, index) => {
    if (year === null) return []
    const field = `improvements[${index}].year`
    return [
      ...warningIf(
        year < first,
        'improvement_outside_holding',
        field,
        `The works of ${year} are before the year of the acquisition, ${first}.`,
      ),
      ...warningIf(
        year > last,
        'improvement_outside_holding',
        field,
        `The works of ${year} are after the year of the sale, ${last}.`,
      ),
    ]
  })
}

const francs = ({ acquisitionCurrency, acquisitionDate, improvements }: PlusValues): ExtractionWarning[] => {
  const late = (field: string, currency: string | null, year: number | null) =>
    warningIf(
      currency === 'LUF' && year !== null && year > lastYearOfFrancs,
      'francs_after_2001',
      field,
      `Francs of ${year}: there were none after ${lastYearOfFrancs}.`,
    )
  const acquiredIn = acquisitionDate === null ? null : yearOf(acquisitionDate)
  return [
    ...late('acquisitionCurrency', acquisitionCurrency, acquiredIn),
    ...improvements.flatMap(({ currency, year }, index) => late(`improvements[${index}].currency`, currency, year)),
  ]
}

const lowPriceWarnings = (data: PlusValues): ExtractionWarning[] =>
  (['salePrice', 'acquisitionPrice'] as const).flatMap(field => {
    const price = data[field]
    if (price === null) return []
    const message = `A price of ${formatWarningSum(price)} is below ${formatWarningSum(usualPriceMin)}: it may be written in thousands.`
    return warningIf(price < usualPriceMin, 'price_unusual', field, message)
  })

/** Years before its deed in which a preliminary contract may be signed. */
const deedYearsMax = 3

const saleDayWarnings = (data: PlusValues, today: string): ExtractionWarning[] => {
  const ahead = data.documentKind === 'preliminaryContract' ? deedYearsMax : 0
  return [
    ...dayWarning('saleDate', data.saleDate, today, ahead),
    ...dayWarning('acquisitionDate', data.acquisitionDate, today),
    ...dayWarning('preliminaryContractRegisteredOn', data.preliminaryContractRegisteredOn, today),
  ]
}

const dearPrices = (data: PlusValues, bounds: Bounds): ExtractionWarning[] => {
  const { commune, salePrice, acquisitionPrice, acquisitionCurrency } = data
  // Prices in francs cannot be compared with the estimate in euros.
  const acquired = acquisitionCurrency === 'LUF' ? null : acquisitionPrice
  return [
    ...priceWarning('salePrice', salePrice, commune, bounds),
    ...priceWarning('acquisitionPrice', acquired, commune, bounds),
  ]
}

/** The inconsistencies of the papers of a sale, as warnings. */
export const plusValuesWarnings = (data: PlusValues, bounds: Bounds): ExtractionWarning[] => [
  ...dateOrderWarnings(data),
  ...works(data),
  ...francs(data),
  ...lowPriceWarnings(data),
  ...dearPrices(data, bounds),
  ...saleDayWarnings(data, bounds.today),
]

/** An object without its nulls. */
const withoutNulls = <Fields extends object>(fields: Fields): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    // Only values that are not null are left.
    [Name in keyof Fields]?: NonNullable<Fields[Name]>
  }

/**
 * A request of `capitalGains` as far as the papers of a sale give it: what is null stays out, francs are named and euros are
 * not, works without a year or an amount are no expense.
 */
export const capitalGainsRequest = (data: PlusValues): Partial<z.input<typeof CapitalGainsInput>> => {
  const { documentKind: _kind, commune: _commune, acquisitionCurrency, improvements, ...fields } = data
  const expenses = improvements.flatMap(({ year, amount, currency }) =>
    year === null || amount === null ? [] : [{ year, amount, ...(currency === 'LUF' && { currency }) }],
  )
  return {
    ...withoutNulls(fields),
    ...(acquisitionCurrency === 'LUF' && { acquisitionCurrency }),
    ...(expenses.length > 0 && { improvements: expenses }),
  }
}
