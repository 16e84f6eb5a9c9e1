import type { CalculationAssumption } from '#contract/shared/methodology'
import { type Completed, withDefaults } from '../core/assumption.ts'

/** Yearly costs of letting, and payments on top of the price, in the currency of the property. */
export interface LetPurchase {
  purchasePrice: number
  acquisitionFees?: number | undefined
  works?: number | undefined
  furniture?: number | undefined
  /** Part of the rent that is lost. */
  vacancyRate?: number | undefined
  /** Part of the rent received. */
  managementRate?: number | undefined
  propertyTax?: number | undefined
  insuranceCost?: number | undefined
  coOwnershipCharges?: number | undefined
  maintenance?: number | undefined
  otherCosts?: number | undefined
}

/** The fields that are 0 where they are left out. */
type Optional = Exclude<keyof LetPurchase, 'purchasePrice'>

const nothing = { value: 0 }

/** A purchase whose missing costs are 0, with one assumption for each. */
export const completePurchase = <Sent extends LetPurchase>(
  sent: Sent,
): { input: Sent & Completed<LetPurchase, Optional>; assumptions: CalculationAssumption[] } => {
  const { input, assumptions } = withDefaults<LetPurchase, Optional>(sent, {
    acquisitionFees: nothing,
    works: nothing,
    furniture: nothing,
    vacancyRate: nothing,
    managementRate: nothing,
    propertyTax: nothing,
    insuranceCost: nothing,
    coOwnershipCharges: nothing,
    maintenance: nothing,
    otherCosts: nothing,
  })
  return { input: { ...sent, ...input }, assumptions }
}

/** A purchase with every field. */
export type Purchase = Completed<LetPurchase, Optional>

/** Price, fees, works and furniture. */
export const totalInvestment = ({ purchasePrice, acquisitionFees, works, furniture }: Purchase): number =>
  purchasePrice + acquisitionFees + works + furniture

/** Costs of the first year that do not depend on the rent. */
export const annualFixedCosts = ({
  propertyTax,
  insuranceCost,
  coOwnershipCharges,
  maintenance,
  otherCosts,
}: Purchase): number => propertyTax + insuranceCost + coOwnershipCharges + maintenance + otherCosts

/** Result of a year of letting, with fixed costs grown by a factor. */
export const yearOfLetting = (purchase: Purchase, grossRent: number, costFactor = 1) => {
  const vacancyLoss = purchase.vacancyRate * grossRent
  const operatingCosts = purchase.managementRate * (grossRent - vacancyLoss) + annualFixedCosts(purchase) * costFactor
  return { grossRent, vacancyLoss, operatingCosts, noi: grossRent - vacancyLoss - operatingCosts }
}
