import { texts as costWords } from '#languages/derived/costs'
import { typographies } from '#languages/typography'
import { remarkBlocks } from './remarks.ts'
import type { Block, Cell, ReportInput, Row } from './report.ts'
import { fewestDecimals, type Voice } from './say.ts'

type Costs = ReportInput['costs']
type Line = Costs['lines'][number]
type Aids = NonNullable<Costs['aids']>

const rightCellWithNote = (text: string, note?: string): Cell => ({
  text,
  align: 'right',
  ...(note !== undefined && { note }),
})

/** Label in the tables for a figure of the caller. */
const callersFigure = 'figure of the caller'

/** The law of a line and its certainty; a figure of the agency has no source. */
const foundation = (say: Voice, { legalReference, certainty }: Line): string =>
  legalReference === callersFigure
    ? say.text('callerFigure')
    : `${typographies.french.spaced(legalReference)}\u00a0· ${say.text(`certainty.${certainty}`)}`

/** Whether VAT is listed in full although only a part of it is inside the price; the rest has its own line. */
const isInPart = ({ key, counted }: Line, lines: readonly Line[]): boolean =>
  key === 'constructionVat' && !counted && lines.some(line => line.key === 'constructionVatAdjustment')

/** Decimals of all rates of a table, so that they align. */
const rateDecimals = (lines: readonly Line[]): number =>
  Math.max(0, ...lines.map(({ rate = 0 }) => fewestDecimals(100 * rate)))

const lineRateText = (say: Voice, { rate, base, nature }: Line, lines: readonly Line[]): string => {
  if (rate !== undefined) return say.percent(100 * rate, rateDecimals(lines))
  return nature === 'regulatedTariff' && base !== undefined ? say.text('tariff') : ''
}

/** Bases are in whole euros where all of them are. */
const baseText = (say: Voice, base: number, lines: readonly Line[]): string =>
  say.moneyOf(lines.every(({ base: other = 0 }) => Number.isInteger(other)))(base)

const costRow = (say: Voice, line: Line, lines: readonly Line[]): Row => {
  const words = costWords[say.language]
  const inPart = isInPart(line, lines)
  return {
    key: line.key,
    cells: [
      { text: inPart ? words.constructionVatInPart : words.lines[line.key], note: foundation(say, line) },
      rightCellWithNote(line.base === undefined ? '' : baseText(say, line.base, lines)),
      rightCellWithNote(lineRateText(say, line, lines)),
      rightCellWithNote(say.sum(line.amount), line.counted ? undefined : say.text(inPart ? 'notAdded' : 'notCounted')),
    ],
  }
}

const costTable = (say: Voice, { lines, totals }: Costs): Block => ({
  kind: 'table',
  key: 'costs',
  head: [
    { text: say.text('colLine') },
    rightCellWithNote(say.text('colBase')),
    rightCellWithNote(say.text('colRate')),
    rightCellWithNote(say.text('colAmount')),
  ],
  rows: [
    ...lines.map(line => costRow(say, line, lines)),
    {
      key: 'total',
      isTotal: true,
      cells: [
        { text: say.text('totalCosts'), note: say.text('ofPrice', { share: say.percent(100 * totals.feesRate, 2) }) },
        rightCellWithNote(''),
        rightCellWithNote(''),
        rightCellWithNote(say.sum(totals.buyer)),
      ],
    },
  ],
})

/** The purchase in a sentence: day, price and its origin, property, use and number of buyers. */
const purchaseSays = (say: Voice, { input, costs }: ReportInput): string => {
  const { deedDate, price, use, operation, buyers } = costs
  const origin = say.text(input.purchase.price === undefined ? 'priceIsEstimate' : 'priceIsSent')
  const count = buyers.length === 1 ? say.text('buyerSays') : say.text('buyersSays', { count: buyers.length })
  const facts = [
    say.text(operation === 'offPlan' ? 'operation.offPlan' : 'operation.existing'),
    say.text(`use.${use}`),
    count,
  ]
  return `${say.text('costsSays', { day: say.day(deedDate), price: say.moneyOf(input.purchase.price === undefined)(price), origin })} ${say.first(facts.join(' · '))}`
}

/** The condition of an aid, the year of its figures and how sure they are. */
const aidNote = (
  say: Voice,
  { condition, referenceYear, certainty }: Aids['computed'][number] | Aids['listed'][number],
): string => {
  const year = referenceYear === undefined ? [] : [say.text('figuresOf', { year: referenceYear })]
  return [say.own(condition), ...year, say.text(`certainty.${certainty}`)].join('\u00a0· ')
}

const rangeText = (say: Voice, range: Aids['listed'][number]['range']): string => {
  if (range === undefined) return ''
  const { low, high } = range
  const text = (amount: number): string => (Number.isInteger(amount) ? say.value(amount) : say.sum(amount))
  return low === high ? text(low) : say.text('range', { low: text(low), high: text(high) })
}

const blocksOfComputedAids = (say: Voice, { computed }: Aids): Block[] => [
  { kind: 'heading', level: 2, text: say.text('aidsComputed') },
  { kind: 'paragraph', text: say.text('aidsSays'), tone: 'quiet' },
  computed.length === 0
    ? { kind: 'paragraph', text: say.text('noAids') }
    : {
        kind: 'table',
        key: 'aidsComputed',
        rows: computed.map(aid => ({
          key: aid.key,
          cells: [
            { text: say.own(aid.label), note: aidNote(say, aid) },
            rightCellWithNote(say.sum(aid.amount), aid.includedInTotals ? say.text('inCosts') : undefined),
          ],
        })),
      },
]

const blocksOfListedAids = (say: Voice, { listed }: Aids): Block[] =>
  listed.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, text: say.text('aidsListed') },
        {
          kind: 'table',
          key: 'aidsListed',
          rows: listed.map(aid => ({
            key: aid.key,
            cells: [
              { text: say.own(aid.label), note: aidNote(say, aid) },
              rightCellWithNote(rangeText(say, aid.range)),
            ],
          })),
        },
      ]

const reliefs = (say: Voice, { possibleReliefs }: Costs): Block[] =>
  possibleReliefs.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, text: say.text('reliefs') },
        {
          kind: 'table',
          key: 'reliefs',
          head: [{ text: say.text('colRelief') }, rightCellWithNote(say.text('colSaving'))],
          rows: possibleReliefs.map(({ key, saving, certainty }) => ({
            key,
            cells: [
              { text: say.text(`relief.${key}`), note: say.text(`certainty.${certainty}`) },
              rightCellWithNote(saving === null ? '' : say.sum(saving)),
            ],
          })),
        },
      ]

/** The second page: costs line by line, aids computed and listed apart, reliefs that were not applied, notes. */
export const pageTwo = (say: Voice, content: ReportInput): Block[] => {
  const { costs } = content
  const aids = costs.aids ?? { computed: [], listed: [] }
  return [
    { kind: 'heading', level: 2, text: say.text('costs') },
    { kind: 'paragraph', text: purchaseSays(say, content) },
    costTable(say, costs),
    { kind: 'paragraph', text: say.text('legend'), tone: 'quiet' },
    ...blocksOfComputedAids(say, aids),
    ...blocksOfListedAids(say, aids),
    ...reliefs(say, costs),
    ...remarkBlocks(say, content),
  ]
}
