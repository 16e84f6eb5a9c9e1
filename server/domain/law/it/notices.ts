import { noticeEntry } from '../../core/entries.ts'
import type { PurchaseEntry } from '../country.ts'
import { noEffect } from '../purchase/entries.ts'
import type { HomeCase, Input } from './home-case.ts'

/** Notices of a base that is the price, and of answers that change nothing in this case. */
export const italianNotices = (
  { cadastralIncome, annexCadastralIncomes = [], newBuild, buyerType, previousMainHomeTax = 0 }: Input,
  { isMainHome }: HomeCase,
): PurchaseEntry<'IT'>[] => {
  const mayBeCadastral = !newBuild && buyerType !== 'company'
  const message = 'Without the cadastral income the price is the base, which overstates the tax two to four times.'
  return [
    ...(cadastralIncome === undefined && mayBeCadastral
      ? [noticeEntry({ code: 'base_is_price', message, field: 'cadastralIncome' })]
      : []),
    ...(cadastralIncome !== undefined && !mayBeCadastral
      ? [noEffect('cadastralIncome', 'The price is the base of sales with VAT and of companies.')]
      : []),
    ...(annexCadastralIncomes.length > 0 && (cadastralIncome === undefined || !mayBeCadastral)
      ? [noEffect('annexCadastralIncomes', 'Incomes of annexes are read with that of the home.')]
      : []),
    ...(previousMainHomeTax > 0 && !isMainHome
      ? [noEffect('previousMainHomeTax', 'The credit is for a main home bought with the relief.')]
      : []),
  ]
}
