import { type BudgetName, budgets } from './table.ts'

/** Size of something that users load, minified and gzipped, in bytes. */
export interface Weight {
  budget: BudgetName
  /** Distinguishes several things with the same budget: a language, a script. */
  part?: string | undefined
  bytes: number
}

/** Share of a budget above which the report warns. */
const warnedShare = 0.9

const formatWeight = ({ budget, part, bytes }: Weight): string => {
  const bytesMax = budgets[budget]
  const share = bytes / bytesMax
  const warning = share > 1 ? ', OVER THE BUDGET' : share > warnedShare ? ', over 90 %' : ''
  const name = part === undefined ? budget : `${budget} (${part})`
  return `${name}: ${bytes} of ${bytesMax} bytes, ${(share * 100).toFixed(1)} %${warning}`
}

/** Formats a line for each weight; `faults` are the lines above their budget. */
export const reportWeights = (weights: readonly Weight[]): { lines: string[]; faults: string[] } => ({
  lines: weights.map(formatWeight),
  faults: weights.filter(({ budget, bytes }) => bytes > budgets[budget]).map(formatWeight),
})
