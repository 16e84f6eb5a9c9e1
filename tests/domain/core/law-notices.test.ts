import { expect, test } from 'vitest'
import { lawNotices } from '#domain/core/law-notices'

test.each([
  ['2026-12-31', ['not_a_tax_assessment']],
  ['2027-01-01', ['not_a_tax_assessment', 'law_not_checked_since']],
])('the first notice says that this is no assessment; after the year of the check one says so: %s', (day, codes) => {
  const notices = lawNotices({ day, field: 'deedDate', checkedOn: '2026-11-21' })
  expect(notices.map(({ code }) => code)).toEqual(codes)
  for (const { code, field } of notices) expect(field).toBe(code === 'law_not_checked_since' ? 'deedDate' : undefined)
})
