import type * as z from 'zod'
import type { CapitalGainsInput as InputSchema, CapitalGains as Schema } from '#contract/fiscal'

/** The request as the contract lets it through. */
export type CapitalGainsInput = z.infer<typeof InputSchema>

/** The answer as the contract promises it. */
export type CapitalGains = z.infer<typeof Schema>

/** A request whose day is known. */
export type Sale = CapitalGainsInput & { saleDate: string }
