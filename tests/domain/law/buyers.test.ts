import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { FeesInput } from '#contract/propcalc/fees/fees'
import { acquisitionFees } from '#domain/law/acquisition-fees'

type Body = z.input<typeof FeesInput>
type Buyer = NonNullable<Body['buyers']>[number]

const answerOf = (body: object) =>
  acquisitionFees(FeesInput.parse({ deedDate: '2026-06-01', ...body }), '2026-06-01').data

/** Taxes on the transfer by key, the stamp duty of Portugal among them. */
const taxesOf = (body: object): Record<string, number> =>
  Object.fromEntries(
    answerOf(body)
      .lines.filter(({ category, key }) => category === 'transferTax' || key === 'stampDuty')
      .map(({ key, amount }) => [key, amount]),
  )

const sumOf = (taxes: Readonly<Record<string, number>>): number =>
  Object.values(taxes).reduce((sum, tax) => sum + tax, 0)

/** What a deed costs besides its taxes: other lines, reliefs and notices without their amounts, which may be those of a tax. */
const restOf = (body: object) => {
  const { lines, possibleReliefs, notices } = answerOf(body)
  const withoutBuyer = (field: string | undefined): string | undefined => field?.replace(/^buyers\[\d+\]/u, 'buyers')
  return {
    lines: lines
      .filter(({ category, key }) => category !== 'transferTax' && key !== 'stampDuty')
      .map(({ key, payer, amount }) => [key, payer, amount]),
    reliefs: possibleReliefs.map(({ key }) => key),
    notices: [...new Set(notices.map(({ code, field }) => `${code} ${withoutBuyer(field)}`))].toSorted(),
  }
}

/** Buyers of a country who differ in what its law asks of each, and the rest of the purchase. */
interface Case {
  body: object
  buyers: readonly Buyer[]
  /** Tax on a deed of one buyer with the share, from that buyer's deed of the whole or of the part. */
  bySharesOf: 'whole' | 'part' | 'none'
  /** Article by which the tax goes by the shares, or does not. */
  article: string
  /** Step to which the tax of each buyer is rounded. */
  step?: number
}

const cases: Readonly<Record<string, Case>> = {
  LU: {
    body: { country: 'LU', use: 'mainResidence', commune: 'Luxembourg', nonHousingShare: 0.3 },
    buyers: [{ use: 'secondHome' }, { housingCreditUsed: 10_000 }, { naturalPerson: false, use: 'other' }],
    bySharesOf: 'part',
    article: 'loi du 30 juillet 2002, art. 8: in proportion to the part of each acquirer',
  },
  DE: {
    body: { country: 'DE', region: 'DE-BY', use: 'mainResidence' },
    buyers: [{}, {}, {}],
    bySharesOf: 'part',
    article: 'GrEStG §§ 1 (1) no. 1, 13 no. 1: each buyer acquires a part',
    step: 1,
  },
  NL: {
    body: { country: 'NL', use: 'mainResidence' },
    buyers: [{ age: 30, starterExemptionUsed: false }, { age: 50 }, { use: 'rental' }],
    bySharesOf: 'whole',
    article: 'Wet op belastingen van rechtsverkeer, arts 14, 15(1)(p): for each acquirer',
  },
  PT: {
    body: { country: 'PT', use: 'mainResidence' },
    buyers: [
      { age: 30, firstTimeBuyer: true, dependant: false },
      { age: 50, firstTimeBuyer: false },
      { firstTimeBuyer: false },
    ],
    bySharesOf: 'whole',
    article: 'CIMT, arts 4, 17: each buyer for the own part of the tax on the whole',
  },
  'ES-AN': {
    body: { country: 'ES', region: 'ES-AN', use: 'mainResidence', largeFamily: false, disability: 'none' },
    buyers: [{ age: 30 }, { age: 50 }, { age: 61 }],
    bySharesOf: 'whole',
    article: 'Ley 5/2021, art. 43.2: for the share of who qualifies',
  },
  'ES-MD': {
    body: { country: 'ES', region: 'ES-MD', use: 'mainResidence' },
    buyers: [{ age: 30 }, { age: 50 }, {}],
    bySharesOf: 'whole',
    article: 'one rate for all: the Community has no rate by age but in villages',
  },
  'BE-VLG': {
    body: { country: 'BE', region: 'BE-VLG', use: 'mainResidence', reliefConditionsMet: true },
    buyers: [
      { ownsOtherDwelling: false },
      { ownsOtherDwelling: true, undertakesToSell: false },
      { ownsOtherDwelling: false },
    ],
    bySharesOf: 'whole',
    article: 'Vlaamse Codex Fiscaliteit: each buyer since 2022',
  },
  'BE-BRU': {
    body: { country: 'BE', region: 'BE-BRU', use: 'mainResidence', reliefConditionsMet: true },
    buyers: [
      { ownsOtherDwelling: false },
      { ownsOtherDwelling: true, undertakesToSell: false },
      { ownsOtherDwelling: false },
    ],
    bySharesOf: 'none',
    article: 'C. enreg. (Brussels) art. 46bis: all the buyers together meet the conditions',
  },
  FR: {
    body: { country: 'FR', region: 'FR-75', use: 'mainResidence' },
    buyers: [{}, {}, {}],
    bySharesOf: 'whole',
    article: 'CGI art. 683: one duty on the deed',
    step: 1,
  },
  IT: {
    body: { country: 'IT', use: 'secondHome' },
    buyers: [{}, {}, {}],
    bySharesOf: 'whole',
    article: 'DPR 131/1986, art. 57: one tax on the deed',
    step: 1,
  },
  UK: {
    body: { country: 'UK', region: 'GB-ENG', use: 'mainResidence' },
    buyers: [{}, {}, {}],
    bySharesOf: 'whole',
    article: 'Finance Act 2003, s. 103: joint purchasers are liable for one tax on the whole',
  },
  US: {
    body: { country: 'US', region: 'US-NY', city: 'New York City', use: 'mainResidence' },
    buyers: [{}, {}, {}],
    bySharesOf: 'whole',
    article: 'Tax Law § 1402(a): one tax on the conveyance',
  },
}

