import { type CountryDefaults, choice, longRun, placeholder } from '../loan-defaults.ts'

/** Usual loans, inflation and growth of the United Kingdom: observed figures beside the defaults that judgement set. */
export const loans: CountryDefaults = {
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
      default: choice(0.02, 'target of the Bank of England'),
    },
    propertyGrowth: {
      observed: {
        value: 0.024,
        period: '2025-12',
        series: 'UK House Price Index, twelve months',
        certainty: 'published',
      },
      default: choice(0.03, longRun),
    },
    rentGrowth: { default: choice(0.02, 'as inflation') },
  },
}
