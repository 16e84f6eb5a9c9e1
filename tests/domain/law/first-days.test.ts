import { expect, test } from 'vitest'
import type * as z from 'zod'
import { FeesInput } from '#contract/propcalc/fees/fees'
import { plusDays } from '#domain/core/days'
import { acquisitionFees } from '#domain/law/acquisition-fees'

type Body = z.input<typeof FeesInput>

const home = { price: 300_000, use: 'secondHome' } as const

/** The first day of each region whose deeds are answered, with the law that is not known before it. */
const firstDays: readonly [day: string, parameter: string, body: Body][] = [
  ['2015-01-01', 'lu.acquisition.registrationRate', { ...home, country: 'LU' }],
  ['2014-06-01', 'fr.transfer.departmentRate', { ...home, country: 'FR', region: 'FR-92' }],
  ['2013-08-01', 'de.transferTax.exemptUpTo', { ...home, country: 'DE', region: 'DE-BY' }],
  ['2014-01-01', 'it.register.rates', { ...home, country: 'IT' }],
  ['2012-07-01', 'nl.transferTax.starterExemption', { ...home, country: 'NL' }],
  ['2017-01-01', 'be.brussels.', { ...home, country: 'BE', region: 'BE-BRU' }],
  ['2018-01-01', 'be.wallonia.', { ...home, country: 'BE', region: 'BE-WAL' }],
  ['2018-06-01', 'be.flanders.', { ...home, country: 'BE', region: 'BE-VLG' }],
  ['2024-01-01', 'es.itp.madridReduced', { ...home, country: 'ES', region: 'ES-MD' }],
  ['2024-01-01', 'es.itp.cataloniaReduced', { ...home, country: 'ES', region: 'ES-CT' }],
  ['2024-01-01', 'pt.imt.nonResidentRate', { ...home, country: 'PT' }],
  ['2019-01-25', 'uk.sdlt.nonResidentRate', { ...home, country: 'UK', region: 'GB-ENG' }],
  ['2019-01-25', 'uk.sdlt.nonResidentRate', { ...home, country: 'UK', region: 'GB-NIR' }],
  ['2019-01-25', 'uk.registry.scale', { ...home, country: 'UK', region: 'GB-WLS' }],
  ['2019-01-25', 'uk.market.conveyancing', { ...home, country: 'UK', region: 'GB-SCT' }],
  ['2023-01-01', 'us.market.closingCostRatios', { ...home, country: 'US', region: 'US-WA' }],
]

const answerOn = (body: Body, deedDate: string) => acquisitionFees(FeesInput.parse({ ...body, deedDate }), deedDate)

test.each(firstDays)(
  'the first answered day is %s, before it the law of %s is not known: %o',
  (day, parameter, body) => {
    expect(answerOn(body, day).data.totals.buyer).toBeGreaterThan(0)
    expect(() => answerOn(body, plusDays(day, -1))).toThrowError(
      expect.objectContaining({
        code: 'law_not_covered',
        details: { issues: [expect.objectContaining({ message: expect.stringContaining(parameter) })] },
      }),
    )
  },
)
