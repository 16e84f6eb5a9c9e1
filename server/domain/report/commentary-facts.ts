import { texts as costWords } from '#languages/derived/costs'
import type { ReportInput } from './report.ts'
import type { Voice } from './say.ts'

/** A fact of a report that a commentary may use, with its path in the model's input and its label for readers. */
export interface CommentaryFact {
  /** Path in the answers, as `costs.data.totals.buyer`, which determines the unit. */
  path: readonly (string | number)[]
  value: string | number
  /** Part of the report and name of the figure, for its footnote; absent for words, which have no footnote. */
  label?: string
}

/** A figure with the part of the report that prints it. */
export const figureFact = (
  path: CommentaryFact['path'],
  value: number | string,
  part: string,
  name: string,
): CommentaryFact => ({
  path,
  value,
  // The total of a part may have its name, which is said once.
  label: part === name ? part : `${part}\u00a0· ${name}`,
})

/** A word of an answer; nothing where the answer has none. */
export const word = (path: CommentaryFact['path'], value: string | null): CommentaryFact[] =>
  value === null ? [] : [{ path, value }]

/** Facts of the dwelling for a commentary. */
export const propertyFacts = (say: Voice, { input: { property } }: ReportInput): CommentaryFact[] => {
  const part = say.text('property')
  const { surface, nbChambres } = property
  return [
    figureFact(['property', 'surface'], surface, part, say.shared.fields.surface),
    ...(nbChambres === undefined
      ? []
      : [figureFact(['property', 'nbChambres'], nbChambres, part, say.shared.fields.nbChambres)]),
  ]
}

/** Facts of the estimate for a commentary. */
export const estimateFacts = (say: Voice, { estimate }: ReportInput): CommentaryFact[] => {
  const part = say.text('commentaryEstimate')
  const { estimationBasse, estimationCentrale, estimationHaute, prixM2Ajuste, reference, ajustements } = estimate
  const at = (...path: (string | number)[]) => ['estimation', 'data', ...path]
  return [
    ...word(at('reference', 'commune'), reference.commune),
    ...word(at('reference', 'quartier'), reference.quartier),
    ...word(at('completeness'), estimate.completeness),
    figureFact(at('valuationDate'), estimate.valuationDate, part, say.text('valuationDate')),
    figureFact(at('estimationBasse'), estimationBasse, part, say.text('low')),
    figureFact(at('estimationCentrale'), estimationCentrale, part, say.shared.centralValue),
    figureFact(at('estimationHaute'), estimationHaute, part, say.text('high')),
    figureFact(at('prixM2Ajuste'), prixM2Ajuste, part, say.text('adjustedPrice')),
    figureFact(at('reference', 'basePriceM2'), reference.basePriceM2, part, say.text('referencePrice')),
    ...(reference.salesCount === null
      ? []
      : [figureFact(at('reference', 'salesCount'), reference.salesCount, part, say.shared.evidence.sales)]),
    ...ajustements.flatMap(({ labelKey, pct }, index) => {
      const name = say.shared.adjustments[labelKey]
      return [
        ...word(at('ajustements', index, 'label'), name),
        figureFact(at('ajustements', index, 'pct'), pct, part, name),
      ]
    }),
  ]
}

/** Budget, costs and aids of a buyer for a commentary. */
export const costFacts = (say: Voice, { input, costs }: ReportInput): CommentaryFact[] => {
  const [part, budget] = [say.text('costs'), say.text('budget')]
  const { price, deedDate, totals, lines, aids } = costs
  const at = (...path: (string | number)[]) => ['costs', 'data', ...path]
  const { loanAmount } = input.purchase
  return [
    figureFact(at('deedDate'), deedDate, part, say.text('date')),
    figureFact(at('price'), price, budget, say.text('price')),
    figureFact(at('totals', 'buyer'), totals.buyer, budget, say.text('totalCosts')),
    figureFact(at('totals', 'feesRate'), totals.feesRate, part, say.text('totalCosts')),
    figureFact(
      at('totals', 'cashNeeded'),
      totals.cashNeeded,
      budget,
      say.text(loanAmount > 0 ? 'ownFunds' : 'totalBudget'),
    ),
    ...(loanAmount > 0 ? [figureFact(['purchase', 'loanAmount'], loanAmount, budget, say.text('loan'))] : []),
    ...lines.flatMap(({ key, amount, base, rate, legalReference }, index) => {
      const name = costWords[say.language].lines[key]
      const source = `${name} (${legalReference})`
      return [
        ...word(at('lines', index, 'label'), name),
        figureFact(at('lines', index, 'amount'), amount, part, source),
        ...(base === undefined ? [] : [figureFact(at('lines', index, 'base'), base, part, source)]),
        ...(rate === undefined ? [] : [figureFact(at('lines', index, 'rate'), rate, part, source)]),
      ]
    }),
    ...(aids?.computed ?? []).flatMap(({ label, amount }, index) => [
      ...word(at('aids', 'computed', index, 'label'), say.own(label)),
      figureFact(at('aids', 'computed', index, 'amount'), amount, say.text('aidsComputed'), say.own(label)),
    ]),
  ]
}

/** The name of a path as JSON has it: `costs.data.lines[0].amount`. */
export const formatFactPath = (path: CommentaryFact['path']): string =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${part}`)).join('')

/** Facts below a path as a value of JSON: an object by their next keys, a list where those are places. */
const nestFacts = (facts: readonly Pick<CommentaryFact, 'path' | 'value'>[]): unknown => {
  const [only] = facts
  if (only?.path.length === 0) return only.value
  const below = [...Map.groupBy(facts, ({ path: [first = ''] }) => first)].map(([key, list]) => {
    const rest = list.map(({ path: [, ...path], value }) => ({ path, value }))
    return [key, nestFacts(rest)] as const
  })
  const isList = below.every(([key]) => typeof key === 'number')
  return isList ? below.map(([, value]) => value) : Object.fromEntries(below)
}

/** The facts as the JSON that a model reads. */
export const factsText = (facts: readonly CommentaryFact[]): string => JSON.stringify(nestFacts(facts))
