import type * as z from 'zod'
import type { BackTest, BackTestSale } from '#contract/estimation/back-test'
import type { ExcludedSale } from '#contract/estimation/back-test-figures'
import { backTestRules } from '#contract/rules/back-test'
import { ruleIssues } from '../core/broken-rule.ts'
import { dayMs } from '../core/instants.ts'
import { Refusal, type RefusedField } from '../core/refusal.ts'
import type { Valuer } from '../estimation/valuation.ts'
import { backTestResult, type JudgedSale, separateSuspected } from './judgement.ts'
import { knownFacts } from './known-facts.ts'
import { backTestLimits } from './parameters/ratio-limits.ts'
import { suspectRule } from './promise-rules.ts'
import { isClustered } from './suspected.ts'

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

const fewSalesWarning = (count: number) => ({
  code: 'few_sales' as const,
  message: `${count} sales: under ${fewSales} the limits are wide, and one sale more may move every figure.`,
})

const manySuspectedWarning = (count: number, of: number) => ({
  code: 'many_suspected' as const,
  message: `${count} of ${of} prices lie so far from the others that they are left out of the figures: look at them before the verdict.`,
})

const clusteredWarning = {
  code: 'clustered' as const,
  message:
    'More than 20 % of the sales have another one of nearly the same surface, price and time in the municipality. Are they of one building? Send its name as `group`: without it the limits are too narrow.',
}

/** Warnings that qualify the figures. */
const backTestWarnings = (judged: readonly JudgedSale[], suspected: number): BackTestAnswer['warnings'] => {
  const all = judged.length + suspected
  return [
    ...(judged.length < fewSales ? [fewSalesWarning(judged.length)] : []),
    ...(suspected > suspectRule.manyShare * all ? [manySuspectedWarning(suspected, all)] : []),
    ...(judged.every(({ group }) => group === undefined) && isClustered(judged) ? [clusteredWarning] : []),
  ]
}

/** Days since 1970-01-01 of an ISO day. */
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs

/** A sale with its estimate as of the day it was sold, or why it is left out. */
const estimateSale = (read: ReadSale, index: number, { valued, today }: { valued: Valuer; today: string }) => {
  if ('issues' in read) return { left: excludeSale(index, read.issues) }
  const { input, price, soldOn, group } = read.sale
  try {
    const { value, fsd, place, home } = valued({ ...input, valuationDate: soldOn }, today)
    const { name: commune, canton } = place.commune
    const sale: JudgedSale = {
      ...{ index, estimate: value, price, fsd, group, soldOn, day: dayNumber(soldOn) },
      ...{ commune, canton, surfaceM2: home.surfaceM2 },
      ...{ known: knownFacts(home, place), energyClass: home.classeEnergie ?? 'unknown' },
    }
    return { sale }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { left: excludeRefusedSale(index, error) }
  }
}

/** A text that two sales share where home, price and day are the same, whatever the order of their fields. */
const saleKey = ({ input, price, soldOn }: z.infer<typeof BackTestSale>): string =>
  JSON.stringify([Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1)), price, soldOn])

/** Excludes a sale that was sent before: the first stays. */
const createDuplicateFilter = (): ((read: ReadSale, index: number) => Excluded | undefined) => {
  const first = new Map<string, number>()
  return (read, index) => {
    if ('issues' in read) return undefined
    const key = saleKey(read.sale)
    const duplicateOf = first.get(key)
    if (duplicateOf === undefined) first.set(key, index)
    return duplicateOf === undefined ? undefined : { index, path: '', reason: 'duplicate', duplicateOf }
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
  const named = left.slice(0, namedMax).map(({ index, path, reason, duplicateOf }) => ({
    path: `sales[${index}]${path && `.${path}`}`,
    code: 'too_few_sales',
    message: duplicateOf === undefined ? reason : `The same home, price and day as sales[${duplicateOf}].`,
  }))
  throw new Refusal('invalid_request', { issues: [...tooFew, ...named] })
}

/** @throws Refusal where most prices are so far from their estimates that they are in another unit, or of other homes. */
const requireMarketPrices = (judged: number, count: number): void => {
  const shown = { received: count - judged, allowed: [`at most ${Math.floor(count / 2)} of ${count}`] }
  const issues = ruleIssues(backTestRules, 'prices_far_from_estimates', 2 * judged < count, shown, {
    suspected: count - judged,
    count,
  })
  if (issues.length > 0) throw new Refusal('invalid_request', { issues })
}

/**
 * Makes the back-test of a customer's sales: each is estimated as of the day it was sold, by the tables of today, which
 * know the years after it. Sales that an estimate would refuse, and copies, are excluded and named; suspected prices are
 * listed and left out of the figures.
 * @throws Refusal `invalid_request` where too few sales are left, or most prices are suspected.
 */
export const backTester =
  (valued: Valuer, tables: string): BackTester =>
  (sent, today) => {
    const findDuplicate = createDuplicateFilter()
    const read = sent.map((sale, index) => {
      const duplicate = findDuplicate(sale, index)
      return duplicate ? { left: duplicate } : estimateSale(sale, index, { valued, today })
    })
    const sales = read.flatMap(each => ('sale' in each ? each.sale : []))
    const left = read.flatMap(each => ('left' in each ? each.left : []))
    requireEnough(sales.length, left)
    const { judged, suspected } = separateSuspected(sales)
    requireMarketPrices(judged.length, sales.length)
    return {
      ...backTestResult(judged, suspected),
      excluded: left,
      warnings: backTestWarnings(judged, suspected.length),
      hindsight: true,
      stored: false,
      tables,
    }
  }

/** Findings of a back-test for the operator: a drift or a wrong range, from enough independent sales. */
export const listReportedFindings = ({ findings, regression }: BackTestAnswer): string[] =>
  regression.effectiveCount < backTestLimits.reportedSales
    ? []
    : findings.map(({ code }) => code).filter(code => code === 'drifts' || code === 'range')
