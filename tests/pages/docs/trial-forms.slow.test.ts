import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getOperationPath } from '#contract/openapi/operation-path'
import { operations } from '#contract/openapi/operations'
import { countryCodes } from '#contract/propcalc/fees/countries'
import { withValueAtPath } from '#server/pages/docs/browser/trial/json-path'
import { parseTypedValue } from '#server/pages/docs/browser/trial/parse-typed-value'
import type { Trial, TrialField } from '#server/pages/docs/trial/trial'
import { sandboxKey, startApp, type TestApp } from '../../support/app.ts'
import { fieldsOf, readPage } from './every-page.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const trialOf = async (id: string): Promise<Trial> =>
  (await (await fetch(`${app.url}/docs/${id}.json`)).json()) as Trial

/** Operations that a key may call. */
const open = operations.filter(({ access }) => access.credentials.includes('secret')).map(({ id }) => id)
const ofPersons = operations.map(({ id }) => id).filter(id => !open.includes(id))

const names = (fields: readonly TrialField[]): string[] => fields.map(({ name }) => name)

const namesIn = (body: Trial['body']): string[] => [
  ...names(body?.fields ?? []),
  ...(body?.variants?.bodies.flatMap(({ fields }) => names(fields)) ?? []),
  ...(body?.variants ? [body.variants.by] : []),
]

describe('the form of an operation', () => {
  test.each(open)('%s has each field of its request, and good examples', async id => {
    const { body, parameters, examples, sandboxApiKey } = await trialOf(id)
    expect(sandboxApiKey).toBe(sandboxKey)
    const { method, path } = operations.find(one => one.id === id) ?? { method: '', path: '' }
    const all = namesIn(body)
    expect(all.length > 0).toBe(method === 'POST')
    const told = fieldsOf(id)
    for (const name of all) expect(told, name).toContain(name)
    for (const name of examples.flatMap(example => Object.keys(Object(example.body)))) expect(all).toContain(name)
    for (const [, name] of path.matchAll(/\{(\w+)\}/g)) expect(names(parameters.map(one => one.field))).toContain(name)
    expect(examples.length).toBeGreaterThan(0)
    expect((await readPage(app.url, getOperationPath(id))).html).toContain(`data-operation="${id}"`)
  })

  test.each(ofPersons)('%s has none, and says why', async id => {
    expect((await fetch(`${app.url}/docs/${id}.json`)).status).toBe(404)
    const { html } = await readPage(app.url, getOperationPath(id))
    expect(html).toContain('it wants the session of a signed-in person')
    expect(html).not.toContain('data-operation')
  })

  test('of the fees has the fields of each country, in groups and with their words', async () => {
    const { body } = await trialOf('fees')
    expect(body?.variants?.by).toBe('country')
    expect(body?.variants?.bodies.map(({ value }) => value)).toEqual([...countryCodes])
    const { body: estimate } = await trialOf('estimate')
    const field = (name: string): TrialField | undefined => estimate?.fields.find(one => one.name === name)
    expect(field('etat')).toMatchObject({ kind: 'choice', values: ['neuf', 'renove', 'bon', 'rafraichir', 'renover'] })
    expect(field('surface')).toMatchObject({ kind: 'number', isRequired: true, hint: 'number, m². Living area.' })
    expect(field('valuationDate')).toMatchObject({ kind: 'day', isRequired: false })
    const { body: report } = await trialOf('estimationReport')
    expect(report?.fields.find(({ name }) => name === 'property')).toMatchObject({ kind: 'group' })
  })

  test('has no key where the sandbox is off, and no failures on demand', async () => {
    const off = await startApp({ env: { SANDBOX: 'off' } })
    const trial = (await (await fetch(`${off.url}/docs/estimate.json`)).json()) as Trial
    expect(trial.sandboxApiKey).toBeUndefined()
    expect(trial.scenarios).toEqual([])
    await off.close()
  })
})

describe('a value in the body', () => {
  test.each([
    [{}, ['a'], 1, { a: 1 }],
    [{ a: 1 }, ['a'], undefined, {}],
    [{ a: 1 }, ['b', 'c'], 2, { a: 1, b: { c: 2 } }],
    [{ a: 1, b: { c: 2 } }, ['b', 'c'], undefined, { a: 1 }],
    [{ b: { c: 2, d: 3 } }, ['b', 'c'], undefined, { b: { d: 3 } }],
    [null, ['a'], false, { a: false }],
    [[1], ['a'], 0, { a: 0 }],
  ])('%j with %j = %j is %j', (body, path, value, expected) => {
    expect(withValueAtPath(body, path, value)).toEqual(expected)
  })
})

describe('what is typed as a number', () => {
  test.each([
    ['82', 82],
    [' -3.25 ', -3.25],
    ['82,5', 82.5],
    ['450000.00', 450_000],
    ['450,000', '450,000'],
    ['450.000,5', '450.000,5'],
    ['Infinity', 'Infinity'],
    ['1e999', '1e999'],
    ['9'.repeat(400), '9'.repeat(400)],
    ['0x10', '0x10'],
    ['many', 'many'],
    ['  ', undefined],
  ])('%j is sent as %j', (typed, sent) => {
    expect(parseTypedValue(typed, { kind: 'number' })).toBe(sent)
  })

  test('is a text where the field is one', () => {
    expect(parseTypedValue('82', { kind: 'text' })).toBe('82')
  })
})
