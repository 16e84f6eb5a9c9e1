import { describe, expect, test } from 'vitest'
import { LawReference } from '#contract/shared/law'
import { lastDay, type Parameter, type Version } from '#domain/core/dated'
import { plusDays } from '#domain/core/days'
import { printedValue } from '#domain/core/law-value'
import { everyParameter } from '#server/commands/law-parameters'

const filed = await everyParameter()

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

const each = describe.each(
  filed.map(({ parameter, country, file }) => [parameter.id, { parameter, country, file }] as const),
)

test('a country counts as checked on a day only when all its parameters were', async () => {
  for (const country of new Set(filed.map(one => one.country))) {
    const stated: { lastCheckedOn?: string; coverage?: { checkedOn: string } } = await import(
      `../../server/domain/law/${country}/parameters/coverage.ts`
    )
    const day = stated.lastCheckedOn ?? stated.coverage?.checkedOn ?? ''
    const older = filed.filter(one => one.country === country && one.parameter.checkedOn < day)
    expect([country, day, older.map(({ parameter }) => parameter.id)]).toEqual([
      country,
      expect.stringMatching(/^20/),
      [],
    ])
  }
})

test('no two parameters have the same id', () => {
  const ids = filed.map(({ parameter: { id } }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

each('%s', (_id, { parameter, country }) => {
  const { versions } = parameter

  test('begins with its country, and is printed as the contract allows', () => {
    expect(parameter.id.split('.')[0]).toBe(country)
    for (const version of versions) {
      const [key] =
        typeof version.value === 'object' && !Array.isArray(version.value) ? Object.keys(version.value ?? {}) : []
      const { title, article, url } = version.source
      const printed: LawReference = {
        id: parameter.id,
        says: version.description ?? parameter.description,
        unit: parameter.unit,
        value: printedValue(version.value, parameter, key === undefined ? [] : [key]),
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
  })

  test('has real days, oldest first, without overlap, and no gap without a note', () => {
    expect(versions.length).toBeGreaterThan(0)
    for (const { from, until } of versions) {
      expect(isDay(from)).toBe(true)
      if (until !== undefined) expect(isDay(until) && from <= until).toBe(true)
    }
    const meeting = (before: Version<unknown>, after: Version<unknown>): void => {
      expect(before.from < after.from).toBe(true)
      if (before.until === undefined) return
      expect(before.until < after.from).toBe(true)
      if (plusDays(before.until, 1) !== after.from) expect(after.note ?? before.note).toBeDefined()
    }
    for (const [index, after] of versions.slice(1).entries()) meeting(versions[index] as Version<unknown>, after)
    expect(isDay(parameter.checkedOn)).toBe(true)
  })

  test('names a source for every version', () => {
    for (const { source } of versions) expect([source.title.trim(), source.article.trim()]).not.toContain('')
  })

  test('holds finite numbers, and rates between 0 and 1', () => {
    for (const { value } of versions) {
      expect(numbers(value).filter(number => !Number.isFinite(number))).toEqual([])
      expect(rates(parameter, value).filter(rate => typeof rate !== 'number' || rate < 0 || rate > 1)).toEqual([])
    }
  })

  test('holds limits that rise, the open one last', () => {
    for (const rows of versions.flatMap(({ value }) => lists(value)))
      for (const name of ['upTo', 'from'] as const) {
        const limits = rows.flatMap(row => (name in row ? [row[name]] : []))
        const asNumbers = limits.map(limit => (limit === null ? Number.POSITIVE_INFINITY : Number(limit)))
        expect(asNumbers).toEqual([...asNumbers].sort((a, b) => a - b))
        expect(new Set(asNumbers).size).toBe(asNumbers.length)
      }
  })
})
