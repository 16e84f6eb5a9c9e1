import { expect, test } from 'vitest'
import { resolveTierLimits } from '#server/access/tiers'

test('the tiers are the published ones', () => {
  expect(resolveTierLimits()).toEqual({
    sandbox: { perMinute: 10, perDay: 200 },
    free: { perMinute: 10, perDay: 200 },
    pro: { perMinute: 120, perDay: 20_000 },
    enterprise: { perMinute: 600, perDay: undefined },
  })
})

test('an installation changes what it names and nothing else', () => {
  const tiers = resolveTierLimits({
    pro: { perMinute: 240 },
    free: { perDay: null },
    enterprise: { perDay: 1_000_000 },
  })
  expect(tiers).toEqual({
    sandbox: { perMinute: 10, perDay: 200 },
    free: { perMinute: 10, perDay: undefined },
    pro: { perMinute: 240, perDay: 20_000 },
    enterprise: { perMinute: 600, perDay: 1_000_000 },
  })
})
