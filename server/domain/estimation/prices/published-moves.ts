import { newTables } from '../parameters/new-tables.ts'
import type { CommuneYear } from './history.ts'
import type { PricePaths } from './price-paths.ts'

/** A published mean of a new file beside what the present tables say of the same place. */
export interface PublishedMove {
  row: CommuneYear
  segment: 'existing' | 'newBuild'
  /** EUR per m². */
  from: number
  to: number
}

/** Sales of a segment that stand in the tables for a year, or the newest before it. */
const lastMean = (
  history: readonly CommuneYear[],
  { commune, year }: CommuneYear,
  segment: PublishedMove['segment'],
): number | undefined =>
  history
    .filter(row => row.commune === commune && row.year <= year && row[segment].meanM2 !== undefined)
    .reduce<CommuneYear | undefined>((last, row) => (last && last.year > row.year ? last : row), undefined)?.[segment]
    .meanM2

/**
 * The published means of a new file that are further from the present tables than a price may move: existing apartments from
 * their modelled price of that year, or of the newest year; new builds from their last published mean.
 */
export const largeMoves = (
  rows: readonly CommuneYear[],
  { history, paths }: { history: readonly CommuneYear[]; paths: PricePaths },
): PublishedMove[] =>
  rows.flatMap(row => {
    const path = paths.get(row.commune)
    const modelled = path?.get(row.year) ?? [...(path?.values() ?? [])].at(-1)
    const moves = [
      { segment: 'existing', from: modelled?.priceM2, to: row.existing.meanM2 },
      { segment: 'newBuild', from: lastMean(history, row, 'newBuild'), to: row.newBuild.meanM2 },
    ] as const
    return moves.flatMap(({ segment, from, to }): PublishedMove[] =>
      from !== undefined && to !== undefined && Math.abs(to / from - 1) > newTables.moveMax
        ? [{ row, segment, from, to }]
        : [],
    )
  })

const isWhole = (euros: number): boolean => Math.abs(euros - Math.round(euros)) < 0.0005

/**
 * The means that differ by whole euros from those they replace, of all that differ, where more of them do than means of
 * other sales would; undefined where they are few. Means that were rounded to euros say nothing and do not count.
 */
export const wholeEuroChanges = (
  rows: readonly CommuneYear[],
  history: readonly CommuneYear[],
): { whole: PublishedMove[]; of: number } | undefined => {
  const changes = rows.flatMap(row =>
    (['existing', 'newBuild'] as const).flatMap((segment): PublishedMove[] => {
      const [from, to] = [lastMean(history, row, segment), row[segment].meanM2]
      return from === undefined || to === undefined || from === to || isWhole(from) ? [] : [{ row, segment, from, to }]
    }),
  )
  const whole = changes.filter(({ from, to }) => isWhole(to - from))
  const isMany = whole.length > newTables.wholeEuroShareMax * changes.length
  return changes.length >= newTables.wholeEuroChangesMin && isMany ? { whole, of: changes.length } : undefined
}
