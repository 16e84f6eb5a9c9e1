import { type CountryDefaults, defaultByJudgement, longRun, placeholder } from '../loan-defaults.ts'

/** Usual loans, inflation and growth in Spain: observed figures, and defaults set by judgement. */
export const spanishLoans: CountryDefaults = {
  mortgage: {
    usualTermYears: { min: 25, max: 25 },
    defaultTermYears: 25,
    rateType: 'fixed',
    defaultRate: placeholder(0.029),
    defaultLtv: { own: 0.8, let: 0.65 },
    ltvLimits: [],
  },
  macro: {
    inflation: {
      observed: {
        value: 0.027,
        period: '2025',
        series: 'CPI (Instituto Nacional de Estadística), annual average',
        certainty: 'published',
      },
      default: defaultByJudgement(0.02, 'medium-term target of the ECB'),
    },
    propertyGrowth: {
      observed: {
        value: 0.127,
        period: '2025',
        series: 'house price index (Instituto Nacional de Estadística), 2025 on 2024',
        certainty: 'unverified',
      },
      default: defaultByJudgement(0.025, longRun),
    },
    rentGrowth: { default: defaultByJudgement(0.02, 'as inflation') },
  },
}
