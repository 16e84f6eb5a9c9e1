import type * as z from 'zod'
import type { Estimate as EstimateSchema, EstimationInput as EstimationInputSchema } from '#contract/estimation'

/** The request as the contract lets it through. */
export type EstimationInput = z.infer<typeof EstimationInputSchema>

/** The answer as the contract promises it. */
export type Estimate = z.infer<typeof EstimateSchema>

type Sent<Field extends keyof EstimationInput> = NonNullable<EstimationInput[Field]>

/** Floor. */
export type Etage = Exclude<Sent<'etage'>, 'maison' | 'adjEtage2e3eRef'>
/** Condition. */
export type Etat = Exclude<Sent<'etat'>, 'adjEtatBonRef'>
/** Outdoor space. */
export type Exterieur = Exclude<Sent<'exterieur'>, 'adjExtBalconRef'>
/** Class of the energy certificate. */
export type ClasseEnergie = Exclude<Sent<'classeEnergie'>, 'NC'>

/** The dwelling as the model reads it: one key for each value, `undefined` where unknown. */
export interface Apartment {
  surfaceM2: number
  bedrooms: number | undefined
  etage: Etage | undefined
  etat: Etat | undefined
  exterieur: Exterieur | undefined
  parking: boolean | undefined
  classeEnergie: ClasseEnergie | undefined
  isNewBuild: boolean
}

/** Reads a valid request: older keys are replaced by present ones, `NC` becomes unknown. */
export const apartment = (input: EstimationInput): Apartment => ({
  surfaceM2: input.surface,
  bedrooms: input.nbChambres,
  // Houses were refused by the rules.
  etage: input.etage === 'adjEtage2e3eRef' ? 'entre' : input.etage === 'maison' ? undefined : input.etage,
  etat: input.etat === 'adjEtatBonRef' ? 'bon' : input.etat,
  exterieur: input.exterieur === 'adjExtBalconRef' ? 'balcon' : input.exterieur,
  parking: input.parking,
  classeEnergie: input.classeEnergie === 'NC' ? undefined : input.classeEnergie,
  isNewBuild: input.estNeuf ?? false,
})
