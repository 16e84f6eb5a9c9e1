import { describe, expect, test } from 'vitest'
import { FeesInput, LuxembourgFees } from '#contract/propcalc/fees/fees'
import { Words } from '#contract/shared/law'
import type { LineKind } from '#domain/core/line-kind'
import type { FeesInput as Input } from '#domain/law/country'
import { luxembourgGainLines as linesOfGain } from '#domain/law/lu/gain/lines'
import { LU } from '#domain/law/lu/index'
import { acquisitionCosts } from '#domain/law/lu/purchase/acquisition'
import { fees } from '#domain/law/purchase/fees'
import { expectCase } from '../fees-case.ts'
import { cases } from './fees-cases.ts'

const feesOf = ({ deedDate, ...sent }: (typeof cases)[number]['input']) =>
  fees(LU, FeesInput.parse({ country: 'LU', ...sent }) as Input<'LU'>, deedDate)

describe('purchases in Luxembourg among the countries', () => {
  test.each(cases)('$description', expected => {
    const { data } = feesOf(expected.input)
    expectCase(expected, data)
    expect(() => LuxembourgFees.parse(data)).not.toThrow()
  })

  test.each(cases)('$description: the same figures, reliefs and law as the route of Luxembourg', ({ input }) => {
    const { country: _, newBuild, ...purchase } = FeesInput.parse({ country: 'LU', ...input }) as Input<'LU'>
    const operation = purchase.operation ?? (newBuild ? 'offPlan' : 'existing')
    const { deedDate, commune } = input
    const own = acquisitionCosts({ ...purchase, operation, includeAids: false }, { deedDate, commune })
    const { newBuild: used, ...data } = feesOf(input).data
    expect(data).toEqual(own.data)
    expect(used).toBe(operation === 'offPlan')
    expect(feesOf(input).law).toEqual(own.law)
  })

  test.each([
    [true, 'existing'],
    [true, 'buildingLand'],
    [false, 'offPlan'],
  ] as const)('newBuild %s contradicts the operation %s', (newBuild, operation) => {
    expect(() => feesOf({ price: 500_000, use: 'rental', deedDate: '2026-05-04', newBuild, operation })).toThrowError(
      expect.objectContaining({
        details: { issues: [expect.objectContaining({ path: 'newBuild', code: 'new_build_is_off_plan' })] },
      }),
    )
  })
})

const kinds: readonly [string, LineKind<Words>][] = Object.entries({ ...LU.lines, ...linesOfGain })

test.each(kinds)('%s has a name in each language, in every case', (_key, { label, wordings = {} }) => {
  const names = [label, ...Object.values(wordings).flatMap(wording => wording.label ?? [])]
  for (const name of names) {
    expect(() => Words.parse(name)).not.toThrow()
    // French, German and Luxembourgish translate the English name.
    expect(new Set(Object.values(name)).size).toBeGreaterThan(1)
    expect(new Set([name.en, name.fr, name.de]).size).toBe(3)
  }
})
