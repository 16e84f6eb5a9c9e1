import { type CountryDefaults, defaultByJudgement, placeholder, tenYears } from '../loan-defaults.ts'

/** Usual loans, inflation and growth in Belgium: observed figures, and defaults set by judgement. */
export const belgianLoans: CountryDefaults = {
  mortgage: {
    usualTermYears: { min: 20, max: 25 },
    defaultTermYears: 20,
    rateType: 'fixed',
    defaultRate: placeholder(0.035),
    defaultLtv: { own: 0.9, let: 0.8 },
    ltvLimits: [
      { case: 'mainResidence', value: 0.9, legalReference: 'NBB circular 2019-27', certainty: 'published' },
      { case: 'rental', value: 0.8, legalReference: 'NBB circular 2019-27', certainty: 'published' },
    ],
  },
  macro: {
    inflation: {
      observed: { value: 0.03, period: '2025', series: 'Eurostat HICP, annual average', certainty: 'unverified' },
      default: defaultByJudgement(0.02, 'medium-term target of the ECB'),
    },
    propertyGrowth: {
      observed: {
        value: 0.032,
        period: '2025',
        series: 'Eurostat house price index, 2025 on 2024',
        certainty: 'published',
      },
      default: defaultByJudgement(0.03, tenYears),
    },
    rentGrowth: { default: defaultByJudgement(0.02, 'as inflation') },
  },
}
