import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { feesRequests } from '#contract/examples/fees-requests'
import type { CountryCode } from '#contract/shared/country'
import { hautsDeSeine } from '../domain/law/fr/hauts-de-seine-cases.ts'
import { post, read, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"sandbox":{"perMinute":1000,"perDay":1000}}' } })
})
afterAll(() => app.close())

interface Line {
  key: string
  amount: number
  payer: string
  counted: boolean
}

interface Body {
  data: { lines: Line[]; totals: Record<string, number>; buyers?: { tax: number; stampDuty: number }[] }
  meta: { law: unknown }
}

const answer = async (country: CountryCode): Promise<Body> =>
  (await read(await post(app, '/propcalc/fees', feesRequests[country]))) as unknown as Body

/** Amounts by key, and totals, of one purchase in each country; each is a case of tests/domain/law with its source. */
const expected: Record<CountryCode, { lines: Record<string, number>; totals?: Record<string, number> }> = {
  LU: { lines: {}, totals: { buyer: 8_115.65 } },
  FR: {
    lines: { departmentalTransferTax: 20_000, municipalTransferTax: 4_800, stateLevy: 474, notaryFeeNet: 3_593.25 },
    totals: { buyer: 31_545.9, taxes: 25_674, regulatedTariffs: 4_311.9, marketEstimates: 1_560 },
  },
  DE: {
    lines: {
      transferTax: 14_000,
      notaryDeedFee: 1_570,
      notaryExecutionFee: 392.5,
      notarySupervisionFee: 392.5,
      notaryDisbursements: 60,
      notaryFeeVat: 458.85,
      mortgageNotaryFeeNet: 635,
      mortgageNotaryFeeVat: 120.65,
      registryOwnership: 785,
      registryPriorityNotice: 392.5,
      registryMortgage: 635,
      brokerFeeBuyer: 14_280,
    },
    totals: { buyer: 33_722 },
  },
  BE: { lines: { transferTax: 7_000, notaryFeeNet: 2_255.54, notaryFeeVat: 715.16 }, totals: { buyer: 11_470.7 } },
  NL: { lines: { transferTax: 9_600 }, totals: { buyer: 14_970 } },
  IT: { lines: { registerTax: 1_732.5, mortgageTax: 50, cadastralTax: 50 }, totals: { taxes: 1_832.5 } },
  ES: { lines: { vat: 30_000, stampDuty: 2_250 } },
  PT: { lines: { transferTax: 11_896.77, stampDuty: 1_877.84 } },
  UK: { lines: { transferTax: 5_000, additionalDwellingSurcharge: 15_000 } },
  US: {
    lines: {
      stateTransferTax: 2_100,
      mortgageTax: 945,
      intangibleTax: 540,
      ownerTitle: 1_575,
      recording: 103.5,
    },
  },
}

describe('one worked purchase in each country', () => {
  test.each(Object.entries(expected) as [CountryCode, (typeof expected)[CountryCode]][])(
    '%s',
    async (country, { lines, totals = {} }) => {
      const { data } = await answer(country)
      const found = data.lines
        .filter(({ key }) => key in lines)
        .map(({ key, amount }): [string, number] => [key, amount])
      expect(Object.fromEntries(found)).toEqual(lines)
      expect(data.totals).toMatchObject(totals)
    },
  )

  test('France answers the whole purchase in the Hauts-de-Seine with the law behind it', async () => {
    const { data, meta } = await answer('FR')
    expect(data).toEqual(hautsDeSeine.data)
    expect(meta.law).toEqual(hautsDeSeine.law)
  })

  test('Portugal splits the tax by buyer: the young half pays 2 778.44, the other 9 118.33', async () => {
    const { data } = await answer('PT')
    expect(data.buyers?.map(({ tax }) => tax)).toEqual([2_778.44, 9_118.33])
    expect(data.buyers?.map(({ stampDuty }) => stampDuty)).toEqual([277.84, 1_600])
  })

  test('in Spain VAT is counted, and in Florida the seller bears the tax on the deed', async () => {
    const spain = await answer('ES')
    expect(spain.data.lines.find(({ key }) => key === 'vat')?.counted).toBe(true)
    const florida = await answer('US')
    expect(florida.data.lines.find(({ key }) => key === 'stateTransferTax')?.payer).toBe('seller')
  })
})
