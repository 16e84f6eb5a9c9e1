import { bandOf } from '../../core/brackets.ts'
import { costLine, type LineFacts } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import { roundedUpTo } from '../../core/money.ts'
import type { FeeLine } from '../country.ts'
import type { Input } from './deed-tax.ts'
import { virginiaLocalThird } from './parameters/local-tax.ts'
import {
  georgiaCap,
  intangibleTaxRates,
  mortgageTaxRates,
  newYorkCityDeduction,
  newYorkCityMortgageTax,
  unreadIntangibleTaxRates,
  unreadMortgageTaxRates,
} from './parameters/mortgage-tax.ts'

/** Florida rounds the base of its stamps up to this. */
const stampStep = 100

/** Largest building that has the deduction of New York City. */
const smallBuildingUnits = 2

type Tax = Pick<LineFacts<'mortgageTax'>, 'amount' | 'base' | 'rate' | 'basis'>

const newYorkCity = (law: Law, loan: number, dwellingUnits: number): Tax => {
  const rate = bandOf(loan, law.value(newYorkCityMortgageTax))?.rate ?? 0
  const deduction = dwellingUnits <= smallBuildingUnits ? law.value(newYorkCityDeduction) : 0
  return {
    amount: Math.max(0, loan * rate - deduction),
    base: loan,
    ...(deduction === 0 && { rate }),
    basis: deduction > 0 ? [newYorkCityMortgageTax, newYorkCityDeduction] : [newYorkCityMortgageTax],
  }
}

const virginia = (law: Law, loan: number): Tax => {
  const rate = (law.row(unreadMortgageTaxRates, 'US-VA') ?? 0) * (1 + law.value(virginiaLocalThird))
  return { amount: loan * rate, base: loan, rate, basis: [unreadMortgageTaxRates, virginiaLocalThird] }
}

const byTable = (law: Law, key: string, loan: number): Tax | undefined => {
  const base = key === 'US-FL' ? roundedUpTo(stampStep, loan) : loan
  for (const parameter of [mortgageTaxRates, unreadMortgageTaxRates]) {
    const rate = law.row(parameter, key)
    if (rate !== undefined) return { amount: base * rate, base, rate, basis: [parameter] }
  }
  return undefined
}

const taxOf = (law: Law, { region, city, county, loanAmount = 0, dwellingUnits = 1 }: Input): Tax | undefined => {
  if (city === 'New York City') return newYorkCity(law, loanAmount, dwellingUnits)
  if (region === 'US-NY') return county === undefined ? undefined : byTable(law, county, loanAmount)
  return region === 'US-VA' ? virginia(law, loanAmount) : byTable(law, region, loanAmount)
}

const intangible = (law: Law, { region, loanAmount: base = 0 }: Input): FeeLine[] => {
  const parameter = [intangibleTaxRates, unreadIntangibleTaxRates].find(rates => law.row(rates, region) !== undefined)
  if (!parameter) return []
  const rate = law.row(parameter, region) ?? 0
  const isCapped = region === 'US-GA' && base * rate > law.value(georgiaCap)
  return costLine(law, {
    key: 'intangibleTax',
    label: 'Intangible tax on the loan',
    category: 'mortgage',
    nature: 'tax',
    dueTo: 'state',
    amount: isCapped ? law.value(georgiaCap) : base * rate,
    base,
    ...(isCapped ? {} : { rate }),
    basis: isCapped ? [parameter, georgiaCap] : [parameter],
  })
}

/** Taxes on the loan; the buyer bears them. */
export const mortgageTax = (law: Law, input: Input): FeeLine[] => {
  if (!input.loanAmount) return []
  const tax = taxOf(law, input)
  return [
    ...(tax
      ? costLine(law, {
          key: 'mortgageTax',
          label: 'Tax on the loan',
          category: 'mortgage',
          nature: 'tax',
          dueTo: 'state',
          ...tax,
        })
      : []),
    ...intangible(law, input),
  ]
}
