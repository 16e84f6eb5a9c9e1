import { exp } from '../../core/exponentials.ts'
import { newTables } from '../parameters/new-tables.ts'
import type { CommuneYear } from './history.ts'
import type { NationalIndex } from './national-index.ts'
import type { PricePaths } from './price-paths.ts'

/** A published mean of a new file, compared with the present tables for the same place. */
export interface PublishedMove {
  row: CommuneYear
  segment: 'existing' | 'newBuild'
  /** EUR per m². */
  from: number
  to: number
}

/** The mean of a segment in the tables for a year, or the newest before it. */
const lastMean = (
  history: readonly CommuneYear[],
  { commune, year }: CommuneYear,
  segment: PublishedMove['segment'],
): { year: number; meanM2: number } | undefined =>
  history
    .filter(row => row.commune === commune && row.year <= year)
    .flatMap(row => {
      const { meanM2 } = row[segment]
      return meanM2 === undefined ? [] : [{ year: row.year, meanM2 }]
    })
    .sort((a, b) => a.year - b.year)
    .at(-1)

/** The value of a year, or of the newest available one. */
const ofYear = <T>(values: ReadonlyMap<number, T> | undefined, year: number): T | undefined =>
  values?.get(year) ?? [...(values?.values() ?? [])].at(-1)

/**
 * The published means of a new file that are further from the present tables than a price may move: existing apartments from
 * their modelled price of that year, new builds from their last published mean, carried to that year by the national index;
 * after the newest year of the tables, from that of the newest.
 */
export const largeMoves = (
  rows: readonly CommuneYear[],
  { history, paths, index }: { history: readonly CommuneYear[]; paths: PricePaths; index: NationalIndex },
): PublishedMove[] =>
  rows.flatMap(row => {
    const last = lastMean(history, row, 'newBuild')
    const carried = (ofYear(index, row.year) ?? 0) - (ofYear(index, last?.year ?? row.year) ?? 0)
    const moves = [
      { segment: 'existing', from: ofYear(paths.get(row.commune), row.year)?.priceM2, to: row.existing.meanM2 },
      { segment: 'newBuild', from: last && last.meanM2 * exp(carried), to: row.newBuild.meanM2 },
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
  rows: readonly CommuneYear[],
  history: readonly CommuneYear[],
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
