import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { freeProviders } from '#contract/ai/providers'
import { updateProviderSettings } from '#server/config/free-provider-settings'
import {
  createProviderVariables,
  listMissingModels,
  listSecretVariables,
  readFreeProviders,
} from '#server/config/free-provider-variables'
import { type FreeProviderTable, freeProviderRows, freeProviderTable, listRows } from '#server/config/free-providers'
import { root } from '../architecture/sources.ts'

const limits = {
  requestsPerMinute: 2,
  requestsPerDay: null,
  tokensPerMinute: null,
  tokensPerDay: null,
  contextTokens: 32_000,
}

/** A copy of the table with one more provider, which no real one is called. */
const providers = [...freeProviders, 'specimen'] as const
const rows = listRows(providers, {
  ...freeProviderTable,
  specimen: { name: 'Specimen', prefix: 'SPECIMEN', url: 'https://api.specimen.example/v1', limits },
})
const Variables = z.object(createProviderVariables(rows))

const readAll = (set: Record<string, string>) => readFreeProviders(rows, Variables.parse(set))

test('one more provider reads its own variables alone', () => {
  const others = Object.fromEntries(
    freeProviderRows.flatMap(({ prefix }) => [
      [`${prefix}_API_KEY`, `key-of-${prefix}`],
      [`${prefix}_URL`, `https://${prefix.toLowerCase()}.example/v1`],
      [`${prefix}_MODEL`, `model-of-${prefix}`],
      [`${prefix}_LIMITS`, '{"contextTokens":2000}'],
      [`${prefix}_TRAINS_ON_DATA`, 'yes'],
      [`${prefix}_CALCULATES`, 'off'],
    ]),
  )
  expect(readAll(others).map(({ provider, apiKey }) => [provider, apiKey])).toEqual(
    freeProviderRows.map(({ provider, prefix }) => [provider, `key-of-${prefix}`]),
  )
  expect(readAll({ ...others, SPECIMEN_API_KEY: 'key-of-SPECIMEN' })).toHaveLength(freeProviders.length)
  expect(readAll({ ...others, SPECIMEN_API_KEY: 'key-of-SPECIMEN', SPECIMEN_MODEL: 'small' }).at(-1)).toEqual({
    provider: 'specimen',
    apiKey: 'key-of-SPECIMEN',
    model: 'small',
    url: 'https://api.specimen.example/v1',
    limits,
    trainsOnData: false,
    calculates: true,
  })
})

test('no provider reads a variable of another one', () => {
  for (const { provider, prefix } of rows) {
    const found = readAll({ [`${prefix}_API_KEY`]: 'key', [`${prefix}_MODEL`]: 'model' })
    expect(found.map(({ provider: name }) => name)).toEqual([provider])
  }
  expect(new Set(rows.map(({ prefix }) => prefix)).size).toBe(rows.length)
  expect(new Set(Object.keys(Variables.shape)).size).toBe(6 * rows.length)
})

test('the prefix of another provider does not compile', () => {
  const row = { name: 'Specimen', url: 'https://api.specimen.example/v1', limits }
  // @ts-expect-error The variables of Specimen do not begin with GROQ.
  const table: FreeProviderTable<'specimen'> = { specimen: { ...row, prefix: 'GROQ' } }
  expect(table.specimen.prefix).toBe('GROQ')
})

test('its model is asked for, its key is a secret, and its rows stand in the page of settings', () => {
  expect(listMissingModels({ SPECIMEN_URL: 'https://a.example' }, rows)).toEqual([
    expect.stringContaining('SPECIMEN_MODEL: is needed with SPECIMEN_URL'),
  ])
  expect(listSecretVariables(rows)).toEqual(expect.arrayContaining(['SPECIMEN_API_KEY', 'SPECIMEN_URL']))
  const page = updateProviderSettings(readFileSync(join(root, 'server/SETTINGS.md'), 'utf8'), rows)
  const named = [...page.matchAll(/^\| `(SPECIMEN_[A-Z_]+)` /gm)].map(([, name]) => name)
  expect(named).toEqual(Object.keys(Variables.shape).filter(name => name.startsWith('SPECIMEN_')))
  expect(page).toContain('`requestsPerMinute` 2, `requestsPerDay` null')
  expect(page.split('\n').length).toBe(updateProviderSettings(page).split('\n').length + named.length)
})

test.each(freeProviders)('the page on language models says that %s may be called', provider => {
  expect(readFileSync(join(root, 'server/AI.md'), 'utf8')).toContain(`\`${provider}\``)
})
