import type { CountryMetadata } from '../country.ts'
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
  rentRules: [
    {
      key: 'rentCoverage',
      says: 'Lenders ask that the rent of a let dwelling is 125 to 145 per cent of the interest.',
      certainty: 'unverified',
    },
  ],
  profile,
}
