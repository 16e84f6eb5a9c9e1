import type { Certainty } from '#contract/shared/law'
import type { Words } from '#languages/catalogue'

/** The keys of the indicators: ours, never the provider's; none is renamed. */
export type IndicatorKey =
  | 'ecb.deposit_facility'
  | 'ecb.main_refinancing'
  | 'ecb.marginal_lending'
  | 'ecb.estr'
  | 'euribor.1m'
  | 'euribor.3m'
  | 'euribor.6m'
  | 'euribor.12m'
  | 'fr.oat_10y_monthly'
  | 'fr.tec10'
  | 'lu.long_rate_10y'
  | 'lu.mortgage_rate_new'
  | 'lu.hicp_yoy'
  | 'ea.hicp_yoy'
  | 'lu.cpi_index'
  | 'lu.wage_index'
  | 'lu.house_price_index'
  | 'lu.house_price_yoy'
  | 'lu.house_price_index_ecb'
  | 'lu.building_permits'

/** Subject of an indicator. */
type IndicatorGroup = 'centralBank' | 'interbank' | 'bond' | 'prices' | 'housing' | 'credit' | 'wages'

/** How often the source has a new figure; `onChange` holds until the next decision. */
export type Frequency = 'daily' | 'monthly' | 'quarterly' | 'onChange'

/** The unit in which the source prints the figure. */
type PublishedUnit = 'percent' | 'index' | 'count'

/** The four sources. */
export type SourceId = 'ecb' | 'eurostat' | 'lustat' | 'banqueDeFrance'

/** A series of a source. */
export interface Series {
  /** The source's own name of the series: dotted id (ECB, Banque de France), data set with filters (Eurostat), dataflow (LUSTAT). */
  readonly id: string
  /** Codes of dimensions that rows must carry, where one answer holds several series (LUSTAT). */
  readonly where?: Readonly<Record<string, string>>
  /** Words in the name of a code that only the right series carries, where the code itself is not known (LUSTAT). */
  readonly named?: string
}

/** Plausible range of a figure, in its published unit; a figure outside is refused, not shown. */
export interface Plausible {
  readonly min: number
  readonly max: number
  /** Largest movement against the figure before it, in published units: percentage points for rates. */
  readonly stepMax?: number
  /** Largest movement against the figure before it, as a share of that figure. */
  readonly stepShareMax?: number
}

/** One indicator: its name, source, frequency and plausible range. */
export interface Indicator {
  readonly key: IndicatorKey
  readonly group: IndicatorGroup
  readonly name: Words
  readonly frequency: Frequency
  readonly publishedUnit: PublishedUnit
  readonly source: { readonly id: SourceId; readonly name: string; readonly series: Series; readonly url: string }
  readonly plausible: Plausible
  /** Certainty that the series is the right one; its values have the same certainty. */
  readonly certainty: Certainty
}
