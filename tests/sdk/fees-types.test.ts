import type { CountryFees, FeesInput, LuxembourgFees, Propcalc } from '@valorem/sdk'
import { expect, expectTypeOf, test } from 'vitest'

/** The fields of a country are open once its code is known. */
const ownField = (purchase: FeesInput): number | string | undefined => {
  if (purchase.country === 'IT') return purchase.cadastralIncome
  if (purchase.country === 'PT') return purchase.deedRoute
  // @ts-expect-error: only Italy has a cadastral income.
  return purchase.cadastralIncome
}

test('a purchase narrows by its country', () => {
  expect(ownField({ country: 'IT', price: 200_000, use: 'rental', cadastralIncome: 700 })).toBe(700)
  expect(ownField({ country: 'PT', price: 200_000, use: 'rental', deedRoute: 'notary' })).toBe('notary')
  expect(ownField({ country: 'NL', price: 200_000, use: 'rental' })).toBeUndefined()
})

test('a request that mixes countries does not compile', () => {
  // @ts-expect-error: the United Kingdom has no cadastral income.
  const mixed: FeesInput = { country: 'UK', region: 'GB-ENG', price: 1, use: 'rental', cadastralIncome: 700 }
  // @ts-expect-error: a region of Germany is none of France.
  const misplaced: FeesInput = { country: 'FR', region: 'DE-BY', price: 1, use: 'rental' }
  // @ts-expect-error: the United States need a region.
  const nowhere: FeesInput = { country: 'US', price: 1, use: 'rental' }
  expect([mixed, misplaced, nowhere]).toHaveLength(3)
})

test('the answer of Luxembourg has a type of its own, that of the others is shared', () => {
  const asked = (fees: Propcalc['fees']) => ({
    luxembourg: fees({ country: 'LU', price: 1, use: 'rental' }),
    texas: fees({ country: 'US', region: 'US-TX', price: 1, use: 'rental' }),
  })
  type Answers = ReturnType<typeof asked>
  expectTypeOf<Awaited<Answers['luxembourg']>['data']>().toEqualTypeOf<LuxembourgFees>()
  expectTypeOf<Awaited<Answers['texas']>['data']>().toEqualTypeOf<CountryFees>()
})
