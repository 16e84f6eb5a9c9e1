import type { CountryCode } from '#contract/shared/country'
import * as belgium from './be/cases.ts'
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

/** All cases that a file exports, each once. */
const all = <C extends CountryCode>(file: Readonly<Record<string, readonly FeesCase<C>[]>>): FeesCase<C>[] => [
  ...new Set(Object.values(file).flat()),
]

/** Cases of every country; a country without cases does not compile. */
export const casesByCountry: { readonly [C in CountryCode]: readonly FeesCase<C>[] } = {
  LU: all(luxembourg),
  FR: all(france),
  DE: all(germany),
  BE: all(belgium),
  NL: all(netherlands),
  IT: all(italy),
  ES: all(spain),
  PT: all(portugal),
  UK: all(britain),
  US: all(america),
}
