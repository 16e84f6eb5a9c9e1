import { type LawTable, lastDay, type Parameter, type Version } from './dated.ts'
import { plusDays } from './days.ts'

const isSameVersion = (before: Version<number>, after: Version<number>): boolean =>
  before.value === after.value && before.certainty === after.certainty && before.source === after.source

/**
 * One row of a table as a parameter with days of its own: versions with the same row are merged, and a
 * version without the row ends it. For tables whose rows change on different days.
 */
export const rowHistory = (table: Parameter<LawTable<number>>, key: string): Parameter<number> => {
  const versions: Version<number>[] = []
  for (const version of table.versions) {
    const value = Object.hasOwn(version.value, key) ? version.value[key] : undefined
    if (value === undefined) continue
    const until = lastDay(table, version)
    const row = { ...version, value, ...(until !== null && { until }) }
    const before = versions.at(-1)
    const isNext = before?.until !== undefined && plusDays(before.until, 1) === row.from
    if (before && isNext && isSameVersion(before, row)) versions[versions.length - 1] = { ...row, from: before.from }
    else versions.push(row)
  }
  return { ...table, versions }
}

/**
 * A row as `rowHistory`, of a table each of whose versions covers only the rows that it changes: a row that a version
 * repeats keeps the source and the certainty of the version that set it.
 */
export const rowAsSet = (table: Parameter<LawTable<number>>, key: string): Parameter<number> => {
  const versions = table.versions
    .filter(({ value }, index, all) => value[key] !== all[index - 1]?.value[key])
    .map(version => ({ ...version }))
  return rowHistory({ ...table, versions }, key)
}
