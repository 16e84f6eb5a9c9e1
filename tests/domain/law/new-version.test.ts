import { expect, test, vi } from 'vitest'
import { FeesInput } from '#contract/propcalc/fees/fees'
import { acquisitionFees } from '#domain/law/acquisition-fees'
import { municipalRate } from '#domain/law/fr/parameters/duties'

/**
 * A rate of 1.50 % from 1 July 2027, as the README of the law says to add it: one version, nothing else. The history
 * ends with its first version here, so that a true rate of 2027 leaves the figures of this test alone.
 */
vi.mock(import('#domain/law/fr/parameters/duties'), async original => {
  const duties = await original()
  const { municipalRate: before } = duties
  const [first] = before.versions
  if (!first) throw new Error('The rate has no version.')
  const versions = [first, { ...first, from: '2027-07-01', value: 0.015 }]
  return { ...duties, municipalRate: { ...before, versions } }
})

const municipalDuty = (deedDate: string) => {
  const input = FeesInput.parse({ country: 'FR', region: 'FR-92', price: 400_000, use: 'rental' })
  const { data, law } = acquisitionFees(input, deedDate)
  const line = data.lines.find(({ key }) => key === 'municipalTransferTax')
  const row = law.find(({ id }) => id === municipalRate.id)
  return { amount: line?.amount, value: row?.value }
}

test('a new rate is one version: it applies from its first day, and what was before ends by itself', () => {
  // 400 000 × 1.20 % (CGI art. 1584), then × 1.50 %.
  expect(municipalDuty('2027-06-30')).toEqual({ amount: 4_800, value: 0.012 })
  expect(municipalDuty('2027-07-01')).toEqual({ amount: 6_000, value: 0.015 })
})
