import type { CountryMetadata } from '../country.ts'
import { profile } from './profile.ts'

/** What a form and a calculator need to know of Italy. */
export const metadata: CountryMetadata = {
  code: 'IT',
  iso2: 'IT',
  iso3: 'ITA',
  name: { en: 'Italy', fr: 'Italie', de: 'Italien', lb: 'Italien' },
  currency: 'EUR',
  languages: ['it'],
  serviceVatRate: 0.22,
  regionKind: 'none',
  regionRequired: false,
  regions: [],
  rentRules: [],
  profile,
}
