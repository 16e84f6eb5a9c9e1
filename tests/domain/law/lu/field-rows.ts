import type { Body } from './asked.ts'

/** A home off plan and one that stands, both in the capital with a part that is not housing. */
const standing: Body = {
  price: 800_000,
  use: 'mainResidence',
  commune: 'Luxembourg',
  nonHousingShare: 0.3,
  deedDate: '2025-08-15',
  loanAmount: 500_000,
  renovationWorks: 20_000,
  buyers: [
    { share: 0.5, housingCreditUsed: 39_000 },
    { share: 0.5, naturalPerson: false },
  ],
}
const { renovationWorks: _, ...land } = standing
const offPlan: Body = {
  ...land,
  operation: 'offPlan',
  landValue: 300_000,
  builtValueAtDeed: 50_000,
  priceIncludes: 'exclVat',
}
const right: Body = {
  ...standing,
  right: 'usufruct',
  usufructuaryAge: 45,
  marketValue: 2_000_000,
  reunitesOwnership: true,
}

/** A half of a building that one of two owners buys from the other, and a building that is given. */
const partition: Body = {
  price: 400_000,
  use: 'secondHome',
  commune: 'Luxembourg',
  nonHousingShare: 0.3,
  deedDate: '2026-05-04',
  deed: 'partition',
  acquiredShare: 0.5,
  marketValue: 800_000,
}
const { acquiredShare: _share, marketValue: _value, ...unvalued } = partition
const gift: Body = { ...unvalued, deed: 'gift', relationship: 'sibling' }
const exchange: Body = { ...unvalued, deed: 'exchange', givenValue: 300_000 }

const duties = ['registrationDuty', 'transcriptionDuty', 'communalSurtax']
const sale = ['notaryFeeNet', 'notaryFeeVat']
const loan = ['mortgageRegistrationDuty', 'mortgageInscriptionDuty', 'mortgageNotaryFeeNet', 'mortgageNotaryFeeVat']

type Row = readonly [base: Body, changes: Partial<Body>, lines: readonly string[], act: string]

