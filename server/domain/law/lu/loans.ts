import { type CountryDefaults, defaultByJudgement, placeholder, tenYears } from '../loan-defaults.ts'

/** Usual loans, inflation and growth in Luxembourg: observed figures, and defaults set by judgement. */
export const luxembourgLoans: CountryDefaults = {
  mortgage: {
    usualTermYears: { min: 25, max: 30 },
    defaultTermYears: 25,
    rateType: 'fixed',
    defaultRate: placeholder(0.035),
    defaultLtv: { own: 0.8, let: 0.8 },
    ltvLimits: [
      { case: 'firstTimeBuyer', value: 1, legalReference: 'CSSF Regulation 20-08', certainty: 'published' },
      { case: 'mainResidence', value: 0.9, legalReference: 'CSSF Regulation 20-08', certainty: 'published' },
      { case: 'rental', value: 0.8, legalReference: 'CSSF Regulation 20-08', certainty: 'published' },
    ],
  },
  macro: {
    inflation: {
      observed: { value: 0.025, period: '2025', series: 'Eurostat HICP, annual average', certainty: 'unverified' },
      default: defaultByJudgement(0.02, 'medium-term target of the ECB'),
    },
    propertyGrowth: {
      observed: {
        value: 0.016,
        period: '2025',
        series: 'Eurostat house price index, 2025 on 2024',
        certainty: 'published',
      },
      default: defaultByJudgement(0.03, tenYears),
    },
    rentGrowth: { default: defaultByJudgement(0.02, 'as inflation') },
  },
}
