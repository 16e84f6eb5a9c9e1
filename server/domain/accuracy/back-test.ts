import type * as z from 'zod'
import type { BackTest, BackTestSale, ExcludedSale } from '#contract/estimation/back-test'
import { backTestRules } from '#contract/rules/back-test'
import { ruleIssues } from '../core/broken-rule.ts'
import { Refusal, type RefusedField } from '../core/refusal.ts'
import type { Valuer } from '../estimation/valuation.ts'
import { backTestResult, type JudgedSale } from './judgement.ts'
import { backTestLimits } from './parameters/ratio-limits.ts'

/** Name of the method behind a back-test. */
export const backTestMethod = 'ratio_study_with_coverage'

/** A sale that could be read, or what is wrong with its fields. */
export type ReadSale =
  | { sale: z.infer<typeof BackTestSale> }
  | { issues: readonly Pick<RefusedField, 'path' | 'message'>[] }

/** Judges the sales of a customer; `today` is the day in Luxembourg. */
export type BackTester = (sales: readonly ReadSale[], today: string) => BackTestAnswer

/** Result of a back-test: estimates compared with sale prices. */
export type BackTestAnswer = z.infer<typeof BackTest>

type Excluded = z.infer<typeof ExcludedSale>

/** Field of a sale that corresponds to a field of its estimate. */
const fieldOfSale = (path: string): string => (path === 'valuationDate' ? 'soldOn' : `input.${path}`)

const excludeSale = (index: number, issues: readonly { path: string; message: string }[]): Excluded => ({
  index,
  path: issues[0]?.path ?? '',
  reason: issues.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join(' '),
})

const excludeRefusedSale = (index: number, { details, message }: Refusal): Excluded => {
  if (!details.issues) return excludeSale(index, [{ path: 'input.commune', message: details.message ?? message }])
  return excludeSale(
    index,
    details.issues.map(issue => ({ path: fieldOfSale(issue.path), message: issue.message })),
  )
}

const { leastSales, fewSales } = backTestLimits

/** Warnings that qualify the figures. */
const backTestWarnings = (count: number): BackTestAnswer['warnings'] =>
  count < fewSales
    ? [
        {
          code: 'few_sales',
          message: `${count} sales: under ${fewSales} the limits are wide, and one sale more may move every figure.`,
        },
      ]
    : []

/** A sale with its estimate as of the day it was sold, or why it is left out. */
const estimateSale = (read: ReadSale, index: number, { valued, today }: { valued: Valuer; today: string }) => {
  if ('issues' in read) return { left: excludeSale(index, read.issues) }
  const { input, price, soldOn } = read.sale
  try {
    const { value, fsd, place, home } = valued({ ...input, valuationDate: soldOn }, today)
    const sale: JudgedSale = {
      ...{ index, estimate: value, price, fsd },
      ...{ commune: place.commune.name, surfaceM2: home.surfaceM2 },
    }
    return { sale }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { left: excludeRefusedSale(index, error) }
  }
}

/** Most excluded sales that a refusal names. */
const namedMax = 20

/** @throws Refusal where too few sales are left; it names the first of those that were left out. */
const requireEnough = (count: number, left: readonly Excluded[]): void => {
  const shown = { received: count, allowed: [`at least ${leastSales} sales that can be estimated`] }
  const fill = { count, sent: count + left.length }
  const tooFew = ruleIssues(backTestRules, 'too_few_sales', count < leastSales, shown, fill)
  if (tooFew.length === 0) return
  const named = left.slice(0, namedMax).map(({ index, path, reason }) => ({
    path: `sales[${index}]${path && `.${path}`}`,
    code: 'too_few_sales',
    message: reason,
  }))
  throw new Refusal('invalid_request', { issues: [...tooFew, ...named] })
}

/**
 * Makes the back-test of a customer's sales: each is estimated as of the day it was sold, by the tables of today, which
 * know the years after it. Sales that an estimate would refuse are excluded and named.
 * @throws Refusal `invalid_request` where too few sales are left.
 */
export const backTester =
  (valued: Valuer, tables: string): BackTester =>
  (sent, today) => {
    const read = sent.map((sale, index) => estimateSale(sale, index, { valued, today }))
    const sales = read.flatMap(({ sale }) => sale ?? [])
    const left = read.flatMap(each => each.left ?? [])
    requireEnough(sales.length, left)
    return {
      ...backTestResult(sales),
      excluded: left,
      warnings: backTestWarnings(sales.length),
      hindsight: true,
      stored: false,
      tables,
    }
  }
