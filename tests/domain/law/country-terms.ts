/** A figure as a statistical office published it: the value, its period and a word of the name of its series. */
interface Observed {
  value: number
  period: string
  series: string
}

/** What is assumed each year of something that grows, and what was last read of it; fractions. */
interface Growth {
  assumed: number
  observed: Observed
}

/** What the list of countries answers of one beside its law; part of the cases of the country. */
export interface CountryTerms {
  iso3: string
  currency: 'EUR' | 'GBP' | 'USD'
  languages: readonly string[]
  /** VAT on services of notaries and brokers, as a fraction; null where there is no such tax. */
  serviceVatRate: number | null
  /** The usual loan; parts of the value are fractions. */
  loan: {
    termYears: number
    usualTermYears: { min: number; max: number }
    rateType: 'fixed' | 'fixedPeriod' | 'mixed'
    rate: number
    ltv: { own: number; let: number }
  }
  /** Highest loans to value that a rule sets, by case. */
  ltvLimits: Readonly<Record<string, number>>
  inflation: Growth
  propertyGrowth: Growth
}
