import type { CountryCode } from '#contract/shared/country'
import { BE } from './be/index.ts'
import type { Country } from './country.ts'
import { DE } from './de/index.ts'
import { ES } from './es/index.ts'
import { FR } from './fr/index.ts'
import { IT } from './it/index.ts'
import { LU } from './lu/index.ts'
import { NL } from './nl/index.ts'
import { PT } from './pt/index.ts'
import { UK } from './uk/index.ts'
import { US } from './us/index.ts'

/** Countries, in the order in which they are listed; a missing one is a compile error. */
export const countries: { [C in CountryCode]: Country<C> } = { LU, FR, DE, BE, NL, IT, ES, PT, UK, US }
