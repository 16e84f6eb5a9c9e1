import type { CommuneYear, SalesOfYear } from '#domain/estimation/prices/history'
import { packedNumbers, unpackedNumbers } from './packed-numbers.ts'

/** The years of one segment, each kind of number by itself: what is alike stands together. */
export interface PackedSegment {
  /** Registered sales, each as the step from those before. */
  sales: string
  /** Which figures there are against those that are usual, as bits. */
  figures: string
  /** Published means, each as the step from the one before. */
  means: string
  /** Ends of the ranges, by what they differ from the usual part of the mean. */
  lows: string
  highs: string
}

/** The price history in few characters, so that a bundle which holds it is small. */
export interface PackedHistory {
  /** The first year of the tables. */
  first: number
  /** Each municipality with its years as a set of bits, the first year in the lowest. */
  communes: readonly (readonly [commune: string, years: number])[]
  existing: PackedSegment
  newBuild: PackedSegment
}

const [mean, low, high] = [1, 2, 4]

/** Figures are published from ten sales on. */
const usual = (sales: number): number => (sales < 10 ? 0 : mean | low | high)

const lowOf = (meanM2 = 0): number => Math.round(meanM2 * 0.75)
const highOf = (meanM2 = 0): number => Math.round(meanM2 * 1.25)

const steps = (numbers: readonly number[]): number[] => numbers.map((number, at) => number - (numbers[at - 1] ?? 0))

const sums = (numbers: readonly number[]): number[] => {
  let sum = 0
  return numbers.map(step => {
    sum += step
    return sum
  })
}

const figuresOf = ({ sales, meanM2, lowM2, highM2 }: SalesOfYear): number =>
  ((meanM2 === undefined ? 0 : mean) | (lowM2 === undefined ? 0 : low) | (highM2 === undefined ? 0 : high)) ^
  usual(sales)

const packedSegment = (years: readonly SalesOfYear[]): PackedSegment => ({
  sales: packedNumbers(steps(years.map(({ sales }) => sales))),
  figures: packedNumbers(years.map(figuresOf)),
  means: packedNumbers(steps(years.flatMap(({ meanM2 }) => meanM2 ?? []))),
  lows: packedNumbers(years.flatMap(({ meanM2, lowM2 }) => (lowM2 === undefined ? [] : lowM2 - lowOf(meanM2)))),
  highs: packedNumbers(years.flatMap(({ meanM2, highM2 }) => (highM2 === undefined ? [] : highM2 - highOf(meanM2)))),
})

const unpackedSegment = (packed: PackedSegment): SalesOfYear[] => {
  const [figures, lows, highs] = [packed.figures, packed.lows, packed.highs].map(text => unpackedNumbers(text).values())
  const means = sums(unpackedNumbers(packed.means)).values()
  const next = (numbers: Iterator<number> | undefined): number => numbers?.next().value ?? 0
  return sums(unpackedNumbers(packed.sales)).map(sales => {
    const has = next(figures) ^ usual(sales)
    const meanM2 = has & mean ? next(means) : undefined
    return {
      sales,
      ...(meanM2 !== undefined && { meanM2 }),
      ...(has & low && { lowM2: next(lows) + lowOf(meanM2) }),
      ...(has & high && { highM2: next(highs) + highOf(meanM2) }),
    }
  })
}

/** Packs a history whose rows are in the order of municipalities and years, as the tables are. */
export const packedHistory = (rows: readonly CommuneYear[]): PackedHistory => {
  const first = Math.min(...rows.map(({ year }) => year))
  const sets = new Map<string, number>()
  for (const { commune, year } of rows) sets.set(commune, (sets.get(commune) ?? 0) | (1 << (year - first)))
  return {
    first,
    communes: [...sets],
    existing: packedSegment(rows.map(({ existing }) => existing)),
    newBuild: packedSegment(rows.map(({ newBuild }) => newBuild)),
  }
}

const yearsOf = (set: number, first: number): number[] =>
  Array.from({ length: 31 }, (_, at) => (set & (1 << at) ? [first + at] : [])).flat()

/** The rows of a packed history, as they were. */
export const unpackedHistory = ({ first, communes, ...packed }: PackedHistory): CommuneYear[] => {
  const [existing, newBuild] = [unpackedSegment(packed.existing), unpackedSegment(packed.newBuild)]
  return communes
    .flatMap(([commune, set]) => yearsOf(set, first).map(year => ({ commune, year })))
    .map((row, at) => ({ ...row, existing: existing[at] ?? { sales: 0 }, newBuild: newBuild[at] ?? { sales: 0 } }))
}
