import type { CoveredCountry } from './covered-country.ts'
import type { Described } from './document.ts'
import type { RequestTarget } from './requests.ts'

/** Data of the pages. */
export interface Source extends RequestTarget {
  described: Described
  lawIds: ReadonlySet<string>
  countries: readonly CoveredCountry[]
}
