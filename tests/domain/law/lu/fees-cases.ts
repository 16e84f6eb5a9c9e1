import { goldenFees } from '../../../golden/tables.ts'
import type { CountryTerms } from '../country-terms.ts'
import type { FeesCase } from '../fees-case.ts'

/** Currency, languages, usual loans and growth of Luxembourg. */
export const terms: CountryTerms = {
  iso3: 'LUX',
  currency: 'EUR',
  languages: ['lb', 'fr', 'de'],
  serviceVatRate: 0.17,
  loan: {
    termYears: 25,
    usualTermYears: { min: 25, max: 30 },
    rateType: 'fixed',
    rate: 0.035,
    ltv: { own: 0.8, let: 0.8 },
  },
  ltvLimits: { firstTimeBuyer: 1, mainResidence: 0.9, rental: 0.8 },
  inflation: { assumed: 0.02, observed: { value: 0.025, period: '2025', series: 'HICP' } },
  propertyGrowth: { assumed: 0.03, observed: { value: 0.016, period: '2025', series: 'Eurostat' } },
}

/** Purchases in Luxembourg as the fees of a country; its own route has more. */
export const cases: readonly FeesCase<'LU'>[] = [
  ...goldenFees('LU', { 'fees-lu-flat-with-loan': { notices: ['disbursements_not_included'] } }),
]
