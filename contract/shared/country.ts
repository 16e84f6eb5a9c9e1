import * as z from 'zod'
import { countryCodes } from '../propcalc/fees/countries.ts'

/** The countries whose costs of buying are covered, as ISO 3166-1 codes (the United Kingdom as `UK`). */
export const CountryCode = z
  .enum(countryCodes)
  .meta({ id: 'CountryCode', description: 'Country, as ISO 3166-1 code; the United Kingdom is `UK`.' })
export type CountryCode = z.infer<typeof CountryCode>
