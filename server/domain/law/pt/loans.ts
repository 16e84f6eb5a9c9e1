import { type CountryDefaults, defaultByJudgement, longRun, placeholder } from '../loan-defaults.ts'

/** Usual loans, inflation and growth in Portugal: observed figures, and defaults set by judgement. */
export const portugueseLoans: CountryDefaults = {
  mortgage: {
    usualTermYears: { min: 30, max: 40 },
    defaultTermYears: 30,
    rateType: 'mixed',
    defaultRate: placeholder(0.031),
    defaultLtv: { own: 0.9, let: 0.8 },
    ltvLimits: [
      {
        case: 'mainResidence',
        value: 0.9,
        legalReference: 'Banco de Portugal, macroprudential recommendation of 2018',
        certainty: 'published',
      },
      {
        case: 'rental',
        value: 0.8,
        legalReference: 'Banco de Portugal, macroprudential recommendation of 2018',
        certainty: 'published',
      },
    ],
  },
  macro: {
    inflation: {
      observed: { value: 0.022, period: '2025', series: 'Eurostat HICP, annual average', certainty: 'published' },
      default: defaultByJudgement(0.02, 'medium-term target of the ECB'),
    },
    propertyGrowth: {
      observed: {
        value: 0.189,
        period: '2025-Q4',
        series: 'Eurostat house price index, on the year before',
        certainty: 'published',
      },
      default: defaultByJudgement(0.03, longRun),
    },
    rentGrowth: { default: defaultByJudgement(0.02, 'as inflation') },
  },
}
