import { describe, expect, test } from 'vitest'
import { loadAllParameters } from '#server/commands/law-parameters'
import { expectFigures, expectOrder, expectPrinted, expectSources } from './parameter-walk.ts'

const filed = await loadAllParameters()

const each = describe.each(
  filed.map(({ parameter, country, file }) => [parameter.id, { parameter, country, file }] as const),
)

test('a country counts as checked on a day only when all its parameters were', async () => {
  for (const country of new Set(filed.map(one => one.country))) {
    const stated: { lastCheckedOn?: string; coverage?: { checkedOn: string } } = await import(
      `../../server/domain/law/${country}/parameters/coverage.ts`
    )
    const day = stated.lastCheckedOn ?? stated.coverage?.checkedOn ?? ''
    const older = filed.filter(one => one.country === country && one.parameter.checkedOn < day)
    expect([country, day, older.map(({ parameter }) => parameter.id)]).toEqual([
      country,
      expect.stringMatching(/^20/),
      [],
    ])
  }
})

test('no two parameters have the same id', () => {
  const ids = filed.map(({ parameter: { id } }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

each('%s', (_id, { parameter, country }) => {
  test('begins with its country, and is printed as the contract allows', () => {
    expectPrinted(parameter, country)
  })

  test('has real days, oldest first, without overlap, and no gap without a note', () => {
    expectOrder(parameter)
  })

  test('names a source for every version', () => {
    expectSources(parameter)
  })

  test('holds finite numbers, rates between 0 and 1, and limits that rise, the open one last', () => {
    expectFigures(parameter)
  })
})
