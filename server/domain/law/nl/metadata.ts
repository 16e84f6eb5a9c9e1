import type { CountryMetadata } from '../country.ts'
import { asInflation, cappedGrowth, chosenOn, ecbTarget } from '../parameters/macro.ts'
import { profile } from './profile.ts'

/** What a form and a calculator need to know of the Netherlands. */
export const metadata: CountryMetadata = {
  code: 'NL',
  iso2: 'NL',
  iso3: 'NLD',
  name: { en: 'Netherlands', fr: 'Pays-Bas', de: 'Niederlande', lb: 'Holland' },
  currency: 'EUR',
  languages: ['nl'],
  serviceVatRate: 0.21,
  regionKind: 'none',
  regionRequired: false,
  regions: [],
  mortgage: {
    usualTermYears: { min: 30, max: 30 },
    defaultTermYears: 30,
    rateType: 'fixedPeriod',
    defaultRate: { value: 0.035, certainty: 'estimate', asOf: chosenOn },
    defaultLtv: { own: 1, let: 0.75 },
    ltvLimits: [
      {
        case: 'mainResidence',
        value: 1,
        legalReference: 'Tijdelijke regeling hypothecair krediet',
        certainty: 'unverified',
      },
    ],
  },
  macro: {
    inflation: {
      observed: { value: 0.03, period: '2025', series: 'Eurostat HICP, annual average', certainty: 'published' },
      default: ecbTarget,
    },
    propertyGrowth: {
      observed: {
        value: 0.085,
        period: '2025',
        series: 'Eurostat house price index, 2025 on 2024',
        certainty: 'published',
      },
      default: cappedGrowth,
    },
    rentGrowth: { default: asInflation },
  },
  rentRules: [
    {
      key: 'rentTaxation',
      says: 'A let dwelling of a private person is taxed in box 3: in 2026 a notional return of 6.00 % on other assets above an allowance of 59 357 EUR a person, at 36 %; the actual return may be proved.',
      certainty: 'published',
      legalReference: 'Wet inkomstenbelasting 2001, box 3',
    },
  ],
  profile,
}
