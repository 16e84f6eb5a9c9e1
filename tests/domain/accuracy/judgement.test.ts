import { describe, expect, test } from 'vitest'
import { bootstrapLimits, bootstrapRule, mulberry32 } from '#domain/accuracy/bootstrap'
import { conformalFactors, intervalCoverage } from '#domain/accuracy/coverage'
import { backTestResult } from '#domain/accuracy/judgement'
import { errorMeasures, ratioMeasures } from '#domain/accuracy/ratio-study'

// Thirty invented sales, estimate and price in thousands of EUR; measured by an independent program, 2026-11-23.
const written =
  '990/1078 1090/877 1130/1372 360/224 800/759 400/428 890/1072 610/622 330/361 1060/1115 970/1340 1130/901 740/704 330/329 610/666 840/660 1020/1139 1010/1094 440/320 460/352 690/757 400/370 470/477 330/379 820/963 520/476 970/871 720/625 950/747 720/778'

const example = written.split(' ').map((pair, index) => {
  const [estimate = 0, price = 0] = pair.split('/').map(Number)
  return { index, estimate, price, fsd: index % 2 === 0 ? 0.18 : 0.2, commune: 'Mersch', surfaceM2: 80 }
})

const fixed = (values: readonly (number | null)[], decimals: number) => values.map(value => value?.toFixed(decimals))

describe('the worked example, to the printed digit', () => {
  test('the measures', () => {
    const { medianRatio, cod, prd, prb } = ratioMeasures(example)
    expect(fixed([medianRatio, prd, prb], 6)).toEqual(['0.983016', '1.043780', '-0.116689'])
    expect(cod.toFixed(4)).toBe('15.2361')
    const { mdapePct, ppe10, ppe20 } = errorMeasures(example)
    expect([mdapePct, ppe10, ppe20].map(value => value.toFixed(4))).toEqual(['9.8457', '0.5000', '0.7333'])
  })

  test('their limits by a thousand draws', () => {
    const limits = bootstrapLimits(example)
    const ends = ({ low95, high95 }: { low95: number | null; high95: number | null }) => fixed([low95, high95], 4)
    expect(ends(limits.medianRatio)).toEqual(['0.9184', '1.0868'])
    expect(ends(limits.cod)).toEqual(['10.4776', '19.3797'])
    expect(ends(limits.prd)).toEqual(['1.0118', '1.0826'])
    expect(ends(limits.prb)).toEqual(['-0.2432', '0.0143'])
  })

  test('the first indices that are drawn', () => {
    const uniform = mulberry32(bootstrapRule.seed)
    expect(Array.from({ length: 6 }, () => Math.floor(uniform() * 30))).toEqual([27, 25, 14, 13, 10, 14])
  })

  test('the coverage: 18 and 27 of 30', () => {
    const [half, eight] = intervalCoverage(example)
    expect([half?.held, eight?.held]).toEqual([18 / 30, 27 / 30])
    expect([half?.low95, half?.high95, eight?.low95, eight?.high95].map(value => value?.toFixed(4))).toEqual([
      ...['0.4060', '0.7734', '0.7347', '0.9789'],
    ])
  })

  test('the conformal factors', () => {
    const { factor80, factor90 } = conformalFactors(example)
    expect([factor80, factor90].map(value => value.toFixed(6))).toEqual(['1.173913', '1.515152'])
  })

  test('all together, in six decimals', () => {
    expect(backTestResult(example)).toMatchObject({
      count: 30,
      medianRatio: { value: 0.983016, limits: { low: 0.9, high: 1.1 } },
      prb: { value: -0.116689 },
      coverage: [{ coverage: 0.5 }, { coverage: 0.8 }],
      byCommune: [{ commune: 'Mersch', count: 30, medianRatio: 0.983016 }],
      // 80 m² opens the upper group.
      bySize: [{ fromM2: 80, toM2: 120, count: 30 }],
    })
    // ln(360/224) = 0.474 is the farthest, then |ln(970/1340)| = 0.323 and ln(440/320) = 0.318.
    expect(backTestResult(example).worst.map(({ index }) => index)).toHaveLength(10)
    expect(
      backTestResult(example)
        .worst.slice(0, 3)
        .map(({ index }) => index),
    ).toEqual([3, 10, 18])
  })
})
