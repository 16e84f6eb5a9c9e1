import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Band, bandOf, byBand, bySlices, type Slice } from '#domain/core/brackets'

/** 10 % to 1 000, 20 % to 3 000, 30 % above. */
const ladder: Slice[] = [
  { upTo: 1000, rate: 0.1 },
  { upTo: 3000, rate: 0.2 },
  { upTo: null, rate: 0.3 },
]

describe('slices, each part of the base at its own rate', () => {
  test.each([
    [0, 0],
    [999, 99.9],
    [1000, 100],
    [1001, 100 + 0.2],
    [2999, 100 + 399.8],
    [3000, 100 + 400],
    [3001, 100 + 400 + 0.3],
  ])('%d pays %d', (base, charge) => {
    expect(bySlices(base, ladder)).toBeCloseTo(charge, 10)
  })

  test('a fixed fee up to a first limit, then per mille: 90.15 to 6 010.12, 4.5 ‰ to 30 050.61', () => {
    const slices: Slice[] = [
      { upTo: 6010.12, amount: 90.15 },
      { upTo: 30_050.61, rate: 0.0045 },
    ]
    expect(bySlices(6010.12, slices)).toBe(90.15)
    expect(bySlices(10_000, slices)).toBeCloseTo(90.15 + (10_000 - 6010.12) * 0.0045, 10)
  })

  test('an amount for each step begun: 15 to 500, then 4 for every 500 to 2 000', () => {
    const steps: Slice[] = [
      { upTo: 500, amount: 15 },
      { upTo: 2000, step: 500, amount: 4 },
    ]
    expect([500, 501, 1000, 1001, 2000].map(base => bySlices(base, steps))).toEqual([15, 19, 19, 23, 27])
  })

  test('what lies above the last limit of a closed table pays nothing more', () => {
    expect(bySlices(9000, [{ upTo: 1000, rate: 0.1 }])).toBe(100)
  })

  test('more never pays less, and a cent more never jumps, where every slice is a rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), cents => {
        const rise = bySlices((cents + 1) / 100, ladder) - bySlices(cents / 100, ladder)
        expect(rise).toBeGreaterThan(0)
        expect(rise).toBeLessThan(0.0031)
      }),
    )
  })
})

describe('bands, the whole base in one of them', () => {
  test('a limit belongs to the band below: 9 % to 1 000 000, 11 % of the whole above', () => {
    const bands: Band[] = [
      { upTo: 1_000_000, rate: 0.09 },
      { upTo: null, rate: 0.11 },
    ]
    expect(byBand(1_000_000, bands)).toBe(90_000)
    expect(byBand(1_000_001, bands)).toBeCloseTo(110_000.11, 8)
  })

  test('rate less deduction is the same as slices', () => {
    const bands: Band[] = [
      { upTo: 1000, rate: 0.1, deduction: 0 },
      { upTo: 3000, rate: 0.2, deduction: 100 },
      { upTo: null, rate: 0.3, deduction: 400 },
    ]
    for (const base of [0, 1, 999, 1000, 1001, 2999, 3000, 3001, 50_000])
      expect(byBand(base, bands)).toBeCloseTo(bySlices(base, ladder), 8)
  })

  test('a fee by value: 20 to 80 000, 40 to 100 000', () => {
    const fees: Band[] = [
      { upTo: 80_000, amount: 20 },
      { upTo: 100_000, amount: 40 },
    ]
    expect([80_000, 80_001, 100_000, 100_001].map(value => bandOf(value, fees)?.amount)).toEqual([
      20,
      40,
      40,
      undefined,
    ])
  })
})
