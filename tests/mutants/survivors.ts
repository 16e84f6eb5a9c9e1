import { sources } from '../architecture/sources.ts'
import type { Mutant } from './draw.ts'

/** A mutant that no test can kill: a change of one line of a file. */
interface Survivor extends Pick<Mutant, 'file' | 'before' | 'after'> {
  /** The line, without its indent: the same change of another line is another mutant. */
  line: string
  reason: string
}

/** Survivors that were looked at, each with its reason. */
export const survivors: readonly Survivor[] = [
  {
    ...{ file: 'server/domain/evaluation/discounted-cash-flow.ts', before: '0', after: '1' },
    line: 'annualDebtServiceYear1: toCents(bucketSums(debtService, 12)[0] ?? 0),',
    reason: 'equivalent: a loan has a first year, so that the value behind ?? is never used',
  },
  {
    ...{ file: 'contract/openapi/print.ts', before: '1', after: '2' },
    line: 'const rest = tighten(JSON.stringify({ ...document, components }, null, 1))',
    reason: 'equivalent: the indentation is removed afterwards',
  },
  {
    ...{ file: 'server/domain/figures/judging/known-name.ts', before: '3', after: '4' },
    line: '/[×÷/] ?$/.test(text.slice(Math.max(0, figure.start - 3), figure.start))',
    reason: 'equivalent: the expression reads two characters at most',
  },
  {
    ...{ file: 'server/domain/accuracy/known-facts.ts', before: '<', after: '<=' },
    line: "if (whole - missing < fewMax + halfHundredth) return 'few'",
    reason: 'equivalent: sums of hundredths are never 0.105',
  },
  {
    ...{ file: 'server/domain/accuracy/known-facts.ts', before: '<', after: '<=' },
    line: "return missing < halfHundredth && isPlaceKnown ? 'complete' : 'partial'",
    reason: 'equivalent: sums of hundredths are never 0.005',
  },
  {
    ...{ file: 'server/domain/law/lu/purchase/housing-vat.ts', before: '0', after: '1' },
    line: 'benefitLeft: 0,',
    reason: 'equivalent: where there is no VAT the answer has no part of it, on the same condition',
  },
  {
    ...{ file: 'server/domain/law/es/reductions.ts', before: '0', after: '1' },
    line: '{ fiscalReferenceValue = 0, price }: Input,',
    reason: 'equivalent: it is compared with a price, and a limit near one euro does not exist',
  },
]

/** The line of a mutant as it stands, without its indent. */
const readLine = ({ file, line }: Pick<Mutant, 'file' | 'line'>): string =>
  sources
    .find(one => one.file === file)
    ?.text.split('\n')
    [line - 1]?.trim() ?? ''

/** Why a mutant may survive; undefined where nobody has said so. */
export const findReason = (mutant: Mutant): string | undefined =>
  survivors.find(
    one =>
      one.file === mutant.file &&
      one.before === mutant.before &&
      one.after === mutant.after &&
      one.line === readLine(mutant),
  )?.reason
