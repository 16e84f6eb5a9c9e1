import * as z from 'zod'
import { Amount, Fraction } from '../shared/units.ts'

/** Costs of letting that the tenant does not pay back. */
export const yearlyCostFields = {
  managementRate: Fraction.max(0.5)
    .optional()
    .meta({ description: 'Fee of a manager as a part of the rent that comes in.', default: 0 }),
  propertyTax: Amount.optional().meta({ description: 'Property tax, per year.', default: 0 }),
  insuranceCost: Amount.optional().meta({ description: 'Insurance of the building, per year.', default: 0 }),
  coOwnershipCharges: Amount.optional().meta({
    description: 'Charges of the co-ownership that the tenant does not pay back, per year.',
    default: 0,
  }),
  maintenance: Amount.optional().meta({ description: 'Upkeep, per year.', default: 0 }),
  otherCosts: Amount.optional().meta({ description: 'Any other cost, per year.', default: 0 }),
} as const

/** Payments on top of the price. */
export const purchaseFields = {
  acquisitionFees: Amount.optional().meta({ description: 'Duties and fees of the purchase.', default: 0 }),
  works: Amount.optional().meta({ description: 'Works at the start.', default: 0 }),
  furniture: Amount.optional().meta({ description: 'Furniture.', default: 0 }),
} as const

/** Share of the rent lost to vacancy. */
export const vacancyRate = Fraction.optional().meta({
  description: 'Part of the rent that is lost to empty months; 0.05 is a usual one.',
  default: 0,
})

/** Growth per year: 0.02 is 2 %; below 0 it falls. */
export const growth = z.number().min(-0.2).max(0.5).meta({ 'x-unit': 'fraction per year' })
