import type { CountryMetadata } from '../country.ts'
import { profile } from './profile.ts'

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
