import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { checkedOn, firstDay } from './coverage.ts'

const tariff = 'règlement grand-ducal modifié du 24 juillet 1971 (tarif des notaires)'
const mortgages = 'pfi.public.lu, page on mortgages'

/** Notary's tariff for a sale. */
export const saleTariff: Parameter<readonly Slice[]> = {
  id: 'lu.notary.saleTariff',
  says: 'Notary tariff no 7, successive slices.',
  unit: 'brackets',
  checkedOn,
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
      source: { title: tariff, article: 'no 7' },
      certainty: 'published',
    },
  ],
}

/** Least that the notary asks for a sale. */
export const saleTariffMinimum: Parameter<number> = {
  id: 'lu.notary.saleTariffMinimum',
  says: 'Least that tariff no 7 gives, before VAT.',
  unit: 'currency',
  checkedOn,
  versions: [
    { from: firstDay, value: 99.16, source: { title: tariff, article: 'no 7, minimum' }, certainty: 'published' },
  ],
}

/** Notary's tariff for a loan with security. */
export const loanTariff: Parameter<readonly Slice[]> = {
  id: 'lu.notary.loanTariff',
  says: 'Notary tariff no 5, successive slices.',
  unit: 'brackets',
  checkedOn,
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
      source: { title: tariff, article: 'no 5' },
      certainty: 'published',
    },
  ],
}

/** Least that the notary asks for a loan with security. */
export const loanTariffMinimum: Parameter<number> = {
  id: 'lu.notary.loanTariffMinimum',
  says: 'Least that tariff no 5 gives, before VAT.',
  unit: 'currency',
  checkedOn,
  versions: [
    { from: firstDay, value: 61.97, source: { title: tariff, article: 'no 5, minimum' }, certainty: 'published' },
  ],
}

/** Copies, searches and extracts: no tariff by value. */
export const disbursementsDefault: Parameter<number> = {
  id: 'lu.notary.disbursements',
  says: 'Copies, searches, extracts and other disbursements; not tariffed by value.',
  unit: 'currency',
  checkedOn,
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
  says: 'Registration duty on a secured loan.',
  unit: 'fraction',
  checkedOn,
  versions: [
    { from: firstDay, value: 0.0024, source: { title: mortgages, article: 'obligation' }, certainty: 'published' },
  ],
}

/** Duty on the inscription of the mortgage. */
export const mortgageInscriptionRate: Parameter<number> = {
  id: 'lu.mortgage.inscriptionRate',
  says: 'Mortgage inscription duty.',
  unit: 'fraction',
  checkedOn,
  versions: [
    { from: firstDay, value: 0.0005, source: { title: mortgages, article: 'inscription' }, certainty: 'published' },
  ],
}

/** Secured amount where only the principal is known. */
export const securedAmountFactor: Parameter<number> = {
  id: 'lu.mortgage.securedAmountFactor',
  says: 'Secured amount, accessories included, as a multiple of the principal.',
  unit: 'coefficients',
  checkedOn,
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
  says: 'File and valuation fees of the bank, where the caller sends none.',
  unit: 'currency',
  checkedOn,
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
  says: 'Agency fee that the buyer owes, where the caller sends none; the seller usually pays the agency.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: firstDay,
      value: 0,
      source: { title: 'usage of agencies', article: 'fee of the buyer', reference: 'figure of the caller' },
      certainty: 'estimate',
    },
  ],
}
