import { describe, expect, test } from 'vitest'
import { ES } from '#domain/law/es/index'
import { fees } from '#domain/law/purchase/fees'
import type { cases } from './cases.ts'

const feesOf = ({ deedDate, ...input }: (typeof cases)[number]['input']) =>
  fees(ES, { country: 'ES', ...input }, deedDate)

const home = { use: 'mainResidence', deedDate: '2026-07-01', price: 150_000 } as const

describe('buyers whom a community favours', () => {
  // Art. 9.3 and 9.7 of DLeg 62/2008 stand in the text of 2023-12-29; the age of young Catalans changed on 2025-06-27.
  test.each([
    ['ES-CB', { largeFamily: true }, '2024-01-01', ['es.itp.cantabriaReduced', 'es.itp.cantabriaScale']],
    [
      'ES-CB',
      { buyers: [{ age: 35 }] },
      '2024-01-01',
      ['es.itp.cantabriaReduced', 'es.itp.cantabriaScale', 'es.itp.youngAgeMax'],
    ],
    [
      'ES-CT',
      { buyers: [{ age: 35 }], annualTaxableIncome: 36_000 },
      '2025-06-27',
      ['es.itp.cataloniaReduced', 'es.itp.cataloniaYoungAgeMax', 'es.itp.cataloniaIncomeMax'],
    ],
  ] as const)(
    'in %s with %j the tax is what it is since %s, and cites what decided',
    (region, answers, from, basis) => {
      const { buyers, ...others } = { buyers: undefined, ...answers }
      const buyer = { ...others, ...(buyers && { buyers: [...buyers] }) }
      expect(feesOf({ ...home, region, ...buyer }).data.lines[0]).toMatchObject({ inForceFrom: from, basis })
    },
  )

  // The law asks that the other home is sold (CL art. 28.2.b, MD art. 29.1.c, CN art. 31.1.a), which no field asks.
  test.each([
    ['ES-CL', { largeFamily: true, annualTaxableIncome: 37_800 }, 12_000, 150_000 * (0.08 - 0.04)],
    ['ES-MD', { largeFamily: true }, 8_100, 150_000 * (0.054 - 0.04)],
    ['ES-CN', {}, 9_750, 150_000 * (0.065 - 0.05)],
  ] as const)(
    'in %s a buyer with %j who owns another home pays %d, or %d less when it is sold',
    (region, family, tax, saving) => {
      const others = {
        largeFamily: false,
        singleParentFamily: false,
        disability: 'none',
        buyers: [{ age: 45 }],
      } as const
      const buyer = { ...others, buyers: [...others.buyers], ...family, ownsOtherDwelling: true }
      const { lines, possibleReliefs } = feesOf({ ...home, region, ...buyer }).data
      expect(lines[0]).toMatchObject({ key: 'transferTax', amount: tax })
      expect(possibleReliefs).toContainEqual(expect.objectContaining({ saving, fields: [] }))
    },
  )

  // DLeg 1/2018 of Extremadura, art. 41.2: 7 % of 190 000, or 4 % where the two are a couple.
  test.each([
    [[35, 36], [5_700]],
    [[36, 36], []],
  ])('in Extremadura buyers of %j may save %j as a couple', (ages, savings) => {
    const others = {
      largeFamily: false,
      disability: 'from33',
      annualTaxableIncome: 30_000,
      jointTaxReturn: false,
    } as const
    const buyers = ages.map(age => ({ age }))
    const { lines, possibleReliefs } = feesOf({ ...home, region: 'ES-EX', price: 190_000, ...others, buyers }).data
    expect(lines[0]?.amount).toBe(13_300)
    const ofCouple = possibleReliefs.filter(({ condition }) => condition.includes('couple'))
    expect(ofCouple.map(({ saving }) => saving)).toEqual(savings)
  })
})
