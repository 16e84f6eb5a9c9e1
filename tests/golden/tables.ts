import type { CountryCode } from '#contract/shared/country'
import type { FeesCase } from '../domain/law/fees-case.ts'
import { type Case, exact } from '../domain/worked-case.ts'
import { amountsOf, goldenAnswers, sourceOf, withMore } from './corpus.ts'

/**
 * The golden cases of a calculation as rows of a table of worked cases. `more` holds figures that the tests go on checking
 * although the source does not print them; they make a second row, to the cent.
 */
export const goldenRows = <Input>(
  operation: Parameters<typeof goldenAnswers>[0],
  more: Readonly<Record<string, Record<string, unknown>>> = {},
): readonly Case<Input>[] =>
  withMore(goldenAnswers(operation), more).flatMap(([golden, data]) => {
    // A request of the corpus is one of its operation: the table's test parses it.
    const input = golden.request as Input
    const row = { description: golden.says, source: sourceOf(golden), input }
    const tolerance = { ...exact, ...golden.tolerance }
    return [
      { ...row, data: golden.expected, tolerance },
      ...(data === undefined ? [] : [{ ...row, description: `${golden.says} To the cent.`, data }]),
    ]
  })

/** What a table checks of a purchase beside its published figures. */
type MoreOfFees<C extends CountryCode> = Omit<FeesCase<C>, 'description' | 'source' | 'input'>

/** The golden cases of the fees of a country as rows of its table, with what the tests check beside their figures, by id. */
export const goldenFees = <C extends CountryCode>(
  country: C,
  more: Readonly<Record<string, MoreOfFees<C>>> = {},
): readonly FeesCase<C>[] =>
  withMore(
    goldenAnswers('fees').filter(({ request }) => request.country === country),
    more,
  ).flatMap(([golden, besides]) => {
    const { country: _, ...request } = golden.request
    const input = request as FeesCase<C>['input'] // as above
    const row = { description: golden.says, source: sourceOf(golden), input }
    const lines = amountsOf(golden) as NonNullable<FeesCase<C>['lines']>
    const totals = (golden.expected.totals ?? {}) as NonNullable<FeesCase<C>['totals']>
    const sums = (golden.sums ?? []).filter(({ keys }) => keys.length > 1)
    const tolerance = golden.tolerance?.amount ?? 0
    return [
      { ...row, lines, totals, sums, tolerance, ...(besides?.notices && { notices: besides.notices }) },
      ...(besides === undefined ? [] : [{ ...row, description: `${golden.says} And more.`, ...besides }]),
    ]
  })
