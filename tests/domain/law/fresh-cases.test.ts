import { expect, test } from 'vitest'
import { FeesInput } from '#contract/propcalc/fees/fees'
import { acquisitionFees } from '#domain/law/acquisition-fees'

interface Case {
  day: string
  body: object
  /** Sum of the taxes on the transfer, from the arithmetic. */
  taxes: number
  arithmetic: string
}

/** A purchase on 1 June 2026 unless another day is named. */
const on = (body: object, taxes: number, arithmetic: string, day = '2026-06-01'): Case => ({
  day,
  body,
  taxes,
  arithmetic,
})

const luxembourg = { country: 'LU', use: 'secondHome' }
const bavaria = { country: 'DE', region: 'DE-BY', use: 'secondHome' }
const flanders = { country: 'BE', region: 'BE-VLG', use: 'mainResidence', reliefConditionsMet: true }
const brussels = { ...flanders, region: 'BE-BRU' }
const netherlands = { country: 'NL', use: 'mainResidence' }
const starter = { age: 34, starterExemptionUsed: false }
const italy = { country: 'IT', use: 'secondHome' }
const madrid = { country: 'ES', region: 'ES-MD', use: 'secondHome' }
const portugal = { country: 'PT', use: 'mainResidence', region: 'PT-MAINLAND' }
const england = { country: 'UK', region: 'GB-ENG', use: 'mainResidence', taxResident: true }
const soleHome = { ownsOtherDwelling: false, firstTimeBuyer: false }
const washington = { country: 'US', region: 'US-WA', use: 'mainResidence' }

