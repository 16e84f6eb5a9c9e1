import { describe, expect, test } from 'vitest'
import type { LawReference } from '#contract/shared/law'
import type { Parameter, Version } from '#domain/core/dated'
import { plusDays, yearOf } from '#domain/core/days'
import { countries } from '#domain/law/index'
import { isChangingIn } from '#server/commands/law-age-lines'
import { loadAllParameters } from '#server/commands/law-parameters'
import { expectFigures, expectOrder, expectPrinted, expectSources } from '../../law/parameter-walk.ts'
import { type Answer, answersOn } from './answers-on.ts'
import { decidesOnlyOfCountries } from './cases.ts'
import { type Change, underLaw } from './changed-law.ts'

type Code = keyof typeof countries

/** A parameter that is known to change in the year after the last check of its country. */
interface Changing {
  readonly code: Code
  readonly country: string
  readonly parameter: Parameter<unknown>
  readonly year: number
}

const changing: Changing[] = (await loadAllParameters()).flatMap(({ country, parameter }) => {
  // The code is that of a folder of parameters, and each country has one.
  const code = country.toUpperCase() as Code
  const year = yearOf(countries[code].coverage.checkedOn) + 1
  return isChangingIn(parameter, year) ? [{ code, country, parameter, year }] : []
})

/**
 * A figure as no year will have it, so that it passes cases: a multiple; rates fall by a tenth, counts and years rise, and a
 * list of texts without one gets one.
 */
const moved = (value: unknown, unit: Parameter<unknown>['unit'], factor: number, field = ''): unknown => {
  if (typeof value === 'number') {
    if (unit === 'fraction' || field === 'rate') return Number((value * 0.9).toFixed(6))
    return unit === 'count' || field === 'year' ? value + 1 : value * factor
  }
  if (Array.isArray(value) && value.length === 0 && unit === 'names') return ['A text of the year.']
  if (Array.isArray(value)) return value.map(inner => moved(inner, unit, factor, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, moved(inner, unit, factor, key)]))
}

interface NewVersion {
  /** It begins with the year, or with the day after the end of a measure. */
  readonly first: Version<unknown>
  /** The law with it. */
  readonly added: Change
  /** The law without it, carried forward. */
  readonly left: Change
}

const versionOf = ({ parameter, year }: Changing, factor: number): NewVersion => {
  const before = parameter.versions.filter(({ from }) => yearOf(from) < year).map(version => ({ ...version }))
  const last = before.at(-1)
  if (!last) throw new Error(`${parameter.id} has no version before ${year}.`)
  const { until, ...open } = last
  const first: Version<unknown> = {
    from: until === undefined ? `${year}-01-01` : plusDays(until, 1),
    value: moved(last.value, parameter.unit, factor),
    source: { title: 'A law of the year', article: 'art. 1' },
    certainty: 'published',
  }
  return {
    first,
    added: [parameter, { versions: [...before, first], checkedOn: `${year}-01-15` }],
    left: [parameter, { versions: [...before.slice(0, -1), open] }],
  }
}

const referencesTo = (id: string, answers: readonly Answer[]): LawReference[] =>
  answers.flatMap(({ law }) => law.filter(reference => reference.id === id))

const isCited = (id: string, { data, law }: Answer): boolean =>
  law.some(reference => reference.id === id) || data.possibleReliefs.some(({ basis }) => basis.includes(id))

/** What an answer finds: its figures and sentences, without the days and sources of the law and the notices on its age. */
const findings = ({ data }: Answer): string =>
  JSON.stringify(
    { ...data, notices: data.notices.filter(({ code }) => !/^(indexed_yearly|law_not_checked_since)$/.test(code)) },
    (key, value: unknown) => (/^(inForce(From|Until)|legalReference|certainty|basis)$/.test(key) ? undefined : value),
  )

/** The law of a country that is otherwise known to change in the year, as it was before: what ends refuses what needs it. */
const othersAsBefore = (one: Changing): Change[] =>
  changing.filter(other => other.code === one.code && other !== one).map(other => versionOf(other, 1).left)

const isNamedAsOld = (id: string, answers: readonly Answer[]): boolean =>
  answers.some(({ data }) =>
    data.notices.some(({ code, message }) => code === 'indexed_yearly' && message.split(/[ ,]+|\.$/).includes(id)),
  )

describe.each(changing.map(one => [one.parameter.id, one] as const))('a version of the next year of %s', (id, one) => {
  const { code, country, parameter } = one
  const [half, twice] = [versionOf(one, 0.5), versionOf(one, 2)]
  const { from: day, source } = half.first
  const eve = plusDays(day, -1)
  const answersUnder = (change: Change, lawDay: string): Answer[] =>
    underLaw([...othersAsBefore(one), change], () => answersOn(code, lawDay))

  test.each([half, twice])('is walked over as every version: order, gaps, sources, figures, print', ({ added }) => {
    underLaw([added], () => {
      expectOrder(parameter)
      expectSources(parameter)
      expectFigures(parameter)
      expectPrinted(parameter, country)
    })
  })

  test.each([half, twice])('is cited from its first day on, and not on the day before', ({ added }) => {
    for (const { from, until } of referencesTo(id, answersUnder(added, eve)))
      expect([from < day, until]).toEqual([true, eve])
    for (const { from, until, title, checkedOn } of referencesTo(id, answersUnder(added, day)))
      expect([from, until, title, checkedOn]).toEqual([day, null, source.title, `${one.year}-01-15`])
  })

  test('moves what answers find, and ends the notice that the figure is an old one', () => {
    const before = answersUnder(half.left, day)
    const after = [half, twice].map(({ added }) => answersUnder(added, day))
    const found = before.map(findings)
    expect(after.some(answers => answers.map(findings).some((each, index) => each !== found[index]))).toBe(true)
    expect(after.flat().some(answer => isCited(id, answer))).toBe(!(id in decidesOnlyOfCountries))
    expect(isNamedAsOld(id, before)).toBe(parameter.adjusted !== undefined)
    expect(isNamedAsOld(id, after.flat())).toBe(false)
  })
})

test('at least the figures that the law adjusts each year are among them', async () => {
  const yearly = (await loadAllParameters()).filter(({ parameter }) => parameter.adjusted === 'yearly')
  expect(yearly.length).toBeGreaterThan(15)
  expect(changing.map(one => one.parameter.id)).toEqual(
    expect.arrayContaining(yearly.map(({ parameter }) => parameter.id)),
  )
})
