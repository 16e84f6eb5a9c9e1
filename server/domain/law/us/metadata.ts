import type { CountryMetadata } from '../country.ts'
import { states } from './parameters/states.ts'
import { profile } from './profile.ts'

/** What a form and a calculator need to know of the United States. */
export const metadata: CountryMetadata = {
  code: 'US',
  iso2: 'US',
  iso3: 'USA',
  name: { en: 'United States', fr: 'États-Unis', de: 'Vereinigte Staaten', lb: 'Vereenegt Staaten' },
  currency: 'USD',
  languages: ['en', 'es'],
  serviceVatRate: null,
  regionKind: 'state',
  regionRequired: true,
  regions: states,
  rentRules: [],
  profile,
}
