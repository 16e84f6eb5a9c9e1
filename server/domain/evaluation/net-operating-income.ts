import type * as z from 'zod'
import type { CapitalisationInput as CapitalisationInputSchema } from '#contract/evaluation/capitalisation'

/** An income to capitalise. */
export type CapitalisationInput = z.infer<typeof CapitalisationInputSchema>

/** Net operating income of a year: vacancy on the gross income, credit loss on what is left, costs on what is left then. */
export const netOperatingIncome = (input: CapitalisationInput): number => {
  const {
    noi,
    grossRentalIncome = 0,
    vacancyRate = 0,
    creditLossRate = 0,
    operatingCosts = 0,
    operatingCostRate = 0,
  } = input
  if (noi !== undefined) return noi
  const effective = grossRentalIncome * (1 - vacancyRate) * (1 - creditLossRate)
  return effective * (1 - operatingCostRate) - operatingCosts
}
