import type { Certainty } from '#contract/shared/law'
import type { Indicator, IndicatorKey } from './indicator.ts'

/** Status of a value at its source: final, or still to be revised. */
export type ObservationStatus = 'final' | 'provisional' | 'estimated'

/** One value of a series as the source prints it, in its published unit. */
export interface Observation {
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY-Qn`. */
  readonly period: string
  readonly publishedValue: number
  /** Absent where the source does not say. */
  readonly status?: ObservationStatus
}

/** The newest known value of an indicator. */
interface Figure {
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY-Qn`; of an `onChange` indicator the first day in force. */
  readonly period: string
  readonly publishedValue: number
  /** Instant at which the source published it; null when it does not say. */
  readonly publishedAt: string | null
  /** Instant at which it was read, or confirmed, at the source. */
  readonly retrievedAt: string
  readonly observation: ObservationStatus | null
  readonly certainty: Certainty
}

/** A value of an earlier period, for comparison. */
export type EarlierFigure = Pick<Figure, 'period' | 'publishedValue'>

/** The newest figures of an indicator; the earlier one may be known although the current one is not. */
export interface LatestFigures {
  readonly current: Figure | null
  readonly previous: EarlierFigure | null
  /** Origin of the figure, or why it is missing; for maintainers of the snapshot, not part of an answer. */
  readonly note?: string | undefined
}

/** Figures of one day, one entry for each indicator. */
export interface MarketSnapshot {
  /** Calendar day on which the figures were put together. */
  readonly snapshotDate: string
  readonly indicators: Readonly<Record<IndicatorKey, LatestFigures>>
}

/** A published figure in the unit of the service: percent as a fraction (2.5 becomes 0.025), others as they are. */
export const figureValue = ({ publishedUnit }: Pick<Indicator, 'publishedUnit'>, publishedValue: number): number =>
  publishedUnit === 'percent' ? Number((publishedValue / 100).toPrecision(15)) : publishedValue
