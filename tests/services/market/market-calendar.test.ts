import { expect, test } from 'vitest'
import type { SourceId } from '#domain/market/indicator'
import type { AttemptFailure } from '#server/ports/market'
import { isDue } from '#server/services/market/market-calendar'

const minutes = (count: number): number => count * 60_000

/** Luxembourg is an hour ahead of UTC in November and two in June. */
test.each<
  [
    description: string,
    source: SourceId,
    at: string,
    reason: AttemptFailure | null,
    now: string,
    jitterMs: number,
    due: boolean,
  ]
>([
  ['before the ECB has published', 'ecb', '2026-11-20T09:00:00Z', null, '2026-11-21T08:14:59Z', 0, false],
  ['after it', 'ecb', '2026-11-20T09:00:00Z', null, '2026-11-21T08:15:00Z', 0, true],
  ['after it, in summer', 'ecb', '2026-06-19T09:00:00Z', null, '2026-06-20T07:15:00Z', 0, true],
  ['within the delay of this process', 'ecb', '2026-11-20T09:00:00Z', null, '2026-11-21T08:15:00Z', minutes(10), false],
  ['after its delay', 'ecb', '2026-11-20T09:00:00Z', null, '2026-11-21T08:25:00Z', minutes(10), true],
  [
    'read today by a process with less delay',
    'ecb',
    '2026-11-21T08:15:00Z',
    null,
    '2026-11-21T08:25:00Z',
    minutes(10),
    false,
  ],
  ['read in the night before', 'eurostat', '2026-11-21T03:00:00Z', null, '2026-11-21T10:15:00Z', 0, true],
  ['read today after its hour', 'eurostat', '2026-11-21T10:15:00Z', null, '2026-11-21T22:59:00Z', 0, false],
  ['an hour after a failure', 'lustat', '2026-11-21T10:00:00Z', 'timeout', '2026-11-21T11:00:00Z', 0, true],
  ['less than an hour after it', 'lustat', '2026-11-21T10:00:00Z', 'timeout', '2026-11-21T10:59:00Z', 0, false],
])('%s', (_description, source, at, reason, now, jitterMs, due) => {
  expect(isDue(source, { attempt: { at, reason } }, new Date(now), jitterMs)).toBe(due)
})

test('what was never read is due at once', () => {
  expect(isDue('ecb', undefined, new Date('2026-11-21T00:00:00Z'), minutes(15))).toBe(true)
})
