import type { Case } from './acquisition-case.ts'

type Body = Case['body']

const bought = (deedDate: string, price: number, changes: Partial<Body> = {}): Body => ({
  price,
  use: 'mainResidence',
  deedDate,
  ...changes,
})

const couple = { buyers: [{ share: 0.5 }, { share: 0.5 }] }

/** Page of atHome on notary fees, of the time of a credit of 20 000, until 6 March 2023. */
const atHome = 'athome.lu/blog/en/buy/fees/how-much-are-the-notary-fees-in-luxembourg, undated'
const immovogel = 'immovogel.lu/actualites/3-registration-fees-when-purchasing-a-building-in-luxembourg, 2020-10-12'
const aed = 'pfi.public.lu/fr/citoyen/enregistrement/tarif.html and aed.public.lu/hypotheques, undated'

/** Fee by tariff no 7 on a price of 247 893.52 to 1 239 467.62: 1 150.23 + 0.1 %; 17 % of VAT on it; salary above 75 000. */
const sale = (notaryFeeNet: number, notaryFeeVat: number) => ({
  notaryFeeNet,
  notaryFeeVat,
  transcriptionSalary: 12.39,
})

/** Words of a source that prints no fee: these lines follow the tariff and the règlement of 1978. */
const noFees = 'the fee of the notary, its VAT and the salary of the registrar are not printed'

/**
 * Bills and examples that clients of notaries are shown in print, each as a whole bill: what is printed, and the lines that the
 * print leaves out, by hand. The source says where the print differs, and which act decides. No print and no act that was found
 * settles the tables no 7 and no 5 of the tariff (answers tell the sum by the text of 1971 beside), the act of the two tenths, and
 * what searches and copies of a deed cost.
 */
