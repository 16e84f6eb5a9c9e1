/**
 * How far from our own promise sales may lie before a back-test says so. The levels add up to 6.8 % for a true model;
 * those that hold together leave about 5 %.
 */
export const promiseRule = {
  id: 'accuracy.promise',
  source: 'own choice of levels; quantiles of the normal distribution',
  /** Two-sided 0.5 %: a trend of the errors over time. */
  drifts: 2.807,
  /** Two-sided 2.9 %: a trend of the errors with the value. */
  uneven: 2.1835,
  /** Two-sided 1.6 %: the level. */
  level: 2.4089,
  /** Two-sided 0.8 %: the share of sales within the range of 80 %. */
  range: 2.6521,
  /** 95 %, of the limits that are printed. */
  printed: 1.9599639845,
  /** Fewest effective sales for which agreement is said. */
  leastToAgree: 40,
  /** Least population deviation of ln estimate for a slope on it. */
  leastValueSpread: 0.05,
  /** Least population deviation of the days of sale, in years, for a slope on them. */
  leastYearSpread: 0.25,
} as const

/** When a price is suspected not to be one that a free market paid for the whole home. */
export const suspectRule = {
  id: 'accuracy.suspected',
  source: 'IAAO, Standard on Ratio Studies, 2013 (outlier ratios); own choice of the outer bounds',
  /** Distance of price over estimate from its median, in interquartile ranges. */
  quartileRanges: 3,
  /** Price over estimate. */
  low: 0.25,
  high: 4,
  /** Share of suspected sales above which the answer has a warning. */
  manyShare: 0.05,
} as const

/** When sales look as if they were of the same building: warned of where no groups were sent. */
export const clusterRule = {
  id: 'accuracy.clustered',
  source: 'own choice, resting on no study',
  /** Share of sales with another one near. */
  share: 0.2,
  surface: 0.02,
  price: 0.01,
  days: 365,
} as const

/** Draws of what the stated deviation implies for the homes of a back-test. */
export const expectedRule = {
  id: 'accuracy.expected',
  seed: 20_261_129,
  draws: 400,
  /** Of the values in order, counted from 1: 95 % lie between them. */
  low: 10,
  high: 391,
  /** Least price of a draw, as a share of the estimate. */
  leastPrice: 0.01,
} as const
