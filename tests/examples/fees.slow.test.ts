import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { run } from '../support/process.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"sandbox":{"perMinute":30}}' } })
})
afterAll(() => app.close())

/** Beginnings of lines that each program prints; the figures are those of the cases of tests/domain/law. */
const promised: readonly (readonly [program: string, lines: readonly string[]])[] = [
  ['lu', ['registrationDuty 37200 (buyer)', 'housingCredit -40000 (buyer)', 'buyer 8090.43 EUR']],
  ['fr', ['departmentalTransferTax 20000 (buyer)', 'notaryFeeNet 3593.25 (buyer)', 'buyer 31545.9 EUR']],
  ['de', ['transferTax 14000 (buyer)', 'brokerFeeBuyer 14280 (buyer)', 'buyer 33747 EUR']],
  ['be', ['transferTax 7000 (buyer)', 'notaryFeeVat 715.16 (buyer)', 'buyer 11470.7 EUR']],
  ['nl', ['transferTax 9600 (buyer)', 'advice 3000 (buyer)', 'buyer 14970 EUR']],
  ['it', ['registerTax 1733 (buyer)', 'mortgageTax 50 (buyer)', 'cadastralTax 50 (buyer)']],
  ['es', ['vat 30000 (buyer)', 'stampDuty 2250 (buyer)']],
  ['pt', ['transferTax 11896.77 (buyer)', 'stampDuty 1877.84 (buyer)']],
  ['uk', ['transferTax 5000 (buyer)', 'additionalDwellingSurcharge 15000 (buyer)']],
  ['us', ['stateTransferTax 2100 (seller)', 'mortgageTax 945 (buyer)', 'ownerTitle 1575 (buyer)']],
]

describe('a program for each country runs and prints the costs of a purchase', () => {
  test.each(promised)('fees/%s', async (program, beginnings) => {
    const { code, stdout, stderr } = await run([`examples/fees/${program}.ts`], { VALOREM_BASE_URL: app.url })
    expect(stderr).toBe('')
    expect(code).toBe(0)
    const printed = stdout.trimEnd().split('\n')
    for (const beginning of beginnings)
      expect(
        printed.filter(line => line.startsWith(beginning)),
        beginning,
      ).toHaveLength(1)
  })
})
