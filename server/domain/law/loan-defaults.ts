import type { Certainty } from '#contract/shared/law'

/** A choice of this service, with the rule behind it. */
export interface CountryDefault {
  value: number
  rule: string
  certainty: 'estimate'
  asOf: string
}

/** A published figure, with its source. */
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

/** Usual loans of a country, and the growth that is used where a request has none. Rates are fractions a year. */
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

/** Day on which the defaults were set. */
const asOf = '2026-11-21'

/** A usual rate that is used where a request has none. */
export const placeholder = (value: number) => ({ value, certainty: 'estimate', asOf }) as const

/** A default of growth or inflation that judgement set, with its rule. */
export const choice = (value: number, rule: string): CountryDefault => ({ value, rule, certainty: 'estimate', asOf })

/** Rule of a default that follows the growth of the last ten years. */
export const tenYears = 'ten-year growth, capped at 3 %, rounded down to 0.5 points'

/** Rule of a default that looks past the present pace. */
export const longRun = 'long-run nominal growth, rounded; not the present pace'
