import type { Country } from '../country.ts'
import { acquisition } from './acquisition.ts'
import { form } from './form.ts'
import { lines } from './lines.ts'
import { loans } from './loans.ts'
import { coverage } from './parameters/coverage.ts'
import { brokenRules } from './rules.ts'

/** The United States as an entry of the registry of countries. */
export const US: Country<'US'> = { coverage, lines, brokenRules, purchase: acquisition, form, loans }
