import type { AcquisitionCosts, AcquisitionCostsInput, Meta } from './derived/types.ts'
import type { CallOptions } from './options.ts'
import type { Result } from './result.ts'

/** Costs of buying Luxembourg property. */
export interface Costs {
  /** Duties, credits, VAT, notary and loan of a purchase, line by line as of any day; `meta.law` says by which law. */
  acquisitionCosts(input: AcquisitionCostsInput, options?: CallOptions): Promise<Result<AcquisitionCosts, Meta>>
}
