import type { CountryMetadata, FeesInput } from '../country.ts'
import { profile } from './profile.ts'

const laender: Record<FeesInput<'DE'>['region'], string> = {
  'DE-BW': 'Baden-Württemberg',
  'DE-BY': 'Bayern',
  'DE-BE': 'Berlin',
  'DE-BB': 'Brandenburg',
  'DE-HB': 'Bremen',
  'DE-HH': 'Hamburg',
  'DE-HE': 'Hessen',
  'DE-MV': 'Mecklenburg-Vorpommern',
  'DE-NI': 'Niedersachsen',
  'DE-NW': 'Nordrhein-Westfalen',
  'DE-RP': 'Rheinland-Pfalz',
  'DE-SL': 'Saarland',
  'DE-SN': 'Sachsen',
  'DE-ST': 'Sachsen-Anhalt',
  'DE-SH': 'Schleswig-Holstein',
  'DE-TH': 'Thüringen',
}

/** What a form and a calculator need to know of Germany. */
export const metadata: CountryMetadata = {
  code: 'DE',
  iso2: 'DE',
  iso3: 'DEU',
  name: { en: 'Germany', fr: 'Allemagne', de: 'Deutschland', lb: 'Däitschland' },
  currency: 'EUR',
  languages: ['de'],
  serviceVatRate: 0.19,
  regionKind: 'land',
  regionRequired: true,
  regions: Object.entries(laender).map(([code, name]) => ({ code, name })),
  rentRules: [
    {
      key: 'rentTaxation',
      says: 'Rent less interest, costs and depreciation is taxed at the marginal rate of income tax.',
      certainty: 'unverified',
      legalReference: 'EStG § 21',
    },
    {
      key: 'depreciation',
      says: 'The building, not the land, is depreciated at 2 % a year (built 1925 to 2022), 2.5 % (before 1925) or 3 % (finished from 2023); new dwellings contracted from October 2023 to September 2029 at a declining 5 %.',
      certainty: 'unverified',
      legalReference: 'EStG § 7',
    },
  ],
  profile,
}
