import type { Estimator } from '#domain/estimation/estimate'
import type { LandingFigures } from '../pages/landing/landing-figures.ts'
import type { MarketView } from '../pages/market/market-view.ts'
import type { SelfDescription } from '../routes/estimation.ts'

interface Sources {
  estimate: Estimator
  selfDescription: Pick<SelfDescription, 'accuracy'>
  market: MarketView
  today(): string
}

/** Home of the example. */
const home = { commune: 'Mamer', surface: 80 } as const

/** Finds the interval of a share of sales (0 to 1). @throws Error where there is none: the page has no figure instead. */
const findInterval = <Interval extends { coverage: number }>(
  intervals: readonly Interval[],
  share: number,
): Interval => {
  const found = intervals.find(({ coverage }) => coverage === share)
  if (!found) throw new Error(`No interval holds ${share} of sales.`)
  return found
}

/** Reads the figures of the home page of a day. */
const readFigures = ({ estimate, selfDescription, market }: Sources, day: string): LandingFigures => {
  const { estimationBasse: low, estimationHaute: high, estimationCentrale: mid, intervals } = estimate(home, day)
  const half = findInterval(intervals, 0.5)
  const { ahead } = selfDescription.accuracy(day).measured
  const { years } = market.commune(home.commune)
  const [first] = years
  if (!first) throw new Error(`No price of ${home.commune} is published.`)
  return {
    years: { first: first.year, count: years.length },
    measured: { pairs: ahead.pairs, held: findInterval(ahead.intervals, 0.8).held },
    sample: { low, high, mid, surface: home.surface, half: [half.low, half.high] },
  }
}

/** Creates the figures of the home page of today, which are read once a day. */
export const createLandingFigures = (sources: Sources): (() => LandingFigures) => {
  let kept: { day: string; figures: LandingFigures } | undefined
  return () => {
    const day = sources.today()
    if (kept?.day !== day) kept = { day, figures: readFigures(sources, day) }
    return kept.figures
  }
}
