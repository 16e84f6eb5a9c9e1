import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { FeesInput } from '#contract/propcalc/fees/fees'
import { acquisitionFees } from '#domain/law/acquisition-fees'

type Body = z.input<typeof FeesInput>

const answerOf = (body: Body) =>
  acquisitionFees(FeesInput.parse({ deedDate: '2026-06-01', ...body }), '2026-06-01').data

const linesOf = (body: Body) => Object.fromEntries(answerOf(body).lines.map(({ key, amount }) => [key, amount]))

const noticesOf = (body: Body) => answerOf(body).notices.filter(({ field }) => field === 'marketValue')

const dutch = { country: 'NL', use: 'mainResidence', price: 250_000, buyers: [{ age: 50 }] } as const
const french = { country: 'FR', region: 'FR-75', use: 'secondHome', price: 300_000 } as const
const belgian = { country: 'BE', region: 'BE-BRU', use: 'secondHome', price: 280_000 } as const

describe('a home that is sold below its value', () => {
  // Wet op belastingen van rechtsverkeer, art. 9; CGI art. 666; C. enreg. art. 46: the duty bears on the value.
  test.each([
    ['2 % of 300 000 in the Netherlands', { ...dutch, marketValue: 300_000 }, { transferTax: 6000 }],
    ['8 % of 300 000 to let', { ...dutch, use: 'rental', marketValue: 300_000 }, { transferTax: 24_000 }],
    [
      '5 %, 1.2 % and 0.1 % of 360 000 in Paris; 2.37 % of the first',
      { ...french, marketValue: 360_000 },
      { departmentalTransferTax: 18_000, municipalTransferTax: 4320, stateLevy: 427, landRegistryContribution: 360 },
    ],
    ['12.5 % of 345 000 in Brussels', { ...belgian, marketValue: 345_000 }, { transferTax: 43_125 }],
    ['12 % of 345 000 in Flanders', { ...belgian, region: 'BE-VLG', marketValue: 345_000 }, { transferTax: 41_400 }],
    ['12.5 % of 345 000 in Wallonia', { ...belgian, region: 'BE-WAL', marketValue: 345_000 }, { transferTax: 43_125 }],
  ] as const)('pays %s', (_duty, body, lines) => {
    expect(linesOf(body as Body)).toMatchObject(lines)
    expect(noticesOf(body as Body).map(({ code }) => code)).toEqual(['base_above_price'])
  })

  test('a value equal to the price says nothing and changes nothing', () => {
    for (const body of [dutch, french, belgian] as const) {
      const same: Body = { ...body, marketValue: body.price } as Body
      expect(answerOf(same)).toEqual(answerOf(body as Body))
    }
  })

  test('movables are no part of what the value is compared with', () => {
    const body: Body = { ...dutch, buyers: [{ age: 50 }], movables: 10_000, marketValue: 240_000 }
    expect(linesOf(body)).toMatchObject({ transferTax: 4800 })
    expect(noticesOf(body)).toEqual([])
  })

  test('a Dutch starter is above the limit by the value', () => {
    const young = { ...dutch, buyers: [{ age: 30, starterExemptionUsed: false }], price: 500_000 }
    expect(linesOf(young)).toMatchObject({ transferTax: 0 })
    expect(linesOf({ ...young, marketValue: 560_000 })).toMatchObject({ transferTax: 11_200 })
  })

  test('a whole worth more than the price asks whether the whole is bought', () => {
    const [notice] = noticesOf({ ...dutch, buyers: [{ age: 50 }], wholeValue: 300_000 })
    expect(notice).toMatchObject({ code: 'base_is_price', amount: 1000 })
  })

  test.each([
    { ...french, newBuild: true },
    { ...belgian, newBuild: true },
    { ...dutch, buyers: [{ age: 50 }], newBuild: true },
  ])('a new build with VAT does not read it: $country', body => {
    expect(noticesOf({ ...body, marketValue: 999_000 } as Body).map(({ code }) => code)).toEqual(['no_effect_here'])
  })

  test.each([french, belgian, { ...dutch, buyers: [{ age: 50 }] }])(
    'a value below the price is refused: $country',
    body => {
      expect(() => answerOf({ ...body, marketValue: body.price - 1 } as Body)).toThrow('invalid_request')
    },
  )
})
