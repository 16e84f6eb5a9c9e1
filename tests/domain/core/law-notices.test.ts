import { expect, test } from 'vitest'
import { Notice } from '#contract/shared/law'
import type { Adjustment, Parameter } from '#domain/core/dated'
import type { KnownChange } from '#domain/core/known-change'
import { lawNotices } from '#domain/core/law-notices'

/** Law of an answer that cites nothing, with figures from before an adjustment, or changes that are known. */
const answer = (carriedForward: readonly Parameter<unknown>[] = [], known: readonly KnownChange[] = []) => ({
  law: [],
  carriedForward,
  known,
})

const on = (day: string) => ({ day, field: 'deedDate', checkedOn: '2026-11-21' })

const parameter = (id: string, adjusted: Adjustment = 'yearly'): Parameter<number> => ({
  id,
  description: 'Limit.',
  unit: 'currency',
  adjusted,
  checkedOn: '2026-11-21',
  versions: [],
})

test.each([
  ['2026-12-31', ['not_a_tax_assessment']],
  ['2027-01-01', ['not_a_tax_assessment', 'law_not_checked_since']],
])('the first notice says that this is no assessment; after the year of the check one says so: %s', (day, codes) => {
  const notices = lawNotices(on(day), answer())
  expect(notices.map(({ code }) => code)).toEqual(codes)
  for (const { code, field } of notices) expect(field).toBe(code === 'law_not_checked_since' ? 'deedDate' : undefined)
})

test('yearly figures of an earlier year are named in one notice, with the year of the day', () => {
  const notices = lawNotices(
    on('2027-03-01'),
    answer([parameter('nl.guarantee.limit'), parameter('nl.guarantee.premiumRate')]),
  )
  expect(notices.slice(2)).toEqual([
    {
      code: 'indexed_yearly',
      message:
        'Adjusted each year, and not known yet for 2027, so the last known figures are used: nl.guarantee.limit, nl.guarantee.premiumRate.',
      field: 'deedDate',
    },
  ])
})

test.each<[string, readonly Adjustment[]]>([
  ['each year', ['yearly', 'yearly']],
  ['every fourth year', ['everyFourthYear']],
  ['each year or every fourth year', ['yearly', 'everyFourthYear']],
])('the notice says how often the figures are adjusted: %s', (often, intervals) => {
  const parameters = intervals.map((adjusted, index) => parameter(`us.test.${index}`, adjusted))
  const [, , indexed] = lawNotices(on('2027-03-01'), answer(parameters))
  expect(indexed?.message).toMatch(`Adjusted ${often}, and not known yet for 2027, so`)
})

test('more of them than the message has room for are counted', () => {
  const many = Array.from({ length: 7 }, (_, index) => parameter(`fr.${'longest'.repeat(7)}.rate${index}`))
  const [, , indexed] = lawNotices(on('2027-03-01'), answer(many))
  expect(Notice.parse(indexed).message).toMatch(/rate4 and 2 more\.$/)
})

test.each([
  [['2026-11-21'], 'on 2026-11-21'],
  [['2026-11-23', '2026-11-21', '2026-11-22'], 'from 2026-11-21 to 2026-11-23'],
])('the days of reading are those of the parameters cited: %j', (days, words) => {
  const law = days.map(checkedOn => ({ checkedOn }))
  const [, notChecked] = lawNotices(on('2027-01-01'), { ...answer(), law })
  expect(notChecked?.message).toContain(`compared with their sources ${words} and`)
})

const change: KnownChange = {
  day: '2027-01-01',
  status: 'passed',
  concerns: 'purchase',
  says: 'The articles move.',
  source: { title: 'An act', article: 'art. 4' },
}

test('a known change is named with its act, in place of the notice that the law may have changed', () => {
  const notices = lawNotices(on('2027-01-01'), answer([], [change]))
  expect(notices.slice(1)).toEqual([
    { code: 'law_change_known', message: 'The articles move. (An act, art. 4)', field: 'deedDate' },
  ])
})

test('a change with a long sentence keeps its act within the length of a notice', () => {
  const [, long] = lawNotices(on('2027-01-01'), answer([], [{ ...change, says: 'Moved. '.repeat(100) }]))
  expect(Notice.parse(long).message).toMatch(/\(An act, art\. 4\)$/)
})
