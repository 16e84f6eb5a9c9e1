import type { CountryCode } from '#contract/shared/country'
import type { RuleCase } from '../../contract/rule-case.ts'
import * as belgium from './be/cases.ts'
import type { CountryTerms } from './country-terms.ts'
import * as germany from './de/cases.ts'
import * as spain from './es/cases.ts'
import type { FeesCase } from './fees-case.ts'
import * as france from './fr/cases.ts'
import * as italy from './it/cases.ts'
import * as luxembourg from './lu/fees-cases.ts'
import * as netherlands from './nl/cases.ts'
import * as portugal from './pt/cases.ts'
import * as britain from './uk/cases.ts'
import * as america from './us/cases.ts'

/** What the file of a country's cases exports: its terms, what its rules refuse, and cases in any number of lists. */
interface CaseFile<C extends CountryCode> {
  readonly terms: CountryTerms
  readonly cases: readonly FeesCase<C>[]
  /** Of a country with rules between fields that no other has. */
  readonly ruleCases?: readonly RuleCase[]
  /** Parameters on which no figure of an answer rests, and what they decide. */
  readonly decidesOnly?: Readonly<Record<string, string>>
  readonly [list: string]:
    | CountryTerms
    | Readonly<Record<string, string>>
    | readonly (FeesCase<C> | RuleCase)[]
    | undefined
}

/** The files of all countries; a country without one does not compile. */
const files: { readonly [C in CountryCode]: CaseFile<C> } = {
  LU: luxembourg,
  FR: france,
  DE: germany,
  BE: belgium,
  NL: netherlands,
  IT: italy,
  ES: spain,
  PT: portugal,
  UK: britain,
  US: america,
}

/** All cases of a file, each once. */
const all = <C extends CountryCode>({
  terms: _,
  ruleCases: _refused,
  decidesOnly: _decides,
  ...lists
}: CaseFile<C>): FeesCase<C>[] => [
  ...new Set(Object.values(lists).flat() as FeesCase<C>[]), // a list without a name of its own is one of cases
]

/** Cases of every country. */
export const casesByCountry = Object.fromEntries(
  Object.entries<CaseFile<CountryCode>>(files).map(([code, file]) => [code, all(file)]),
) as unknown as { readonly [C in CountryCode]: readonly FeesCase<C>[] } // entries forget which country is whose

/** Currency, usual loans and growth of every country. */
export const termsByCountry = Object.fromEntries(Object.entries(files).map(([code, { terms }]) => [code, terms]))

/** Purchases that break a rule which only their country has. */
export const ruleCasesOfCountries: readonly RuleCase[] = Object.values(files).flatMap(({ ruleCases = [] }) => ruleCases)

/** Parameters of any country on which no figure of an answer rests, and what they decide. */
export const decidesOnlyOfCountries: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(files).map(({ decidesOnly }) => decidesOnly),
)
