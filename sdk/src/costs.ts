import type { AcquisitionCosts, AcquisitionCostsInput, Meta } from './derived/types.ts'
import type { CallOptions } from './options.ts'
import type { Result } from './result.ts'

/** Costs of buying Luxembourg property. */
export interface Costs {
  /**
   * Duties, credits, VAT, notary and loan of a purchase, line by line as of any day; `meta.law` names the law applied.
   * @example const { data } = await client.costs.acquisitionCosts({ price: 700_000, use: 'mainResidence' })
   * @throws InvalidRequestError where fields are wrong (`issues` names them), and what README, *Errors*, lists for every call.
   * @throws NotFoundError where no municipality has the name: `suggestions` has those that are near.
   */
  acquisitionCosts(input: AcquisitionCostsInput, options?: CallOptions): Promise<Result<AcquisitionCosts, Meta>>
}
