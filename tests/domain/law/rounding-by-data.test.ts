import { expect, test, vi } from 'vitest'
import type * as z from 'zod'
import { FeesInput } from '#contract/propcalc/fees/fees'
import type { RoundingRule } from '#domain/core/rounding'
import { acquisitionFees } from '#domain/law/acquisition-fees'

/** The rules of a file with another step, of ten: an answer that follows them has tens. */
const inTens = vi.hoisted(() => async (original: () => Promise<Record<string, RoundingRule>>) => {
  const rules = Object.entries(await original())
  return Object.fromEntries(
    rules.map(([name, { versions, ...rule }]) => [
      name,
      { ...rule, versions: versions.map(version => ({ ...version, value: 10 })) },
    ]),
  )
})

vi.mock('#domain/law/be/parameters/rounding', inTens)
vi.mock('#domain/law/nl/parameters/rounding', inTens)
vi.mock('#domain/law/es/parameters/rounding', inTens)
vi.mock('#domain/law/pt/parameters/rounding', inTens)
vi.mock('#domain/law/uk/parameters/rounding', inTens)

type Body = z.input<typeof FeesInput>

// The tax on 300 123 by the rate or the slices of 1 June 2026, to the nearest ten.
const taxes: readonly [body: Body, key: string, amount: number][] = [
  [{ country: 'BE', region: 'BE-BRU', price: 300_123, use: 'secondHome' }, 'transferTax', 37_520],
  [{ country: 'NL', price: 300_123, use: 'mainResidence' }, 'transferTax', 6000],
  [{ country: 'ES', region: 'ES-MD', price: 300_123, use: 'secondHome' }, 'transferTax', 18_010],
  [{ country: 'PT', price: 300_123, use: 'secondHome' }, 'stampDuty', 2400],
  [{ country: 'UK', region: 'GB-SCT', price: 300_123, use: 'secondHome' }, 'transferTax', 4610],
  [{ country: 'UK', region: 'GB-WLS', price: 300_123, use: 'mainResidence' }, 'transferTax', 4510],
]

test.each(taxes)('the step of its country rounds the tax: %o, %s %d', (body, key, amount) => {
  const { lines } = acquisitionFees(FeesInput.parse(body), '2026-06-01').data
  expect(lines.find(line => line.key === key)?.amount).toBe(amount)
})
