import { exp } from '../../core/exponentials.ts'
import { newTables } from '../parameters/new-tables.ts'
import type { PriceTables } from '../price-tables.ts'
import { nationalSum } from './day-prices.ts'
import { type CommunePeriod, fileQuarters } from './history.ts'
import type { PricePaths } from './path-table.ts'
import type { KnotWeight } from './prior.ts'
import type { Quarter } from './quarters.ts'

/** A published mean of a new file, compared with the present tables for the same place. */
export interface PublishedMove {
  row: CommunePeriod
  segment: 'existing' | 'newBuild'
  /** EUR per m². */
  from: number
  to: number
}

/** The mean of a segment in the tables for the same twelve months, or the newest that begins before. */
const lastMean = (
  history: readonly CommunePeriod[],
  { commune, firstQuarter }: CommunePeriod,
  segment: PublishedMove['segment'],
): { firstQuarter: Quarter; meanM2: number } | undefined =>
  history
    .filter(row => row.commune === commune && row.firstQuarter <= firstQuarter)
    .flatMap(row => {
      const { meanM2 } = row[segment]
      return meanM2 === undefined ? [] : [{ firstQuarter: row.firstQuarter, meanM2 }]
    })
    .sort((a, b) => a.firstQuarter - b.firstQuarter)
    .at(-1)

/** Knots of the four quarters of a file with a weight each; none where the paths lack one of them. */
const fileKnots = ({ first, knots }: PricePaths, firstQuarter: Quarter, weight: number): KnotWeight[] => {
  const at = firstQuarter - first
  return at < 0 || at + fileQuarters > knots
    ? []
    : Array.from({ length: fileQuarters }, (_, quarter) => [at + quarter, weight / fileQuarters])
}

/** The modelled price of a municipality of today over the four quarters of a file; undefined for another name. */
const modelledMean = (
  { communes, paths }: Pick<PriceTables, 'communes' | 'paths'>,
  { commune, firstQuarter }: CommunePeriod,
): number | undefined => {
  const weights = fileKnots(paths, firstQuarter, 1)
  if (weights.length === 0 || !communes.some(({ name }) => name === commune)) return undefined
  const path = paths.logPricesOf(commune)
  return exp(weights.reduce((sum, [knot, weight]) => sum + weight * (path[knot] ?? 0), 0))
}

/** Movement of the nation between the means of two files, as a difference of logarithms. */
const movementBetween = (paths: PricePaths, from: Quarter, to: Quarter): number =>
  nationalSum(paths.national, [...fileKnots(paths, to, 1), ...fileKnots(paths, from, -1)]).mean

/**
 * The published means of a new file that are further from the present tables than a price may move: existing apartments from
 * their modelled price of the same four quarters, new builds from their last published mean, moved with the nation.
 */
export const largeMoves = (
  rows: readonly CommunePeriod[],
  tables: Pick<PriceTables, 'communes' | 'history' | 'paths'>,
): PublishedMove[] =>
  rows.flatMap(row => {
    const last = lastMean(tables.history, row, 'newBuild')
    const moves = [
      { segment: 'existing', from: modelledMean(tables, row), to: row.existing.meanM2 },
      {
        segment: 'newBuild',
        from: last && last.meanM2 * exp(movementBetween(tables.paths, last.firstQuarter, row.firstQuarter)),
        to: row.newBuild.meanM2,
      },
    ] as const
    return moves.flatMap(({ segment, from, to }): PublishedMove[] =>
      from !== undefined && to !== undefined && Math.abs(to / from - 1) > newTables.moveMax
        ? [{ row, segment, from, to }]
        : [],
    )
  })

const isWholeEuro = (euros: number): boolean => Math.abs(euros - Math.round(euros)) < 0.0005

/**
 * The means that differ by whole euros from those they replace, of all that differ, where more of them do than means of
 * other sales would; undefined where they are few. Means that were rounded to euros do not count.
 */
export const wholeEuroChanges = (
  rows: readonly CommunePeriod[],
  history: readonly CommunePeriod[],
): { whole: PublishedMove[]; of: number } | undefined => {
  const changes = rows.flatMap(row =>
    (['existing', 'newBuild'] as const).flatMap((segment): PublishedMove[] => {
      const [from, to] = [lastMean(history, row, segment)?.meanM2, row[segment].meanM2]
      return from === undefined || to === undefined || from === to || isWholeEuro(from)
        ? []
        : [{ row, segment, from, to }]
    }),
  )
  const whole = changes.filter(({ from, to }) => isWholeEuro(to - from))
  const isMany = whole.length > newTables.wholeEuroShareMax * changes.length
  return changes.length >= newTables.wholeEuroChangesMin && isMany ? { whole, of: changes.length } : undefined
}
