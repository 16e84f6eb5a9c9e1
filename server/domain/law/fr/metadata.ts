import type { CountryMetadata } from '../country.ts'
import { profile } from './profile.ts'
import { regions } from './regions.ts'

/** What a form and a calculator need to know of France. */
export const metadata: CountryMetadata = {
  code: 'FR',
  iso2: 'FR',
  iso3: 'FRA',
  name: { en: 'France', fr: 'France', de: 'Frankreich', lb: 'Frankräich' },
  currency: 'EUR',
  languages: ['fr'],
  serviceVatRate: 0.2,
  regionKind: 'department',
  regionRequired: true,
  regions,
  rentRules: [
    {
      key: 'unfurnishedRent',
      says: 'Rent of unfurnished dwellings up to 15 000 EUR a year may be taxed after a flat allowance of 30 %, else after actual expenses; social levies of 17.2 % come on top.',
      certainty: 'published',
      legalReference: 'CGI art. 32',
    },
    {
      key: 'furnishedRent',
      says: 'Furnished rent up to 77 700 EUR a year may be taxed after an allowance of 50 %; unclassified tourist lets up to 15 000 EUR after 30 %; the actual regime with depreciation remains.',
      certainty: 'unverified',
      legalReference: 'CGI art. 50-0',
    },
    {
      key: 'furnishedSocialLevies',
      says: 'Social levies on furnished rent were raised in 2026, to 18.6 %.',
      certainty: 'unverified',
    },
    {
      key: 'landlordDepreciation',
      says: 'From 2026 private landlords of new builds may depreciate 3.5, 4.5 or 5.5 % a year, up to 8 000, 10 000 or 12 000 EUR, for nine years; old dwellings need works of 30 %.',
      certainty: 'published',
      legalReference: 'finance law for 2026',
    },
  ],
  profile,
}
