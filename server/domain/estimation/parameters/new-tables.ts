/** Limits beyond which new tables of prices need a manual review. */
export const newTables = {
  id: 'estimation.newTables',
  checkedOn: '2026-11-23',
  source:
    'judgement (server/data/README.md, Refreshing); on the files of 2014 to 2025 a new one moves a modelled price by at most 4.8 %',
  /** Largest share by which a price may move. */
  moveMax: 0.25,
  /** Largest share of changes by whole euros: means of other sales differ by fractions. */
  wholeEuroShareMax: 0.2,
  /** Least changes for which that share is significant. */
  wholeEuroChangesMin: 5,
  /** Share of a modelled price from which a change is marked in the list of changes. */
  markedMove: 0.05,
} as const
