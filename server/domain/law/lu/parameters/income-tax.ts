import type { Parameter } from '../../../core/dated.ts'
import type { LawTable } from '../../../core/law.ts'
import { lir } from './sources.ts'

const checkedOn = '2026-11-21'

/** Step to which taxable income is rounded down, in EUR. */
export const incomeStep: Parameter<number> = {
  id: 'lu.incomeTax.incomeStep',
  says: 'Taxable income is rounded down to a multiple of this sum.',
  unit: 'currency',
  checkedOn,
  versions: [{ from: '2015-01-01', value: 50, source: { ...lir, article: 'art. 126' }, certainty: 'published' }],
}

/** A tax of a year below this sum, in EUR, is not collected. */
export const minimumTax: Parameter<number> = {
  id: 'lu.incomeTax.minimumTax',
  says: 'A tax below this sum is not collected.',
  unit: 'currency',
  checkedOn,
  versions: [{ from: '2015-01-01', value: 12, source: { ...lir, article: 'art. 124' }, certainty: 'published' }],
}

const fund = {
  title: "fonds pour l'emploi",
  article: 'solidarity tax',
  reference: "impôt de solidarité, fonds pour l'emploi",
}

/** Rate of the contribution to the employment fund on the tax up to the threshold. */
export const employmentFund: Parameter<number> = {
  id: 'lu.incomeTax.employmentFund',
  says: 'Rate of the contribution to the employment fund up to the threshold.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from: '2017-01-01', value: 0.07, source: fund, certainty: 'published' }],
}

/** Rate of the contribution to the employment fund on the tax of the income above the threshold. */
export const employmentFundTop: Parameter<number> = {
  id: 'lu.incomeTax.employmentFundTop',
  says: 'Rate of the contribution to the employment fund on the tax of the income above the threshold.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from: '2017-01-01', value: 0.09, source: fund, certainty: 'published' }],
}

/** Income in EUR above which the higher rate of the employment fund begins, by tax class. */
export const employmentFundThreshold: Parameter<LawTable<number>> = {
  id: 'lu.incomeTax.employmentFundThreshold',
  says: 'Income above which the higher rate of the contribution to the employment fund begins.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: '2017-01-01',
      value: { '1': 150_000, '1a': 150_000, '2': 300_000 },
      source: fund,
      certainty: 'published',
    },
  ],
}

/** How the higher rate of the employment fund is split between ordinary income and a long-term gain. */
export const employmentFundSplit: Parameter<readonly string[]> = {
  id: 'lu.incomeTax.employmentFundSplit',
  says: 'How the higher rate of the employment fund falls on a long-term gain beside ordinary income.',
  unit: 'names',
  checkedOn,
  versions: [
    {
      from: '2017-01-01',
      value: ['in proportion to the tax above the threshold'],
      source: { title: 'judgement', article: 'convention of this service' },
      certainty: 'estimate',
      note: 'The official split was not found; the range shows the lowest and the highest reading.',
    },
  ],
}
