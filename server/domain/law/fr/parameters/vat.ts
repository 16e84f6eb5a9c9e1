import type { Parameter } from '../../../core/dated.ts'
import type { FeesInput } from '../../country.ts'
import { cgi } from './acts.ts'
import { actsReadOn as checkedOn, coverage } from './coverage.ts'

const { coveredFrom: from } = coverage

type Rates = { readonly [Department in FeesInput<'FR'>['region']]?: number }

/** Standard rate of VAT. */
export const vatRate: Parameter<number> = {
  id: 'fr.vat.standardRate',
  description: 'Standard rate of VAT.',
  unit: 'fraction',
  checkedOn,
  versions: [
    { from, value: 0.2, source: { ...cgi, article: 'art. 278', textOf: '2014-01-01' }, certainty: 'statutory' },
  ],
}

const overseas = { ...cgi, article: 'arts 294, 296', textOf: '2014-01-01' }

/** Standard rate overseas; 0 where VAT does not apply. */
export const overseasVatRates: Parameter<Rates> = {
  id: 'fr.vat.overseasRate',
  description: 'Standard rate of VAT overseas; 0 where it does not apply (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: { 'FR-971': 0.085, 'FR-972': 0.085, 'FR-973': 0, 'FR-974': 0.085, 'FR-976': 0 },
      source: overseas,
      certainty: 'statutory',
    },
  ],
}

/** Rate of VAT on buildings in Corsica; other services bear the standard rate there. */
export const corsicanBuildingRates: Parameter<Rates> = {
  id: 'fr.vat.corsicanBuildingRate',
  description: 'Rate of VAT on the sale of new buildings in Corsica (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: { 'FR-2A': 0.1, 'FR-2B': 0.1 },
      source: { ...cgi, article: 'art. 297, I, 1, 5°', textOf: '2014-01-01' },
      certainty: 'statutory',
    },
  ],
}

const renewal = { ...cgi, article: 'art. 278 sexies' }

/** Rate of VAT on new dwellings in zones of urban renewal. */
export const reducedVatRate: Parameter<number> = {
  id: 'fr.vat.urbanRenewalRate',
  description: 'Rate of VAT on new main residences in zones of urban renewal, under conditions of income.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: 0.055,
      source: { ...renewal, article: 'art. 278 sexies, I, 11', textOf: '2014-05-30' },
      certainty: 'statutory',
    },
    {
      from: '2020-01-01',
      value: 0.055,
      source: renewal,
      certainty: 'published',
      note: 'The article was rewritten; its text of today was not read.',
    },
  ],
}

/** The same overseas. */
export const overseasReducedRates: Parameter<Rates> = {
  id: 'fr.vat.overseasReducedRate',
  description: 'Reduced rate of VAT overseas, of what bears that of art. 278 sexies elsewhere (row used).',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from,
      value: { 'FR-971': 0.021, 'FR-972': 0.021, 'FR-974': 0.021 },
      source: { ...overseas, article: 'art. 296, 1°, a' },
      certainty: 'statutory',
    },
  ],
}
