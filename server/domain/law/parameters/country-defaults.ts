import type { CountryCode } from '#contract/shared/country'
import type { Certainty } from '#contract/shared/law'

/** A choice of this service, with the rule behind it. */
export interface CountryDefault {
  value: number
  rule: string
  certainty: 'estimate'
  asOf: string
}

/** A figure that somebody published. */
export interface ObservedFigure {
  value: number
  period: string
  series: string
  certainty: Certainty
}

/** A limit of a loan on the value of the property. */
export interface LtvLimit {
  case: 'firstTimeBuyer' | 'mainResidence' | 'rental'
  value: number
  legalReference: string
  certainty: Certainty
}

/** Usual loans of a country, and the growth that stands in where a request gives none. Rates are fractions a year. */
export interface CountryDefaults {
  mortgage: {
    usualTermYears: { min: number; max: number }
    defaultTermYears: number
    rateType: 'fixed' | 'variable' | 'mixed' | 'fixedPeriod'
    defaultRate: { value: number; certainty: 'estimate'; asOf: string }
    /** Of a home of one's own, and of one that is let. */
    defaultLtv: { own: number; let: number }
    ltvLimits: readonly LtvLimit[]
  }
  macro: {
    inflation: { observed: ObservedFigure; default: CountryDefault }
    propertyGrowth: { observed: ObservedFigure; default: CountryDefault }
    rentGrowth: { default: CountryDefault }
  }
}

const asOf = '2026-11-21'

const placeholder = (value: number) => ({ value, certainty: 'estimate', asOf }) as const

const choice = (value: number, rule: string): CountryDefault => ({ value, rule, certainty: 'estimate', asOf })

const tenYears = 'ten-year growth, capped at 3 %, rounded down to 0.5 points'
const longRun = 'long-run nominal growth, rounded; not the present pace'

/** Loans, inflation and growth of the ten countries: observed figures beside the defaults that judgement set. */
export const countryDefaults: Readonly<Record<CountryCode, CountryDefaults>> = {
  LU: {
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
        default: choice(0.02, 'medium-term target of the ECB'),
      },
      propertyGrowth: {
        observed: {
          value: 0.016,
          period: '2025',
          series: 'Eurostat house price index, 2025 on 2024',
          certainty: 'published',
        },
        default: choice(0.03, tenYears),
      },
      rentGrowth: { default: choice(0.02, 'as inflation') },
    },
  },
  FR: {
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
        default: choice(0.02, 'medium-term target of the ECB'),
      },
      propertyGrowth: {
        observed: {
          value: 0.007,
          period: '2025',
          series: 'Eurostat house price index, 2025 on 2024',
          certainty: 'published',
        },
        default: choice(0.02, tenYears),
      },
      rentGrowth: { default: choice(0.02, 'as inflation') },
    },
  },
  DE: {
    mortgage: {
      usualTermYears: { min: 25, max: 30 },
      defaultTermYears: 30,
      rateType: 'fixedPeriod',
      defaultRate: placeholder(0.035),
      defaultLtv: { own: 0.8, let: 0.8 },
      ltvLimits: [],
    },
    macro: {
      inflation: {
        observed: { value: 0.023, period: '2025', series: 'Eurostat HICP, annual average', certainty: 'published' },
        default: choice(0.02, 'medium-term target of the ECB'),
      },
      propertyGrowth: {
        observed: {
          value: 0.032,
          period: '2025',
          series: 'Eurostat house price index, 2025 on 2024',
          certainty: 'published',
        },
        default: choice(0.03, tenYears),
      },
      rentGrowth: { default: choice(0.02, 'as inflation') },
    },
  },
  BE: {
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
        default: choice(0.02, 'medium-term target of the ECB'),
      },
      propertyGrowth: {
        observed: {
          value: 0.032,
          period: '2025',
          series: 'Eurostat house price index, 2025 on 2024',
          certainty: 'published',
        },
        default: choice(0.03, tenYears),
      },
      rentGrowth: { default: choice(0.02, 'as inflation') },
    },
  },
  NL: {
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
        default: choice(0.02, 'medium-term target of the ECB'),
      },
      propertyGrowth: {
        observed: {
          value: 0.085,
          period: '2025',
          series: 'Eurostat house price index, 2025 on 2024',
          certainty: 'published',
        },
        default: choice(0.03, tenYears),
      },
      rentGrowth: { default: choice(0.02, 'as inflation') },
    },
  },
  IT: {
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
        default: choice(0.02, 'medium-term target of the ECB'),
      },
      propertyGrowth: {
        observed: {
          value: 0.041,
          period: '2025-Q1 to Q3',
          series: 'house price index IPAB (Istat), on the year before',
          certainty: 'published',
        },
        default: choice(0.01, longRun),
      },
      rentGrowth: { default: choice(0.02, 'as inflation') },
    },
  },
  ES: {
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
  },
  PT: {
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
        default: choice(0.02, 'medium-term target of the ECB'),
      },
      propertyGrowth: {
        observed: {
          value: 0.189,
          period: '2025-Q4',
          series: 'Eurostat house price index, on the year before',
          certainty: 'published',
        },
        default: choice(0.03, longRun),
      },
      rentGrowth: { default: choice(0.02, 'as inflation') },
    },
  },
  UK: {
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
  },
  US: {
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
        default: choice(0.02, 'target of the Federal Reserve'),
      },
      propertyGrowth: {
        observed: {
          value: 0.023,
          period: '2025-08',
          series: 'house price index (Federal Housing Finance Agency), twelve months',
          certainty: 'published',
        },
        default: choice(0.035, longRun),
      },
      rentGrowth: { default: choice(0.02, 'as inflation') },
    },
  },
}
