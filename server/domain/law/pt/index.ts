import type { Country } from '../country.ts'
import { acquisition } from './acquisition.ts'
import { form } from './form.ts'
import { lines } from './lines.ts'
import { loans } from './loans.ts'
import { coverage } from './parameters/coverage.ts'

/** Portugal as an entry of the registry of countries. */
export const PT: Country<'PT'> = { coverage, lines, brokenRules: () => [], purchase: acquisition, form, loans }
