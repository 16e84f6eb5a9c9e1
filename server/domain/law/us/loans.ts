import { type CountryDefaults, defaultByJudgement, longRun, placeholder } from '../loan-defaults.ts'

/** Usual loans, inflation and growth in the United States: observed figures, and defaults set by judgement. */
export const americanLoans: CountryDefaults = {
  mortgage: {
    usualTermYears: { min: 15, max: 30 },
    defaultTermYears: 30,
    rateType: 'fixed',
    defaultRate: placeholder(0.062),
    defaultLtv: { own: 0.8, let: 0.75 },
    ltvLimits: [],
  },
  macro: {
    inflation: {
      observed: {
        value: 0.027,
        period: '2025-12',
        series: 'CPI-U (Bureau of Labor Statistics), twelve months',
        certainty: 'published',
      },
      default: defaultByJudgement(0.02, 'target of the Federal Reserve'),
    },
    propertyGrowth: {
      observed: {
        value: 0.023,
        period: '2025-08',
        series: 'house price index (Federal Housing Finance Agency), twelve months',
        certainty: 'published',
      },
      default: defaultByJudgement(0.035, longRun),
    },
    rentGrowth: { default: defaultByJudgement(0.02, 'as inflation') },
  },
}
