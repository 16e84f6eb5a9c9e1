import { texts as gainWords } from '#languages/derived/gains'
import { type CommentaryFact, costFacts, estimateFacts, figure, propertyFacts, word } from './commentary-facts.ts'
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
    figure(at('saleDate'), gain.saleDate, part, say.text('date')),
    ...word(at('regime'), gain.regime),
    ...word(at('exemption'), gain.exemption),
    ...(gain.regime === 'exempt'
      ? []
      : [
          figure(at('gain'), gain.gain, part, say.sell('item.gain')),
          figure(at('taxableGain'), gain.taxableGain, part, say.sell('item.taxableGain')),
        ]),
    ...gain.lines.flatMap(({ key, amount, legalReference }, index) => {
      const isSpeculative = key === 'incomeTaxOnGain' && gain.regime === 'speculative'
      const name = isSpeculative ? incomeTaxOnSpeculativeGain : names[key]
      return [
        ...word(at('lines', index, 'label'), name),
        figure(at('lines', index, 'amount'), amount, part, `${name} (${legalReference})`),
      ]
    }),
  ]
}

/** What of the report of a seller a commentary may rest on beside the estimate: what is taken off the price, and what is left. */
const saleFacts = (say: Voice, content: ReportInput): CommentaryFact[] => {
  const part = say.sell('proceeds')
  const { price, costs, tax, loanBalance, net } = proceedsOf(content)
  const known = (key: string, value: number | undefined, name: string): CommentaryFact[] =>
    value === undefined ? [] : [figure(['sale', key], value, part, name)]
  return [
    figure(['sale', 'price'], price, part, say.text('price')),
    ...known('costs', costs, say.sell('saleCosts')),
    // The units of figures are known by the fields of the contract.
    ...(tax === undefined ? [] : [figure(['sale', 'totals', 'tax'], tax, part, say.sell('tax'))]),
    ...known('loanBalance', loanBalance, say.sell('loanBalance')),
    figure(['sale', 'totals', 'netProceeds'], net, part, say.sell(tax === undefined ? 'netBeforeTax' : 'net')),
    ...gainFacts(say, content),
  ]
}

/** Everything of a report that a commentary may rest on; each figure is printed in the report too. */
export const commentaryFacts = (say: Voice, content: ReportInput): CommentaryFact[] => [
  ...propertyFacts(say, content),
  ...estimateFacts(say, content),
  ...(content.input.audience === 'seller' ? saleFacts(say, content) : costFacts(say, content)),
]
