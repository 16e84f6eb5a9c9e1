import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FeesInput } from '#contract/propcalc/fees/fees'
import { acquisitionFees } from '#domain/law/acquisition-fees'
import { capitalGains } from '#domain/law/lu/gain/capital-gains'
import { countLawVersions, formatCertaintyCounts } from '#server/commands/law-age-lines'
import { loadAllParameters } from '#server/commands/law-parameters'
import { answerTo, home } from '../domain/law/lu/asked.ts'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

/** Amounts of a line of a README, such as "10 101" and "−20 000"; rates and days are no amounts. */
const amountsIn = (text: string): number[] =>
  [...text.matchAll(/−?\d{1,3}(?: \d{3})+(?:\.\d+)?|−?\d+(?:\.\d+)?/g)].map(([amount]) =>
    Number(amount.replaceAll(' ', '').replace('−', '-')),
  )

test('the README of the law counts its versions as they are; `npm run operate -- law-age` prints the lines', async () => {
  const [, block] = read('server/domain/law/README.md').match(/```text\n(Country.*?)\n```/s) ?? []
  expect(block?.split('\n')).toEqual(formatCertaintyCounts(await loadAllParameters()).map(line => line.trimEnd()))
})

test('less than 2 % of the versions that law sets are unverified', async () => {
  const { byLaw, ofLaw } = countLawVersions(await loadAllParameters())
  expect(byLaw.unverified / ofLaw).toBeLessThan(0.02)
})

describe('the page of examples says', () => {
  const page = read('examples/README.md')
  const rows = [...page.matchAll(/^\| (20\d\d-\d\d-\d\d) \|(.*?)\|(.*?)\|(.*?)\|(.*)\|$/gm)]

  test('the duties of three days', () => expect(rows).toHaveLength(3))

  test.each(rows.map(([, day = '', ...cells]) => [day, cells] as const))('the taxes of a deed of %s', (day, cells) => {
    const { data, law } = answerTo(home({ price: 700_000, deedDate: day, halfBaseEligible: true }))
    const amountOf = (...keys: string[]) =>
      data.lines.reduce((sum, { key, amount }) => sum + (keys.includes(key) ? amount : 0), 0)
    const [duties = '', credit = '', taxes = '', why = ''] = cells
    expect(amountsIn(duties)).toEqual([amountOf('registrationDuty', 'transcriptionDuty')])
    expect(amountsIn(credit)).toEqual([amountOf('housingCredit')])
    expect(amountsIn(taxes)).toEqual([data.totals.taxes])
    const named = [
      ...why.matchAll(/`(\w+)` ([\d ]+(?:\.\d+)?)(?:, (until|from|in force since) ([\d-]+))?(?: to ([\d-]+))?/g),
    ]
    expect(named.length).toBeGreaterThan(0)
    for (const [, name, value = '', word, first, last] of named) {
      const cited = law.find(({ id }) => id === `lu.acquisition.${name}`)
      expect([name, cited?.value]).toEqual([name, amountsIn(value)[0]])
      if (word === 'until') expect(cited?.until).toBe(first)
      if (word === 'from' || word === 'in force since') expect(cited?.from).toBe(first)
      if (last !== undefined) expect(cited?.until).toBe(last)
    }
  })

  test('the tax of a sale and that of the next day', () => {
    const [, before, after, until] =
      page.match(
        /income tax on this gain is ([\d ]+); with a deed of the next day it is ([\d ]+),.*?until ([\d-]+)\)/s,
      ) ?? []
    const taxOn = (saleDate: string) => {
      const sale = {
        salePrice: 600_000,
        saleCosts: 18_000,
        acquisitionDate: '2010-05-03',
        acquisitionPrice: 300_000,
        acquisitionCosts: 23_000,
        taxClass: '1',
        ordinaryTaxableIncome: 50_000,
      } as const
      return capitalGains(sale, saleDate).data.lines[0]?.amount
    }
    expect(until).toBe('2025-09-30')
    expect([amountsIn(before ?? ''), amountsIn(after ?? '')]).toEqual([[taxOn('2025-09-30')], [taxOn('2025-10-01')]])
  })

  test('the costs of a French flat', () => {
    const [, buyer, taxes, department] =
      page.match(/The buyer pays ([\d .]+), of which ([\d .]+) are taxes: ([\d ]+) of them/) ?? []
    const input = FeesInput.parse({
      country: 'FR',
      region: 'FR-92',
      price: 400_000,
      use: 'rental',
      deedDate: '2026-06-01',
    })
    const { data, law } = acquisitionFees(input, '2026-06-01')
    const { totals, lines } = data
    expect([buyer, taxes, department].map(text => amountsIn(text ?? '')[0])).toEqual([
      totals.buyer,
      totals.taxes,
      lines.find(({ key }) => key === 'departmentalTransferTax')?.amount,
    ])
    const [, id, percent, from, until] = page.match(/`(fr\.[\w.]+)`, (\d+) % from ([\d-]+)\s+to ([\d-]+)/) ?? []
    expect(law.find(reference => reference.id === id)).toMatchObject({ value: Number(percent) / 100, from, until })
  })
})
