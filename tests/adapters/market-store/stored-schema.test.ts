import { expect, test } from 'vitest'
import { indicators } from '#domain/market/parameters/indicators'
import { storedReader } from '#server/adapters/market-store/stored-schema'
import type { StoredIndicator } from '#server/services/market-ports'

const read = storedReader(indicators)

const good: StoredIndicator = {
  reading: {
    held: {
      current: {
        period: '2026-11-19',
        publishedValue: 1.93,
        publishedAt: '2026-11-20T07:00:00Z',
        retrievedAt: '2026-11-20T09:20:00.000Z',
        observation: 'final',
        certainty: 'published',
      },
      previous: { period: '2026-11-18', publishedValue: 1.92 },
    },
    validators: { etag: '"a"' },
  },
  attempt: { at: '2026-11-20T09:20:00Z', reason: null },
}
const withCurrent = (change: object) => {
  const { held } = good.reading ?? {}
  return { ...good, reading: { ...good.reading, held: { ...held, current: { ...held?.current, ...change } } } }
}

test('what a refresh has stored is read as it was written', () => {
  const failed: StoredIndicator = { attempt: { at: '2026-11-20T09:20:00Z', reason: 'implausible' } }
  expect(read({ 'ecb.estr': good, 'euribor.1m': failed })).toEqual({ 'ecb.estr': good, 'euribor.1m': failed })
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
  expect(read({ 'ecb.estr': entry, 'euribor.1m': good })).toEqual({ 'euribor.1m': good })
})
