import { initContract } from '@ts-rest/core'
import { type Access, calculation } from '../../shared/access.ts'
import { ErrorResponse } from '../../shared/errors.ts'
import { CountriesResponse } from '../countries.ts'
import { FeesInput, FeesResponse } from './fees.ts'
import { feesRules } from './rules.ts'

const feesAccess: Access = { ...calculation, rules: feesRules }

/** TTL of the countries in caches of clients: they change with the program. */
const maxAgeSeconds = 86_400

const readAccess: Access = { ...calculation, bodyLimitBytes: 0, maxAgeSeconds, hasConstantData: true }

/** The fees of a purchase. */
export const feesRoute = {
  method: 'POST',
  path: '/propcalc/fees',
  summary: 'Costs of buying in each covered country, line by line',
  description:
    'Taxes, tariffs and market costs of a purchase as of the day of the deed, by country and region. `country` tells which fields the request has; each line carries its parameter, the days on which that is in force and its law. What is not calculated in a country is in its `notCovered` at `countries`.',
  body: FeesInput,
  responses: { 200: FeesResponse, 404: ErrorResponse },
  metadata: feesAccess,
} as const

/** Coverage and defaults of each country. */
export const countriesRoute = {
  method: 'GET',
  path: '/propcalc/countries',
  summary: 'Each covered country: regions, usual loans, macro figures, questions',
  description:
    'Everything that a form or a calculator needs to know of each country: regions with names, usual terms of loans, inflation and growth of prices (observed and default apart), rules on rents, the questions whose answers change a figure, what is not calculated, and the days whose law is known.',
  responses: { 200: CountriesResponse, 304: initContract().noBody() },
  metadata: { ...readAccess, isCompressed: true },
} as const
