import { describe, expect, test } from 'vitest'
import { CountryFees } from '#contract/propcalc/fees/fees'
import { lastCoveredDay } from '#domain/core/dated'
import { plusDays } from '#domain/core/days'
import { ES } from '#domain/law/es/index'
import * as scales from '#domain/law/es/parameters/transfer-tax'
import { fees } from '#domain/law/purchase/fees'
import { expectCase } from '../fees-case.ts'
import { cases, cliffCases, dayCases } from './cases.ts'
import * as reducedRates from './reduced-rate-cases.ts'
import * as stampDuties from './stamp-duty-cases.ts'

const lastCovered = lastCoveredDay(ES.coverage.checkedOn)

const feesOf = ({ deedDate, ...input }: (typeof cases)[number]['input']) =>
  fees(ES, { country: 'ES', ...input }, deedDate)

const home = { use: 'mainResidence', deedDate: '2026-07-01', price: 150_000 } as const

const reliefs = (input: (typeof cases)[number]['input']) =>
  feesOf(input).data.possibleReliefs.map(({ saving, fields }) => ({ saving, fields }))

describe('purchases in Spain', () => {
  test.each([
    ...cases,
    ...cliffCases,
    ...dayCases,
    ...Object.values(reducedRates).flat(),
    ...Object.values(stampDuties).flat(),
  ])('$description', expected => {
    const { data } = feesOf(expected.input)
    expectCase(expected, data)
    expect(() => CountryFees.parse(data)).not.toThrow()
  })

  test('the notary carries the tariff, the range of invoices and the assumption of the default', () => {
    const { data, law } = feesOf({ ...home, region: 'ES-MD', use: 'secondHome', price: 250_000 })
    const notary = data.lines.find(({ key }) => key === 'notaryFeeNet')
    // Tariff: 90.151816 + 24 040.49 × 4.5 ‰ + 30 050.60 × 1.5 ‰ + 90 151.82 × 1 ‰ + 99 746.97 × 0.5 ‰, less 5 %.
    expect(notary).toMatchObject({
      amount: 637.46,
      regulatedMinimum: 364.26,
      range: { low: 546.4, high: 728.53 },
      nature: 'marketEstimate',
      certainty: 'estimate',
    })
    expect(data.assumptions).toContainEqual(
      expect.objectContaining({ field: 'overrides.notaryFeeNet', value: 637.46, certainty: 'estimate' }),
    )
    expect(law.map(({ id }) => id)).toEqual(expect.arrayContaining(['es.notary.tariff', 'es.notary.tariffCut']))
  })

  test("a notary's fee of one's own keeps the tariff and has no assumption", () => {
    const { data } = feesOf({ ...home, region: 'ES-MD', price: 250_000, overrides: { notaryFeeNet: 500 } })
    expect(data.lines.find(({ key }) => key === 'notaryFeeNet')).toMatchObject({
      amount: 500,
      regulatedMinimum: 364.26,
      certainty: 'published',
    })
    expect(data.assumptions.map(({ field }) => field)).not.toContain('overrides.notaryFeeNet')
  })

  test.each([
    [6_010_121.04, false],
    [6_010_121.05, true],
  ])('a deed of %d has an agreed fee of the notary: %s', (price, isAgreed) => {
    const { notices } = feesOf({ ...home, region: 'ES-MD', use: 'secondHome', price }).data
    expect(notices.some(({ code }) => code === 'contested_rule')).toBe(isAgreed)
  })

  test('the registrar is a regulated tariff', () => {
    const { lines } = feesOf({ ...home, region: 'ES-MD' }).data
    expect(lines.find(({ key }) => key === 'registryFeeNet')).toMatchObject({ nature: 'regulatedTariff' })
    expect(lines.find(({ key }) => key === 'registryFeeVat')).toMatchObject({ nature: 'regulatedTariff' })
  })

  test('the IPSI has a range', () => {
    const { lines } = feesOf({ ...home, region: 'ES-CE', price: 100_000, newBuild: true }).data
    expect(lines.find(({ key }) => key === 'vat')).toMatchObject({
      amount: 7_000,
      range: { low: 500, high: 10_000 },
      certainty: 'estimate',
    })
  })

  test('a possible relief tells the saving and what to send', () => {
    // 150 000 × 6 % less 150 000 × 3.5 %.
    expect(reliefs({ ...home, region: 'ES-AN' })).toEqual([
      { saving: 3_750, fields: ['buyers[0].age'] },
      { saving: 3_750, fields: ['largeFamily', 'disability'] },
    ])
    // 150 000 × 10 % less 5 %.
    expect(reliefs({ ...home, region: 'ES-CT', buyers: [{ age: 40 }, {}], largeFamily: false })).toEqual([
      { saving: 7_500, fields: ['singleParentFamily', 'disability', 'annualTaxableIncome'] },
    ])
  })

  test('a relief with a condition that no field asks names no field', () => {
    const first = { buyers: [{ age: 30 }], firstTimeBuyer: true, annualTaxableIncome: 20_000 }
    // 140 000 × 4 % less 0.01 %.
    expect(reliefs({ ...home, ...first, region: 'ES-CL', price: 140_000, largeFamily: false })).toEqual([
      { saving: 5_586, fields: [] },
    ])
  })

  // Decreto Legislativo 1/2011 of Galicia, arts 14.Siete, 16.Siete and 17.Ocho: which parish it is, no field asks.
  test.each([
    // 240 000 × 3 % and 0.5 % taken off whole; any home there pays 6 %, which is no less than 3.
    ['a buyer of 35', { buyers: [{ age: 35 }] }, [7_200], [1_200]],
    // 240 000 × 7 %, less 5 or 6 % in a parish; nothing more is taken off.
    ['a buyer of 36', { buyers: [{ age: 36 }] }, [4_800, 2_400], []],
    ['a disability from 65 per cent', { disability: 'from65' }, [7_200], [1_200]],
    // 240 000 × 8 %, less 6 %; the duty on a new home has no rate for any home.
    ['a home to let', { use: 'rental' }, [4_800], []],
  ] as const)('what a thinly peopled parish of Galicia may save %s', (_description, answers, ofTransfer, ofStamp) => {
    const alone = { largeFamily: false, singleParentFamily: false, disability: 'none', householdMembers: 1 } as const
    const buyer = { ...alone, netWealth: 240_000, buyers: [{ age: 36 }], ...answers }
    const savings = (newBuild: boolean) =>
      feesOf({ ...home, ...buyer, buyers: [...buyer.buyers], region: 'ES-GA', price: 240_000, newBuild })
        .data.possibleReliefs.filter(({ condition }) => condition.includes('parish'))
        .map(({ saving, fields }) => [saving, fields])
    expect(savings(false)).toEqual(ofTransfer.map(saving => [saving, []]))
    expect(savings(true)).toEqual(ofStamp.map(saving => [saving, []]))
  })

  test('a loan that is not sent leaves the relief of Castilla-La Mancha open', () => {
    const others = { buyers: [{ age: 40 }], largeFamily: false, singleParentFamily: false, disability: 'none' } as const
    const asked = { ...others, buyers: [...others.buyers], firstTimeBuyer: true }
    // 150 000 × 9 % less 6 %, or less 3 % where people leave most, which is not asked.
    expect(reliefs({ ...home, ...asked, region: 'ES-CM' })).toEqual([
      { saving: 4_500, fields: ['loanAmount'] },
      { saving: 9_000, fields: [] },
    ])
  })

  test('a reduced IGIC inside the price saves an unknown sum', () => {
    const input = { ...home, region: 'ES-CN', newBuild: true, priceIncludesVat: true } as const
    // The stamp duty: 150 000 / 1.07 × (1 % − 0.4 %).
    expect(reliefs(input).map(({ saving }) => saving)).toEqual([null, null, null, null, 841.12])
  })

  test('the amount of a cliff is what it costs', () => {
    const { notices } = feesOf({ ...home, region: 'ES-VC', use: 'secondHome', price: 1_000_000.01 }).data
    // 1 000 000.01 × (11 % − 9 %).
    expect(notices).toContainEqual(expect.objectContaining({ code: 'price_near_cliff', amount: 20_000 }))
  })

  test('a price more than two per cent above a cliff, or on it, is not near it', () => {
    for (const price of [1_000_000, 1_020_000.01]) {
      const { notices } = feesOf({ ...home, region: 'ES-VC', use: 'secondHome', price }).data
      expect(notices.map(({ code }) => code)).not.toContain('price_near_cliff')
    }
  })

  test('what a company may pay more in Catalonia', () => {
    const { notices } = feesOf({ ...home, region: 'ES-CT', use: 'rental', buyerType: 'company' }).data
    // 150 000 × (20 % − 10 %).
    expect(notices).toContainEqual(expect.objectContaining({ code: 'surcharge_possible', amount: 15_000 }))
  })

  test('the price of a new home is taken without VAT, which is reported', () => {
    const { data } = feesOf({ ...home, region: 'ES-MD', newBuild: true })
    expect(data.priceIncludesVat).toBe(false)
    expect(data.assumptions).toContainEqual(expect.objectContaining({ field: 'priceIncludesVat', value: false }))
  })

  test('the reduced rates of the Valencian Community are read in the law, before the cut of the general rate and after', () => {
    const certainty = (deedDate: string) =>
      feesOf({ ...home, deedDate, region: 'ES-VC' }).data.possibleReliefs.map(relief => relief.certainty)
    expect(certainty('2026-05-31')).toEqual(['statutory', 'statutory'])
    expect(certainty('2026-06-01')).toEqual(['statutory', 'statutory'])
  })

  test('uncertain parameters are reported', () => {
    const { assumptions } = feesOf({ ...home, use: 'rental', region: 'ES-CE', newBuild: true }).data
    expect(assumptions.map(({ parameter }) => parameter)).toContain('es.ipsi.rate')
  })

  // Tax without the relief less tax with it, by the articles of each community.
  test.each([
    // Ley 13/1997, art. 13: family 3 % to 180 000, else 4 %, of 10 % and from June 2026 of 9 %.
    ['ES-17', 'ES-VC', '2025-06-02', 170_000, [17_000 - 5_100]],
    ['ES-17', 'ES-VC', '2025-06-02', 180_000, [18_000 - 5_400]],
    ['ES-17', 'ES-VC', '2025-06-02', 180_000.01, [18_000 - 7_200]],
    ['ES-17', 'ES-VC', '2026-06-01', 170_000, [15_300 - 5_100]],
  ] as const)('%s: in %s on %s a main home of %d may save %j', (_case, region, deedDate, price, savings) => {
    const facts = { buyers: [{ age: 36 }], firstTimeBuyer: false, largeFamily: true, disability: 'none' } as const
    const buyer = { ...facts, buyers: [...facts.buyers] }
    expect(reliefs({ ...home, ...buyer, region, deedDate, price }).map(({ saving }) => saving)).toEqual(savings)
  })

  test('a line shows the days and the law of its own community', () => {
    const [tax] = feesOf({ ...home, use: 'rental', region: 'ES-CT' }).data.lines
    expect(tax).toMatchObject({ inForceFrom: '2025-06-27', inForceUntil: null })
  })

  test('protected housing needs a new build', () => {
    expect(() => feesOf({ ...home, region: 'ES-MD', protectedHousing: true })).toThrowError(
      expect.objectContaining({ code: 'invalid_request' }),
    )
  })

  test.each(['2021-04-27', '2023-12-31', plusDays(lastCovered, 1)])('a deed of %s is not covered', deedDate => {
    expect(() => feesOf({ ...home, deedDate, region: 'ES-AN' })).toThrowError(
      expect.objectContaining({ code: 'law_not_covered' }),
    )
  })

  test('a deed of the last covered day is answered, with a remark', () => {
    const { notices } = feesOf({ ...home, deedDate: lastCovered, region: 'ES-AN' }).data
    expect(notices.map(({ code }) => code)).toContain('law_change_known')
  })

  test('the slices of a scale join without a step', () => {
    for (const price of [250_000, 300_000, 360_000, 400_000, 450_000, 500_000, 600_000, 750_000, 900_000, 1_500_000])
      for (const region of ['ES-AR', 'ES-IB', 'ES-CL', 'ES-CT', 'ES-EX'] as const) {
        const at = (value: number) =>
          feesOf({ ...home, use: 'rental', region, price: value }).data.lines[0]?.amount ?? 0
        expect(at(price + 0.01) - at(price)).toBeLessThan(0.02)
      }
  })

  test('every region has a name', () => {
    expect(ES.form.regions).toHaveLength(19)
    expect(new Set(ES.form.regions.map(({ name }) => name)).size).toBe(19)
    expect(Object.keys(scales).filter(name => name.endsWith('Scale'))).toHaveLength(19)
  })
})
