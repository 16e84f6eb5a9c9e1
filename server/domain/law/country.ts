import type * as z from 'zod'
import type { CountryEntry } from '#contract/propcalc/countries'
import type { CountryFees, FeesInput as FeesInputSchema, LuxembourgFees } from '#contract/propcalc/fees'
import type { CountryCode } from '#contract/shared/country'
import type { Notice } from '#contract/shared/law'
import type { Law } from '../core/law.ts'
import type { RefusedField } from '../core/refusal.ts'

/** A purchase in one country, or in any; narrows by `country`. */
export type FeesInput<C extends CountryCode = CountryCode> = Extract<z.infer<typeof FeesInputSchema>, { country: C }>

/** What is answered for a country; Luxembourg answers more than the others. */
export type FeesOf<C extends CountryCode> = C extends 'LU'
  ? z.infer<typeof LuxembourgFees>
  : z.infer<typeof CountryFees>

/** The countries whose answers have one shape. */
export type OtherCountry = Exclude<CountryCode, 'LU'>

/** A line of the fees. */
export type FeeLine = FeesOf<OtherCountry>['lines'][number]

/** A relief that was not granted. */
export type FeeRelief = FeesOf<OtherCountry>['possibleReliefs'][number]

/** What is made of the findings of every country. */
type Everywhere = 'lines' | 'totals' | 'possibleReliefs' | 'notices' | 'assumptions'

/** Names, regions, rules on rents and questions of a country; loans and growth stand in `parameters/country-defaults.ts`. */
export type CountryMetadata = Omit<z.infer<typeof CountryEntry>, 'law' | 'mortgage' | 'macro'>

/** What a country finds out about a purchase; totals, references and assumptions are made from it for all alike. */
export interface Findings<C extends CountryCode = OtherCountry> {
  /** In the order of the country's keys. */
  lines: FeesOf<C>['lines']
  possibleReliefs: FeesOf<C>['possibleReliefs']
  /** Those of the country; the ones of every country are added. */
  notices: readonly Notice[]
  /** What only some countries answer; it wins over region, county and city of the request, and over `newBuild`. */
  more?: Partial<Omit<FeesOf<C>, Everywhere>>
  /** Parameters that the answer rests on beside those of its lines. */
  alsoCited?: readonly string[]
}

/** Days between which a country's law is known. */
export interface Coverage {
  /** First day on which the general case is covered. */
  coveredFrom: string
  /** Day of the last check; open versions are carried to the end of the year after it. */
  checkedOn: string
}

/** What every country must answer. */
export interface Country<C extends CountryCode = CountryCode> {
  coverage: Coverage
  metadata: CountryMetadata
  /** Rules between fields that a request breaks; those of every country are checked before. */
  brokenRules(input: FeesInput<C>, law: Law): readonly RefusedField[]
  /** Lines, reliefs and notices of a purchase; reads the law in the order in which the answer shall list it. */
  findings(input: FeesInput<C>, law: Law): Findings<C>
}
