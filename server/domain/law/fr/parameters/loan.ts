import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { coverage, textsReadOn } from './coverage.ts'

const { coveredFrom } = coverage

/** Cost of a mutual guarantee. */
export const guaranteeRate: Parameter<number> = {
  id: 'fr.loan.guaranteeRate',
  description: 'Cost of a mutual guarantee, of the loan.',
  unit: 'fraction',
  checkedOn: textsReadOn,
  versions: [
    {
      from: coveredFrom,
      value: 0.012,
      source: { title: 'price lists of mutual guarantors', article: 'usual cost' },
      certainty: 'estimate',
      note: 'A price, set by no law: about 1.2 % of the loan, of which a part comes back at the end.',
    },
  ],
}

/** Fee of the notary for securing a loan, before VAT. */
export const loanTariff: Parameter<readonly Slice[]> = {
  id: 'fr.loan.notaryTariff',
  description: 'Notary fee for the security of a loan, successive slices.',
  unit: 'brackets',
  checkedOn: textsReadOn,
  versions: [
    {
      from: coveredFrom,
      value: [
        { upTo: 6_500, rate: 0.0129 },
        { upTo: 17_000, rate: 0.00532 },
        { upTo: 60_000, rate: 0.00355 },
        { upTo: null, rate: 0.00266 },
      ],
      source: {
        title: 'Code de commerce',
        article: 'art. A. 444-143',
        reference: 'C. com. art. A. 444-143',
      },
      certainty: 'published',
      note: 'The tariff from 2021, carried back; read in public source code that cites the article.',
    },
  ],
}

/** What is secured of each euro of the loan. */
export const securedFactor: Parameter<number> = {
  id: 'fr.loan.securedFactor',
  description: 'The sum entered in the register is the loan and its accessories: this many times the loan.',
  unit: 'coefficients',
  checkedOn: textsReadOn,
  versions: [
    {
      from: coveredFrom,
      value: 1.2,
      source: { title: 'practice of French notaries', article: 'accessories of a fifth' },
      certainty: 'estimate',
      note: 'A usage, set by no law.',
    },
  ],
}

/** Land-registry contribution on the entry of a security. */
export const loanContributionRate: Parameter<number> = {
  id: 'fr.loan.contributionRate',
  description: 'Land-registry contribution on the sum entered for a loan.',
  unit: 'fraction',
  checkedOn: textsReadOn,
  versions: [
    {
      from: coveredFrom,
      value: 0.0005,
      source: {
        title: 'Code général des impôts',
        article: 'art. 881 H',
        reference: 'contribution de sécurité immobilière, CGI art. 881 H',
      },
      certainty: 'statutory',
      note: 'Read in a translated copy of the article.',
    },
  ],
}

/** Duty on a mortgage by agreement. */
export const mortgageDutyRate: Parameter<number> = {
  id: 'fr.loan.mortgageDutyRate',
  description: 'Duty with its levy on the sum entered for a mortgage by agreement.',
  unit: 'fraction',
  checkedOn: textsReadOn,
  versions: [
    {
      from: coveredFrom,
      value: 0.0071498,
      source: { title: 'Code général des impôts', article: 'art. 844', reference: 'CGI art. 844' },
      certainty: 'statutory',
      note: '0.70 % of principal, interest and accessories since 2011; the levy of 2.14 % on it (CGI art. 1647) was read in secondary sources only.',
    },
  ],
}

/** Disbursements of the security of a loan. */
export const loanDisbursements: Parameter<number> = {
  id: 'fr.loan.disbursements',
  description: 'Disbursements for the security of a loan.',
  unit: 'currency',
  checkedOn: textsReadOn,
  versions: [
    {
      from: coveredFrom,
      value: 300,
      source: { title: 'practice of French notaries', article: 'usual cost' },
      certainty: 'estimate',
      note: 'A price, set by no law: about 300.',
    },
  ],
}
