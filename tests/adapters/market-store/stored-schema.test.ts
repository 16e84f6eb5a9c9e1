import { expect, test } from 'vitest'
import { indicators } from '#domain/market/parameters/indicators'
import { createStoredReader, toStoredForm } from '#server/adapters/market-store/stored-schema'
import type { StoredIndicator } from '#server/ports/market'

const read = createStoredReader(indicators)

const current = {
  period: '2026-11-19',
  publishedValue: 1.93,
  publishedAt: '2026-11-20T07:00:00Z',
  retrievedAt: '2026-11-20T09:20:00.000Z',
  observation: 'final',
  certainty: 'published',
} as const
const previous = { period: '2026-11-18', publishedValue: 1.92 }
const validators = { etag: '"a"' }
const attempt = { at: '2026-11-20T09:20:00Z', reason: null }

/** An entry as it is in Redis since the first version, and what it means. */
const good = { reading: { held: { current, previous }, validators }, attempt }
const meaning: StoredIndicator = { reading: { latest: { current, previous }, validators }, attempt }
const withCurrent = (change: object) => ({
  ...good,
  reading: { ...good.reading, held: { previous, current: { ...current, ...change } } },
})

test('what a refresh has stored is read, and written again in the same form', () => {
  const failed: StoredIndicator = { attempt: { at: '2026-11-20T09:20:00Z', reason: 'implausible' } }
  const entries = read({ 'ecb.estr': good, 'euribor.1m': failed })
  expect(entries).toEqual({ 'ecb.estr': meaning, 'euribor.1m': failed })
  expect(JSON.stringify(toStoredForm(entries))).toBe(JSON.stringify({ 'ecb.estr': good, 'euribor.1m': failed }))
})

test.each([undefined, null, 1, 'a letter', [good], { 'no.indicator': good }])('%o holds no indicator', stored => {
  expect(read(stored)).toEqual({})
})

test.each([
  ['a figure beyond all limits', withCurrent({ publishedValue: 1e9 })],
  ['a figure as text', withCurrent({ publishedValue: '1.93' })],
  ['a period that is none', withCurrent({ period: '<script>' })],
  ['an instant that is none', withCurrent({ retrievedAt: 'yesterday' })],
  ['a field more', withCurrent({ colour: 'red' })],
  ['a reason that nobody gives', { attempt: { at: '2026-11-20T09:20:00Z', reason: 'because' } }],
  ['no attempt', { reading: good.reading }],
])('an indicator with %s counts as never read, and its neighbour is served', (_, entry) => {
  expect(read({ 'ecb.estr': entry, 'euribor.1m': good })).toEqual({ 'euribor.1m': meaning })
})
