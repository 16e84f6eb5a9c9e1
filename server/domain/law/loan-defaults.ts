import type { Certainty } from '#contract/shared/law'

/** A default chosen by this service, with the rule behind it. */
export interface CountryDefault {
  value: number
  rule: string
  certainty: 'estimate'
  asOf: string
}

/** A published figure, with its source. */
interface ObservedFigure {
  value: number
  period: string
  series: string
  certainty: Certainty
}

/** A limit of a loan on the value of the property. */
interface LtvLimit {
  case: 'firstTimeBuyer' | 'mainResidence' | 'rental'
  value: number
  legalReference: string
  certainty: Certainty
}

/** Usual loans of a country, and the growth used where a request has none. Rates are fractions per year. */
export interface CountryDefaults {
  mortgage: {
    usualTermYears: { min: number; max: number }
    defaultTermYears: number
    rateType: 'fixed' | 'variable' | 'mixed' | 'fixedPeriod'
    defaultRate: { value: number; certainty: 'estimate'; asOf: string }
    /** For an owner-occupied home, and for a let one. */
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

/** Usual rate, used where a request has none. */
export const placeholder = (value: number) => ({ value, certainty: 'estimate', asOf }) as const

/** Default of growth or inflation set by judgement, with its rule. */
export const defaultByJudgement = (value: number, rule: string): CountryDefault => ({
  value,
  rule,
  certainty: 'estimate',
  asOf,
})

/** Rule of a default that follows the growth of the last ten years. */
export const tenYears = 'ten-year growth, capped at 3 %, rounded down to 0.5 points'

/** Rule of a default based on the long run instead of the current pace. */
export const longRun = 'long-run nominal growth, rounded; not the present pace'
