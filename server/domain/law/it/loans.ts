import { type CountryDefaults, defaultByJudgement, longRun, placeholder } from '../loan-defaults.ts'

/** Usual loans, inflation and growth in Italy: observed figures, and defaults set by judgement. */
export const italianLoans: CountryDefaults = {
  mortgage: {
    usualTermYears: { min: 20, max: 30 },
    defaultTermYears: 25,
    rateType: 'fixed',
    defaultRate: placeholder(0.033),
    defaultLtv: { own: 0.8, let: 0.7 },
    ltvLimits: [
      { case: 'mainResidence', value: 0.8, legalReference: 'Testo unico bancario, art. 38', certainty: 'published' },
    ],
  },
  macro: {
    inflation: {
      observed: { value: 0.017, period: '2025', series: 'Eurostat HICP, annual average', certainty: 'published' },
      default: defaultByJudgement(0.02, 'medium-term target of the ECB'),
    },
    propertyGrowth: {
      observed: {
        value: 0.041,
        period: '2025-Q1 to Q3',
        series: 'house price index IPAB (Istat), on the year before',
        certainty: 'published',
      },
      default: defaultByJudgement(0.01, longRun),
    },
    rentGrowth: { default: defaultByJudgement(0.02, 'as inflation') },
  },
}