export const printedCases: readonly Case[] = [
  {
    id: 'printed: one buyer of 500 000',
    description: 'atHome: duties 35 000, credit 20 000, notary 1 652',
    source: `${atHome}, whole: 516 652 with the price; the notary has 1 150.23 + 0.1 % = 1 650.23 by tariff no 7 (the page 1 652), and the page leaves out VAT of 280.54 and the registrar's 12.39: 16 652 − 1.77 + 280.54 + 12.39`,
    body: bought('2022-05-04', 500_000),
    lines: {
      registrationDuty: 30_000,
      transcriptionDuty: 5000,
      housingCredit: -20_000,
      ...sale(1650.23, 280.54),
    },
    totals: { buyer: 16_943.16 },
  },
  {
    id: 'printed: a couple of buyers of 500 000',
    description: 'atHome: duties 35 000, credit 35 000, 100, notary 1 652',
    source: `${atHome}, whole; the 100 are the minimum of the deed (loi du 30 juillet 2002, art. 8), not a fee of the second buyer; 100 + 1 650.23, and VAT of 280.54 and 12.39, which the page leaves out`,
    body: bought('2022-05-04', 500_000, couple),
    lines: {
      registrationDuty: 30_000,
      transcriptionDuty: 5000,
      housingCredit: -35_000,
      minimumDuty: 100,
      ...sale(1650.23, 280.54),
    },
    totals: { buyer: 2043.16 },
  },
  {
    id: 'printed: one buyer at the limit of the credit',
    description: 'atHome: the credit reaches to 300 000; by the act 1 000 are left there',
    source: `${atHome}: differs, since 300 000 × 7 % = 21 000 is above the 20 000 of the loi du 30 juillet 2002, art. 6; ${noFees}: 1 000 + 1 450.23 + 246.54 + 12.39`,
    body: bought('2022-05-04', 300_000),
    lines: {
      registrationDuty: 18_000,
      transcriptionDuty: 3000,
      housingCredit: -20_000,
      ...sale(1450.23, 246.54),
    },
    totals: { buyer: 2709.16 },
    missing: ['minimumDuty'],
  },
  {
    id: 'printed: a couple, and what is left of the duties',
    description: '3w: 42 000 for 600 000, two credits of 20 000, 2 000 left to pay',
    source: `3w.lu/de/baufinanzierung/eigenmittel.html, undated, of the time of a credit of 20 000; ${noFees}: 2 000 + 1 750.23 + 297.54 + 12.39. ${atHome}: differs, says that the credits reach to 600 000, which are 40 000 ÷ 7 % = 571 428.57 by the loi du 30 juillet 2002, art. 6`,
    body: bought('2022-05-04', 600_000, couple),
    lines: {
      registrationDuty: 36_000,
      transcriptionDuty: 6000,
      housingCredit: -40_000,
      ...sale(1750.23, 297.54),
    },
    totals: { buyer: 4060.16 },
    missing: ['minimumDuty'],
    buyers: [
      { credit: 20_000, housingCreditLeft: 0 },
      { credit: 20_000, housingCreditLeft: 0 },
    ],
  },
  {
    id: 'printed: a home of 400 000',
    description: 'Spuerkeess: 28 000 of duties, 100 to pay, 12 000 of the credit left',
    source: `spuerkeess.lu, help page on registration duties, of the time of a credit of 40 000; ${noFees}: 100 + 1 550.23 + 263.54 + 12.39`,
    body: bought('2024-05-06', 400_000),
    lines: {
      registrationDuty: 24_000,
      transcriptionDuty: 4000,
      housingCredit: -28_000,
      minimumDuty: 100,
      ...sale(1550.23, 263.54),
    },
    totals: { buyer: 1926.16 },
    buyers: [{ credit: 28_000, housingCreditLeft: 12_000 }],
  },
  {
    id: 'printed: a couple in the window of the halved base',
    description: 'AlbaLux: 35 000 instead of 70 000 for a house of a million, nothing left to pay',
    source: `albaluxcredit.lu/en/blog/our-blog-1/chiffre-du-mois-25, autumn of 2024; differs by the minimum of 100 (loi du 30 juillet 2002, art. 8); ${noFees}: 100 + 2 150.23 + 365.54 + 12.39, the fee on the whole price (tarif of 1971, art. 4)`,
    body: bought('2024-12-16', 1_000_000, { ...couple, halfBaseEligible: true }),
    lines: {
      registrationDuty: 30_000,
      transcriptionDuty: 5000,
      housingCredit: -35_000,
      minimumDuty: 100,
      ...sale(2150.23, 365.54),
    },
    totals: { buyer: 2628.16 },
  },
  {
    id: 'printed: a private building',
    description: 'Immovogel: 6 % and 1 %, in Luxembourg City too',
    source: `${immovogel}; ${noFees}: 24 500 + 1 500.23 + 255.04 + 12.39`,
    body: bought('2020-10-12', 350_000, { use: 'secondHome', commune: 'Luxembourg' }),
    lines: { registrationDuty: 21_000, transcriptionDuty: 3500, ...sale(1500.23, 255.04) },
    totals: { buyer: 26_267.66 },
    missing: ['communalSurtax'],
  },
  {
    id: 'printed: a commercial building in the City',
    description: 'Immovogel: 10 %, of which the surtax is half of the registration duty',
    source: `${immovogel}; ${noFees}: 35 000 + 1 500.23 + 255.04 + 12.39`,
    body: bought('2020-10-12', 350_000, { use: 'other', commune: 'Luxembourg' }),
    lines: {
      registrationDuty: 21_000,
      transcriptionDuty: 3500,
      communalSurtax: 10_500,
      ...sale(1500.23, 255.04),
    },
    totals: { buyer: 36_767.66 },
  },
  {
    id: 'printed: bought to be sold again',
    description: 'Immovogel: 7.2 % and 1 %, of which 6 points come back within two years',
    source: `${immovogel}; 4.8 points after two years and in less than four: loi du 17 août 1935, art. 17; ${noFees}: 28 700 + 1 500.23 + 255.04 + 12.39`,
    body: bought('2020-10-12', 350_000, { use: 'rental', resaleClause: true }),
    lines: { registrationDuty: 25_200, transcriptionDuty: 3500, ...sale(1500.23, 255.04) },
    totals: { buyer: 30_467.66 },
    resaleRefunds: [
      { withinMonths: 24, points: 0.06, amount: 21_000 },
      { withinMonths: 48, points: 0.048, amount: 16_800 },
    ],
  },
  {
    id: 'printed: the tariff on 750 000',
    description: 'emolument 1 900.23 and VAT 323.04, with the duties 54 723.27',
    source: 'public audit note of September 2026 on the official tariff, whole; the registrar has 12.39 besides',
    body: bought('2026-09-15', 750_000, { use: 'secondHome' }),
    lines: {
      registrationDuty: 45_000,
      transcriptionDuty: 7500,
      ...sale(1900.23, 323.04),
    },
    totals: { buyer: 54_735.66 },
  },
  {
    id: 'printed: the duties on a loan',
    description: 'AED: obligation 0.24 %, inscription 0.05 %',
    source: `${aed}; on the principal alone: loi du 23 décembre 1913, art. 63; ${noFees}: 42 000 + 1 750.23 + 297.54 + 12.39 for the sale, 1 020 + 212.50 + 940.69 + 159.92 + 12.39 for the loan, no 5 on 425 000 being 728.19 + 0.05 %`,
    body: bought('2026-05-04', 600_000, { use: 'secondHome', loanAmount: 425_000 }),
    lines: {
      registrationDuty: 36_000,
      transcriptionDuty: 6000,
      ...sale(1750.23, 297.54),
      mortgageRegistrationDuty: 1020,
      mortgageInscriptionDuty: 212.5,
      inscriptionSalary: 12.39,
      mortgageNotaryFeeNet: 940.69,
      mortgageNotaryFeeVat: 159.92,
    },
    totals: { buyer: 46_405.66 },
  },
]