const cases: readonly Case[] = [
  on({ ...luxembourg, price: 333_333.33 }, 23_333.33, '6 % is 19 999.9998, 1 % is 3 333.3333'),
  on({ ...luxembourg, price: 512_345.5 }, 35_864.19, '6 % is 30 740.73, 1 % is 5 123.455, half a cent up: 5 123.46'),
  on({ ...bavaria, price: 333_333 }, 11_666, '3.5 % is 11 666.655, down'),
  on({ ...bavaria, price: 2500 }, 0, 'the limit of § 3 no. 1 is not exceeded'),
  on({ ...bavaria, price: 2600 }, 91, '3.5 % of the whole, not of the excess'),
  on({ ...bavaria, region: 'DE-TH', price: 214_567 }, 13_946, '6.5 % is 13 946.855, down', '2023-12-31'),
  on({ ...bavaria, region: 'DE-TH', price: 214_567 }, 10_728, '5 % is 10 728.35, down', '2024-01-01'),
  on({ ...bavaria, region: 'DE-HB', price: 187_431 }, 9371, '5 % is 9 371.55, down', '2025-06-30'),
  on({ ...bavaria, region: 'DE-HB', price: 187_431 }, 10_308, '5.5 % is 10 308.705, down', '2025-07-01'),
  on({ ...flanders, price: 287_650.25, ownsOtherDwelling: false }, 5753.01, '2 % is 5 753.005, half a cent up'),
  on({ ...flanders, price: 412_345, use: 'secondHome' }, 49_481.4, '12 %'),
  on({ ...brussels, price: 600_000, ownsOtherDwelling: false }, 50_000, '12.5 % of 600 000 less 200 000'),
  on({ ...brussels, price: 600_000.04, ownsOtherDwelling: false }, 75_000.01, '12.5 % of all is 75 000.005, up'),
  on({ ...netherlands, price: 412_345, use: 'secondHome' }, 42_883.88, '10.4 %', '2025-12-31'),
  on({ ...netherlands, price: 412_345, use: 'secondHome' }, 32_987.6, '8 %', '2026-01-01'),
  on({ ...netherlands, price: 555_000, buyers: [starter] }, 0, 'at the limit of 2026: exempt'),
  on({ ...netherlands, price: 555_000.5, buyers: [starter] }, 11_100.01, '2 % of the whole'),
  on({ ...netherlands, price: 390_000, marketValue: 451_275 }, 9025.5, '2 % of the value, which is above the price'),
  on(
    {
      ...netherlands,
      price: 487_000,
      buyers: [
        { ...starter, share: 0.6 },
        { share: 0.4, age: 41 },
      ],
    },
    3896,
    '2 % of 0.4 of 487 000 is 3 896; the other share is exempt',
  ),
  on(
    { ...italy, use: 'mainResidence', reliefConditionsMet: true, price: 260_000, cadastralIncome: 850.55 },
    2065,
    '850.55 × 1.05 × 110 is 98 238.525, 2 % is 1 964.77, so 1 965; 50 and 50',
  ),
  on(
    { ...italy, use: 'mainResidence', reliefConditionsMet: true, price: 98_225 },
    2065,
    '2 % of the price is 1 964.50, half a euro up: 1 965; 50 and 50',
  ),
  on(
    { ...italy, price: 260_000, cadastralIncome: 850.55 },
    9745,
    '850.55 × 1.05 × 120 is 107 169.30, 9 % is 9 645.237, so 9 645; 50 and 50',
  ),
  on(
    { ...italy, use: 'mainResidence', reliefConditionsMet: true, price: 90_000, cadastralIncome: 300 },
    1100,
    '300 × 115.5 is 34 650, 2 % is 693, the least is 1 000; 50 and 50',
  ),
  on({ ...madrid, price: 312_345.67 }, 18_740.74, '6 % is 18 740.7402'),
  on({ ...madrid, price: 300_000, fiscalReferenceValue: 350_050 }, 21_003, '6 % of the value of reference'),
  on({ ...madrid, region: 'ES-AN', price: 250_000.5 }, 17_500.04, '7 % is 17 500.035, half a cent up'),
  on({ ...madrid, region: 'ES-CT', price: 712_000 }, 71_200, '10 % up to a million', '2025-06-26'),
  on({ ...madrid, region: 'ES-CT', price: 712_000 }, 72_320, '60 000 and 11 % of 112 000', '2025-06-27'),
  on(
    { ...portugal, price: 250_000, fiscalReferenceValue: 180_000 },
    7042.04,
    '7 % is 17 500, less 10 457.96; stamp duty is no tax on the transfer',
  ),
  on(
    { ...portugal, price: 200_000, fiscalReferenceValue: 250_000 },
    7042.04,
    'the tax value is above the price: as for 250 000',
  ),
  on({ ...england, ...soleHome, price: 425_050 }, 11_252, '2 500 and 5 % of 175 050, 8 752.50: 11 252.50, down'),
  on({ ...england, ...soleHome, price: 425_050 }, 8752, '5 % of what exceeds 250 000, down', '2025-03-31'),
  on(
    { ...england, ...soleHome, region: 'GB-SCT', price: 333_333.33 },
    6683.33,
    '2 % of 105 000 is 2 100, 5 % of 75 000 is 3 750, 10 % of 8 333.33 is 833.333',
  ),
  on(
    { ...england, region: 'GB-WLS', price: 312_345, ownsOtherDwelling: true, replacesMainResidence: false },
    21_184.5,
    '9 000, 8.5 % of 70 000 is 5 950, 10 % of 62 345 is 6 234.50',
  ),
  on({ ...washington, price: 612_300 }, 9188.57, '5 775, 1.28 % of 87 300 is 1 117.44; local 0.375 % is 2 296.125'),
  on(
    { country: 'FR', region: 'FR-38', use: 'secondHome', price: 287_650.5 },
    18_176,
    'on 287 651: 5 % is 14 382.55, 14 383; 1.2 % is 3451.81, 3452; 2.37 % of 14 383 is 340.88, 341',
  ),
]

test.each(cases.map(one => [`${JSON.stringify(one.body)} on ${one.day}: ${one.arithmetic}`, one] as const))(
  '%s',
  (_name, { body, day, taxes }) => {
    const { lines } = acquisitionFees(FeesInput.parse({ ...body, deedDate: day }), day).data
    const shown = lines.filter(({ category }) => category === 'transferTax')
    const sum = shown.reduce((all, { amount }) => all + Math.round(amount * 100), 0) / 100
    expect(sum, JSON.stringify(shown.map(({ key, payer, amount }) => ({ key, payer, amount })))).toBe(taxes)
  },
)
