import { describe, expect, test } from 'vitest'
import { luxembourgPurchaseFields } from '#contract/shared/luxembourg-purchase'
import { asked, type Body } from './asked.ts'
import { fieldRows } from './field-rows.ts'

const linesOf = (body: Body): ReadonlyMap<string, number> =>
  new Map(asked(body).lines.map(({ key, amount }) => [key, amount]))

/** Keys of the lines whose amounts differ between two bodies. */
const changedLines = (one: Body, other: Body): string[] => {
  const [before, after] = [linesOf(one), linesOf(other)]
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    key => (before.get(key) ?? 0) !== (after.get(key) ?? 0),
  )
}

describe('each field of a purchase in Luxembourg', () => {
  test('has a row', () => {
    expect(Object.keys(fieldRows).sort()).toEqual(Object.keys(luxembourgPurchaseFields).sort())
  })

  test.each(Object.entries(fieldRows))(
    '%s changes the lines that the law makes read it, and no others',
    (_field, [base, changes, lines]) => {
      expect(changedLines(base, { ...base, ...changes }).sort()).toEqual([...lines].sort())
    },
  )
})
