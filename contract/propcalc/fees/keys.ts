import { type CountryCode, feesCountries } from './countries.ts'

/** The countries whose answers have one shape; Luxembourg answers more. */
type OtherCountry = Exclude<CountryCode, 'LU'>

export type CountryLineKey<C extends CountryCode> = (typeof feesCountries)[C]['lines'][number]

export type CountryReliefKey<C extends CountryCode> = (typeof feesCountries)[C]['reliefs'][number]

/** A key of a line in any country but Luxembourg. */
export type FeeLineKey = CountryLineKey<OtherCountry>

/** A key of a relief in any country but Luxembourg. */
export type FeeReliefKey = CountryReliefKey<OtherCountry>

const { LU: _luxembourg, ...others } = feesCountries

/** Each key once, in the order of the countries; never empty. */
const deduplicateKeys = <Key extends string>(keys: readonly Key[]) => [...new Set(keys)] as [Key, ...Key[]]

/** All keys of lines, each once. */
export const feeLineKeys = deduplicateKeys<FeeLineKey>(
  Object.values(others).flatMap(({ lines }): readonly FeeLineKey[] => lines),
)

/** All keys of reliefs, each once. */
export const feeReliefKeys = deduplicateKeys<FeeReliefKey>(
  Object.values(others).flatMap(({ reliefs }): readonly FeeReliefKey[] => reliefs),
)
