import { texts as costWords } from '#languages/derived/costs'
import type { ReportInput } from './report.ts'
import type { Voice } from './say.ts'

/** Something of a report that a commentary may rest on: where it stands among what the model reads, and how a reader knows it. */
export interface CommentaryFact {
  /** As the answers name it, as `costs.data.totals.buyer`: the units of figures are known by it. */
  path: readonly (string | number)[]
  value: string | number
  /** Part of the report and name of the figure, as its footnote says them; left out for words, which have no footnote. */
  label?: string
}

/** A figure with the part of the report that prints it. */
export const figure = (
  path: CommentaryFact['path'],
  value: number | string,
  part: string,
  name: string,
): CommentaryFact => ({
  path,
  value,
  label: `${part}\u00a0· ${name}`,
})

/** A word of an answer; nothing where the answer has none. */
export const word = (path: CommentaryFact['path'], value: string | null): CommentaryFact[] =>
  value === null ? [] : [{ path, value }]

/** The dwelling as a commentary may tell it. */
export const propertyFacts = (say: Voice, { input: { property } }: ReportInput): CommentaryFact[] => {
  const part = say.text('property')
  const { surface, nbChambres } = property
  return [
    figure(['property', 'surface'], surface, part, say.shared.fields.surface),
    ...(nbChambres === undefined
      ? []
      : [figure(['property', 'nbChambres'], nbChambres, part, say.shared.fields.nbChambres)]),
  ]
}

/** The estimate as a commentary may tell it. */
export const estimateFacts = (say: Voice, { estimate }: ReportInput): CommentaryFact[] => {
  const part = say.text('commentaryEstimate')
  const { estimationBasse, estimationCentrale, estimationHaute, prixM2Ajuste, reference, ajustements } = estimate
  const at = (...path: (string | number)[]) => ['estimation', 'data', ...path]
  return [
    ...word(at('reference', 'commune'), reference.commune),
    ...word(at('reference', 'quartier'), reference.quartier),
    ...word(at('confiance'), estimate.confiance),
    figure(at('valuationDate'), estimate.valuationDate, part, say.text('valuationDate')),
    figure(at('estimationBasse'), estimationBasse, part, say.text('low')),
    figure(at('estimationCentrale'), estimationCentrale, part, say.shared.centralValue),
    figure(at('estimationHaute'), estimationHaute, part, say.text('high')),
    figure(at('prixM2Ajuste'), prixM2Ajuste, part, say.text('adjustedPrice')),
    figure(at('reference', 'basePriceM2'), reference.basePriceM2, part, say.text('referencePrice')),
    ...(reference.salesCount === null
      ? []
      : [figure(at('reference', 'salesCount'), reference.salesCount, part, say.shared.evidence.sales)]),
    ...ajustements.flatMap(({ labelKey, pct }, index) => {
      const name = say.shared.adjustments[labelKey]
      return [
        ...word(at('ajustements', index, 'label'), name),
        figure(at('ajustements', index, 'pct'), pct, part, name),
      ]
    }),
  ]
}

/** Budget, costs and aids of a buyer as a commentary may tell them. */
export const costFacts = (say: Voice, { input, costs }: ReportInput): CommentaryFact[] => {
  const [part, budget] = [say.text('costs'), say.text('budget')]
  const { price, deedDate, totals, lines, aids } = costs
  const at = (...path: (string | number)[]) => ['costs', 'data', ...path]
  const { loanAmount } = input.purchase
  return [
    figure(at('deedDate'), deedDate, part, say.text('date')),
    figure(at('price'), price, budget, say.text('price')),
    figure(at('totals', 'buyer'), totals.buyer, budget, say.text('totalCosts')),
    figure(at('totals', 'feesRate'), totals.feesRate, part, say.text('totalCosts')),
    figure(
      at('totals', 'cashNeeded'),
      totals.cashNeeded,
      budget,
      say.text(loanAmount > 0 ? 'ownFunds' : 'totalBudget'),
    ),
    ...(loanAmount > 0 ? [figure(['purchase', 'loanAmount'], loanAmount, budget, say.text('loan'))] : []),
    ...lines.flatMap(({ key, amount, base, rate, legalReference }, index) => {
      const name = costWords[say.language].lines[key]
      const source = `${name} (${legalReference})`
      return [
        ...word(at('lines', index, 'label'), name),
        figure(at('lines', index, 'amount'), amount, part, source),
        ...(base === undefined ? [] : [figure(at('lines', index, 'base'), base, part, source)]),
        ...(rate === undefined ? [] : [figure(at('lines', index, 'rate'), rate, part, source)]),
      ]
    }),
    ...(aids?.computed ?? []).flatMap(({ label, amount }, index) => [
      ...word(at('aids', 'computed', index, 'label'), say.own(label)),
      figure(at('aids', 'computed', index, 'amount'), amount, say.text('aidsComputed'), say.own(label)),
    ]),
  ]
}

/** The name of a path as JSON has it: `costs.data.lines[0].amount`. */
export const pathText = (path: CommentaryFact['path']): string =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${part}`)).join('')

/** Facts below a path as a value of JSON: an object by their next keys, a list where those are places. */
const nested = (facts: readonly Pick<CommentaryFact, 'path' | 'value'>[]): unknown => {
  const [only] = facts
  if (only?.path.length === 0) return only.value
  const below = [...Map.groupBy(facts, ({ path: [first = ''] }) => first)].map(([key, list]) => {
    const rest = list.map(({ path: [, ...path], value }) => ({ path, value }))
    return [key, nested(rest)] as const
  })
  const isList = below.every(([key]) => typeof key === 'number')
  return isList ? below.map(([, value]) => value) : Object.fromEntries(below)
}

/** The facts as the JSON that a model reads. */
export const factsText = (facts: readonly CommentaryFact[]): string => JSON.stringify(nested(facts))
