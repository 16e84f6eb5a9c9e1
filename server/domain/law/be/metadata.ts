import type { CountryMetadata } from '../country.ts'
import { profile } from './profile.ts'

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
