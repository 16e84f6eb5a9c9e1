import { costLine } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import { sum, toCents } from '../../core/money.ts'
import type { FeeLine, FeeRelief, FeesInput } from '../country.ts'
import { answerOr, priceVatLine } from '../purchase-lines.ts'
import { notices } from './notices.ts'
import {
  cadastralMultipliers,
  fixedDuty,
  fixedDutyWithVat,
  formerHomeYears,
  type HomeKind,
  homeVatRates,
  registerMinimum,
  registerRates,
  substituteTaxRates,
} from './parameters/transfer-tax.ts'

/** A purchase in Italy. */
export type Input = FeesInput<'IT'>

const luxury: readonly Input['cadastralCategory'][] = ['A/1', 'A/8', 'A/9']

/** What the taxes depend on, as the answers say it. */
export interface Case {
  kind: HomeKind
  /** The relief is granted; undefined while its conditions are not answered. */
  isMainHome: boolean | undefined
  /** The base is the cadastral value. */
  isCadastral: boolean
}

const mainHome = (law: Law, input: Input): Pick<Case, 'kind' | 'isMainHome'> => {
  const { use, buyerType, reliefConditionsMet, newBuild, cadastralCategory } = input
  const mayBeMain = use === 'mainResidence' && buyerType !== 'company'
  const isRead = mayBeMain || newBuild === true
  const note = 'A/1, A/8 and A/9 have no relief and pay the standard rate of VAT.'
  const category = isRead ? answerOr(law, 'cadastralCategory', cadastralCategory, 'A/2', note) : cadastralCategory
  const isLuxury = luxury.includes(category)
  const isMainHome = mayBeMain && !isLuxury ? reliefConditionsMet : false
  if (isLuxury) return { kind: 'luxuryHome', isMainHome }
  return { kind: isMainHome ? 'mainHome' : 'otherHome', isMainHome }
}

/** The facts of a purchase that all its taxes read. */
export const caseOf = (law: Law, input: Input): Case => {
  const { cadastralIncome, cadastralValueOption, newBuild, buyerType } = input
  const isAvailable = cadastralIncome !== undefined && !newBuild && buyerType !== 'company'
  const note = 'The buyer asks for the cadastral value in the deed; send false for the price as base.'
  return {
    ...mainHome(law, input),
    isCadastral: isAvailable && answerOr(law, 'cadastralValueOption', cadastralValueOption, true, note),
  }
}

const rowOf = (isMainHome: boolean | undefined): 'mainHome' | 'otherHome' => (isMainHome ? 'mainHome' : 'otherHome')

/** The base of the register tax: cadastral value with its annexes, or the price. */
const baseOf = (law: Law, input: Input, isMainHome: boolean | undefined, isCadastral: boolean): number => {
  const { cadastralIncome = 0, annexCadastralIncomes = [], price } = input
  const income = sum([cadastralIncome, ...annexCadastralIncomes].map(toCents))
  return isCadastral ? income * (law.row(cadastralMultipliers, rowOf(isMainHome)) ?? 0) : price
}

const registerTax = (law: Law, input: Input, isMainHome: boolean | undefined, isCadastral: boolean): number => {
  const rate = law.row(registerRates, rowOf(isMainHome)) ?? 0
  return Math.max(law.value(registerMinimum), baseOf(law, input, isMainHome, isCadastral) * rate)
}

const facts = { category: 'transferTax', nature: 'tax', dueTo: 'state' } as const

const withoutVat = (law: Law, input: Input, { isMainHome, isCadastral }: Case): FeeLine[] => {
  const base = baseOf(law, input, isMainHome, isCadastral)
  const rate = law.row(registerRates, rowOf(isMainHome)) ?? 0
  const amount = registerTax(law, input, isMainHome, isCadastral)
  const duty = law.value(fixedDuty)
  return [
    ...costLine(law, {
      ...facts,
      key: 'registerTax',
      label: 'Register tax',
      localLabel: 'imposta di registro',
      amount,
      base,
      ...(base * rate >= law.value(registerMinimum) && { rate }),
      basis: [registerRates, registerMinimum, ...(isCadastral ? [cadastralMultipliers] : [])],
    }),
    ...costLine(law, {
      ...facts,
      key: 'mortgageTax',
      label: 'Mortgage tax',
      localLabel: 'imposta ipotecaria',
      amount: duty,
      basis: [fixedDuty],
    }),
    ...costLine(law, {
      ...facts,
      key: 'cadastralTax',
      label: 'Cadastral tax',
      localLabel: 'imposta catastale',
      amount: duty,
      basis: [fixedDuty],
    }),
  ]
}

