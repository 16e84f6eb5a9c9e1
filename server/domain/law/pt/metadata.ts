import type { CountryMetadata } from '../country.ts'
import { profile } from './profile.ts'

/** What a form and a calculator need to know of Portugal. */
export const metadata: CountryMetadata = {
  code: 'PT',
  iso2: 'PT',
  iso3: 'PRT',
  name: { en: 'Portugal', fr: 'Portugal', de: 'Portugal', lb: 'Portugal' },
  currency: 'EUR',
  languages: ['pt'],
  serviceVatRate: 0.23,
  regionKind: 'territory',
  regionRequired: false,
  regions: [
    { code: 'PT-MAINLAND', name: 'Continente' },
    { code: 'PT-20', name: 'Açores' },
    { code: 'PT-30', name: 'Madeira' },
  ],
  rentRules: [],
  profile,
}
