import { type CountryDefaults, defaultByJudgement, placeholder, tenYears } from '../loan-defaults.ts'

/** Usual loans, inflation and growth in France: observed figures, and defaults set by judgement. */
export const frenchLoans: CountryDefaults = {
  mortgage: {
    usualTermYears: { min: 20, max: 25 },
    defaultTermYears: 20,
    rateType: 'fixed',
    defaultRate: placeholder(0.035),
    defaultLtv: { own: 0.9, let: 0.9 },
    ltvLimits: [],
  },
  macro: {
    inflation: {
      observed: { value: 0.009, period: '2025', series: 'Eurostat HICP, annual average', certainty: 'published' },
      default: defaultByJudgement(0.02, 'medium-term target of the ECB'),
    },
    propertyGrowth: {
      observed: {
        value: 0.007,
        period: '2025',
        series: 'Eurostat house price index, 2025 on 2024',
        certainty: 'published',
      },
      default: defaultByJudgement(0.02, tenYears),
    },
    rentGrowth: { default: defaultByJudgement(0.02, 'as inflation') },
  },
}
