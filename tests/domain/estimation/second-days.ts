/** Quarters counted from 2013-Q4, which is 0. */
export const knotOf = (quarter: string): number => (Number(quarter.slice(0, 4)) - 2013) * 4 + Number(quarter[6]) - 4

/** Number of quarters whose prices are reckoned. */
export const knots = knotOf('2028-Q2') + 1

const millisOfDay = 86_400_000

/** Milliseconds at the middle of a quarter, by its knot. */
const middle = (knot: number): number => {
  const start = (quarter: number): number => new Date(Date.UTC(2013, 9 + 3 * quarter, 1)).getTime()
  return (start(knot) + start(knot + 1)) / 2
}

const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** Weights of the knots on a day. */
export const weightsOn = (day: string): number[] => {
  const at = noon(day)
  const weights = new Array<number>(knots).fill(0)
  for (let knot = 0; knot + 1 < knots; knot += 1) {
    const [from, to] = [middle(knot), middle(knot + 1)]
    if (at < from || at >= to) continue
    weights[knot] = (to - at) / (to - from)
    weights[knot + 1] = (at - from) / (to - from)
  }
  return weights
}

/** Years from the middle of a file, between the middles of its second and third quarter, to a day. */
export const yearsFrom = (file: number, day: string): number =>
  (noon(day) - (middle(file + 1) + middle(file + 2)) / 2) / (365.25 * millisOfDay)
