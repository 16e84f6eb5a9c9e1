import { type CommunePeriod, fileStarts, type SalesOfPeriod } from '#domain/estimation/prices/history'
import type { Quarter } from '#domain/estimation/prices/quarters'
import { packNumbers, unpackNumbers } from './packed-numbers.ts'

/** Files of one segment, column by column: similar numbers compress better together. */
interface PackedSegment {
  /** Registered sales, as differences; −1 stands for a count that is not known. */
  sales: string
  /** Differences from the usual set of figures, as bits. */
  figures: string
  /** Published means, as differences. */
  means: string
  /** Differences of the range ends from the usual share of the mean. */
  lows: string
  highs: string
}

/** Compact price history, for small bundles. */
export interface PackedHistory {
  /** First quarters of the files. */
  starts: readonly Quarter[]
  /** Municipalities, each with its files as a bit set, the first file in the lowest bit. */
  communes: readonly (readonly [commune: string, files: number])[]
  existing: PackedSegment
  newBuild: PackedSegment
}

const [mean, low, high] = [1, 2, 4]

/** Stands for a count that a file does not tell. */
const unknownCount = -1

/** Usual figures: published from ten sales on. */
const getUsualFigures = (sales = unknownCount): number => (sales < 10 ? 0 : mean | low | high)

const estimateLow = (meanM2 = 0): number => Math.round(meanM2 * 0.75)
const estimateHigh = (meanM2 = 0): number => Math.round(meanM2 * 1.25)

const diffNumbers = (numbers: readonly number[]): number[] =>
  numbers.map((number, at) => number - (numbers[at - 1] ?? 0))

const sumDifferences = (numbers: readonly number[]): number[] => {
  let sum = 0
  return numbers.map(step => {
    sum += step
    return sum
  })
}

const encodeFigures = ({ sales, meanM2, lowM2, highM2 }: SalesOfPeriod): number =>
  ((meanM2 === undefined ? 0 : mean) | (lowM2 === undefined ? 0 : low) | (highM2 === undefined ? 0 : high)) ^
  getUsualFigures(sales)

const packSegment = (years: readonly SalesOfPeriod[]): PackedSegment => ({
  sales: packNumbers(diffNumbers(years.map(({ sales = unknownCount }) => sales))),
  figures: packNumbers(years.map(encodeFigures)),
  means: packNumbers(diffNumbers(years.flatMap(({ meanM2 }) => meanM2 ?? []))),
  lows: packNumbers(years.flatMap(({ meanM2, lowM2 }) => (lowM2 === undefined ? [] : lowM2 - estimateLow(meanM2)))),
  highs: packNumbers(
    years.flatMap(({ meanM2, highM2 }) => (highM2 === undefined ? [] : highM2 - estimateHigh(meanM2))),
  ),
})

const unpackSegment = (packed: PackedSegment): SalesOfPeriod[] => {
  const [figures, lows, highs] = [packed.figures, packed.lows, packed.highs].map(text => unpackNumbers(text).values())
  const means = sumDifferences(unpackNumbers(packed.means)).values()
  const next = (numbers: Iterator<number> | undefined): number => numbers?.next().value ?? 0
  return sumDifferences(unpackNumbers(packed.sales)).map(sales => {
    const has = next(figures) ^ getUsualFigures(sales)
    const meanM2 = has & mean ? next(means) : undefined
    return {
      ...(sales !== unknownCount && { sales }),
      ...(meanM2 !== undefined && { meanM2 }),
      ...(has & low && { lowM2: next(lows) + estimateLow(meanM2) }),
      ...(has & high && { highM2: next(highs) + estimateHigh(meanM2) }),
    }
  })
}

/** Packs a history whose rows are ordered by municipality and first quarter, as the tables are. */
export const packHistory = (rows: readonly CommunePeriod[]): PackedHistory => {
  const starts = fileStarts(rows)
  const sets = new Map<string, number>()
  for (const { commune, firstQuarter } of rows)
    sets.set(commune, (sets.get(commune) ?? 0) | (1 << starts.indexOf(firstQuarter)))
  return {
    starts,
    communes: [...sets],
    existing: packSegment(rows.map(({ existing }) => existing)),
    newBuild: packSegment(rows.map(({ newBuild }) => newBuild)),
  }
}

/** Rows of a packed history. */
export const unpackHistory = ({ starts, communes, ...packed }: PackedHistory): CommunePeriod[] => {
  const [existing, newBuild] = [unpackSegment(packed.existing), unpackSegment(packed.newBuild)]
  return communes
    .flatMap(([commune, set]) =>
      starts.filter((_, at) => set & (1 << at)).map(firstQuarter => ({ commune, firstQuarter })),
    )
    .map((row, at) => ({ ...row, existing: existing[at] ?? {}, newBuild: newBuild[at] ?? {} }))
}
