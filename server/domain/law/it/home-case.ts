import type { FeesInput, PurchaseEntry } from '../country.ts'
import { orDefault } from '../purchase/entries.ts'
import type { HomeKind } from './parameters/transfer-tax.ts'

/** A purchase in Italy. */
export type Input = FeesInput<'IT'>

const luxury: readonly Input['cadastralCategory'][] = ['A/1', 'A/8', 'A/9']

/** Facts from the answers on which the taxes depend, and the defaults used for missing answers. */
export interface HomeCase {
  kind: HomeKind
  /** Whether the relief is granted; undefined while its conditions are unanswered. */
  isMainHome: boolean | undefined
  /** Whether the base is the cadastral value. */
  isCadastral: boolean
  assumptions: PurchaseEntry<'IT'>[]
}

const mainHome = (input: Input): Omit<HomeCase, 'isCadastral'> => {
  const { use, buyerType, reliefConditionsMet, newBuild, cadastralCategory } = input
  const mayBeMain = use === 'mainResidence' && buyerType !== 'company'
  const isRead = mayBeMain || newBuild === true
  const note = 'A/1, A/8 and A/9 have no relief and pay the standard rate of VAT.'
  const { value: category, assumptions } = isRead
    ? orDefault('cadastralCategory', cadastralCategory, 'A/2', note)
    : { value: cadastralCategory, assumptions: [] }
  const isLuxury = luxury.includes(category)
  const isMainHome = mayBeMain && !isLuxury ? reliefConditionsMet : false
  if (isLuxury) return { kind: 'luxuryHome', isMainHome, assumptions }
  return { kind: isMainHome ? 'mainHome' : 'otherHome', isMainHome, assumptions }
}

/** Facts from the answers that all taxes of a purchase use. */
export const homeCase = (input: Input): HomeCase => {
  const { cadastralIncome, cadastralValueOption, newBuild, buyerType } = input
  const home = mainHome(input)
  if (cadastralIncome === undefined || newBuild || buyerType === 'company') return { ...home, isCadastral: false }
  const note = 'The buyer asks for the cadastral value in the deed; send false for the price as base.'
  const option = orDefault('cadastralValueOption', cadastralValueOption, true, note)
  return { ...home, isCadastral: option.value, assumptions: [...home.assumptions, ...option.assumptions] }
}
