import type { CountryMetadata } from '../country.ts'
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
