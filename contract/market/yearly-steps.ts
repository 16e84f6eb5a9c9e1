/** Step of the price of a municipality beyond the index on 1 January, in percent; a test recomputes it. */
const [rmsPct, mostPct] = [1.6, 6.6]

/** Note on the yearly levels of municipalities, and their effect on prices around 1 January. */
export const yearlySteps = {
  rmsPct,
  mostPct,
  says: `Levels are yearly: on 1 January a municipality steps beyond the index (root mean square ${rmsPct} %, at most ${mostPct} %).`,
} as const
