import type { BrokenRule } from '../shared-rules.ts'
import type { Input } from './transfer-tax.ts'

/** Rules of an Italian purchase that a request breaks. */
export const brokenRules = ({ cadastralValueOption, cadastralIncome, newBuild, buyerType }: Input): BrokenRule[] => {
  if (!cadastralValueOption) return []
  const refused = (message: string, allowed: string): BrokenRule[] => [
    {
      path: 'cadastralValueOption',
      code: 'cadastral_value_not_available',
      message,
      received: cadastralValueOption,
      allowed: [allowed],
    },
  ]
  if (newBuild) return refused('A sale with VAT has the price as base.', 'with newBuild: false')
  if (buyerType === 'company') return refused('A company has the price as base.', 'with buyerType: individual')
  return cadastralIncome === undefined
    ? refused('The cadastral value needs the cadastral income.', 'with a cadastralIncome')
    : []
}
