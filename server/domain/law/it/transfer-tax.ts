import { atRate, type Charge, charge, fixed } from '../../core/charge.ts'
import { amountOf, line, notice, relief } from '../../core/entries.ts'
import { sum, toCents } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import type { PurchaseEntry } from '../country.ts'
import { priceVat } from '../purchase/entries.ts'
import type { HomeCase, Input } from './home-case.ts'
import { notices } from './notices.ts'
import {
  cadastralMultipliers,
  fixedDuty,
  fixedDutyWithVat,
  formerHomeYears,
  type HomeKind,
  homeVatRates,
  moveWithinMonths,
  registerMinimum,
  registerRates,
  substituteTaxOtherHome,
  substituteTaxRates,
} from './parameters/transfer-tax.ts'

type Entries = PurchaseEntry<'IT'>[]
type Home = 'mainHome' | 'otherHome'

/** The row that is applied, and beside it the one that an open relief is weighed by. */
const rowsOf = ({ isMainHome }: HomeCase): [Home, ...Home[]] => {
  if (isMainHome === undefined) return ['otherHome', 'mainHome']
  return [isMainHome ? 'mainHome' : 'otherHome']
}

/** Register tax on the cadastral value with its annexes, or on the price; at least the minimum. */
const registerTax = (law: Law, input: Input, isCadastral: boolean, [row, ...weighed]: [Home, ...Home[]]): Charge => {
  const { cadastralIncome = 0, annexCadastralIncomes = [], price } = input
  const income = sum([cadastralIncome, ...annexCadastralIncomes].map(toCents))
  const multipliers = isCadastral ? [row, ...weighed].map(other => law.row(cadastralMultipliers, other)) : []
  const rates: [Provision<number>, ...Provision<number>[]] = [
    law.row(registerRates, row),
    ...weighed.map(other => law.row(registerRates, other)),
  ]
  const minimum = law(registerMinimum)
  const rate = rates[0].value
  const base = multipliers[0] ? income * multipliers[0].value : price
  const usual = base * rate
  return charge({ amount: Math.max(minimum.value, usual), base, ...(usual >= minimum.value && { rate }) }, [
    ...rates,
    minimum,
    ...multipliers,
  ])
}

const withoutVat = (law: Law, input: Input, home: HomeCase): Entries => {
  const proportional = registerTax(law, input, home.isCadastral, rowsOf(home))
  const duty = fixed(law(fixedDuty))
  return [line('registerTax', proportional), line('mortgageTax', duty), line('cadastralTax', duty)]
}

const withVat = (law: Law, { price }: Input, { kind, isMainHome }: HomeCase, includesVat: boolean): Entries => {
  const duty = fixed(law(fixedDutyWithVat))
  const weighed = isMainHome === undefined ? [law.row(homeVatRates, 'mainHome')] : []
  return [
    line('registerTax', duty),
    line('mortgageTax', duty),
    line('cadastralTax', duty),
    priceVat(price, includesVat, law.row(homeVatRates, kind), { also: weighed }),
  ]
}

/**
 * The tax on the former main home, as far as tax is due on the next one: it lowers the register tax of the deed; what is
 * left of it on a sale with VAT is set off elsewhere (Legge 448/1998, art. 7).
 */
const credit = (law: Law, { previousMainHomeTax = 0 }: Input, { isMainHome }: HomeCase, taxes: Entries): Entries => {
  if (!isMainHome) return []
  const due = (key: 'registerTax' | 'vat'): number =>
    amountOf(taxes.filter(entry => entry.kind === 'line' && entry.key === key))
  const base = due('registerTax')
  const amount = -Math.min(previousMainHomeTax, base)
  const left = sum([Math.min(previousMainHomeTax, Math.max(base, due('vat'))), amount])
  const credited = charge({ amount, base, certainty: 'unverified' }, [law(registerRates)])
  const message =
    'What is left of the credit lowers the income tax of the buyer or other taxes that are paid later; it is no part of the totals.'
  return [
    line('previousHomeCredit', credited, { legalReference: 'Legge 448/1998, art. 7' }),
    ...(left > 0 ? [notice({ code: 'refund_possible', message, field: 'previousMainHomeTax', amount: left })] : []),
  ]
}

