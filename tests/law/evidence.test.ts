import { describe, expect, test } from 'vitest'
import { lawSourceTexts } from '#domain/law/evidence/index'
import { loadAllParameters } from '#server/commands/law-parameters'

const filed = await loadAllParameters()

const isDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) === day

/** Statutory versions of a country as `id day`, with what their source says. */
const statutoryOf = (country: string) =>
  filed
    .filter(one => one.country === country)
    .flatMap(({ parameter: { id, versions } }) =>
      versions
        .filter(({ certainty }) => certainty === 'statutory')
        .map(({ from, source }) => ({ key: `${id} ${from}`, source })),
    )

describe.each(Object.entries(lawSourceTexts))('%s', (country, rows) => {
  const proven = rows.flatMap(row => row.days.map(day => ({ key: `${row.id} ${day}`, row })))
  const statutory = statutoryOf(country)

  test('each statutory version has one row of evidence, and each row belongs to one', () => {
    expect(proven.map(({ key }) => key).sort()).toEqual(statutory.map(({ key }) => key).sort())
  })

  test('each statutory version names its article, the address of the act and the day of the text that was read', () => {
    const lacking = statutory.filter(
      ({ source: { article, url, textOf } }) => !/\d|annex|tabl|§/i.test(article) || !url || !textOf,
    )
    expect(lacking).toEqual([])
  })

  test('parameter and evidence name the same text', () => {
    const textOf = new Map(statutory.map(({ key, source }) => [key, source.textOf]))
    expect(proven.filter(({ key, row }) => textOf.get(key) !== row.textOf).map(({ key }) => key)).toEqual([])
  })

  test('each row says what was read, where, and by which commit where that is a mirror', () => {
    for (const { days, act, article, textOf, read, commit, says } of rows) {
      expect([days.length, act, article, says].every(Boolean)).toBe(true)
      expect(says.length).toBeLessThanOrEqual(200)
      expect(isDay(textOf)).toBe(true)
      expect(read).toMatch(/^(?:github\.com\/[\w.-]+\/[\w.-]+ \S+|[\w-]+(?:\.[\w-]+)+\/\S+)$/u)
      if (commit !== undefined) expect(commit).toMatch(/^[0-9a-f]{40}$/)
    }
  })
})

test('each country has its rows of evidence', () => {
  expect(Object.keys(lawSourceTexts).sort()).toEqual([...new Set(filed.map(({ country }) => country))].sort())
})

test('what no law sets is never called statutory', () => {
  const called = filed.filter(
    ({ parameter }) => parameter.kind && parameter.versions.some(({ certainty }) => certainty === 'statutory'),
  )
  expect(called.map(({ parameter }) => parameter.id)).toEqual([])
})
