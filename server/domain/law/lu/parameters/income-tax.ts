import type { Parameter } from '../../../core/dated.ts'
import { lastCheckedOn, textsReadOn } from './coverage.ts'
import { acts } from './sources.ts'

const checkedOn = textsReadOn

/** Step to which taxable income is rounded down, in EUR. */
export const incomeStep: Parameter<number> = {
  id: 'lu.incomeTax.incomeStep',
  description: 'Taxable income is rounded down to a multiple of this sum.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: '2015-01-01',
      value: 50,
      source: { ...acts.tax2001, article: 'LIR art. 126(2)' },
      certainty: 'statutory',
    },
  ],
}

/** A tax of a year below this sum, in EUR, is not collected. */
export const minimumTax: Parameter<number> = {
  id: 'lu.incomeTax.minimumTax',
  description: 'A tax below this sum is not collected.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: '2015-01-01',
      value: 12,
      source: { ...acts.tax2001, article: 'LIR art. 124(2)' },
      certainty: 'statutory',
    },
  ],
}

/** The act that set the rates in force since 2013. */
const fund = {
  ...acts.fund2012,
  article: 'art. 5 (loi du 30 juin 1976, art. 6)',
  reference: "impôt de solidarité, fonds pour l'emploi",
}

/** Rate of the contribution to the employment fund on the tax up to the threshold. */
export const employmentFund: Parameter<number> = {
  id: 'lu.incomeTax.employmentFund',
  description: 'Rate of the contribution to the employment fund up to the threshold.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from: '2015-01-01', value: 0.07, source: fund, certainty: 'statutory' }],
}

/** Rate of the contribution to the employment fund on the tax of the income above the threshold. */
export const employmentFundTop: Parameter<number> = {
  id: 'lu.incomeTax.employmentFundTop',
  description: 'Rate of the contribution to the employment fund on the tax of the income above the threshold.',
  unit: 'fraction',
  checkedOn,
  versions: [{ from: '2015-01-01', value: 0.09, source: fund, certainty: 'statutory' }],
}

/** Income in EUR above which the higher rate of the employment fund begins, by tax class. */
export const employmentFundThreshold: Parameter<Readonly<Record<'1' | '1a' | '2', number>>> = {
  id: 'lu.incomeTax.employmentFundThreshold',
  description: 'Income above which the higher rate of the contribution to the employment fund begins.',
  unit: 'currency',
  checkedOn,
  versions: [
    {
      from: '2015-01-01',
      value: { '1': 150_000, '1a': 150_000, '2': 300_000 },
      source: fund,
      certainty: 'statutory',
    },
  ],
}

/** Split of the higher rate of the employment fund between ordinary income and a long-term gain. */
export const employmentFundSplit: Parameter<readonly string[]> = {
  id: 'lu.incomeTax.employmentFundSplit',
  description: 'How the higher rate of the employment fund falls on a long-term gain beside ordinary income.',
  unit: 'names',
  kind: 'convention',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: '2017-01-01',
      value: ['in proportion to the tax above the threshold'],
      source: { title: 'convention', article: 'convention de ce service' },
      certainty: 'estimate',
      note: 'The official split was not found; the range shows the lowest and the highest reading.',
    },
  ],
}

/** First day of the single tax class foreseen by a bill that is not law. */
export const announcedSingleClass: Parameter<readonly string[]> = {
  id: 'lu.incomeTax.announcedSingleClass',
  description: 'First day of the one tax class that a bill foresees and that is not in force; none where no bill does.',
  unit: 'names',
  kind: 'announcement',
  checkedOn: lastCheckedOn,
  versions: [
    {
      from: '2015-01-01',
      value: [],
      source: { title: 'sans projet de loi', article: 'classe d’impôt unique' },
      certainty: 'published',
    },
    {
      from: '2026-01-01',
      value: ['2028-01-01'],
      source: { title: 'bill of January 2026', article: 'classe d’impôt U' },
      certainty: 'published',
      note: 'Read in lequotidien.lu, rtl.lu and securex.lu: class U for everybody, class 2 on choice for 25 years. Not law.',
    },
  ],
}
