import { texts as gainWords } from '#languages/derived/gains'
import { type CommentaryFact, costFacts, estimateFacts, figureFact, propertyFacts, word } from './commentary-facts.ts'
import { proceedsOf } from './proceeds.ts'
import type { ReportInput } from './report.ts'
import type { Voice } from './say.ts'

/** The tax on the gain as it is printed: each line with its law. */
const gainFacts = (say: Voice, { gain }: ReportInput): CommentaryFact[] => {
  if (!gain) return []
  const part = say.sell('tax')
  const at = (...path: (string | number)[]) => ['capitalGains', 'data', ...path]
  const { lines: names, incomeTaxOnSpeculativeGain } = gainWords[say.language]
  return [
    figureFact(at('saleDate'), gain.saleDate, part, say.text('date')),
    ...word(at('regime'), gain.regime),
    ...word(at('exemption'), gain.exemption),
    ...(gain.regime === 'exempt'
      ? []
      : [
          figureFact(at('gain'), gain.gain, part, say.sell('item.gain')),
          figureFact(at('taxableGain'), gain.taxableGain, part, say.sell('item.taxableGain')),
        ]),
    ...gain.lines.flatMap(({ key, amount, legalReference }, index) => {
      const isSpeculative = key === 'incomeTaxOnGain' && gain.regime === 'speculative'
      const name = isSpeculative ? incomeTaxOnSpeculativeGain : names[key]
      return [
        ...word(at('lines', index, 'label'), name),
        figureFact(at('lines', index, 'amount'), amount, part, `${name} (${legalReference})`),
      ]
    }),
  ]
}

/** Facts of a seller's report for a commentary besides the estimate: deductions from the price, and proceeds. */
const saleFacts = (say: Voice, content: ReportInput): CommentaryFact[] => {
  const part = say.sell('proceeds')
  const { price, costs, tax, loanBalance, net } = proceedsOf(content)
  const known = (key: string, value: number | undefined, name: string): CommentaryFact[] =>
    value === undefined ? [] : [figureFact(['sale', key], value, part, name)]
  return [
    figureFact(['sale', 'price'], price, part, say.text('price')),
    ...known('costs', costs, say.sell('saleCosts')),
    // The units of figures come from the fields of the contract.
    ...(tax === undefined ? [] : [figureFact(['sale', 'totals', 'tax'], tax, part, say.sell('tax'))]),
    ...known('loanBalance', loanBalance, say.sell('loanBalance')),
    figureFact(['sale', 'totals', 'netProceeds'], net, part, say.sell(tax === undefined ? 'netBeforeTax' : 'net')),
    ...gainFacts(say, content),
  ]
}

/** All facts of a report for a commentary; each figure is printed in the report too. */
export const commentaryFacts = (say: Voice, content: ReportInput): CommentaryFact[] => [
  ...propertyFacts(say, content),
  ...estimateFacts(say, content),
  ...(content.input.audience === 'seller' ? saleFacts(say, content) : costFacts(say, content)),
]
