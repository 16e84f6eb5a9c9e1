import type { Country } from '../country.ts'
import { acquisition } from './acquisition.ts'
import { form } from './form.ts'
import { lines } from './lines.ts'
import { loans } from './loans.ts'
import { coverage } from './parameters/coverage.ts'

/** Germany as an entry of the registry of countries. */
export const DE: Country<'DE'> = { coverage, lines, brokenRules: () => [], purchase: acquisition, form, loans }
