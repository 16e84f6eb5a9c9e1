import { expect } from 'vitest'
import { LawReference } from '#contract/shared/law'
import { lastDay, type Parameter, type Version } from '#domain/core/dated'
import { plusDays } from '#domain/core/days'
import { printableValue } from '#domain/core/law-value'

type Row = Record<string, unknown>

/** All tables and numbers inside a value, whatever its shape. */
const lists = (value: unknown): Row[][] => {
  if (Array.isArray(value)) return value.every(row => typeof row === 'object') ? [value as Row[]] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(lists) : []
}

const numbers = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbers) : []
}

/** Rates, whether the value itself is a fraction or a row holds one. */
const rates = ({ unit }: Parameter<unknown>, value: unknown): unknown[] => [
  ...(unit === 'fraction' ? numbers(value) : []),
  ...lists(value).flatMap(rows => rows.flatMap(({ rate }) => (rate === undefined ? [] : [rate]))),
]

const isDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && plusDays(day, 0) === day

/** Begins with its country, and is printed as the contract allows. */
export const expectPrinted = (parameter: Parameter<unknown>, country: string): void => {
  expect(parameter.id.split('.')[0]).toBe(country)
  for (const version of parameter.versions) {
    const [key] =
      typeof version.value === 'object' && !Array.isArray(version.value) ? Object.keys(version.value ?? {}) : []
    const { title, article, url } = version.source
    const printed: LawReference = {
      id: parameter.id,
      says: version.description ?? parameter.description,
      unit: parameter.unit,
      value: printableValue(version.value, parameter, key === undefined ? [] : [key]),
      from: version.from,
      until: lastDay(parameter, version),
      title,
      article,
      ...(url !== undefined && { url }),
      certainty: version.certainty,
      checkedOn: parameter.checkedOn,
      ...(version.note !== undefined && { note: version.note }),
    }
    expect(() => LawReference.parse(printed)).not.toThrow()
  }
}

const expectMeeting = (before: Version<unknown>, after: Version<unknown>): void => {
  expect(before.from < after.from).toBe(true)
  if (before.until === undefined) return
  expect(before.until < after.from).toBe(true)
  if (plusDays(before.until, 1) !== after.from) expect(after.note ?? before.note).toBeDefined()
}

/** Has real days, oldest first, without overlap, and no gap without a note. */
export const expectOrder = ({ versions, checkedOn }: Parameter<unknown>): void => {
  expect(versions.length).toBeGreaterThan(0)
  for (const { from, until } of versions) {
    expect(isDay(from)).toBe(true)
    if (until !== undefined) expect(isDay(until) && from <= until).toBe(true)
  }
  for (const [index, after] of versions.slice(1).entries()) expectMeeting(versions[index] as Version<unknown>, after)
  expect(isDay(checkedOn)).toBe(true)
}

/** Names a source for every version. */
export const expectSources = ({ versions }: Parameter<unknown>): void => {
  for (const { source } of versions) expect([source.title.trim(), source.article.trim()]).not.toContain('')
}

const expectRising = (rows: readonly Row[]): void => {
  for (const name of ['upTo', 'from'] as const) {
    const limits = rows.flatMap(row => (name in row ? [row[name]] : []))
    const asNumbers = limits.map(limit => (limit === null ? Number.POSITIVE_INFINITY : Number(limit)))
    expect(asNumbers).toEqual([...asNumbers].sort((a, b) => a - b))
    expect(new Set(asNumbers).size).toBe(asNumbers.length)
  }
}

/** Holds finite numbers, rates between 0 and 1, and limits that rise, the open one last. */
export const expectFigures = (parameter: Parameter<unknown>): void => {
  for (const { value } of parameter.versions) {
    expect(numbers(value).filter(number => !Number.isFinite(number))).toEqual([])
    expect(rates(parameter, value).filter(rate => typeof rate !== 'number' || rate < 0 || rate > 1)).toEqual([])
    for (const rows of lists(value)) expectRising(rows)
  }
}
