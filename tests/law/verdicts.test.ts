import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Version } from '#domain/core/dated'
import { loadAllParameters } from '#server/commands/law-parameters'
import type { Verdict } from './verdict.ts'

const here = fileURLToPath(new URL('./', import.meta.url))

const tables = await Promise.all(
  globSync('verdicts-*.ts', { cwd: here })
    .sort()
    .map(async file => {
      const { verdicts }: { verdicts: readonly Verdict[] } = await import(`${here}${file}`)
      return { file, verdicts }
    }),
)
const verdicts = tables.flatMap(table => table.verdicts)

const filed = await loadAllParameters()
const parameterOf = new Map(filed.map(({ parameter }) => [parameter.id, parameter]))

/** Everything that a version says of where it was read. */
const sourceOf = ({ source: { title, article, url = '', textOf }, note = '' }: Version<unknown>): string =>
  [title, textOf ? `${article}, text of ${textOf}` : article, url, note].join(' | ')

/** The day of the reading; a later check of a parameter moves its own day on. */
const readOn = '2026-11-22'

const instant = (day = ''): number => Date.parse(day)

const each = describe.each(verdicts.map(verdict => [`${verdict.id} from ${verdict.from}`, verdict] as const))

test('no table of verdicts is empty, and none judges a version twice', () => {
  for (const table of tables) expect(table.verdicts.length, table.file).toBeGreaterThan(50)
  const keys = verdicts.map(({ id, from }) => `${id} ${from}`)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

each('%s', (_key, { id, from, certainty, source, outcome }) => {
  const parameter = parameterOf.get(id)
  const version = parameter?.versions.find(one => one.from === from)

  test(`has its source, ${certainty}`, () => {
    expect(parameter, `${id} is no parameter`).toBeDefined()
    expect(version, `${id} has versions from ${parameter?.versions.map(one => one.from)}`).toBeDefined()
    expect(version?.certainty).toBe(certainty)
    expect(version && sourceOf(version)).toContain(source)
  })

  test('was checked on the day of the reading, or later, where a text was found', () => {
    if (outcome !== 'open') expect(instant(parameter?.checkedOn)).toBeGreaterThanOrEqual(instant(readOn))
  })
})

const count = (countries: readonly string[] | undefined, certainty?: Verdict['certainty']): number =>
  filed
    .filter(({ country }) => countries?.includes(country) ?? true)
    .flatMap(({ parameter }) => parameter.versions)
    .filter(version => certainty === undefined || version.certainty === certainty).length

test('of Luxembourg, France, Germany, Belgium and the Netherlands at least 93 versions are statutory, 6 unverified', () => {
  const countries = ['lu', 'fr', 'de', 'be', 'nl']
  expect(count(countries, 'statutory')).toBeGreaterThanOrEqual(93)
  expect(count(countries, 'unverified')).toBeLessThanOrEqual(6)
})

// The reading counts 180 of 460, 39 %.
test('of all countries at least 180 versions and 39 % are statutory, and fewer than one in twenty is unverified', () => {
  expect(count(undefined, 'statutory')).toBeGreaterThanOrEqual(Math.max(180, 0.39 * count(undefined)))
  expect(count(undefined, 'unverified')).toBeLessThan(count(undefined) / 20)
})

test('a version that was read in an act names its article or its address', () => {
  for (const { id, from } of verdicts.filter(verdict => verdict.certainty === 'statutory')) {
    const source = parameterOf.get(id)?.versions.find(one => one.from === from)?.source
    expect([id, from, source?.url !== undefined || /\d/.test(source?.article ?? '')]).toEqual([id, from, true])
  }
})