/** Three shares in hundredths that make 1, and a price in whole hundreds. */
const deeds = fc.record({
  price: fc.integer({ min: 2000, max: 5200 }).map(hundreds => hundreds * 100),
  first: fc.integer({ min: 5, max: 60 }),
  second: fc.integer({ min: 5, max: 30 }),
})

const withShares = (buyers: readonly Buyer[], shares: readonly number[]) =>
  buyers.map((buyer, index) => ({ ...buyer, share: shares[index] }))

const sharesOf = ({ first, second }: { first: number; second: number }) =>
  [first, second, 100 - first - second].map(hundredths => hundredths / 100)

describe.each(Object.entries(cases))('the buyers of a deed in %s', (_country, { body, buyers, step = 0.01 }) => {
  const tolerance = step * 3 + 0.011

  test('pay the same in any order', () => {
    fc.assert(
      fc.property(deeds, deed => {
        const all = withShares(buyers, sharesOf(deed))
        const [one, other] = [all, all.toReversed()].map(sent =>
          sumOf(taxesOf({ ...body, price: deed.price, buyers: sent })),
        )
        expect(Math.abs((one ?? 0) - (other ?? 0))).toBeLessThanOrEqual(tolerance)
        const [rest, restInOtherOrder] = [all, all.toReversed()].map(sent =>
          restOf({ ...body, price: deed.price, buyers: sent }),
        )
        expect(restInOtherOrder).toEqual(rest)
      }),
      { numRuns: 25 },
    )
  })

  test('pay the same when one share is divided between two who are alike', () => {
    fc.assert(
      fc.property(deeds, deed => {
        const shares = sharesOf(deed)
        const all = withShares(buyers, shares)
        const [first, ...others] = all
        const half = { ...first, share: (shares[0] ?? 0) / 2 }
        const taxes = [all, [half, half, ...others]].map(sent =>
          sumOf(taxesOf({ ...body, price: deed.price, buyers: sent })),
        )
        expect(Math.abs((taxes[0] ?? 0) - (taxes[1] ?? 0))).toBeLessThanOrEqual(tolerance + step)
        const [rest, restOfDivided] = [all, [half, half, ...others]].map(sent =>
          restOf({ ...body, price: deed.price, buyers: sent }),
        )
        expect(restOfDivided).toEqual(rest)
      }),
      { numRuns: 25 },
    )
  })
})

const byShares = Object.entries(cases).filter(([, { bySharesOf }]) => bySharesOf !== 'none')

describe.each(byShares)(
  'buyers in %s, where the law goes by share,',
  (_country, { body, buyers, bySharesOf, step = 0.01 }) => {
    const tolerance = step * 3 + 0.011

    test('pay what each would pay for the own share', () => {
      fc.assert(
        fc.property(deeds, deed => {
          const shares = sharesOf(deed)
          const { price } = deed
          const together = taxesOf({ ...body, price, buyers: withShares(buyers, shares) })
          const alone = buyers.map((buyer, index) => {
            const share = shares[index] ?? 0
            return bySharesOf === 'part'
              ? taxesOf({ ...body, price: price * share, buyers: [buyer] })
              : Object.fromEntries(
                  Object.entries(taxesOf({ ...body, price, buyers: [buyer] })).map(([key, tax]) => [key, tax * share]),
                )
          })
          for (const key of new Set([together, ...alone].flatMap(taxes => Object.keys(taxes)))) {
            // The minimum is one of the deed.
            if (key === 'minimumDuty') continue
            const sum = alone.reduce((all, taxes) => all + (taxes[key] ?? 0), 0)
            expect(Math.abs((together[key] ?? 0) - sum), `${key} of ${price}`).toBeLessThanOrEqual(tolerance)
          }
        }),
        { numRuns: 25 },
      )
    })
  },
)
