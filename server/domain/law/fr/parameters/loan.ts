import type { Slice } from '../../../core/brackets.ts'
import type { Parameter } from '../../../core/dated.ts'
import { cgi, commerce, ratesOf1978 } from './acts.ts'
import { actsReadOn, coverage, textsReadOn } from './coverage.ts'

const { coveredFrom: from } = coverage

const tariff = { ...commerce, article: 'art. A. 444-143' }

/** The slices of a loan: a third of the rates of a sale. */
const thirdsOf = (first: number, second: number, third: number, rest: number): readonly Slice[] => [
  { upTo: 6_500, rate: first / 3 },
  { upTo: 17_000, rate: second / 3 },
  { upTo: 60_000, rate: third / 3 },
  { upTo: null, rate: rest / 3 },
]

/** Cost of a mutual guarantee. */
export const guaranteeRate: Parameter<number> = {
  id: 'fr.loan.guaranteeRate',
  description: 'Cost of a mutual guarantee, of the loan.',
  unit: 'fraction',
  kind: 'market',
  checkedOn: textsReadOn,
  versions: [
    {
      from,
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
  checkedOn: actsReadOn,
  versions: [
    {
      from,
      value: thirdsOf(0.04, 0.0165, 0.011, 0.00825),
      source: { ...ratesOf1978, article: 'art. 23; tableau I, nos 68, 69' },
      certainty: 'statutory',
    },
    {
      from: '2016-05-01',
      value: thirdsOf(0.03945, 0.01627, 0.01085, 0.00814),
      source: tariff,
      certainty: 'estimate',
      note: 'The third of the fee of a sale, as in 1978 and 2021; the rates printed in 2016 were not read.',
    },
    {
      from: '2021-01-01',
      value: [
        { upTo: 6_500, rate: 0.0129 },
        { upTo: 17_000, rate: 0.00532 },
        { upTo: 60_000, rate: 0.00355 },
        { upTo: null, rate: 0.00266 },
      ],
      source: tariff,
      certainty: 'published',
      note: 'Art. A. 444-144 has it for regulated loans; art. A. 444-143 was read only as others cite it.',
    },
  ],
}

/** Secured amount per euro of the loan. */
export const securedFactor: Parameter<number> = {
  id: 'fr.loan.securedFactor',
  description: 'The sum entered in the register is the loan and its accessories: this many times the loan.',
  unit: 'coefficients',
  kind: 'convention',
  checkedOn: textsReadOn,
  versions: [
    {
      from,
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
  checkedOn: actsReadOn,
  versions: [
    { from, value: 0.0005, source: { ...cgi, article: 'art. 881 H', textOf: '2013-01-01' }, certainty: 'statutory' },
  ],
}

/** Minimum land-registry contribution on the entry of a security. */
export const loanContributionMinimum: Parameter<number> = {
  id: 'fr.loan.contributionMinimum',
  description: 'Least land-registry contribution of an entry.',
  unit: 'currency',
  checkedOn: actsReadOn,
  versions: [
    { from, value: 8, source: { ...cgi, article: 'art. 881 M, a', textOf: '2013-01-01' }, certainty: 'statutory' },
  ],
}

/** Duty on a mortgage by agreement. */
export const mortgageDutyRate: Parameter<number> = {
  id: 'fr.loan.mortgageDutyRate',
  description: 'Duty on the sum entered for a mortgage by agreement.',
  unit: 'fraction',
  checkedOn: actsReadOn,
  versions: [
    { from, value: 0.007, source: { ...cgi, article: 'art. 844', textOf: '2011-01-01' }, certainty: 'statutory' },
  ],
}

/** Disbursements of the security of a loan. */
export const loanDisbursements: Parameter<number> = {
  id: 'fr.loan.disbursements',
  description: 'Disbursements for the security of a loan.',
  unit: 'currency',
  kind: 'market',
  checkedOn: textsReadOn,
  versions: [
    {
      from,
      value: 300,
      source: { title: 'practice of French notaries', article: 'usual cost' },
      certainty: 'estimate',
      note: 'A price, set by no law: about 300.',
    },
  ],
}
