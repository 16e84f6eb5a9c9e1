import { type CountryDefaults, defaultByJudgement, placeholder, tenYears } from '../loan-defaults.ts'

/** Usual loans, inflation and growth in the Netherlands: observed figures, and defaults set by judgement. */
export const dutchLoans: CountryDefaults = {
  mortgage: {
    usualTermYears: { min: 30, max: 30 },
    defaultTermYears: 30,
    rateType: 'fixedPeriod',
    defaultRate: placeholder(0.035),
    defaultLtv: { own: 1, let: 0.75 },
    ltvLimits: [
      {
        case: 'mainResidence',
        value: 1,
        legalReference: 'Tijdelijke regeling hypothecair krediet',
        certainty: 'published',
      },
    ],
  },
  macro: {
    inflation: {
      observed: { value: 0.03, period: '2025', series: 'Eurostat HICP, annual average', certainty: 'published' },
      default: defaultByJudgement(0.02, 'medium-term target of the ECB'),
    },
    propertyGrowth: {
      observed: {
        value: 0.085,
        period: '2025',
        series: 'Eurostat house price index, 2025 on 2024',
        certainty: 'published',
      },
      default: defaultByJudgement(0.03, tenYears),
    },
    rentGrowth: { default: defaultByJudgement(0.02, 'as inflation') },
  },
}
