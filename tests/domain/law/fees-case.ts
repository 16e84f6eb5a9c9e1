import { expect } from 'vitest'
import type * as z from 'zod'
import type { FeesInput as FeesSchema } from '#contract/propcalc/fees/fees'
import type { CountryCode } from '#contract/shared/country'
import type { CostLine, Notice, Totals } from '#contract/shared/law'
import { sumAmounts } from '#domain/core/money'
import type { FeesOf } from '#domain/law/country'

/** A purchase with what is known of its costs; `deedDate` is in the input. */
export interface FeesCase<C extends CountryCode> {
  /** The case in words, its number in front where the source has one. */
  description: string
  /** Who printed the figures, or the arithmetic from printed rates. */
  source: string
  input: Omit<Extract<z.input<typeof FeesSchema>, { country: C }>, 'country'> & { deedDate: string }
  /** Amounts by key; 0 also for a line that is left out. */
  lines?: { readonly [Key in FeesOf<C>['lines'][number]['key']]?: number }
  /** Sums of all lines with one of these keys, where the source prints only the sum. */
  sums?: readonly { keys: readonly string[]; amount: number }[]
  /** Sums of all lines of a category, counted in a total or not. */
  categories?: { readonly [Category in CostLine['category']]?: number }
  totals?: Partial<Totals>
  /** Keys of possible reliefs, all of them. */
  reliefs?: readonly FeesOf<C>['possibleReliefs'][number]['key'][]
  /**
   * Codes of the notices on this purchase, all of them and each as often as it stands in the answer; standing ones only
   * where they are what the case shows. When left out, nothing in the request may be said to be without effect.
   */
  notices?: readonly Notice['code'][]
  /** How far a figure of the source may be off, in currency; 0 when left out. */
  tolerance?: number
}

/** Notices on the law or on a convention of the whole country, which ordinary purchases bear. */
const standingNotices: readonly Notice['code'][] = [
  'not_a_tax_assessment',
  'law_not_checked_since',
  'base_is_price',
  'disbursements_not_included',
  'reform_announced',
]

/** Notices that a figure of the request has no effect or an unexpected one: false unless a case lists them. */
export const effectNotices: readonly Notice['code'][] = [
  'no_effect_here',
  'base_above_price',
  'movables_above_tenth',
  'loan_above_price',
  'fallback_ratio_used',
]

/** Compares the notices of an answer with those that a case lists; without a list there is none on an effect. */
const expectNotices = (listed: readonly Notice['code'][] | undefined, answered: readonly { code: string }[]): void => {
  const codes = answered.map(({ code }) => code)
  const isAmong = (list: readonly string[] | undefined, code: string): boolean => list?.includes(code) === true
  const compared = codes.filter(code =>
    listed === undefined ? isAmong(effectNotices, code) : isAmong(listed, code) || !isAmong(standingNotices, code),
  )
  expect(compared.toSorted(), 'notices').toEqual([...(listed ?? [])].toSorted())
}

/** The part of an answer that a case is compared with. */
export interface Answered {
  lines: readonly CostLine[]
  totals: Totals
  possibleReliefs: readonly { key: string }[]
  notices: readonly { code: string }[]
}

const close = (actual: number, expected: number, tolerance: number, what: string): void => {
  if (tolerance === 0) expect(actual, what).toBe(expected)
  else expect(Math.abs(actual - expected), `${what}: ${actual} against ${expected}`).toBeLessThanOrEqual(tolerance)
}

const sumOf = (lines: readonly CostLine[], test: (line: CostLine) => boolean): number =>
  sumAmounts(lines.filter(test).map(({ amount }) => amount))

/** Compares an answer with a case. */
export const expectCase = <C extends CountryCode>(expected: FeesCase<C>, answered: Answered): void => {
  const { lines = {}, sums = [], categories = {}, totals = {}, reliefs, notices, tolerance = 0 } = expected
  for (const [key, amount] of Object.entries<number>(lines))
    close(
      sumOf(answered.lines, line => line.key === key),
      amount,
      tolerance,
      key,
    )
  for (const { keys, amount } of sums)
    close(
      sumOf(answered.lines, line => keys.includes(line.key)),
      amount,
      tolerance,
      keys.join(' + '),
    )
  for (const [category, amount] of Object.entries(categories))
    close(
      sumOf(answered.lines, line => line.category === category),
      amount,
      tolerance,
      category,
    )
  for (const [name, amount] of Object.entries(totals))
    close(answered.totals[name as keyof Totals], amount, tolerance, `totals.${name}`)
  if (reliefs) expect(answered.possibleReliefs.map(({ key }) => key)).toEqual(reliefs)
  expectNotices(notices, answered.notices)
}