/** The rate on a loan for a home; that for another than the first stands in a comma of its own. */
const loanRate = (law: Law, row: Home): Provision<number> =>
  law.row(substituteTaxRates, row) ?? law(substituteTaxOtherHome)

/** Substitute tax on the loan, which is lower for a main home too. */
export const loanTax = (law: Law, loanAmount: number, home: HomeCase): Charge => {
  const [row, ...weighed] = rowsOf(home)
  return atRate(loanAmount, loanRate(law, row), ...weighed.map(other => loanRate(law, other)))
}

const inTime = (years: number): string => {
  if (years === 0) return 'before'
  return years === 1 ? 'within a year' : `within ${years} years`
}

/** What the relief would save on the sale. */
const savingOnSale = (law: Law, input: Input, { isCadastral, kind }: HomeCase): number => {
  const { price, newBuild, priceIncludesVat = false } = input
  const vat = (row: HomeKind): number => {
    const { value: rate } = law.row(homeVatRates, row)
    return priceIncludesVat ? price - price / (1 + rate) : price * rate
  }
  if (newBuild) return toCents(vat(kind) - vat('mainHome'))
  const register = (row: Home): number => toCents(registerTax(law, input, isCadastral, [row]).formula.amount)
  return sum([register('otherHome'), -register('mainHome')])
}

const mainHomeRelief = (law: Law, input: Input, home: HomeCase): Entries => {
  if (home.isMainHome !== undefined) return []
  const { newBuild, priceIncludesVat = false, loanAmount = 0 } = input
  const onLoan = (isMainHome: boolean): number =>
    toCents(loanTax(law, loanAmount, { ...home, isMainHome }).formula.amount)
  const saving = sum([savingOnSale(law, input, home), onLoan(false), -onLoan(true)])
  const [years, months] = [law(formerHomeYears), law(moveWithinMonths)]
  const text = {
    key: 'mainHome',
    label: 'Main home (prima casa)',
    saving: newBuild && priceIncludesVat ? null : saving,
    condition: `The buyer would live or work in the municipality or move there within ${months.value} months, own no other home there, and none bought with the relief, or sell that one ${inTime(years.value)}.`,
    fields: ['reliefConditionsMet'],
    certainty: 'published',
  } as const
  return [relief(text, newBuild ? law(homeVatRates) : law(registerRates), years, months)]
}

const openReliefs = (law: Law, input: Input, { isMainHome }: HomeCase): Entries => {
  const { previousMainHomeTax, cadastralIncome, newBuild, buyerType } = input
  const ofFormerHome = {
    key: 'previousHomeCredit',
    label: 'Credit of the tax on the former main home',
    saving: null,
    condition: 'The buyer would have sold a main home that was bought with the relief, within the year before.',
    fields: ['previousMainHomeTax'],
    certainty: 'unverified',
  } as const
  const ofCadastralValue = {
    key: 'cadastralValue',
    label: 'Cadastral value as base (prezzo-valore)',
    saving: null,
    condition: 'The buyer would ask in the deed for the cadastral value, usually a half to a quarter of the price.',
    fields: ['cadastralIncome'],
  } as const
  return [
    ...(isMainHome && previousMainHomeTax === undefined ? [relief(ofFormerHome, law(registerRates))] : []),
    ...(cadastralIncome === undefined && !newBuild && buyerType !== 'company'
      ? [relief(ofCadastralValue, law(cadastralMultipliers))]
      : []),
  ]
}

/** Taxes on the sale: register tax with its fixed duties, or VAT with them; and what may be saved. */
export const transferTax = (law: Law, input: Input, home: HomeCase, includesVat: boolean): Entries => {
  const taxes = input.newBuild ? withVat(law, input, home, includesVat) : withoutVat(law, input, home)
  return [
    ...taxes,
    ...credit(law, input, home, taxes),
    ...mainHomeRelief(law, input, home),
    ...openReliefs(law, input, home),
    ...notices(input, home),
  ]
}
