import type * as z from 'zod'
import type { RentCapInput as InputSchema, RentCap as Schema } from '#contract/propcalc/rent-cap'
import { toCents } from '../../../core/money.ts'
import { type Provisions, parameterIds } from '../../../core/provision.ts'

/** Request as validated by the contract. */
export type RentCapInput = z.infer<typeof InputSchema>

/** Answer as declared by the contract. */
export type RentCap = z.infer<typeof Schema>

/** A request with its day resolved. */
export type Dwelling = RentCapInput & { referenceDate: string }

/** A part of the answer with the provisions that it cites. */
export interface CitedPart<Part> {
  readonly part: Part
  readonly by: Provisions
}

/** Part of the answer, with the ids of its provisions. */
export const citePart = <Part extends object>(part: Part, by: Provisions): CitedPart<Part & { basis: string[] }> => ({
  part: { ...part, basis: parameterIds(by) },
  by,
})

/** Year from which expenses count: that of the purchase, else of the completion of the building. */
export const firstYearOf = ({ purchase, constructionYear }: RentCapInput): number => purchase?.year ?? constructionYear

/** Price of the purchase with the costs of its deed; undefined for a building of one's own. */
export const pricePaid = ({ purchase }: RentCapInput): number | undefined =>
  purchase && toCents(purchase.price + (purchase.costs ?? 0))
