import type { Notice } from '#contract/shared/law'
import type { Case, Input } from './transfer-tax.ts'

const idle = (field: string, message: string): Notice => ({ code: 'no_effect_here', message, field })

/** What an answer says beside the figures: a base that is the price, and answers that change nothing in this case. */
export const notices = (
  { cadastralIncome, annexCadastralIncomes = [], newBuild, buyerType, previousMainHomeTax = 0 }: Input,
  { isMainHome }: Case,
): Notice[] => {
  const mayBeCadastral = !newBuild && buyerType !== 'company'
  return [
    ...(cadastralIncome === undefined && mayBeCadastral
      ? [
          {
            code: 'base_is_price' as const,
            message: 'Without the cadastral income the price is the base, which overstates the tax two to four times.',
            field: 'cadastralIncome',
          },
        ]
      : []),
    ...(cadastralIncome !== undefined && !mayBeCadastral
      ? [idle('cadastralIncome', 'The price is the base of sales with VAT and of companies.')]
      : []),
    ...(annexCadastralIncomes.length > 0 && (cadastralIncome === undefined || !mayBeCadastral)
      ? [idle('annexCadastralIncomes', 'Incomes of annexes are read with that of the home.')]
      : []),
    ...(previousMainHomeTax > 0 && !isMainHome
      ? [idle('previousMainHomeTax', 'The credit is for a main home bought with the relief.')]
      : []),
  ]
}
