import type { CountryMetadata } from '../country.ts'
import { asInflation, cappedGrowth, chosenOn, ecbTarget } from '../parameters/macro.ts'
import { profile } from './profile.ts'

const supervisor = { legalReference: 'CSSF Regulation 20-08', certainty: 'published' } as const

/** What a form and a calculator need to know of Luxembourg. */
export const metadata: CountryMetadata = {
  code: 'LU',
  iso2: 'LU',
  iso3: 'LUX',
  name: { en: 'Luxembourg', fr: 'Luxembourg', de: 'Luxemburg', lb: 'Lëtzebuerg' },
  currency: 'EUR',
  languages: ['lb', 'fr', 'de'],
  serviceVatRate: 0.17,
  regionKind: 'commune',
  regionRequired: false,
  regions: [],
  mortgage: {
    usualTermYears: { min: 25, max: 30 },
    defaultTermYears: 25,
    rateType: 'fixed',
    defaultRate: { value: 0.035, certainty: 'estimate', asOf: chosenOn },
    defaultLtv: { own: 0.8, let: 0.8 },
    ltvLimits: [
      { case: 'firstTimeBuyer', value: 1, ...supervisor },
      { case: 'mainResidence', value: 0.9, ...supervisor },
      { case: 'rental', value: 0.8, ...supervisor },
    ],
  },
  macro: {
    inflation: {
      observed: { value: 0.025, period: '2025', series: 'Eurostat HICP, annual average', certainty: 'unverified' },
      default: ecbTarget,
    },
    propertyGrowth: {
      observed: {
        value: 0.016,
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
      key: 'rentCap',
      says: 'The yearly rent of a dwelling is capped at 5 % of the invested capital.',
      certainty: 'published',
      legalReference: 'loi du 21 septembre 2006',
    },
    {
      key: 'rentAdaptation',
      says: 'The rent of a dwelling may be adapted only every two years.',
      certainty: 'published',
      legalReference: 'loi du 21 septembre 2006, art. 3(5)',
    },
    {
      key: 'rentTaxation',
      says: 'Net rent is taxed at the progressive scale of income tax.',
      certainty: 'published',
    },
  ],
  profile,
}
