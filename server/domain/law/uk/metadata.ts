import type { CountryMetadata } from '../country.ts'
import { asInflation, chosenOn, ecbTarget } from '../parameters/macro.ts'
import { profile } from './profile.ts'

/** What a form and a calculator need to know of the United Kingdom. */
export const metadata: CountryMetadata = {
  code: 'UK',
  iso2: 'GB',
  iso3: 'GBR',
  name: { en: 'United Kingdom', fr: 'Royaume-Uni', de: 'Vereinigtes Königreich', lb: 'Vereenegt Kinnekräich' },
  currency: 'GBP',
  languages: ['en', 'cy'],
  serviceVatRate: 0.2,
  regionKind: 'nation',
  regionRequired: true,
  regions: [
    { code: 'GB-ENG', name: 'England' },
    { code: 'GB-NIR', name: 'Northern Ireland' },
    { code: 'GB-SCT', name: 'Scotland' },
    { code: 'GB-WLS', name: 'Cymru' },
  ],
  mortgage: {
    usualTermYears: { min: 25, max: 35 },
    defaultTermYears: 30,
    rateType: 'fixedPeriod',
    defaultRate: { value: 0.047, certainty: 'estimate', asOf: chosenOn },
    defaultLtv: { own: 0.8, let: 0.75 },
    ltvLimits: [],
  },
  macro: {
    inflation: {
      observed: { value: 0.036, period: '2025-10', series: 'ONS consumer prices (CPI)', certainty: 'published' },
      default: { ...ecbTarget, rule: 'target of the Bank of England' },
    },
    propertyGrowth: {
      observed: { value: 0.024, period: '2025-12', series: 'UK House Price Index', certainty: 'published' },
      default: {
        value: 0.03,
        rule: 'long-run nominal growth of about 2.9 %, rounded',
        certainty: 'estimate',
        asOf: chosenOn,
      },
    },
    rentGrowth: { default: asInflation },
  },
  rentRules: [
    {
      key: 'rentCoverage',
      says: 'Lenders ask that the rent of a let dwelling is 125 to 145 per cent of the interest.',
      certainty: 'unverified',
    },
  ],
  profile,
}
