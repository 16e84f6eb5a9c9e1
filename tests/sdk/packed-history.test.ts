import { expect, test } from 'vitest'
import { packedHistory, unpackedHistory } from '#server/in-process/packed-history'
import { tables } from '../domain/estimation/prices/real-tables.ts'

test('the history of the box is that of the service, row by row', () => {
  expect(unpackedHistory(packedHistory(tables.history))).toStrictEqual(tables.history)
})

test('it is written without names that repeat and figures that are missing', () => {
  const rows = [
    { commune: 'Bech', year: 2014, existing: { sales: 3 }, newBuild: { sales: 0 } },
    { commune: 'Bech', year: 2015, existing: { sales: 12, meanM2: 4000, lowM2: 3000 }, newBuild: { sales: 0 } },
    { commune: 'Mamer', year: 2014, existing: { sales: 20, meanM2: 5000, highM2: 6000 }, newBuild: { sales: 0 } },
  ]
  expect(packedHistory(rows)).toEqual([
    ['Bech', [2014, [3], [0]], [2015, [12, 4000, 3000], [0]]],
    ['Mamer', [2014, [20, 5000, null, 6000], [0]]],
  ])
  expect(unpackedHistory(packedHistory(rows))).toStrictEqual(rows)
})
