import { type CountryDefaults, defaultByJudgement, longRun, placeholder } from '../loan-defaults.ts'

/** Usual loans, inflation and growth in the United Kingdom: observed figures, and defaults set by judgement. */
export const britishLoans: CountryDefaults = {
  mortgage: {
    usualTermYears: { min: 25, max: 35 },
    defaultTermYears: 30,
    rateType: 'fixedPeriod',
    defaultRate: placeholder(0.047),
    defaultLtv: { own: 0.8, let: 0.75 },
    ltvLimits: [],
  },
  macro: {
    inflation: {
      observed: {
        value: 0.036,
        period: '2025-10',
        series: 'CPI (Office for National Statistics), twelve months',
        certainty: 'published',
      },
      default: defaultByJudgement(0.02, 'target of the Bank of England'),
    },
    propertyGrowth: {
      observed: {
        value: 0.024,
        period: '2025-12',
        series: 'UK House Price Index, twelve months',
        certainty: 'published',
      },
      default: defaultByJudgement(0.03, longRun),
    },
    rentGrowth: { default: defaultByJudgement(0.02, 'as inflation') },
  },
}
