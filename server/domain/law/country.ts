import type * as z from 'zod'
import type { CountryEntry } from '#contract/propcalc/countries'
import type { CountryFees, FeesInput as FeesInputSchema, LuxembourgFees } from '#contract/propcalc/fees/fees'
import type { CountryLineKey, CountryReliefKey } from '#contract/propcalc/fees/keys'
import type { CountryCode } from '#contract/shared/country'
import type { Words } from '#contract/shared/law'
import type { Entry } from '../core/entries.ts'
import type { LineKinds } from '../core/line-kind.ts'
import type { Law, Provision } from '../core/provision.ts'
import type { RefusedField } from '../core/refusal.ts'
import type { CountryDefaults } from './loan-defaults.ts'

/** A purchase in one country, or in any; narrows by `country`. */
export type FeesInput<C extends CountryCode = CountryCode> = Extract<z.infer<typeof FeesInputSchema>, { country: C }>

/** What is answered for a country; Luxembourg answers more than the others. */
export type FeesOf<C extends CountryCode> = C extends 'LU'
  ? z.infer<typeof LuxembourgFees>
  : z.infer<typeof CountryFees>

/** The countries whose answers have one shape. */
export type OtherCountry = Exclude<CountryCode, 'LU'>

/** What is made of the entries of every country. */
type Everywhere = 'lines' | 'totals' | 'possibleReliefs' | 'notices' | 'assumptions'

/** Names, regions, rules on rents and questions of a country. */
export type CountryMetadata = Omit<z.infer<typeof CountryEntry>, 'law' | 'mortgage' | 'macro'>

/** Days between which a country's law is known. */
export interface Coverage {
  /** First day on which the general case is covered. */
  coveredFrom: string
  /** Day of the last check; open versions are carried to the end of the year after it. */
  checkedOn: string
}

/** One thing that a country finds about a purchase. */
export type PurchaseEntry<C extends CountryCode = OtherCountry> = Entry<CountryLineKey<C>, CountryReliefKey<C>>

/** What only some countries answer; it wins over region, county and city of the request, and over `newBuild`. */
export type More<C extends CountryCode = OtherCountry> = Partial<Omit<FeesOf<C>, Everywhere>>

/** What a country finds about a purchase; totals, `basis` and `meta.law` are read out of its entries. */
export interface Purchase<C extends CountryCode = OtherCountry> {
  /** In the order of the answer; the notices of every country are added around them. */
  entries: readonly PurchaseEntry<C>[]
  more?: More<C>
  /** What the answer cites beside its lines, before them. */
  alsoCited?: readonly Provision[]
}

/** What every country must answer. */
export interface Country<C extends CountryCode = CountryCode> {
  coverage: Coverage
  /** Names and receivers of its lines; those of Luxembourg are in the languages of the service. */
  lines: LineKinds<CountryLineKey<C>, C extends 'LU' ? Words : string>
  /** Rules between fields that a request breaks; those of every country are checked before. */
  brokenRules(law: Law, input: FeesInput<C>): readonly RefusedField[]
  /** Lines, reliefs, notices and assumptions of a purchase. */
  purchase(law: Law, input: FeesInput<C>): Purchase<C>
  /** What a form and a calculator need to know. */
  form: CountryMetadata
  /** Usual loans and growth, with their sources. */
  loans: CountryDefaults
}
