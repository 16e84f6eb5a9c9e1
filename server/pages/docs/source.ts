import type { CoveredCountry } from './covered-country.ts'
import type { Described } from './document.ts'
import type { Caller } from './requests.ts'

/** What the pages are made from. */
export interface Source extends Caller {
  described: Described
  lawIds: ReadonlySet<string>
  countries: readonly CoveredCountry[]
}
