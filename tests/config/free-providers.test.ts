import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { freeProviders } from '#contract/ai/providers'
import { updateProviderSettings } from '#server/config/free-provider-settings'
import {
  listMissingModels,
  listSecretVariables,
  makeProviderVariables,
  readFreeProviders,
} from '#server/config/free-provider-variables'
import { type FreeProviderTable, freeProviderTable, listRows } from '#server/config/free-providers'
import { root } from '../architecture/sources.ts'

const limits = {
  requestsPerMinute: 2,
  requestsPerDay: null,
  tokensPerMinute: null,
  tokensPerDay: null,
  contextTokens: 32_000,
}

/** A copy of the table with a third provider. */
const providers = [...freeProviders, 'mistral'] as const
const rows = listRows(providers, {
  ...freeProviderTable,
  mistral: { name: 'Mistral', prefix: 'MISTRAL', url: 'https://api.mistral.ai/v1', limits },
})
const Variables = z.object(makeProviderVariables(rows))

const readAll = (set: Record<string, string>) => readFreeProviders(rows, Variables.parse(set))

test('a third provider reads its own variables alone', () => {
  const others = Object.fromEntries(
    ['GROQ', 'CEREBRAS'].flatMap(prefix => [
      [`${prefix}_API_KEY`, `key-of-${prefix}`],
      [`${prefix}_URL`, `https://${prefix.toLowerCase()}.example/v1`],
      [`${prefix}_MODEL`, `model-of-${prefix}`],
      [`${prefix}_LIMITS`, '{"contextTokens":2000}'],
      [`${prefix}_TRAINS_ON_DATA`, 'yes'],
      [`${prefix}_CALCULATES`, 'off'],
    ]),
  )
  expect(readAll(others).map(({ provider, apiKey }) => [provider, apiKey])).toEqual([
    ['cerebras', 'key-of-CEREBRAS'],
    ['groq', 'key-of-GROQ'],
  ])
  expect(readAll({ ...others, MISTRAL_API_KEY: 'key-of-MISTRAL' })).toHaveLength(2)
  expect(readAll({ ...others, MISTRAL_API_KEY: 'key-of-MISTRAL', MISTRAL_MODEL: 'small' })[2]).toEqual({
    provider: 'mistral',
    apiKey: 'key-of-MISTRAL',
    model: 'small',
    url: 'https://api.mistral.ai/v1',
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
  const row = { name: 'Mistral', url: 'https://api.mistral.ai/v1', limits }
  // @ts-expect-error The variables of Mistral do not begin with GROQ.
  const table: FreeProviderTable<'mistral'> = { mistral: { ...row, prefix: 'GROQ' } }
  expect(table.mistral.prefix).toBe('GROQ')
})

test('its model is asked for, its key is a secret, and its rows stand in the page of settings', () => {
  expect(listMissingModels({ MISTRAL_URL: 'https://a.example' }, rows)).toEqual([
    expect.stringContaining('MISTRAL_MODEL: is needed with MISTRAL_URL'),
  ])
  expect(listSecretVariables(rows)).toEqual(expect.arrayContaining(['MISTRAL_API_KEY', 'MISTRAL_URL']))
  const page = updateProviderSettings(readFileSync(join(root, 'server/SETTINGS.md'), 'utf8'), rows)
  const named = [...page.matchAll(/^\| `(MISTRAL_[A-Z_]+)` /gm)].map(([, name]) => name)
  expect(named).toEqual(Object.keys(Variables.shape).filter(name => name.startsWith('MISTRAL_')))
  expect(page).toContain('`requestsPerMinute` 2, `requestsPerDay` null')
  expect(page.split('\n').length).toBe(updateProviderSettings(page).split('\n').length + named.length)
})
