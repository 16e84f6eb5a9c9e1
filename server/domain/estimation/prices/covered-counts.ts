import { type CommunePeriod, fileQuarters } from './history.ts'

/** Segments of a file, each with its own count of sales. */
type Segment = 'existing' | 'newBuild'

/** Count of twelve months that is larger than those of two files which together have all of these months. */
export interface ExcessCount {
  segment: Segment
  /** Twelve months between the two files. */
  within: CommunePeriod
  /** File that begins before, and file that ends after. */
  around: readonly [CommunePeriod, CommunePeriod]
  sales: number
  /** Sales of both files together: at least those of the months between them. */
  most: number
}

/** Files of one place that together cover four quarters: one begins before them, the other ends after. */
const findCovers = (
  { firstQuarter }: CommunePeriod,
  rows: readonly CommunePeriod[],
): (readonly [CommunePeriod, CommunePeriod])[] => {
  const near = rows.filter(row => Math.abs(row.firstQuarter - firstQuarter) < fileQuarters)
  const later = near.filter(row => row.firstQuarter > firstQuarter)
  return near
    .filter(row => row.firstQuarter < firstQuarter)
    .flatMap(before =>
      later
        .filter(after => after.firstQuarter - before.firstQuarter <= fileQuarters)
        .map(after => [before, after] as const),
    )
}

const findExcess = (within: CommunePeriod, rows: readonly CommunePeriod[], segment: Segment): ExcessCount[] => {
  const { sales } = within[segment]
  if (sales === undefined) return []
  return findCovers(within, rows).flatMap(around => {
    const [before, after] = around.map(row => row[segment].sales)
    if (before === undefined || after === undefined || sales <= before + after) return []
    return [{ segment, within, around, sales, most: before + after }]
  })
}

/**
 * Counts that contradict each other, in tables with new rows: a sale of four quarters is in one of two files that cover
 * them, so that both together have at least as many sales.
 * @param fresh new rows; counts among the others alone are not compared.
 * @param others rows of the tables that the new ones do not replace.
 */
export const excessCounts = (fresh: readonly CommunePeriod[], others: readonly CommunePeriod[]): ExcessCount[] => {
  const byPlace = new Map<string, CommunePeriod[]>()
  for (const row of [...others, ...fresh]) byPlace.set(row.commune, [...(byPlace.get(row.commune) ?? []), row])
  const isFresh = new Set(fresh)
  return [...new Set(fresh.map(({ commune }) => commune))].flatMap(commune => {
    const rows = byPlace.get(commune) ?? []
    return rows
      .flatMap(row => (['existing', 'newBuild'] as const).flatMap(segment => findExcess(row, rows, segment)))
      .filter(({ within, around }) => [within, ...around].some(row => isFresh.has(row)))
  })
}
