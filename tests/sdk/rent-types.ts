import type * as z from 'zod'
import type * as rent from '#contract/propcalc/rent-cap'
import type * as printed from '../../sdk/src/derived/types.ts'
import { tied } from './tied.ts'

/** The types of the rent cap, each tied to its schema. */
export const rentTies: Record<string, true> = {
  FurnitureInvoice: tied<z.output<typeof rent.FurnitureInvoice>, printed.FurnitureInvoice>(),
  RentCap: tied<z.output<typeof rent.RentCap>, printed.RentCap>(),
  RentCapFurniture: tied<z.output<typeof rent.RentCapFurniture>, printed.RentCapFurniture>(),
  RentCapInput: tied<z.input<typeof rent.RentCapInput>, printed.RentCapInput>(),
  RentCapItem: tied<z.output<typeof rent.RentCapItem>, printed.RentCapItem>(),
  RentCapReduction: tied<z.output<typeof rent.RentCapReduction>, printed.RentCapReduction>(),
  RentCapResponse: tied<z.output<typeof rent.RentCapResponse>, printed.RentCapResponse>(),
  RentRise: tied<z.output<typeof rent.RentRise>, printed.RentRise>(),
  RentedExpense: tied<z.output<typeof rent.RentedExpense>, printed.RentedExpense>(),
  RentedPurchase: tied<z.output<typeof rent.RentedPurchase>, printed.RentedPurchase>(),
}
