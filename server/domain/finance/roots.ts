/** A function of one number. */
export type Curve = (x: number) => number

/** Enough halvings to bring any bracket of doubles to its last digit. */
const halvingsMax = 200

/** The root of a curve between two points of opposite sign, to the last digit of a double. */
export const bisect = (curve: Curve, from: number, to: number): number => {
  const sign = Math.sign(curve(from))
  let [low, high] = [from, to]
  for (let halving = 0; halving < halvingsMax; halving += 1) {
    const middle = (low + high) / 2
    const value = curve(middle)
    if (value === 0 || middle === low || middle === high) return middle
    if (Math.sign(value) === sign) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * The root of a curve that has exactly one: searched from 0 outwards in doubling steps, between two bounds.
 * Undefined when it is outside them.
 */
export const onlyRoot = (curve: Curve, lowest: number, highest: number): number | undefined => {
  const atZero = curve(0)
  if (atZero === 0) return 0
  for (let step = 0.1, below = 0, above = 0; below > lowest || above < highest; step *= 2) {
    const [lower, upper] = [Math.max(below - step, lowest), Math.min(above + step, highest)]
    if (Math.sign(curve(lower)) !== Math.sign(atZero)) return bisect(curve, lower, below)
    if (Math.sign(curve(upper)) !== Math.sign(atZero)) return bisect(curve, above, upper)
    below = lower
    above = upper
  }
  return undefined
}

/** Tolerance at which a curve of magnitude 1 counts as touching 0. */
const touchTolerance = 1e-12

/** The share of an interval that a golden section keeps. */
const goldenSection = (Math.sqrt(5) - 1) / 2

/** Halvings of a golden section down to half the digits of a double, beyond which a minimum is flat. */
const sectionsMax = 60

/** The lowest point of a curve with one minimum between two points. */
const minimumBetween = (curve: Curve, from: number, to: number): number => {
  let [low, high] = [from, to]
  for (let section = 0; section < sectionsMax; section += 1) {
    const width = (high - low) * goldenSection
    if (curve(high - width) <= curve(low + width)) high = low + width
    else low = high - width
  }
  return (low + high) / 2
}

/** The roots near a minimum close to 0, without a change of sign: two, one that touches, or none. */
const rootsNearMinimum = (curve: Curve, from: number, to: number): number[] => {
  const sign = Math.sign(curve(from))
  const bottom = minimumBetween(x => curve(x) * sign, from, to)
  const depth = curve(bottom) * sign
  if (Math.abs(depth) <= touchTolerance) return [bottom]
  return depth < 0 ? [bisect(curve, from, bottom), bisect(curve, bottom, to)] : []
}

/** Points of a scan; at least 2 000 keep roots apart that differ by half a percent. */
const points = 2400

/** Every root of a curve between two bounds, lowest first, also where it touches 0 without crossing it. */
export const rootsBetween = (curve: Curve, from: number, to: number): number[] => {
  const xs = Array.from({ length: points + 1 }, (_, index) => from + ((to - from) * index) / points)
  const ys = xs.map(curve)
  const at = (index: number): [x: number, y: number] => [xs[index] ?? to, ys[index] ?? 0]
  const roots: number[] = []
  for (let index = 0; index <= points; index += 1) {
    const [x, y] = at(index)
    if (y === 0) {
      roots.push(x)
      continue
    }
    if (index === 0) continue
    const [before, yBefore] = at(index - 1)
    if (yBefore * y < 0) roots.push(bisect(curve, before, x))
    const [after, yAfter] = at(index + 1)
    const isDip = index < points && yBefore * y > 0 && yAfter * y > 0 && isLow(yBefore, y, yAfter)
    if (isDip) roots.push(...rootsNearMinimum(curve, before, after))
  }
  return roots
}

const isLow = (before: number, here: number, after: number): boolean =>
  Math.abs(here) <= Math.abs(before) && Math.abs(here) < Math.abs(after)
