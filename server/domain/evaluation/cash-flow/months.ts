/** A figure for each month of the calculation. */
export type Months = Float64Array

/** Adds a figure per month to the months from one position to another, partial months pro rata. */
export const spreadOverMonths = (target: Months, from: number, to: number, perMonth: number): void => {
  const end = Math.min(to, target.length)
  for (let month = Math.max(Math.floor(from), 0); month < end; month += 1) {
    const part = Math.min(month + 1, end) - Math.max(month, from)
    target[month] = (target[month] ?? 0) + perMonth * part
  }
}

/** Adds other months to these, each to its own. */
export const addTo = (target: Months, others: Months, times = 1): void => {
  for (let month = 0; month < target.length; month += 1) {
    target[month] = (target[month] ?? 0) + (others[month] ?? 0) * times
  }
}

/** A figure for each month, computed by a function. */
export const monthly = (count: number, rule: (month: number) => number): Months =>
  Float64Array.from({ length: count }, (_, month) => rule(month))

/** Sums of consecutive buckets of `size` months; the last bucket is complete. */
export const bucketSums = (months: Months, size: number): number[] => {
  const sums: number[] = []
  for (let from = 0; from + size <= months.length; from += size) {
    let sum = 0
    for (let month = from; month < from + size; month += 1) sum += months[month] ?? 0
    sums.push(sum)
  }
  return sums
}
