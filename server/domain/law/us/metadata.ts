import type { CountryMetadata } from '../country.ts'
import { asInflation, chosenOn, ecbTarget } from '../parameters/macro.ts'
import { states } from './parameters/states.ts'
import { profile } from './profile.ts'

/** What a form and a calculator need to know of the United States. */
export const metadata: CountryMetadata = {
  code: 'US',
  iso2: 'US',
  iso3: 'USA',
  name: { en: 'United States', fr: 'États-Unis', de: 'Vereinigte Staaten', lb: 'Vereenegt Staaten' },
  currency: 'USD',
  languages: ['en', 'es'],
  serviceVatRate: null,
  regionKind: 'state',
  regionRequired: true,
  regions: states,
  mortgage: {
    usualTermYears: { min: 15, max: 30 },
    defaultTermYears: 30,
    rateType: 'fixed',
    defaultRate: { value: 0.062, certainty: 'estimate', asOf: chosenOn },
    defaultLtv: { own: 0.8, let: 0.75 },
    ltvLimits: [],
  },
  macro: {
    inflation: {
      observed: { value: 0.027, period: '2025-12', series: 'BLS consumer prices (CPI-U)', certainty: 'published' },
      default: { ...ecbTarget, rule: 'target of the Federal Reserve' },
    },
    propertyGrowth: {
      observed: { value: 0.023, period: '2025-08', series: 'FHFA monthly house price index', certainty: 'published' },
      default: {
        value: 0.035,
        rule: 'rounded long-run nominal growth, below the mean since 1976',
        certainty: 'estimate',
        asOf: chosenOn,
      },
    },
    rentGrowth: { default: asInflation },
  },
  rentRules: [],
  profile,
}
