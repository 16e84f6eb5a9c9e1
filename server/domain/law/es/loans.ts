import { type CountryDefaults, choice, longRun, placeholder } from '../loan-defaults.ts'

/** Usual loans, inflation and growth of Spain: observed figures beside the defaults that judgement set. */
export const loans: CountryDefaults = {
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
      default: choice(0.02, 'medium-term target of the ECB'),
    },
    propertyGrowth: {
      observed: {
        value: 0.127,
        period: '2025',
        series: 'house price index (Instituto Nacional de Estadística), 2025 on 2024',
        certainty: 'unverified',
      },
      default: choice(0.025, longRun),
    },
    rentGrowth: { default: choice(0.02, 'as inflation') },
  },
}
