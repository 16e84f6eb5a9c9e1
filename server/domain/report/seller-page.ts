import { formatSignedPercent } from '#languages/formats'
import { surfaceText } from './dwelling.ts'
import { gainBlocks, gainRemarks } from './gain.ts'
import { type Proceeds, proceedsOf } from './proceeds.ts'
import type { Block, Cell, ReportInput, Row } from './report.ts'
import type { Voice } from './say.ts'

type Items = Extract<Block, { kind: 'strip' }>['items']

const rightCell = (text: string): Cell => ({ text, align: 'right' })

const sellerRow = (key: string, text: string, value: string, isTotal?: boolean): Row => ({
  key,
  cells: [{ text }, rightCell(value)],
  ...(isTotal && { isTotal }),
})

const percentBetween = (from: number, to: number): number => 100 * (to / from - 1)

/** From the reference price to the central value, in reproducible figures, and the spread of sales around it. */
const making = (say: Voice, { estimate, input }: ReportInput): Block[] => {
  const { reference, prixM2Ajuste, estimationBasse, estimationCentrale, estimationHaute } = estimate
  const { commune, segment, basePriceM2 } = reference
  const percent = (value: number): string => formatSignedPercent(value, say.language, 1)
  const price = input.sale?.price
  const name = say.sell('making.reference', { commune, segment: say.text(`segment.${segment}`) })
  const surface = say.sell('making.central', { surface: surfaceText(say, input.property.surface) })
  const range = say.text('range', { low: say.value(estimationBasse), high: say.value(estimationHaute) })
  return [
    { kind: 'heading', level: 2, text: say.sell('making') },
    {
      kind: 'table',
      key: 'making',
      rows: [
        sellerRow('basePriceM2', name, say.perM2(basePriceM2)),
        sellerRow('adjustments', say.sell('making.adjustments'), percent(percentBetween(basePriceM2, prixM2Ajuste))),
        sellerRow('prixM2Ajuste', say.text('adjustedPrice'), say.perM2(prixM2Ajuste)),
        sellerRow('estimationCentrale', surface, say.value(estimationCentrale), true),
        sellerRow('range', say.sell('making.range'), range),
        ...(price === undefined
          ? []
          : [sellerRow('price', say.sell('making.price'), percent(percentBetween(estimationCentrale, price)))]),
      ],
    },
  ]
}

/** Price, costs, tax, loan and proceeds, each with its sign. */
const proceedsRows = (say: Voice, proceeds: Proceeds): Row[] => {
  const { price, costs, part, tax, loanBalance, net, isTaxAtMost: isAtMost } = proceeds
  const netKey = isAtMost ? 'net.atLeast' : 'net'
  const money = say.moneyOf(proceeds.isEstimate)
  const taken = (amount: number | undefined): string =>
    amount === undefined ? say.text('notGiven') : money(amount === 0 ? 0 : -amount)
  return [
    sellerRow('price', say.sell('salePrice'), money(price)),
    sellerRow('costs', say.sell('saleCosts'), taken(costs)),
    ...(part
      ? [sellerRow('part', say.sell('part', { share: say.percent(100 * part.share) }), money(part.amount))]
      : []),
    sellerRow(
      'tax',
      say.sell(isAtMost ? 'tax.atMost' : 'tax'),
      tax === undefined ? say.sell('notCounted') : taken(tax),
    ),
    sellerRow('loanBalance', say.sell('loanBalance'), taken(loanBalance)),
    sellerRow('net', say.sell(tax === undefined ? 'netBeforeTax' : netKey), money(net), true),
  ]
}

const proceedsBlocks = (say: Voice, content: ReportInput, proceeds: Proceeds): Block[] => {
  const origin = say.text(proceeds.isEstimate ? 'priceIsEstimate' : 'priceIsSent')
  const { gain } = content
  const text = gain ? say.sell('proceedsOn', { day: say.day(gain.saleDate), origin }) : `${say.first(origin)}.`
  return [
    { kind: 'heading', level: 2, text: say.sell('proceeds') },
    { kind: 'paragraph', text },
    { kind: 'table', key: 'proceeds', rows: proceedsRows(say, proceeds) },
    ...(proceeds.isEstimate ? [{ kind: 'paragraph', text: say.sell('wholeEuros'), tone: 'quiet' } as const] : []),
    ...(proceeds.isTaxAtMost ? [{ kind: 'paragraph', text: say.sell('atMostSays'), tone: 'quiet' } as const] : []),
    ...(gain
      ? gainBlocks(say, gain, proceeds.isEstimate)
      : [{ kind: 'paragraph', text: say.sell('taxNamed') } as const]),
  ]
}

/** One line on the budget of a buyer: price, costs of the purchase, and with a loan the own funds. */
const buyerBlocks = (say: Voice, { input, costs }: ReportInput, proceeds: Proceeds): Block[] => {
  const { price, totals, use, buyers } = costs
  const { loanAmount } = input.purchase
  const money = say.moneyOf(proceeds.isEstimate)
  const count = buyers.length === 1 ? say.text('buyerSays') : say.text('buyersSays', { count: buyers.length })
  const loan = loanAmount > 0 ? [say.sell('withLoan', { loan: money(loanAmount), own: money(totals.cashNeeded) })] : []
  const texts = {
    price: money(price),
    costs: money(totals.buyer),
    total: money(totals.cashNeeded + loanAmount),
    facts: [say.text(`use.${use}`), count, ...loan].join(', '),
  }
  return [
    { kind: 'heading', level: 2, text: say.sell('buyer') },
    { kind: 'paragraph', text: say.sell('buyerSays', texts) },
  ]
}

const steps = ['step.visit', 'step.papers', 'step.bank', 'step.contract', 'step.deed'] as const

const nextSteps = (say: Voice): Block[] => [
  { kind: 'heading', level: 2, text: say.sell('steps') },
  ...steps.map(
    (step, index) =>
      ({
        kind: 'paragraph',
        text: `${index + 1}.\u00a0${say.sell(step)}`,
        keepsNext: index < steps.length - 1,
      }) as const,
  ),
]

/**
 * Proceeds side by side, for the first page. The share of one seller, which is what follows from the price less the costs,
 * takes the place of the costs, so that the amounts add up.
 */
export const proceedsItems = (say: Voice, content: ReportInput): Items => {
  const proceeds = proceedsOf(content)
  const { part, costs } = proceeds
  const partName = part && costs && say.sell('partAfterCosts', { share: say.percent(100 * part.share) })
  return proceedsRows(say, proceeds)
    .filter(({ key }) => key !== 'costs' || !part)
    .map(({ key, cells: [name, value] }) => ({
      key,
      name: (key === 'part' && partName) || (name?.text ?? ''),
      value: value?.text ?? '',
    }))
}

/** The second page of a seller: derivation of the price, proceeds, the budget of a buyer, and next steps. */
export const sellerPage = (say: Voice, content: ReportInput): Block[] => {
  const proceeds = proceedsOf(content)
  return [
    ...making(say, content),
    ...proceedsBlocks(say, content, proceeds),
    ...buyerBlocks(say, content, proceeds),
    ...nextSteps(say),
    ...gainRemarks(say, content),
  ]
}
