import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AcquisitionFees, FeesInput } from '#contract/propcalc/fees/fees'
import { LawReference } from '#contract/shared/law'
import { Refusal } from '#domain/core/refusal'
import { acquisitionFees } from '#domain/law/acquisition-fees'
import { fitting } from '../../contract/generated-bodies.ts'

/** Names of the schemas of requests, one for each country. */
const variants = FeesInput.options.map(option => String(option.meta()?.id))

/** The purchase without what most often contradicts itself, so that the law is asked and not only its rules. */
const mended = (text: string): string => {
  const purchase = JSON.parse(text) as Record<string, unknown> // a variant is an object
  const { newBuild, brokerFee, buyers } = purchase
  const unfit = [
    ...(newBuild === true
      ? []
      : ['priceIncludesVat', 'newBuildDutyBase', 'reducedVat', 'rebuiltHome', 'protectedHousing']),
    ...(brokerFee === undefined ? [] : ['brokerFeeRate']),
    ...['movables', 'agreementDate', 'wholeValue', 'city', 'nhg'],
  ]
  for (const field of unfit) delete purchase[field]
  for (const buyer of Array.isArray(buyers) ? (buyers as Record<string, unknown>[]) : []) delete buyer.share
  return JSON.stringify(purchase)
}

const cents = (amount: number): number => Math.round(amount * 100)

/** What a purchase is answered with; undefined where it is refused, which always names a field. */
const answered = (text: string) => {
  const input = FeesInput.parse(JSON.parse(text))
  try {
    return acquisitionFees(input, input.deedDate ?? '2026-11-21')
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    expect(['invalid_request', 'law_not_covered']).toContain(refusal.code)
    expect(refusal.details.issues?.length ?? 0).toBeGreaterThan(0)
    for (const { path } of refusal.details.issues ?? []) expect(path).toMatch(/^\w/)
    return undefined
  }
}

describe.each(variants)('any purchase that fits %s', variant => {
  const whole = fitting({ $ref: `#/components/schemas/${variant}` })
  const purchases = fc.oneof(whole, whole.map(mended), whole.map(mended))

  test('is refused by a field, or answered as the contract says, with lines that add up and law that is cited', () => {
    fc.assert(
      fc.property(purchases, text => {
        const found = answered(text)
        if (!found) return
        const { data, law } = found
        expect(AcquisitionFees.safeParse(data).error).toBeUndefined()
        for (const reference of law) expect(LawReference.safeParse(reference).error).toBeUndefined()
        const { lines, totals } = data
        const buyer = lines.filter(({ counted, payer }) => counted && payer === 'buyer')
        // Compared in the currency: from about 2e13 on, a double times 100 is not always the whole cents that it was made of.
        expect(totals.buyer).toBe(buyer.reduce((sum, { amount }) => sum + cents(amount), 0) / 100 + 0)
        const cited = law.map(({ id }) => id)
        expect(new Set(cited).size).toBe(cited.length)
        for (const { basis } of lines) expect(cited).toEqual(expect.arrayContaining(basis))
      }),
      { numRuns: 150 },
    )
  })
})
