import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { indicators } from '#domain/market/parameters/indicators'
import { readMarketSnapshot, writeMarketSnapshot } from '#server/adapters/market/snapshot'

const real = join(import.meta.dirname, '../../../server/data/market-snapshot.json')

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'market-'))
})
afterEach(() => rm(folder, { recursive: true }))

interface Written {
  snapshotDate: string
  indicators: Record<string, { current: Record<string, unknown> | null; previous: unknown }>
}

const read = (change: (written: Written) => void) => {
  const written: Written = JSON.parse(readFileSync(real, 'utf8'))
  change(written)
  const file = join(folder, 'market-snapshot.json')
  writeFileSync(file, JSON.stringify(written))
  return readMarketSnapshot(file, indicators)
}

/** Figures that public sources confirm; whatever is doubtful stays out of the file. */
const known = [
  { key: 'ecb.estr', period: '2026-09-02', figure: 2.188, source: 'ECB Data Portal, EST.B.EU000A2X2A25.WT' },
  { key: 'euribor.3m', period: '2026-09', figure: 2.6350455, source: 'ECB Data Portal, read on 2026-10-04' },
  { key: 'fr.oat_10y_monthly', period: '2026-06', figure: 3.68, source: 'ECB Data Portal, IRS.M.FR.L.L40' },
  { key: 'lu.wage_index', period: '2026-06-01', figure: 992.24, source: '968.04 × 1.025 = 992.241, the step of 2.5 %' },
] as const

test.each(known)('the snapshot has $key of $period', ({ key, period, figure }) => {
  expect(readMarketSnapshot(real, indicators).indicators[key].current).toMatchObject({ period, publishedValue: figure })
})

test('the snapshot has no other current figure: a gap is null, not a guess', () => {
  const { indicators: figures } = readMarketSnapshot(real, indicators)
  const filled = indicators.map(({ key }) => key).filter(key => figures[key].current !== null)
  expect(filled).toEqual(known.map(({ key }) => key))
  expect(figures['ecb.deposit_facility']).toMatchObject({
    current: null,
    previous: { period: '2026-06-17', publishedValue: 2.25 },
  })
})

test.each([
  ['a missing indicator', 'euribor.1m', (w: Written) => delete w.indicators['euribor.1m']],
  [
    'an unknown indicator',
    'euribor.2m',
    (w: Written) => (w.indicators['euribor.2m'] = { current: null, previous: null }),
  ],
  [
    'a figure outside its limits',
    'ecb.estr',
    (w: Written) => Object.assign(w.indicators['ecb.estr']?.current ?? {}, { publishedValue: 218.8 }),
  ],
  [
    'a number written as text',
    'ecb.estr',
    (w: Written) => Object.assign(w.indicators['ecb.estr']?.current ?? {}, { publishedValue: '2.188' }),
  ],
  [
    'a month that is none',
    'euribor.3m',
    (w: Written) => Object.assign(w.indicators['euribor.3m']?.current ?? {}, { period: '2026-13' }),
  ],
  [
    'a day that is none',
    'ecb.estr',
    (w: Written) => Object.assign(w.indicators['ecb.estr']?.current ?? {}, { period: '2026-02-30' }),
  ],
  [
    'a previous period that is later',
    'lu.wage_index',
    (w: Written) =>
      Object.assign(w.indicators['lu.wage_index'] ?? {}, {
        previous: { period: '2026-07-01', publishedValue: 968.04 },
      }),
  ],
  ['a snapshot without its day', 'snapshotDate', (w: Written) => Object.assign(w, { snapshotDate: 'today' })],
])('%s stops the start and is named', (_, named, change) => {
  expect(() => read(change)).toThrow(named)
})

test('a snapshot that was written is read as the same', () => {
  const snapshot = readMarketSnapshot(real, indicators)
  const file = join(folder, 'market-snapshot.json')
  writeMarketSnapshot(file, snapshot)
  expect(readMarketSnapshot(file, indicators)).toEqual(snapshot)
})
