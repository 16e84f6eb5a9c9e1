import { describe, expect, test } from 'vitest'
import { bootstrapLimits, bootstrapRule, mulberry32 } from '#domain/accuracy/bootstrap'
import { conformalFactors, intervalCoverage } from '#domain/accuracy/coverage'
import { createNormals, expectedMeasures } from '#domain/accuracy/expected'
import { backTestResult } from '#domain/accuracy/judgement'
import { expectedRule } from '#domain/accuracy/promise-rules'
import { errorMeasures, ratioMeasures } from '#domain/accuracy/ratio-study'
import { regressErrors, studentQuantile } from '#domain/accuracy/regression'
import { judgeByPromise } from '#domain/accuracy/verdict'
import { asJudgedSale } from './some-judged-sales.ts'

// Thirty invented sales, estimate and price in thousands of EUR, sold every 97 days from 2018-01-15; measured by independent
// programs in Python and JavaScript, 2026-11-23 and 2026-11-29.
const written =
  '990/1078 1090/877 1130/1372 360/224 800/759 400/428 890/1072 610/622 330/361 1060/1115 970/1340 1130/901 740/704 330/329 610/666 840/660 1020/1139 1010/1094 440/320 460/352 690/757 400/370 470/477 330/379 820/963 520/476 970/871 720/625 950/747 720/778'

const example = written.split(' ').map((pair, index) => {
  const [estimate = 0, price = 0] = pair.split('/').map(Number)
  return asJudgedSale({ index, estimate, price, fsd: index % 2 === 0 ? 0.18 : 0.2, daysLater: 97 * index })
})

/** The same sales in buildings of three, one after the other. */
const inThrees = example.map(sale => ({ ...sale, group: `building ${Math.floor(sale.index / 3)}` }))

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
    expect(fixed([limits.cod.low95, limits.cod.high95], 6)).toEqual(['11.675730', '21.984623'])
    expect(fixed([limits.prd.low95, limits.prd.high95], 6)).toEqual(['1.009571', '1.083022'])
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
    const { factor80, factor90, holds80, holds90 } = conformalFactors(example)
    expect([factor80, factor90].map(value => value.toFixed(6))).toEqual(['1.173913', '1.515152'])
    const percent = [holds80.low95, holds80.high95, holds90.low95, holds90.high95].map(share =>
      (100 * share).toFixed(1),
    )
    expect(percent).toEqual(['65.3', '92.3', '77.9', '97.9'])
  })

  test('the regression, each sale on its own and in buildings of three', () => {
    const { level, value, year, freedom } = regressErrors(example)
    expect(fixed([level.value, level.error, value?.value ?? null, value?.error ?? null], 6)).toEqual([
      ...['-0.002720', '0.031441', '0.078328', '0.078169'],
    ])
    expect(fixed([year?.value ?? null, year?.error ?? null], 6)).toEqual(['-0.009059', '0.013797'])
    expect([freedom, studentQuantile(1.9599639845, freedom).toFixed(6)]).toEqual([27, '2.051698'])
    const grouped = regressErrors(inThrees)
    expect(fixed([grouped.level.error, grouped.value?.error ?? null, grouped.year?.error ?? null], 6)).toEqual([
      '0.025182',
      '0.070658',
      '0.011643',
    ])
    expect(grouped.freedom).toBe(9)
  })

  test('the verdict: too few to tell, none of its sales suspected, two under the range and one over', () => {
    const { verdict, findings, held } = judgeByPromise(example)
    expect([verdict.code, findings, held]).toEqual(['tooFew', [], 27])
    expect(backTestResult(example)).toMatchObject({ tails: { under: 2, over: 1 }, suspected: [], withSuspected: null })
    // 0.031441 × 2.051698 = 0.064507.
    expect(backTestResult(example).verdict.says.en).toBe(
      '30 sales are too few to judge: an error of 6.5% either way would go unnoticed.',
    )
  })

  test('errors that move with time are a finding, before all others', () => {
    // Prices rise by 5 % a year of 365.25 days against the estimates, and lie 2 % above and below that in turn.
    const drifting = Array.from({ length: 60 }, (_, index) => {
      const years = (index * 61) / 365.25
      const price = 500 * Math.exp(0.05 * years + (index % 2 === 0 ? 0.02 : -0.02))
      return asJudgedSale({ index, estimate: 500, price, fsd: 0.1, daysLater: 61 * index })
    })
    const { verdict, findings } = judgeByPromise(drifting)
    expect(verdict.code).toBe('drifts')
    expect(findings[0]).toEqual(verdict)
    expect(Math.sign(verdict.low95)).toBe(Math.sign(verdict.high95))
  })

  test('what the stated deviations imply for the same homes', () => {
    const expected = expectedMeasures(example)
    const three = (name: keyof typeof expected) => {
      const { low, mean, high } = expected[name] ?? { low: null, mean: null, high: null }
      return fixed([low, mean, high], 6)
    }
    expect(three('medianRatio')).toEqual(['0.916464', '1.003146', '1.086647'])
    expect(three('cod')).toEqual(['11.098278', '15.954421', '22.004916'])
    expect(three('prd')).toEqual(['1.007672', '1.038676', '1.080093'])
    expect(three('prb')).toEqual(['-0.199194', '-0.074492', '0.048178'])
    const normal = createNormals(mulberry32(expectedRule.seed))
    expect([normal(), normal(), normal()].map(value => value.toFixed(9))).toEqual([
      ...['0.070377542', '1.573679206', '-0.322868383'],
    ])
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
