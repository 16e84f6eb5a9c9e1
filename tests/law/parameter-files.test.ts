import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const domain = fileURLToPath(new URL('../../server/domain/', import.meta.url))

const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: domain }).sort()

const exportsOf = (file: string): Promise<Readonly<Record<string, unknown>>> => import(`${domain}${file}`)

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

const sourceFields = ['title', 'article', 'url', 'reference', 'textOf']

/** Where a figure was read; of an act that several parameters cite, without its article. */
const isSource = (value: Fields): boolean =>
  typeof value.title === 'string' &&
  Object.entries(value).every(([field, text]) => sourceFields.includes(field) && typeof text === 'string')

/** A parameter: id, sentence, unit and day of its check, and versions with a day, a source and how sure they are. */
const isParameter = ({ id, description, unit, checkedOn, versions }: Fields): boolean =>
  [id, description, unit].every(text => typeof text === 'string') &&
  isDay(checkedOn) &&
  Array.isArray(versions) &&
  versions.every(
    ({ from, value, source, certainty }) =>
      isDay(from) && value !== undefined && isFields(source) && isSource(source) && typeof certainty === 'string',
  )

const isCited = (value: Fields): boolean => isParameter(value) || isSource(value)

/** Figures, days and functions in what a file exports, outside its parameters; names in tables of them are none. */
const strays = (path: string, value: unknown): string[] => {
  if (['number', 'bigint', 'function'].includes(typeof value) || isDay(value)) return [`${path} is ${value}`]
  if (!isFields(value) || isCited(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => strays(`${path}.${key}`, inner))
}

/** Whether an export is a parameter or a source, or a table with some. */
const citesLaw = (value: unknown): boolean =>
  isFields(value) && (isCited(value) || Object.values(value).some(inner => citesLaw(inner)))

/** What is wrong with the exports of a file. */
const faultsOf = (exported: Fields): string[] =>
  Object.entries(exported).flatMap(([name, value]) => [
    ...strays(name, value),
    ...(citesLaw(value) ? [] : [`${name} has no parameter and no source`]),
  ])

const isCoverage = (file: string): boolean => file.endsWith('/coverage.ts')

describe.each(filesOf('law/**/parameters/**/*.ts').filter(file => !isCoverage(file)))('%s', file => {
  test('exports parameters, tables of them and sources alone', async () => {
    expect(faultsOf(await exportsOf(file))).toEqual([])
  })
})

describe.each(filesOf('law/**/parameters/coverage.ts'))('%s', file => {
  test('exports days of checks and first days alone', async () => {
    const exported = Object.values(await exportsOf(file))
    expect(exported.length).toBeGreaterThan(0)
    for (const value of exported)
      expect((isFields(value) ? Object.values(value) : [value]).filter(day => !isDay(day))).toEqual([])
  })
})

/** A figure of a calculation that no law sets: it stands beside the sentence or the source that gives its reason. */
const unreasoned = (path: string, value: unknown): string[] => {
  if (typeof value === 'number' || typeof value === 'function') return [`${path} is ${value}`]
  if (!isFields(value) || 'source' in value || ('note' in value && isDay(value.asOf))) return []
  return Object.entries(value).flatMap(([key, inner]) => unreasoned(`${path}.${key}`, inner))
}

describe.each(filesOf('!(law)/parameters/*.ts'))('%s', file => {
  test('gives a source, or a day and a reason, beside each figure', async () => {
    expect(Object.entries(await exportsOf(file)).flatMap(([name, value]) => unreasoned(name, value))).toEqual([])
  })
})

describe('the walk over exports', () => {
  const source = { title: 'Law', article: 'art. 1' }
  const version = { from: '2020-01-01', value: 18, source, certainty: 'statutory' }
  const parameter = { id: 'xx.a', description: 'Months.', unit: 'months', checkedOn: '2026-11-21', versions: [version] }

  test.each<[string, unknown]>([
    ['a parameter', parameter],
    ['a source, or an act without an article', { law: source, act: { title: 'Act' } }],
    ['a table of parameters and names', { 'XX-A': { rate: parameter, wording: 'duty' } }],
  ])('takes %s', (_description, value) => {
    expect(faultsOf({ value })).toEqual([])
  })

  test.each<[string, unknown]>([
    ['a bare number', 18],
    ['a bare day', '2022-10-10'],
    ['a sentence alone', 'Usual 300 to 800.'],
    ['a function', () => parameter],
    ['a number in a table of parameters', { rate: parameter, months: 24 }],
    ['a day in a table of parameters', [{ rate: parameter, until: '2025-11-15' }]],
    ['a parameter without a source', { ...parameter, versions: [{ ...version, source: undefined }] }],
    ['a parameter without a check', { ...parameter, checkedOn: undefined }],
  ])('refuses %s', (_description, value) => {
    expect(faultsOf({ value })).not.toEqual([])
  })
})
