import type { Mutant } from './draw.ts'

/** A mutant that no test can kill, or that need not be killed. */
interface Survivor extends Pick<Mutant, 'file' | 'before' | 'after'> {
  reason: string
}

/** Survivors that were looked at, each with its reason. */
const survivors: readonly Survivor[] = [
  {
    ...{ file: 'server/domain/evaluation/discounted-cash-flow.ts', before: '0', after: '1' },
    reason: 'equivalent: a loan has a first year, so that the value behind ?? is never used',
  },
  {
    ...{ file: 'contract/openapi/print.ts', before: '1', after: '2' },
    reason: 'equivalent: the indentation is removed afterwards',
  },
]

/** Why a mutant may survive; undefined where nobody has said so. */
export const findReason = ({ file, before, after }: Mutant): string | undefined =>
  survivors.find(one => one.file === file && one.before === before && one.after === after)?.reason
