import { expect, test } from 'vitest'
import { mondayOf } from '#server/services/leads/form-results'
import { selectTriedOrder, toServedForm } from '#server/services/leads/form-settings'
import { compareOrders } from '#server/services/leads/two-orders'

const acts = (forms: number, contacts: number) => ({ forms, estimates: contacts, contacts })

test.each([
  ['too few forms of one order', acts(99, 20), acts(400, 1), { kind: 'few' }],
  ['no contact at all', acts(300, 0), acts(300, 0), { kind: 'open' }],
  // Fisher: 30 of 1000 against 20 of 1000 part by chance about once in five times.
  ['a difference that may be chance', acts(1000, 20), acts(1000, 30), { kind: 'open' }],
  // 30 against 12 of 1000: rarer than once in a hundred (the sum of the exact tables is in the test of the sum).
  [
    'more contacts where the contact comes first',
    acts(1000, 12),
    acts(1000, 30),
    { kind: 'better', order: 'contact', more: { count: 30, of: 1000 }, less: { count: 12, of: 1000 } },
  ],
  [
    'more contacts where the figures come first, of fewer forms',
    acts(400, 40),
    acts(1000, 12),
    { kind: 'better', order: 'figures', more: { count: 40, of: 400 }, less: { count: 12, of: 1000 } },
  ],
  ['more contacts than forms count as all of them', acts(100, 130), acts(100, 100), { kind: 'open' }],
])('%s', (_, figures, contact, verdict) => {
  expect(compareOrders({ figures, contact })).toEqual(verdict)
})

test('orders take turns by the hour, and each has had every hour of the week after two weeks', () => {
  const start = Date.parse('2026-11-21T00:00:00Z')
  const shown = Array.from({ length: 14 * 24 }, (_, hour) => selectTriedOrder(new Date(start + hour * 3_600_000)))
  for (let hour = 0; hour < 7 * 24; hour += 1) expect(new Set([shown[hour], shown[hour + 7 * 24]]).size).toBe(2)
  for (let hour = 1; hour < 24; hour += 1) expect(shown[hour]).not.toBe(shown[hour - 1])
  // Within the hour nothing changes.
  const late = new Date(start + 3_599_999)
  expect(selectTriedOrder(late)).toBe(shown[0])
})

test('a website gets the order of the hour, and never the language', () => {
  const noon = new Date('2026-11-21T12:00:00Z')
  const order = selectTriedOrder(noon)
  expect(toServedForm({ lang: 'de', accent: '#112233', order: 'both' }, noon)).toEqual({
    settings: [
      { name: 'accent', value: '#112233' },
      { name: 'order', value: order },
    ],
    tried: order,
  })
  expect(toServedForm({ order: 'contact' }, noon)).toEqual({
    settings: [{ name: 'order', value: 'contact' }],
    tried: null,
  })
  expect(toServedForm(undefined, noon)).toEqual({ settings: [], tried: null })
})

test.each([
  ['2026-11-21', '2026-11-16'],
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-01-01', '2025-12-29'],
  ['1970-01-01', '1969-12-29'],
])('the week of %s begins on Monday %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})
