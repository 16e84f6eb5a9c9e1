import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { firstDay, lastCheckedOn } from './coverage.ts'

const tariff = 'règlement grand-ducal modifié du 24 juillet 1971 (tarif des notaires)'
const url = 'https://legilux.public.lu/eli/etat/leg/rgd/1971/07/24/n1/jo'

/** What the texts of 1971, 1984, 2001 and 2015 leave open. */
const slicesNotFound =
  'The text of 1971 has slices of 100 000 francs; the regulation that brought those of 150 000 francs was not found.'
const mortgages = 'pfi.public.lu, page « hypothèques »'

/** Notary's tariff for a sale. */
export const saleTariff: Parameter<readonly Slice[]> = {
  id: 'lu.notary.saleTariff',
  description:
    'Notary tariff for a sale (barème 8 of the text of 1971, no 7 in later descriptions), successive slices.',
  unit: 'brackets',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: firstDay,
      value: [
        { upTo: 3718.4, rate: 0.04 },
        { upTo: 7436.8, rate: 0.02 },
        { upTo: 17_352.54, rate: 0.015 },
        { upTo: 24_789.35, rate: 0.008 },
        { upTo: 74_368.05, rate: 0.006 },
        { upTo: 148_736.11, rate: 0.005 },
        { upTo: 247_893.52, rate: 0.003 },
        { upTo: 1_239_467.62, rate: 0.001 },
        { upTo: null, rate: 0.0005 },
      ],
      source: { title: tariff, article: 'barème 8 (arts 4 to 6, 19 no 90)', url, reference: `${tariff}, barème 8` },
      certainty: 'published',
      note: slicesNotFound,
    },
  ],
}

/** Least that the notary asks for a sale. */
export const saleTariffMinimum: Parameter<number> = {
  id: 'lu.notary.saleTariffMinimum',
  description: 'Least that the tariff for a sale gives, before VAT.',
  unit: 'currency',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: firstDay,
      value: 99.16,
      source: { title: tariff, article: 'barème 8, minimum', url },
      certainty: 'published',
      note: 'The text of 1971 has a minimum of 500 francs; the regulation that raised it was not found.',
    },
  ],
}

/** Notary's tariff for a loan with security. */
export const loanTariff: Parameter<readonly Slice[]> = {
  id: 'lu.notary.loanTariff',
  description: 'Notary tariff for a loan with security (barème 5), successive slices.',
  unit: 'brackets',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: firstDay,
      value: [
        { upTo: 3718.4, rate: 0.025 },
        { upTo: 7436.8, rate: 0.0175 },
        { upTo: 17_352.54, rate: 0.01 },
        { upTo: 24_789.35, rate: 0.005 },
        { upTo: 74_368.05, rate: 0.0035 },
        { upTo: 148_736.11, rate: 0.0025 },
        { upTo: 247_893.52, rate: 0.002 },
        { upTo: 1_239_467.62, rate: 0.0005 },
        { upTo: null, rate: 0.0001 },
      ],
      source: { title: tariff, article: 'barème 5 (arts 4 to 6, 19 no 59)', url, reference: `${tariff}, barème 5` },
      certainty: 'published',
      note: slicesNotFound,
    },
  ],
}

/** Least that the notary asks for a loan with security. */
export const loanTariffMinimum: Parameter<number> = {
  id: 'lu.notary.loanTariffMinimum',
  description: 'Least that the tariff for a loan with security gives, before VAT.',
  unit: 'currency',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: firstDay,
      value: 61.97,
      source: { title: tariff, article: 'barème 5, minimum', url },
      certainty: 'published',
      note: 'The text of 1971 has a minimum of 500 francs; the regulation that raised it was not found.',
    },
  ],
}

/** Copies, searches and extracts: no tariff by value. */
export const disbursementsDefault: Parameter<number> = {
  id: 'lu.notary.disbursements',
  description: 'Copies, searches, extracts and other disbursements; not tariffed by value.',
  unit: 'currency',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: firstDay,
      value: 0,
      source: { title: tariff, article: 'disbursements', reference: 'figure of the caller' },
      certainty: 'estimate',
      note: 'No tariff by value exists.',
    },
  ],
}

/** Registration duty on the loan. */
export const mortgageRegistrationRate: Parameter<number> = {
  id: 'lu.mortgage.registrationRate',
  description: 'Registration duty on a secured loan.',
  unit: 'fraction',
  checkedOn: lastCheckedOn,
  versions: [
    { from: firstDay, value: 0.0024, source: { title: mortgages, article: 'obligation' }, certainty: 'published' },
  ],
}

/** Duty on the inscription of the mortgage. */
export const mortgageInscriptionRate: Parameter<number> = {
  id: 'lu.mortgage.inscriptionRate',
  description: 'Mortgage inscription duty.',
  unit: 'fraction',
  checkedOn: lastCheckedOn,
  versions: [
    { from: firstDay, value: 0.0005, source: { title: mortgages, article: 'inscription' }, certainty: 'published' },
  ],
}

/** Secured amount where only the principal is known. */
export const securedAmountFactor: Parameter<number> = {
  id: 'lu.mortgage.securedAmountFactor',
  description: 'Secured amount, accessories included, as a multiple of the principal.',
  unit: 'coefficients',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: firstDay,
      value: 1.2,
      source: { title: 'usage of lenders', article: 'accessories of 20 %' },
      certainty: 'estimate',
      note: 'Share of a published example; send `securedAmount`.',
    },
  ],
}

/** Fees of the bank: what it asks. */
export const bankFeesDefault: Parameter<number> = {
  id: 'lu.mortgage.bankFees',
  description: 'File and valuation fees of the bank, where the caller sends none.',
  unit: 'currency',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: firstDay,
      value: 0,
      source: { title: 'usage of lenders', article: 'file fees', reference: 'figure of the caller' },
      certainty: 'estimate',
    },
  ],
}

/** Agency fee that the buyer owes. */
export const brokerFeeDefault: Parameter<number> = {
  id: 'lu.broker.buyerFee',
  description: 'Agency fee that the buyer owes, where the caller sends none; the seller usually pays the agency.',
  unit: 'currency',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: firstDay,
      value: 0,
      source: { title: 'usage of agencies', article: 'fee of the buyer', reference: 'figure of the caller' },
      certainty: 'estimate',
    },
  ],
}
