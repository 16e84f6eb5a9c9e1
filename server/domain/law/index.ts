import type { CountryCode } from '#contract/shared/country'
import { BE } from './be/index.ts'
import type { Country } from './country.ts'
import { ES } from './es/index.ts'
import { IT } from './it/index.ts'
import { LU } from './lu/index.ts'
import { NL } from './nl/index.ts'
import { UK } from './uk/index.ts'
import { US } from './us/index.ts'

/** The countries, in the order in which they are listed. */
export const countries: { [C in CountryCode]?: Country<C> } = { LU, BE, NL, IT, ES, UK, US }
