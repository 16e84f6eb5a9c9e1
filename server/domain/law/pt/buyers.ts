import { type Band, byBand } from '../../core/brackets.ts'
import type { Parameter } from '../../core/dated.ts'
import type { Law, Provision } from '../../core/provision.ts'
import { roundByLaw } from '../../core/rounding.ts'
import type { FeesInput } from '../country.ts'
import { buyerShares } from '../purchase/shared-rules.ts'
import type { Tables } from './parameters/regions.ts'
import { transferTaxRounding } from './parameters/rounding.ts'
import { nonResidentRate, taxHavenRate, youthAgeMax } from './parameters/special-rates.ts'

/** A purchase in Portugal. */
export type Input = FeesInput<'PT'>

/** The regime by which a buyer pays. */
export type Regime = 'taxHaven' | 'nonResident' | 'jovem' | 'mainResidence' | 'secondary'

/** One buyer, with the answers of the request where the buyer has none of their own. */
export interface Buyer {
  index: number
  share: number
  age?: number | undefined
  firstTimeBuyer?: boolean | undefined
  dependant?: boolean | undefined
  taxResident: boolean
  formerTaxResident: boolean
}

/** Buyers of the request; one buyer of the whole when none is listed. */
export const portugueseBuyers = (input: Input): Buyer[] => {
  const shares = buyerShares(input.buyers)
  return (input.buyers ?? [{}]).map((buyer, index) => ({
    index,
    share: shares[index] ?? 1,
    age: buyer.age,
    firstTimeBuyer: buyer.firstTimeBuyer ?? input.firstTimeBuyer,
    dependant: buyer.dependant,
    taxResident: buyer.taxResident ?? input.taxResident ?? true,
    formerTaxResident: buyer.formerTaxResident ?? input.formerTaxResident ?? false,
  }))
}

/** Whether the answers make a buyer young in the sense of the relief; undefined while one of them is missing. */
export const isYoungBuyer = (law: Law, { young }: Tables, { use }: Input, buyer: Buyer): boolean | undefined => {
  const { age, firstTimeBuyer, dependant } = buyer
  if (use !== 'mainResidence' || law(young).value.length === 0) return false
  if (firstTimeBuyer === false || dependant === true || (age ?? 0) > law(youthAgeMax).value) return false
  return age === undefined || firstTimeBuyer === undefined || dependant === undefined ? undefined : true
}

const paysAsNonResident = (law: Law, { taxResident, formerTaxResident }: Buyer): boolean =>
  !taxResident && !formerTaxResident && law(nonResidentRate).value > 0

/** Regime of a buyer: the strictest rule first. */
export const portugueseRegime = (law: Law, tables: Tables, input: Input, buyer: Buyer): Regime => {
  if (input.taxHavenEntity) return 'taxHaven'
  if (paysAsNonResident(law, buyer)) return 'nonResident'
  if (isYoungBuyer(law, tables, input, buyer)) return 'jovem'
  return input.use === 'mainResidence' ? 'mainResidence' : 'secondary'
}

/** Provision of a regime. */
export const lawOfRegime = (law: Law, { own, other, young }: Tables, regime: Regime): Provision => {
  const rests: Record<Regime, Parameter<unknown>> = {
    taxHaven: taxHavenRate,
    nonResident: nonResidentRate,
    jovem: young,
    mainResidence: own,
    secondary: other,
  }
  return law(rests[regime])
}

/** Tax on the whole base by a regime, not rounded. */
const taxOnWhole = (law: Law, { own, other, young }: Tables, regime: Regime, base: number): number => {
  if (regime === 'taxHaven') return base * law(taxHavenRate).value
  if (regime === 'nonResident') return base * law(nonResidentRate).value
  return byBand(base, law({ jovem: young, mainResidence: own, secondary: other }[regime]).value)
}

/** Tax of a buyer by a regime, on the buyer's share, in cents. */
export const imtOfBuyer = (law: Law, tables: Tables, regime: Regime, base: number, { share }: Buyer): number =>
  roundByLaw(law, transferTaxRounding, taxOnWhole(law, tables, regime, base) * share)

/** Value up to which young buyers pay nothing; undefined while there is no relief. */
export const youthCeiling = (law: Law, { young }: Tables): number | undefined => law(young).value[0]?.upTo ?? undefined

/** Value above which the tables have one rate on the whole, and the youth relief ends. */
export const flatLimit = (law: Law, table: Parameter<readonly Band[]>): number | undefined =>
  law(table).value.findLast(({ deduction }) => deduction !== undefined)?.upTo ?? undefined
