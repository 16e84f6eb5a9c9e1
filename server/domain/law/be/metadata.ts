import type { CountryMetadata } from '../country.ts'
import { asInflation, cappedGrowth, chosenOn, ecbTarget } from '../parameters/macro.ts'
import { profile } from './profile.ts'

const supervisor = { legalReference: 'National Bank of Belgium, circular 2019-27', certainty: 'published' } as const

/** What a form and a calculator need to know of Belgium. */
export const metadata: CountryMetadata = {
  code: 'BE',
  iso2: 'BE',
  iso3: 'BEL',
  name: { en: 'Belgium', fr: 'Belgique', de: 'Belgien', lb: 'Belsch' },
  currency: 'EUR',
  languages: ['nl', 'fr', 'de'],
  serviceVatRate: 0.21,
  regionKind: 'region',
  regionRequired: true,
  regions: [
    { code: 'BE-VLG', name: 'Vlaams Gewest' },
    { code: 'BE-WAL', name: 'Région wallonne' },
    { code: 'BE-BRU', name: 'Région de Bruxelles-Capitale / Brussels Hoofdstedelijk Gewest' },
  ],
  mortgage: {
    usualTermYears: { min: 20, max: 25 },
    defaultTermYears: 20,
    rateType: 'fixed',
    defaultRate: { value: 0.035, certainty: 'estimate', asOf: chosenOn },
    defaultLtv: { own: 0.9, let: 0.8 },
    ltvLimits: [
      { case: 'mainResidence', value: 0.9, ...supervisor },
      { case: 'rental', value: 0.8, ...supervisor },
    ],
  },
  macro: {
    inflation: {
      observed: { value: 0.03, period: '2025', series: 'Eurostat HICP, annual average', certainty: 'unverified' },
      default: ecbTarget,
    },
    propertyGrowth: {
      observed: {
        value: 0.032,
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
      says: 'Private letting to a tenant who lives there is taxed not on the rent but on the indexed cadastral income × 1.4, at the marginal rate.',
      certainty: 'unverified',
    },
    {
      key: 'propertyTax',
      says: 'A yearly regional property tax is due on the indexed cadastral income.',
      certainty: 'unverified',
    },
    {
      key: 'professionalLetting',
      says: 'Letting for professional use is taxed on the real rent less 40 %, up to a limit.',
      certainty: 'unverified',
    },
  ],
  profile,
}
