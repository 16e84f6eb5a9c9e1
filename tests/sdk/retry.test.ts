import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getBackOffMs, getRetryWaitMs, isRetryable, readServerWaitMs } from '../../sdk/src/transport/retry.ts'
import { decisionCases, nowMs, retryCases, waitCases } from './retry-cases.ts'

describe('what an answer asks to wait', () => {
  test.each(waitCases)('$description', ({ headers, waitMs }) => {
    expect(readServerWaitMs(new Headers(headers), () => nowMs)).toBe(waitMs)
  })

  test('no header whatever becomes a negative or broken wait', () => {
    const names = ['retry-after', 'retry-after-ms', 'x-ratelimit-reset', 'x-ratelimit-remaining', 'date']
    const value = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.constantFrom('0', '17', new Date(nowMs).toUTCString()),
    )
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), headers => {
        const wait = readServerWaitMs({ get: name => headers[name] ?? null }, () => nowMs)
        expect(wait === undefined || (Number.isFinite(wait) && wait >= 0)).toBe(true)
      }),
    )
  })
})

describe('what is repeated', () => {
  test.each(retryCases)('$status $code, hint $hint: $retried', ({ status, code, hint, retried }) => {
    const headers = new Headers(hint === undefined ? {} : { 'x-should-retry': hint })
    expect(isRetryable(status, code, headers)).toBe(retried)
  })
})

describe('how long a call waits', () => {
  test.each(decisionCases)('$description', sample => {
    const { retryable = true, retryAfterMs, retry = 0, maxRetries = 2, leftMs = 60_000, random = 0 } = sample
    const patience = { maxRetries, maxRetryDelayMs: 30_000 }
    expect(getRetryWaitMs({ retryable, retryAfterMs }, patience, retry, leftMs, () => random)).toBe(sample.waitMs)
  })

  test('the own wait lies between half and the whole of its base', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.double({ min: 0, max: 1, noNaN: true }), (retry, random) => {
        const base = Math.min(8000, 500 * 2 ** retry)
        expect(getBackOffMs(retry, random)).toBeGreaterThanOrEqual(base / 2)
        expect(getBackOffMs(retry, random)).toBeLessThanOrEqual(base)
      }),
    )
  })

  test('in a browser, where 5 s is the cap, the own wait stops there', () => {
    const patience = { maxRetries: 9, maxRetryDelayMs: 5000 }
    expect(getRetryWaitMs({ retryable: true, retryAfterMs: undefined }, patience, 8, 60_000, () => 1)).toBe(5000)
  })
})
