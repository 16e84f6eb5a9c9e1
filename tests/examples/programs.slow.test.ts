import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { run } from '../support/process.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { TIER_LIMITS: '{"sandbox":{"perMinute":30}}' } })
})
afterAll(() => app.close())

const lines = async (program: string): Promise<string[]> => {
  const { code, stdout, stderr } = await run([`examples/${program}`], { VALOREM_BASE_URL: app.url })
  expect(stderr).toBe('')
  expect(code).toBe(0)
  return stdout.trimEnd().split('\n')
}

describe('the programs of examples/ run and print what they promise', () => {
  test('quickstart: the dear district of the worked example E1', async () => {
    expect(await lines('quickstart.ts')).toEqual([
      '1235900 EUR, FSD 17.64 %',
      '  50 % of sales of comparable flats: 1088800 – 1383000 EUR',
      '  80 % of sales of comparable flats: 956400 – 1515300 EUR',
      '  adjQuartier +18.4 %',
      // (85 / 80) to the power of −0.20 = 0.98795
      '  adjSurface -1.2 %',
      '  adjEtage +4 %',
      '  adjEtat +8 %',
      '  adjExterieur +4 %',
      '  adjParking +2 %',
      '  adjEnergie +2 %',
      // By the second model, on the day of the clock of the tests.
      "from 10227.8 EUR/m², published, 2025-07..2026-06, Observatoire de l'Habitat / STATEC, data.public.lu",
      'request with a name, 30 a window',
    ])
  })

  test('portfolio: 2 500 homes in three requests, one in a hundred fails alone', async () => {
    const before = app.answers.length
    const printed = await lines('portfolio.ts')
    expect(printed.slice(0, 3)).toEqual([
      'first failure, home 99: municipality_not_found, Ettelbruck?',
      '1000 homes',
      '2000 homes',
    ])
    expect(printed.at(-2)).toBe('2500 homes')
    expect(printed.at(-1)).toMatch(/^2475 homes worth \d+ million EUR, 25 failed$/)
    expect(app.answers.slice(before).map(({ operation }) => operation)).toEqual(Array(3).fill('estimateBatch'))
  })

  test('revaluation: a portfolio on one day, with the mean of six years', async () => {
    const [mamer, esch, unknown, wiltz, total, way, last] = await lines('revaluation.ts')
    // Two independent programs on the official files: 971 400, 3.27 %, of a home 15.34 %, mean 956 300.
    expect(mamer).toMatch(
      /^loan-1: 700000 to 971400 EUR \(\d+ – \d+, deviation 3.27 %, of a home 15.34 %\), mean of six years 956300, which/,
    )
    expect(esch).toMatch(
      /^loan-2: 380000 to \d+ EUR \(.*deviation \d+\.\d+ %, of a home \d+\.\d+ %\), mean of six years \d+/,
    )
    expect(unknown).toBe('loan-3: municipality_not_found, Ettelbruck?')
    expect(wiltz).toMatch(/^loan-4: 350000 to \d+ EUR \(\d+ – \d+, deviation \d+\.\d+ %/)
    expect(total).toMatch(/^3 together: \d+ EUR \(\d+ – \d+, deviation \d+\.\d+ %\)$/)
    expect(way).toMatch(/^2019-05-05 700000, 2019-07-01 \d+, (20\d\d-07-01 \d+, ){6}2025-08-01 971400$/)
    expect(last).toBe('3 of 4 carried to 2025-08-01')
  })

  test('local: the same without a service, ten thousand homes in its own process', async () => {
    const { code, stdout, stderr } = await run(['examples/local.ts'], { VALOREM_BASE_URL: 'http://127.0.0.1:1' })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const printed = stdout.trimEnd().split('\n')
    // 700 000 × 7 % = 49 000, the notary, 1 150.23 + 0.1 % of 700 000 with 17 % of VAT, 2 164.77, and the registrar, 12.39.
    expect(printed[1]).toMatch(/^51177\.16 EUR of costs by the law of 2026-11-21, \d+ parameters of it$/)
    expect(printed[2]).toBe('market data: unavailable')
    expect(printed.slice(3, -1)).toEqual(Array.from({ length: 10 }, (_, index) => `${index + 1}000 homes`))
    expect(printed.at(-1)).toMatch(/^9900 homes worth \d+ million EUR, 100 refused$/)
  })

  test('macro: what the snapshot holds, with its age on the day of the test', async () => {
    // 0.026350455 + 0.015 = 0.041350455, times 400 000 = 16 540.182.
    expect(await lines('macro.ts')).toEqual([
      'sources are not asked, snapshot of 2026-11-21',
      'ecb.estr 2.188 % for 2026-09-02, 80 days old (stale), snapshot, ECB Data Portal',
      'euribor.3m 2.6350455 % for 2026-09, 81 days old (stale), snapshot, ECB Data Portal',
      'fr.oat_10y_monthly 3.68 % for 2026-06, 173 days old (stale), snapshot, ECB Data Portal',
      'lu.wage_index 992.24 for 2026-06-01, 173 days old, snapshot, STATEC LUSTAT',
      '16 of 20 are unavailable: never a 0, always a reason',
      "a year's interest on 400000 EUR at Euribor 3 months and 1.5 points: 16540 EUR",
    ])
  })

  test('three-days: the duties of 700 000 by one buyer who moves in, and the law that makes the difference', async () => {
    const rates = '2015-01-01 to now'
    const half = 'taxableBaseShare 0.5 (2024-10-01 to 2025-06-30)'
    // 700 000 × 7 % = 49 000. Less 20 000; half of it, covered by the credit up to the minimum; less 40 000.
    // The notary: 1 150.23 + 0.1 % of 700 000 = 1 850.23, and 17 % of VAT, 314.54. The registrar's salary: 12.39.
    expect(await lines('three-days.ts')).toEqual([
      '2022-06-01: 31177.16 EUR, of which 29000 of taxes',
      `  registrationDuty 42000: registrationRate 0.06 (${rates})`,
      `  transcriptionDuty 7000: transcriptionRate 0.01 (${rates})`,
      `  housingCredit -20000: housingCreditCeiling 20000 (2015-01-01 to 2023-03-06), minimumDuty 100 (${rates})`,
      '2024-11-15: 2277.16 EUR, of which 100 of taxes',
      `  registrationDuty 21000: registrationRate 0.06 (${rates}), ${half}`,
      `  transcriptionDuty 3500: ${half}, transcriptionRate 0.01 (${rates})`,
      `  housingCredit -24500: housingCreditCeiling 40000 (2024-01-01 to 2024-12-31), minimumDuty 100 (${rates})`,
      `  minimumDuty 100: minimumDuty 100 (${rates})`,
      '2026-11-21: 11177.16 EUR, of which 9000 of taxes',
      `  registrationDuty 42000: registrationRate 0.06 (${rates})`,
      `  transcriptionDuty 7000: transcriptionRate 0.01 (${rates})`,
      `  housingCredit -40000: housingCreditCeiling 40000 (2025-07-01 to now), minimumDuty 100 (${rates})`,
    ])
  })

  test('chain: from the price of a flat to its lending value, each step with what the one before it found', async () => {
    const printed = await lines('chain.ts')
    const cents = (line = '', word = '') => Number(new RegExp(`${word} (-?[\\d.]+) EUR`).exec(line)?.[1]) * 100
    const [costs, capital, loan, year, ...rest] = printed
    // 600 000 − 420 000 of own money in the price, and the costs.
    expect(cents(capital, 'own capital')).toBeCloseTo(18_000_000 + cents(costs, 'costs of the purchase'), 6)
    expect(capital).toContain('loan on the price 0.7')
    // 420 000 × i / (1 − (1 + i)^−300) at i = 0.035 / 12.
    expect(loan).toBe('loan 2102.62 EUR a month, 300 times, in the end 0')
    // 24 000 − 960 − 1 200 − 12 × 2 102.62; (1 200 + 25 231.44) / (12 × 0.96).
    expect(year).toBe('first year -3391.44 EUR, break-even rent 2294.40 EUR')
    expect(rest.slice(0, 3).every(line => line.startsWith('  assumed '))).toBe(true)
    const [worth, lending] = rest.slice(3)
    expect(worth).toMatch(/ at 5.5 %, rate of return ok$/)
    // 10 % off, to the cent.
    expect(Math.abs(cents(lending, 'lending value') - 0.9 * cents(worth, 'worth'))).toBeLessThanOrEqual(0.51)
    expect(lending).toContain('after 0.1')
  })

  test('report: a PDF of two pages under the name that the service suggests', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'valorem-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const { code, stdout, stderr } = await run(['examples/report.ts', folder], { VALOREM_BASE_URL: app.url })
    expect([code, stderr]).toEqual([0, ''])
    const path = join(folder, 'estimation-AE-2026-118.pdf')
    expect(stdout).toMatch(/^.*estimation-AE-2026-118\.pdf: application\/pdf, \d+ KiB\n$/)
    const document = await getDocumentProxy(new Uint8Array(await readFile(path)))
    const { text, totalPages } = await extractText(document, { mergePages: true })
    expect(totalPages).toBe(2)
    expect(text).toContain('Emma et Luc Exemple')
    // The sandbox key makes specimens.
    expect(text).toContain('SPÉCIMEN')
  })

  test('failures: each is recognised by its code', async () => {
    const printed = await lines('failures.ts')
    expect(printed[0]).toMatch(/^\d+ EUR$/)
    expect(printed.slice(1)).toEqual([
      'Did you mean Ettelbruck?',
      'Did you mean Esch-sur-Alzette or Sanem?',
      'surface: Must be at least 1.',
      'typeBien: Only apartments are estimated.',
      'AuthenticationError: invalid_key, 401',
    ])
  })
})
