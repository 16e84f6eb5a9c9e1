import { yearOf } from '../../../core/days.ts'
import { toCents } from '../../../core/money.ts'
import type { Law } from '../../../core/provision.ts'
import { Refusal } from '../../../core/refusal.ts'
import { coefficientOf } from '../coefficient.ts'
import { speculativeYears } from '../parameters/capital-gain.ts'
import { coefficients, francsPerEuro } from '../parameters/revaluation.ts'
import { type CapitalGains, type Cited, partWithBasis, type Sale } from './sale.ts'

type Item = CapitalGains['items'][number]

interface Expense {
  key: Item['key']
  year: number
  amount: number
  currency: 'EUR' | 'LUF' | undefined
}

/** Expenses for the property, each with its year, for the whole property and in the currency sent. */
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
 * Refuses property acquired before the first year of the table.
 * @throws Refusal `law_not_covered`, naming the table and the day of the acquisition.
 */
export const assertAcquisitionCovered = (law: Law, { acquisitionDate }: Sale): void => {
  const [first = ''] = Object.keys(law(coefficients).value)
  const firstDay = `${first}-01-01`
  if (acquisitionDate >= firstDay) return
  const message = `The parameter ${coefficients.id} covers expenses from ${first} on; property acquired before has a flat value.`
  throw new Refusal('law_not_covered', {
    issues: [{ path: 'acquisitionDate', message, received: acquisitionDate, allowed: [`from ${firstDay} on`] }],
  })
}

/**
 * Costs of the property, the seller's share in EUR: each times the coefficient of its year, or at nominal value in a
 * speculative sale, LIR art. 99bis.
 */
export const items = (law: Law, sale: Sale, isSpeculative: boolean): Cited<Item>[] =>
  expenses(sale).map(({ key, year, amount, currency }) => {
    // A speculative cost cites the years; the holding period has already cited the version that counts, transition
    // included.
    const factor = isSpeculative ? { ...law(speculativeYears), value: 1 } : coefficientOf(law, year)
    const { value: coefficient } = factor
    const francs = currency === 'LUF' ? [law(francsPerEuro)] : []
    const [francsToEuro = { value: 1 }] = francs
    const euros = amount / francsToEuro.value
    const share = euros * (sale.ownershipShare ?? 1)
    return partWithBasis({ key, year, amount: toCents(share), coefficient, revalued: toCents(share * coefficient) }, [
      factor,
      ...francs,
    ])
  })
