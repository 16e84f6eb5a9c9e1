import type * as z from 'zod'
import type { CountryEntry } from '#contract/propcalc/countries'
import type { CountryFees, FeesInput as FeesInputSchema, LuxembourgFees } from '#contract/propcalc/fees/fees'
import type { CountryLineKey, CountryReliefKey } from '#contract/propcalc/fees/keys'
import type { CountryCode } from '#contract/shared/country'
import type { Words } from '#contract/shared/law'
import type { AnswerEntry } from '../core/entries.ts'
import type { LawReading } from '../core/known-change.ts'
import type { LineKinds } from '../core/line-kind.ts'
import type { Law, Provision } from '../core/provision.ts'
import type { RefusedField } from '../core/refusal.ts'
import type { CountryDefaults } from './loan-defaults.ts'

/** A purchase in one country, or in any; narrows by `country`. */
export type FeesInput<C extends CountryCode = CountryCode> = Extract<z.infer<typeof FeesInputSchema>, { country: C }>

/** Answer for a country; that of Luxembourg has more fields than the others. */
export type FeesOf<C extends CountryCode> = C extends 'LU'
  ? z.infer<typeof LuxembourgFees>
  : z.infer<typeof CountryFees>

/** The countries whose answers have one shape. */
type OtherCountry = Exclude<CountryCode, 'LU'>

/** Parts of an answer made from the entries, in every country. */
type CommonFeesKey = 'lines' | 'totals' | 'possibleReliefs' | 'notices' | 'assumptions'

/** Names, regions, rules on rents and questions of a country. */
export type CountryMetadata = Omit<z.infer<typeof CountryEntry>, 'law' | 'mortgage' | 'macro'>

/** Days between which a country's law is covered. */
export interface Coverage {
  /** First day on which the general case is covered. */
  coveredFrom: string
  /** Day of the last check; open versions are carried to the end of the year after it. */
  checkedOn: string
}

/** One entry of the answer on a purchase. */
export type PurchaseEntry<C extends CountryCode = OtherCountry> = AnswerEntry<CountryLineKey<C>, CountryReliefKey<C>>

/** Fields that only some countries answer; they override region, county and city of the request, and `newBuild`. */
type CountryExtras<C extends CountryCode = OtherCountry> = Partial<Omit<FeesOf<C>, CommonFeesKey>>

/** Result of a country's rules for a purchase; totals, `basis` and `meta.law` are derived from its entries. */
export interface Purchase<C extends CountryCode = OtherCountry> {
  /** In the order of the answer; the notices of every country are added around them. */
  entries: readonly PurchaseEntry<C>[]
  more?: CountryExtras<C>
  /** What the buyer pays besides the price and its costs, such as a house on the land. */
  besidesPrice?: number
  /** What the buyer pays of the price, where it is not the whole: nothing in a gift. */
  paidPrice?: number
  /** Law that the answer cites in addition, before its lines. */
  alsoCited?: readonly Provision[]
}

/** Interface of a country's module. */
export interface Country<C extends CountryCode = CountryCode> {
  coverage: Coverage
  /** Names and recipients of its lines; those of Luxembourg are in the languages of the service. */
  lines: LineKinds<CountryLineKey<C>, C extends 'LU' ? Words : string>
  /** Rules between fields that a request breaks; rules common to all countries are checked before. */
  brokenRules(law: Law, input: FeesInput<C>): readonly RefusedField[]
  /** Lines, reliefs, notices and assumptions of a purchase. */
  purchase(law: Law, input: FeesInput<C>): Purchase<C>
  /** Metadata for forms and calculators. */
  form: CountryMetadata
  /** Usual loans and growth, with their sources. */
  loans: CountryDefaults
  /** Last reading of its law, and the changes of later days. */
  reading: LawReading
}
