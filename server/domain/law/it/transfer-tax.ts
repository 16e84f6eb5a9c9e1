import { atFixedAmount, atRate, type Charge, charge } from '../../core/charge.ts'
import { lineEntry, noticeEntry, reliefEntry, sumOfLines } from '../../core/entries.ts'
import { sumAmounts, toCents } from '../../core/money.ts'
import type { Law, Provision } from '../../core/provision.ts'
import { roundByLaw } from '../../core/rounding.ts'
import type { PurchaseEntry } from '../country.ts'
import { priceVat } from '../purchase/entries.ts'
import type { HomeCase, Input } from './home-case.ts'
import { italianNotices } from './notices.ts'
import { registerRounding } from './parameters/rounding.ts'
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

/** Row that applies, then the row from which the saving of an open relief is computed. */
const homeRows = ({ isMainHome }: HomeCase): [Home, ...Home[]] => {
  if (isMainHome === undefined) return ['otherHome', 'mainHome']
  return [isMainHome ? 'mainHome' : 'otherHome']
}

/** Register tax on the cadastral value with its annexes, or on the price, in whole euros (art. 41); at least the minimum. */
const registerTax = (law: Law, input: Input, isCadastral: boolean, [row, ...weighed]: [Home, ...Home[]]): Charge => {
  const { cadastralIncome = 0, annexCadastralIncomes = [], price } = input
  const income = sumAmounts([cadastralIncome, ...annexCadastralIncomes].map(toCents))
  const multipliers = isCadastral ? [row, ...weighed].map(other => law.row(cadastralMultipliers, other)) : []
  const rates: [Provision<number>, ...Provision<number>[]] = [
    law.row(registerRates, row),
    ...weighed.map(other => law.row(registerRates, other)),
  ]
  const minimum = law(registerMinimum)
  const rate = rates[0].value
  const base = multipliers[0] ? income * multipliers[0].value : price
  const usual = roundByLaw(law, registerRounding, base * rate)
  return charge({ amount: Math.max(minimum.value, usual), base, ...(usual >= minimum.value && { rate }) }, [
    ...rates,
    minimum,
    ...multipliers,
    law(registerRounding),
  ])
}

const saleTaxesWithoutVat = (law: Law, input: Input, home: HomeCase): Entries => {
  const proportional = registerTax(law, input, home.isCadastral, homeRows(home))
  const duty = atFixedAmount(law(fixedDuty))
  return [lineEntry('registerTax', proportional), lineEntry('mortgageTax', duty), lineEntry('cadastralTax', duty)]
}

const saleTaxesWithVat = (
  law: Law,
  { price }: Input,
  { kind, isMainHome }: HomeCase,
  includesVat: boolean,
): Entries => {
  const duty = atFixedAmount(law(fixedDutyWithVat))
  const weighed = isMainHome === undefined ? [law.row(homeVatRates, 'mainHome')] : []
  return [
    lineEntry('registerTax', duty),
    lineEntry('mortgageTax', duty),
    lineEntry('cadastralTax', duty),
    priceVat(price, includesVat, law.row(homeVatRates, kind), { also: weighed }),
  ]
}

/**
 * Tax paid on the former main home, up to the tax due on the next one: it lowers the register tax of the deed; on a
 * sale with VAT the rest is set off elsewhere (Legge 448/1998, art. 7).
 */
const previousHomeCredit = (
  law: Law,
  { previousMainHomeTax = 0 }: Input,
  { isMainHome }: HomeCase,
  taxes: Entries,
): Entries => {
  if (!isMainHome) return []
  const due = (key: 'registerTax' | 'vat'): number =>
    sumOfLines(taxes.filter(entry => entry.kind === 'line' && entry.key === key))
  const base = due('registerTax')
  const amount = -Math.min(previousMainHomeTax, base)
  const left = sumAmounts([Math.min(previousMainHomeTax, Math.max(base, due('vat'))), amount])
  const credited = charge({ amount, base, certainty: 'unverified' }, [law(registerRates)])
  const message =
    'What is left of the credit lowers the income tax of the buyer or other taxes that are paid later; it is no part of the totals.'
  return [
    lineEntry('previousHomeCredit', credited, { legalReference: 'Legge 448/1998, art. 7' }),
    ...(left > 0
      ? [noticeEntry({ code: 'refund_possible', message, field: 'previousMainHomeTax', amount: left })]
      : []),
  ]
}

/** Rate on a loan for a home; that for a home other than the first has a comma of its own. */
const loanRate = (law: Law, row: Home): Provision<number> =>
  law.row(substituteTaxRates, row) ?? law(substituteTaxOtherHome)

/** Substitute tax on the loan, which is lower for a main home. */
export const loanTax = (law: Law, loanAmount: number, home: HomeCase): Charge => {
  const [row, ...weighed] = homeRows(home)
  return atRate(loanAmount, loanRate(law, row), ...weighed.map(other => loanRate(law, other)))
}

const resaleTerm = (years: number): string => {
  if (years === 0) return 'before'
  return years === 1 ? 'within a year' : `within ${years} years`
}

/** Saving of the relief on the sale. */
const savingOnSale = (law: Law, input: Input, { isCadastral, kind }: HomeCase): number => {
  const { price, newBuild, priceIncludesVat = false } = input
  const vat = (row: HomeKind): number => {
    const { value: rate } = law.row(homeVatRates, row)
    return priceIncludesVat ? price - price / (1 + rate) : price * rate
  }
  if (newBuild) return toCents(vat(kind) - vat('mainHome'))
  const register = (row: Home): number => toCents(registerTax(law, input, isCadastral, [row]).formula.amount)
  return sumAmounts([register('otherHome'), -register('mainHome')])
}

const mainHomeRelief = (law: Law, input: Input, home: HomeCase): Entries => {
  if (home.isMainHome !== undefined) return []
  const { newBuild, priceIncludesVat = false, loanAmount = 0 } = input
  const onLoan = (isMainHome: boolean): number =>
    toCents(loanTax(law, loanAmount, { ...home, isMainHome }).formula.amount)
  const saving = sumAmounts([savingOnSale(law, input, home), onLoan(false), -onLoan(true)])
  const [years, months] = [law(formerHomeYears), law(moveWithinMonths)]
  const text = {
    key: 'mainHome',
    label: 'Main home (prima casa)',
    saving: newBuild && priceIncludesVat ? null : saving,
    condition: `The buyer would live or work in the municipality or move there within ${months.value} months, own no other home there, and none bought with the relief, or sell that one ${resaleTerm(years.value)}.`,
    fields: ['reliefConditionsMet'],
    certainty: 'published',
  } as const
  return [reliefEntry(text, newBuild ? law(homeVatRates) : law(registerRates), years, months)]
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
    ...(isMainHome && previousMainHomeTax === undefined ? [reliefEntry(ofFormerHome, law(registerRates))] : []),
    ...(cadastralIncome === undefined && !newBuild && buyerType !== 'company'
      ? [reliefEntry(ofCadastralValue, law(cadastralMultipliers))]
      : []),
  ]
}

/** Taxes on the sale: register tax with its fixed duties, or VAT with them; and the open reliefs. */
export const italianTransferTaxes = (law: Law, input: Input, home: HomeCase, includesVat: boolean): Entries => {
  const taxes = input.newBuild ? saleTaxesWithVat(law, input, home, includesVat) : saleTaxesWithoutVat(law, input, home)
  return [
    ...taxes,
    ...previousHomeCredit(law, input, home, taxes),
    ...mainHomeRelief(law, input, home),
    ...openReliefs(law, input, home),
    ...italianNotices(input, home),
  ]
}
