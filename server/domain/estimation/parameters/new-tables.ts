/** Beyond these, new tables of prices are not taken over before a person has looked at them. */
export const newTables = {
  id: 'estimation.newTables',
  checkedOn: '2026-11-23',
  source:
    'judgement (server/data/README.md, Refreshing); on the files of 2014 to 2025 a new one moves a modelled price by at most 4.8 %',
  /** Largest share by which a price may move. */
  moveMax: 0.25,
  /** Share of the changes that may be whole euros: means of other sales differ by fractions. */
  wholeEuroShareMax: 0.2,
  /** Changes below which that share says nothing. */
  wholeEuroChangesMin: 5,
  /** Share of a modelled price from which a change is marked in the list of changes. */
  markedMove: 0.05,
} as const
