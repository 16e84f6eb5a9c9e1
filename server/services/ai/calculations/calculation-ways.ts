import type { CalculationOperation } from '#contract/ai/calculation'
import type { CalculationWays } from './calculation-way.ts'
import { homeWays } from './home.ts'
import { incomeWays } from './income.ts'
import { lettingWays } from './letting.ts'
import { marketWays } from './market.ts'
import { purchaseWays } from './purchase.ts'
import { saleWays } from './sale.ts'

/** How each calculation is made of what a model sent. */
export const calculationWays: CalculationWays<CalculationOperation> = {
  ...purchaseWays,
  ...saleWays,
  ...homeWays,
  ...lettingWays,
  ...incomeWays,
  ...marketWays,
}
