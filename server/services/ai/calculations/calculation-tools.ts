import type { CalculationOperation } from '#contract/ai/calculation'
import type { CalculationTools } from './calculation-tool.ts'
import { homeTools } from './home.ts'
import { incomeTools } from './income.ts'
import { lettingTools } from './letting.ts'
import { marketTools } from './market.ts'
import { purchaseTools } from './purchase.ts'
import { saleTools } from './sale.ts'

/** All calculation tools by operation. */
export const calculationTools: CalculationTools<CalculationOperation> = {
  ...purchaseTools,
  ...saleTools,
  ...homeTools,
  ...lettingTools,
  ...incomeTools,
  ...marketTools,
}
