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
  {
    description: 'a house with a practice and a flat to let, of which the home is 60 %',
    source: 'règlement du 30 juillet 2002, art. 4; loi du 30 juillet 2002, arts 5, 7: 900 000 × 7 % × 60 % = 37 800',
    input: {
      price: 900_000,
      use: 'mainResidence',
      commune: 'Esch-sur-Alzette',
      deedDate: '2026-05-04',
      areas: { totalM2: 250, homeM2: 150, professionalM2: 50, letM2: 50 },
    },
    lines: { registrationDuty: 54_000, transcriptionDuty: 9000, housingCredit: -37_800 },
    notices: ['contested_rule'],
  },
  {
    description: 'bare ownership of a house whose usufructuary is 68',
    source: 'loi du 23 décembre 1913, art. 30: 6/10 of 700 000 = 420 000 × 7 %',
    input: {
      price: 400_000,
      use: 'rental',
      deedDate: '2026-05-04',
      right: 'bareOwnership',
      usufructuaryAge: 68,
      marketValue: 700_000,
    },
    lines: { registrationDuty: 25_200, transcriptionDuty: 4200 },
    notices: ['base_above_price'],
  },
  {
    description: 'land with a building contract, and the cash that both need',
    source:
      '250 000 × 7 % = 17 500, covered: 100; 17 % × 300 000 − 42 000 = 9 000; tariff no 7 1 400.23 + 238.04; 12.39; 550 000 + 10 750.66',
    input: {
      price: 250_000,
      use: 'mainResidence',
      operation: 'buildingLand',
      constructionPrice: 300_000,
      deedDate: '2026-05-04',
    },
    lines: { constructionVat: 9000 },
    totals: { buyer: 10_750.66, cashNeeded: 560_750.66 },
  },
]