const withVat = (law: Law, { price }: Input, { kind }: Case, includesVat: boolean): FeeLine[] => {
  const amount = law.value(fixedDutyWithVat)
  const rate = law.row(homeVatRates, kind) ?? 0
  const duty = (key: 'registerTax' | 'mortgageTax' | 'cadastralTax', label: string, localLabel: string) =>
    costLine(law, { ...facts, key, label, localLabel, amount, basis: [fixedDutyWithVat] })
  return [
    ...duty('registerTax', 'Register tax', 'imposta di registro'),
    ...duty('mortgageTax', 'Mortgage tax', 'imposta ipotecaria'),
    ...duty('cadastralTax', 'Cadastral tax', 'imposta catastale'),
    ...priceVatLine(law, { price, includesVat, rate, basis: homeVatRates }, { localLabel: 'IVA' }),
  ]
}

const credit = (law: Law, { previousMainHomeTax = 0 }: Input, { isMainHome }: Case, lines: readonly FeeLine[]) => {
  const due = lines.find(({ key }) => key === 'registerTax')?.amount ?? 0
  return isMainHome
    ? costLine(law, {
        ...facts,
        key: 'previousHomeCredit',
        label: 'Credit of the tax on the former main home',
        localLabel: 'credito d’imposta per il riacquisto',
        amount: -Math.min(previousMainHomeTax, due),
        base: due,
        certainty: 'unverified',
        legalReference: 'Legge 448/1998, art. 7',
        basis: [registerRates],
      })
    : []
}

const inTime = (years: number): string => {
  if (years === 0) return 'before'
  return years === 1 ? 'within a year' : `within ${years} years`
}

/** Substitute tax on the loan, which is lower for a main home too. */
const loanTax = (law: Law, loanAmount: number, isMain: boolean): number =>
  loanAmount === 0 ? 0 : toCents(loanAmount * (law.row(substituteTaxRates, rowOf(isMain)) ?? 0))

const mainHomeRelief = (law: Law, input: Input, { isMainHome, isCadastral, kind }: Case): FeeRelief[] => {
  if (isMainHome !== undefined) return []
  const { price, newBuild, priceIncludesVat = false, loanAmount = 0 } = input
  const vat = (row: HomeKind): number => {
    const rate = law.row(homeVatRates, row) ?? 0
    return priceIncludesVat ? price - price / (1 + rate) : price * rate
  }
  const register = (isMain: boolean): number => toCents(registerTax(law, input, isMain, isCadastral))
  const onSale = newBuild ? toCents(vat(kind) - vat('mainHome')) : sum([register(false), -register(true)])
  const onLoan = sum([loanTax(law, loanAmount, false), -loanTax(law, loanAmount, true)])
  return [
    {
      key: 'mainHome',
      label: 'Main home (prima casa)',
      saving: newBuild && priceIncludesVat ? null : sum([onSale, onLoan]),
      condition: `The buyer would live or work in the municipality or move there within 18 months, own no other home there, and none bought with the relief, or sell that one ${inTime(law.value(formerHomeYears))}.`,
      fields: ['reliefConditionsMet'],
      basis: [newBuild ? homeVatRates.id : registerRates.id, formerHomeYears.id],
      certainty: 'published',
    },
  ]
}

const openReliefs = (law: Law, input: Input, { isMainHome }: Case): FeeRelief[] => {
  const { previousMainHomeTax, cadastralIncome, newBuild, buyerType } = input
  return [
    ...(isMainHome && previousMainHomeTax === undefined
      ? [
          {
            key: 'previousHomeCredit' as const,
            label: 'Credit of the tax on the former main home',
            saving: null,
            condition: 'The buyer would have sold a main home that was bought with the relief.',
            fields: ['previousMainHomeTax'],
            basis: [registerRates.id],
            certainty: 'unverified' as const,
          },
        ]
      : []),
    ...(cadastralIncome === undefined && !newBuild && buyerType !== 'company'
      ? [
          {
            key: 'cadastralValue' as const,
            label: 'Cadastral value as base (prezzo-valore)',
            saving: null,
            condition:
              'The buyer would ask in the deed for the cadastral value, usually a half to a quarter of the price.',
            fields: ['cadastralIncome'],
            basis: [cadastralMultipliers.id],
            certainty: law.version(cadastralMultipliers).certainty,
          },
        ]
      : []),
  ]
}

/** Taxes on the sale: register tax with its fixed duties, or VAT with them; and what may be saved. */
export const transferTax = (law: Law, input: Input, facts: Case, includesVat: boolean) => {
  const lines = input.newBuild ? withVat(law, input, facts, includesVat) : withoutVat(law, input, facts)
  return {
    lines: [...lines, ...credit(law, input, facts, lines)],
    possibleReliefs: [...mainHomeRelief(law, input, facts), ...openReliefs(law, input, facts)],
    notices: notices(input, facts),
  }
}
