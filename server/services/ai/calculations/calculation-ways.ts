import type { CalculationOperation } from '#contract/ai/calculation'
import type { CalculationTools } from './calculation-way.ts'
import { homeWays } from './home.ts'
import { incomeWays } from './income.ts'
import { lettingWays } from './letting.ts'
import { marketWays } from './market.ts'
import { purchaseWays } from './purchase.ts'
import { saleWays } from './sale.ts'

/** All calculation tools by operation. */
export const calculationWays: CalculationTools<CalculationOperation> = {
  ...purchaseWays,
  ...saleWays,
  ...homeWays,
  ...lettingWays,
  ...incomeWays,
  ...marketWays,
}
