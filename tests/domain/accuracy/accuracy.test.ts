import { describe, expect, test } from 'vitest'
import { Accuracy } from '#contract/estimation/accuracy'
import { ModelMeasures } from '#contract/estimation/validation'
import { accuracyOf } from '#domain/accuracy/accuracy'
import { measures, tables } from '../estimation/prices/real-tables.ts'
import { today, valued } from './judged-sales.ts'

const accuracy = accuracyOf(tables, valued, measures.measured)

test('what was measured when the tables were built fits the contract', () => {
  expect(ModelMeasures.parse(measures)).toEqual(measures)
  expect(measures.tables).toBe(tables.hash)
})

describe('an answer', () => {
  test.each(['2014-01-01', '2020-02-29', '2025-12-31', today, '2030-01-01'])('as of %s fits the contract', asOf => {
    const found = accuracy(asOf)
    expect(Accuracy.parse(found)).toEqual(found)
    expect([found.asOf, found.tables]).toEqual([asOf, tables.hash])
    expect(found.tested).toEqual({ sales: 0 })
  })

  test('of another day has the same measures and other implied figures', () => {
    const past = accuracy('2021-05-05')
    expect(past.measured).toEqual(accuracy(today).measured)
    expect(past.implied).not.toEqual(accuracy(today).implied)
  })
})
