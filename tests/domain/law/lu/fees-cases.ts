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

const law = 'arithmetic on the duties, the tariff of notaries and the rates of VAT of the day'

/** Purchases in Luxembourg as the fees of a country; its own route has more. */
export const cases: readonly FeesCase<'LU'>[] = [
  {
    description: 'W1: a flat in the capital for 620 000, to live in, with a loan of 500 000',
    source: `${law}: 43 400 − 40 000 + 1 770.23 + 300.94 + 1 200 + 300 + 978.19 + 166.29`,
    input: {
      price: 620_000,
      deedDate: '2026-05-04',
      use: 'mainResidence',
      commune: 'Luxembourg',
      buyers: [{ share: 1, housingCreditUsed: 0 }],
      loanAmount: 500_000,
      securedAmount: 600_000,
    },
    lines: { registrationDuty: 37_200, transcriptionDuty: 6_200, housingCredit: -40_000, notaryFeeNet: 1_770.23 },
    totals: { buyer: 8_115.65, taxes: 4_900, regulatedTariffs: 3_215.65, cashNeeded: 128_115.65 },
    notices: ['disbursements_not_included'],
  },
  {
    description: 'W4: off plan for 800 000, the short form newBuild',
    source: `${law}: land 240 000; 560 000 × 17 % − 50 000`,
    input: {
      newBuild: true,
      price: 800_000,
      landValue: 240_000,
      builtValueAtDeed: 0,
      priceIncludes: 'exclVat',
      use: 'mainResidence',
      deedDate: '2026-05-04',
    },
    lines: {
      housingCredit: -16_800,
      minimumDuty: 100,
      constructionVat: 45_200,
      notaryFeeNet: 1_950.23,
      notaryFeeVat: 331.54,
    },
    totals: { buyer: 47_581.77 },
  },
  {
    description: 'W6: a shop in the capital bears the surtax',
    source: `${law}: 900 000 × 7 % + half of it again`,
    input: { price: 900_000, use: 'other', commune: 'Luxembourg', deedDate: '2026-05-04' },
    lines: { communalSurtax: 27_000 },
    totals: { taxes: 90_000 },
  },
  {
    description: 'W7: the halved base of 2024, two buyers',
    source: `${law}: half of 950 000 × 7 % = 33 250, all of it credited, and the minimum`,
    input: {
      price: 950_000,
      use: 'mainResidence',
      deedDate: '2024-11-15',
      halfBaseEligible: true,
      buyers: [{ share: 0.5 }, { share: 0.5 }],
    },
    lines: { housingCredit: -33_250, minimumDuty: 100 },
  },
]
