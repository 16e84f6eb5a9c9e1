import type * as z from 'zod'
import type { luxembourgPurchaseFields } from '#contract/shared/luxembourg-purchase'

/** A purchase as sent, with the municipality resolved. */
export type PurchaseInput = z.output<z.ZodObject<Omit<typeof luxembourgPurchaseFields, 'deedDate'>>>
