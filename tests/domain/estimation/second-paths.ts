import type { Matrix } from './matrices.ts'
import { knots } from './second-days.ts'
import { type Follower, followersOf, nationalMean, nationalSpread } from './second-system.ts'

/**
 * Paths of prices drawn from everything that is known: the nation, then each canton as it follows the nation, then each
 * municipality as it follows its canton. So places share what they share. Nothing here is imported from the code under test.
 */

const dot = (row: ArrayLike<number>, vector: ArrayLike<number>, length: number): number => {
  let sum = 0
  for (let at = 0; at < length; at += 1) sum += (row[at] ?? 0) * (vector[at] ?? 0)
  return sum
}

/** Lower factor of a positive definite matrix, row by row; a pivot that rounding made negative counts as none. */
const factorOf = (matrix: Matrix): Float64Array[] => {
  const rows: Float64Array[] = []
  for (const [r, row] of matrix.entries()) {
    const own = new Float64Array(row.length)
    for (const [c, other] of rows.entries()) own[c] = ((row[c] ?? 0) - dot(own, other, c)) / (other[c] ?? Number.NaN)
    own[r] = Math.sqrt(Math.max(0, (row[r] ?? 0) - dot(own, own, r)))
    rows.push(own)
  }
  return rows
}

/** Draws a path around a mean. */
const createDrawer = (spread: Matrix, normal: () => number) => {
  const factor = factorOf(spread)
  return (mean: (knot: number) => number): Float64Array => {
    const noise = Float64Array.from({ length: knots }, normal)
    return Float64Array.from(factor, (row, knot) => mean(knot) + dot(row, noise, knot + 1))
  }
}

const createFollowerDrawer = ({ own, kept, spread }: Follower, normal: () => number) => {
  const [draw, rows] = [createDrawer(spread, normal), kept.map(row => Float64Array.from(row))]
  return (above: Float64Array): Float64Array => draw(knot => (own[knot] ?? 0) + dot(rows[knot] ?? [], above, knots))
}

/** Makes the drawer of paths of some municipalities together, by normal figures: logarithms of prices from 6000, by name and knot. */
export const createPathDrawer = (
  names: readonly string[],
  normal: () => number,
): (() => ReadonlyMap<string, Float64Array>) => {
  const nation = createDrawer(nationalSpread, normal)
  const cantons = new Map<string, ReturnType<typeof createFollowerDrawer>>()
  const communes = names.map(name => {
    const { canton, ofNation, ofCanton } = followersOf(name)
    if (!cantons.has(canton)) cantons.set(canton, createFollowerDrawer(ofNation, normal))
    return { name, canton, draw: createFollowerDrawer(ofCanton, normal) }
  })
  return () => {
    const top = nation(knot => nationalMean[knot] ?? 0)
    const drawn = new Map([...cantons].map(([canton, draw]) => [canton, draw(top)] as const))
    return new Map(communes.map(({ name, canton, draw }) => [name, draw(drawn.get(canton) ?? top)] as const))
  }
}