/** Each field of the request, the lines that it changes, and the act by which these and no others read it. */
export const fieldRows: Readonly<Record<string, Row>> = {
  price: [
    standing,
    { price: 900_000 },
    [...duties, ...sale],
    'loi du 22 frimaire an VII, art. 15 no 6; tarif 1971, art. 4',
  ],
  deed: [
    { ...partition, price: 300_000 },
    { deed: 'sale' },
    ['notaryFeeNet', 'notaryFeeVat'],
    'tarif 1971, art. 19 nos 64, 90: the whole is divided, the price is paid',
  ],
  relationship: [
    gift,
    { relationship: 'spouse' },
    ['registrationDuty', 'communalSurtax'],
    'loi du 23 décembre 1913, art. 33; loi du 7 août 1920, art. 37; a child has another fee of the notary too',
  ],
  givenValue: [
    exchange,
    { givenValue: 350_000 },
    ['registrationDuty', 'communalSurtax'],
    'loi du 22 frimaire an VII, art. 69 § V no 3: more at 4.8 %, less at 6 %',
  ],
  assumedDebt: [
    standing,
    { assumedDebt: 50_000 },
    [...duties, ...sale],
    'loi du 22 frimaire an VII, arts 14 no 5, 15 no 6',
  ],
  yearlyAnnuity: [
    standing,
    { yearlyAnnuity: 5000 },
    [...duties, ...sale],
    'loi du 22 frimaire an VII, arts 14 no 9, 15 no 6',
  ],
  dischargedPrincipal: [
    standing,
    { dischargedPrincipal: 300_000 },
    ['dischargeDuty', 'dischargeNotaryFee', 'dischargeNotaryVat', 'radiationSalary'],
    'loi du 23 décembre 1913, art. 19; tarif 1971, art. 19 no 55; règlement du 11 septembre 1978, art. 1',
  ],
  usufructYears: [
    right,
    { usufructYears: 10 },
    ['registrationDuty', 'transcriptionDuty', 'communalSurtax'],
    'loi du 23 décembre 1913, art. 30',
  ],
  deedDate: [
    standing,
    { deedDate: '2022-05-04' },
    ['housingCredit', 'communalSurtax'],
    'loi du 30 juillet 2002, art. 6: 20 000 until March 2023, of which nothing is left',
  ],
  use: [
    standing,
    { use: 'secondHome' },
    ['housingCredit', 'communalSurtax', 'renovationVat'],
    'loi du 30 juillet 2002, art. 5; règlement TVA, art. 6',
  ],
  operation: [
    land,
    { operation: 'offPlan', landValue: 300_000, builtValueAtDeed: 0 },
    [...duties, 'constructionVat'],
    'Code civil, art. 1601-3; TVA art. 40',
  ],
  commune: [standing, { commune: 'Esch-sur-Alzette' }, ['communalSurtax'], 'règlement-taxe of the City'],
  nonHousingShare: [
    standing,
    { nonHousingShare: 0.6 },
    ['communalSurtax', 'renovationVat'],
    'règlement-taxe of the City; règlement TVA, art. 4; the credit that is left is below both parts',
  ],
  areas: [
    standing,
    { areas: { totalM2: 100, homeM2: 40, professionalM2: 60 } },
    ['renovationVat'],
    'règlement TVA, art. 4: areas; the part of the price was sent',
  ],
  resaleClause: [
    standing,
    { resaleClause: true },
    ['registrationDuty', 'communalSurtax', 'housingCredit'],
    'loi du 17 août 1935, art. 17',
  ],
  landValue: [
    offPlan,
    { landValue: 400_000 },
    ['registrationDuty', 'transcriptionDuty', 'communalSurtax', 'constructionVat'],
    'Code civil, art. 1601-3',
  ],
  marketValue: [
    { ...standing, marketValue: 900_000 },
    { marketValue: 1_000_000 },
    ['registrationDuty', 'transcriptionDuty', 'communalSurtax'],
    'loi du 22 frimaire an VII, art. 17',
  ],
  acquiredShare: [
    { ...standing, marketValue: 2_000_000 },
    { acquiredShare: 0.5 },
    ['registrationDuty', 'transcriptionDuty', 'communalSurtax'],
    'loi du 22 frimaire an VII, art. 69 § VII no 4',
  ],
  right: [
    right,
    { right: 'bareOwnership' },
    ['registrationDuty', 'transcriptionDuty', 'communalSurtax'],
    'loi du 23 décembre 1913, art. 30',
  ],
  usufructuaryAge: [
    right,
    { usufructuaryAge: 30 },
    ['registrationDuty', 'transcriptionDuty', 'communalSurtax'],
    'loi du 23 décembre 1913, art. 30',
  ],
  reunitesOwnership: [
    right,
    { reunitesOwnership: false },
    ['housingCredit', 'communalSurtax'],
    'loi du 30 juillet 2002, art. 5(1)',
  ],
  constructionPrice: [
    { ...land, operation: 'buildingLand' },
    { constructionPrice: 100_000 },
    ['constructionVat'],
    'règlement TVA, art. 5',
  ],
  builtValueAtDeed: [
    offPlan,
    { builtValueAtDeed: 150_000 },
    ['registrationDuty', 'transcriptionDuty', 'communalSurtax', 'constructionVat'],
    'Code civil, art. 1601-3',
  ],
  priceIncludes: [
    offPlan,
    { priceIncludes: 'standardVat' },
    ['constructionVat', 'constructionVatAdjustment', ...sale],
    'TVA art. 40: without VAT the price is lower',
  ],
  vatBenefitUsed: [standing, { vatBenefitUsed: 49_990 }, ['renovationVat'], 'règlement TVA, art. 9'],
  renovationWorks: [standing, { renovationWorks: 40_000 }, ['renovationVat'], 'règlement TVA, art. 6'],
  renovationInvoices: [standing, { renovationInvoices: [18_900, 1100] }, ['renovationVat'], 'règlement TVA, art. 9'],
  halfBaseEligible: [
    { ...standing, preliminaryContractRegisteredOn: '2025-02-01' },
    { halfBaseEligible: true },
    ['registrationDuty', 'transcriptionDuty'],
    'loi du 27 juin 2025, art. 6: what is not housing keeps its base',
  ],
  preliminaryContractRegisteredOn: [
    { ...standing, halfBaseEligible: true },
    { preliminaryContractRegisteredOn: '2025-02-01' },
    ['registrationDuty', 'transcriptionDuty'],
    'loi du 27 juin 2025, arts 5, 6',
  ],
  buyers: [
    standing,
    { buyers: [{}] },
    ['housingCredit', 'communalSurtax'],
    'loi du 30 juillet 2002, art. 8; works count for who lets too',
  ],
  loanAmount: [standing, { loanAmount: 600_000 }, loan, 'loi du 23 décembre 1913, art. 63'],
  securedAmount: [
    standing,
    { securedAmount: 600_000 },
    [],
    'loi du 23 décembre 1913, art. 63: accessories bear nothing',
  ],
  bankFees: [standing, { bankFees: 300 }, ['bankFees'], 'usage of lenders'],
  brokerFee: [standing, { brokerFee: 900 }, ['brokerFeeBuyer'], 'usage of agencies'],
  brokerFeeRate: [standing, { brokerFeeRate: 0.01 }, ['brokerFeeBuyer'], 'usage of agencies'],
  copyRoles: [standing, { copyRoles: 8 }, ['notaryCopies', 'notaryFeeVat'], 'tarif 1971, art. 8'],
  disbursements: [standing, { disbursements: 150 }, ['notaryDisbursements'], 'usage of notaries'],
}
