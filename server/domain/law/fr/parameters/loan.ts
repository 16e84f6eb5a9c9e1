import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { coverage } from './coverage.ts'

const { coveredFrom, checkedOn } = coverage

const contribution = {
  title: 'Code général des impôts',
  article: 'contribution de sécurité immobilière',
  reference: 'contribution de sécurité immobilière',
}

/** Cost of a mutual guarantee. */
export const guaranteeRate: Parameter<number> = {
  id: 'fr.loan.guaranteeRate',
  says: 'Cost of a mutual guarantee, of the loan.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: coveredFrom,
      value: 0.012,
      source: { title: 'price lists of mutual guarantors', article: 'usual cost' },
      certainty: 'unverified',
      note: 'About 1.2 % of the loan, of which a part comes back at the end.',
    },
  ],
}

/** Fee of the notary for securing a loan, before VAT. */
export const loanTariff: Parameter<readonly Slice[]> = {
  id: 'fr.loan.notaryTariff',
  says: 'Notary fee for the security of a loan, successive slices.',
  unit: 'brackets',
  checkedOn,
  versions: [
    {
      from: coveredFrom,
      value: [
        { upTo: 6_500, rate: 0.0129 },
        { upTo: 17_000, rate: 0.00532 },
        { upTo: 60_000, rate: 0.00355 },
        { upTo: null, rate: 0.00266 },
      ],
      source: { title: 'Code de commerce', article: 'tarif des notaires' },
      certainty: 'unverified',
      note: 'The tariff from 2021, carried back.',
    },
  ],
}

/** What is secured of each euro of the loan. */
export const securedFactor: Parameter<number> = {
  id: 'fr.loan.securedFactor',
  says: 'The sum entered in the register is the loan and its accessories: this many times the loan.',
  unit: 'coefficients',
  checkedOn,
  versions: [
    {
      from: coveredFrom,
      value: 1.2,
      source: { title: 'practice of French notaries', article: 'accessories of a fifth' },
      certainty: 'unverified',
    },
  ],
}

/** Land-registry contribution on the entry of a security. */
export const loanContributionRate: Parameter<number> = {
  id: 'fr.loan.contributionRate',
  says: 'Land-registry contribution on the sum entered for a loan.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from: coveredFrom, value: 0.0005, source: contribution, certainty: 'unverified' }],
}

/** Duty on a mortgage by agreement. */
export const mortgageDutyRate: Parameter<number> = {
  id: 'fr.loan.mortgageDutyRate',
  says: 'Duty with its levy on the sum entered for a mortgage by agreement.',
  unit: 'fraction',
  checkedOn,
  versions: [
    {
      from: coveredFrom,
      value: 0.0071498,
      source: { title: 'Code général des impôts', article: 'art. 844' },
      certainty: 'unverified',
    },
  ],
}

/** Disbursements of the security of a loan. */
export const loanDisbursements: Parameter<number> = {
  id: 'fr.loan.disbursements',
  says: 'Disbursements for the security of a loan.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: coveredFrom,
      value: 300,
      source: { title: 'practice of French notaries', article: 'usual cost' },
      certainty: 'unverified',
      note: 'About 300.',
    },
  ],
}
