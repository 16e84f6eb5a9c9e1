import type { Parameter } from '../../core/dated.ts'
import { yearOf } from '../../core/days.ts'
import type { Law } from '../../core/law.ts'
import { toCents } from '../../core/money.ts'
import { Refusal } from '../../core/refusal.ts'
import { speculativeYears } from './parameters/capital-gain.ts'
import { coefficients, francsPerEuro } from './parameters/revaluation.ts'
import type { CapitalGains, Sale } from './sale.ts'

type Item = CapitalGains['items'][number]

interface Expense {
  key: Item['key']
  year: number
  amount: number
  currency: 'EUR' | 'LUF' | undefined
}

/** What was paid for the property, each with its year, for the whole property and in the currency sent. */
const expenses = (sale: Sale): Expense[] => {
  const { acquisitionDate, acquisitionPrice, acquisitionCosts = 0, acquisitionCurrency, improvements = [] } = sale
  const bought = { year: yearOf(acquisitionDate), currency: acquisitionCurrency }
  return [
    { key: 'acquisitionPrice', amount: acquisitionPrice, ...bought },
    ...(acquisitionCosts > 0
      ? [{ key: 'acquisitionCosts', amount: acquisitionCosts, ...bought } satisfies Expense]
      : []),
    ...improvements.map(({ year, amount, currency }): Expense => ({ key: 'improvement', year, amount, currency })),
  ]
}

/**
 * Refuses what was acquired before the first year of the table.
 * @throws Refusal `law_not_covered`, naming the table and the day of the acquisition.
 */
export const assertAcquisitionCovered = (law: Law, { acquisitionDate }: Sale): void => {
  const [first = ''] = Object.keys(law.value(coefficients))
  if (acquisitionDate >= `${first}-01-01`) return
  const message = `The parameter ${coefficients.id} covers expenses from ${first} on; property acquired before has a flat value.`
  throw new Refusal('law_not_covered', {
    issues: [{ path: 'acquisitionDate', message, received: acquisitionDate, allowed: [`from ${first}-01-01 on`] }],
  })
}

/**
 * The costs of the property, the seller's share in EUR: each times the coefficient of its year, LIR art. 102(6), or at
 * their nominal value in a speculative sale, LIR art. 99bis.
 */
export const items = (law: Law, sale: Sale, isSpeculative: boolean): Item[] =>
  expenses(sale).map(({ key, year, amount, currency }) => {
    const coefficient = isSpeculative ? 1 : (law.row(coefficients, String(year)) ?? 1)
    const euros = currency === 'LUF' ? amount / law.value(francsPerEuro) : amount
    const share = euros * (sale.ownershipShare ?? 1)
    const basis: Parameter<unknown>[] = [
      isSpeculative ? speculativeYears : coefficients,
      ...(currency === 'LUF' ? [francsPerEuro] : []),
    ]
    return {
      key,
      year,
      amount: toCents(share),
      coefficient,
      revalued: toCents(share * coefficient),
      basis: basis.map(({ id }) => id),
    }
  })
