import { formatSignedPercent } from '#languages/formats'
import { dwellingFacts, dwellingSubject } from './dwelling.ts'
import { fromReference, spreadBlock } from './estimate-basis.ts'
import { emailLink, phoneLink } from './links.ts'
import { priceLine } from './price-line.ts'
import type { Block, ReportInput } from './report.ts'
import type { Voice } from './say.ts'
import { proceedsItems } from './seller-page.ts'

type Items = Extract<Block, { kind: 'strip' }>['items']

const lines = (...texts: readonly (string | undefined)[]): string => texts.filter(text => text !== undefined).join('\n')

/** A text with no-break spaces. */
const keepOnOneLine = (text: string): string => text.replaceAll(' ', '\u00a0')

/** Client, author, dates and number of the report. */
const particulars = (say: Voice, { input, estimate, brand, day, number }: ReportInput): Items => {
  const { agent, clientName, validUntil } = input
  return [
    ...(clientName === undefined ? [] : [{ key: 'preparedFor', name: say.text('preparedFor'), value: clientName }]),
    {
      key: 'preparedBy',
      name: say.text('preparedBy'),
      value: agent ? lines(agent.name, agent.role, agent.phone, agent.email) : brand.name,
      links: [
        ...(agent?.phone === undefined ? [] : [phoneLink(agent.phone)]),
        ...(agent?.email === undefined ? [] : [emailLink(agent.email)]),
      ],
    },
    { key: 'date', name: say.text('date'), value: keepOnOneLine(say.day(day)) },
    ...(estimate.valuationDate === day
      ? []
      : [
          {
            key: 'valuationDate',
            name: say.text('valuationDate'),
            value: keepOnOneLine(say.day(estimate.valuationDate)),
          },
        ]),
    ...(validUntil === undefined
      ? []
      : [{ key: 'validUntil', name: say.text('validUntil'), value: keepOnOneLine(say.day(validUntil)) }]),
    { key: 'reportNumber', name: say.text('reportNumber'), value: number },
  ]
}

/** The central value, between which amounts half of the sales lie, and below it the wider range of 8 in 10. */
const valueBand = (say: Voice, { estimate }: ReportInput): Block => {
  const { estimationBasse: low, estimationCentrale: central, estimationHaute: high, prixM2Ajuste } = estimate
  const [half = { low, high }] = estimate.intervals
  const texts = [say.value(low), say.value(central), say.value(high)] as const
  const fromCentral = (worth: number): string => formatSignedPercent(100 * (worth / central - 1), say.language)
  const [halfLow, halfHigh] = [say.value(half.low), say.value(half.high)]
  return {
    kind: 'band',
    ...{ low, central, high, half: { low: half.low, high: half.high } },
    labels: {
      low: { name: `${say.text('halfFrom')} · ${fromCentral(half.low)}`, value: halfLow },
      central: {
        name: say.shared.centralValue,
        value: texts[1],
        perM2: say.text('perM2', { price: say.value(prixM2Ajuste) }),
      },
      high: { name: `${say.text('halfTo')} · ${fromCentral(half.high)}`, value: halfHigh },
      share: say.text('bandSays', { halfLow, halfHigh, low: texts[0], high: texts[2] }),
    },
    alt: say.text('bandAlt', { low: texts[0], central: texts[1], high: texts[2], halfLow, halfHigh }),
  }
}

/** Price, costs and total to pay; with a loan also own funds, and the loan as a share of the price. */
const budgetItems = (say: Voice, { input, costs }: ReportInput): Items => {
  const { price, totals } = costs
  const { loanAmount } = input.purchase
  const money = say.moneyOf(input.purchase.price === undefined)
  const first = [
    { key: 'price', name: say.text('price'), value: money(price) },
    { key: 'totalCosts', name: say.text('totalCosts'), value: money(totals.buyer) },
  ]
  const cashNeeded = money(totals.cashNeeded)
  if (loanAmount === 0) return [...first, { key: 'totalBudget', name: say.text('totalBudget'), value: cashNeeded }]
  return [
    ...first,
    { key: 'loan', name: say.text('loan'), value: money(loanAmount) },
    { key: 'ownFunds', name: say.text('ownFunds'), value: cashNeeded },
    { key: 'loanToPrice', name: say.text('loanToPrice'), value: say.percent((100 * loanAmount) / price, 1) },
  ]
}

/** The agency's own value, apart from the estimate. */
const opinion = (say: Voice, { input: { agencyOpinion } }: ReportInput): Block[] =>
  agencyOpinion
    ? [
        { kind: 'heading', level: 2, text: say.text('opinion') },
        {
          kind: 'paragraph',
          text: Number.isInteger(agencyOpinion.value) ? say.value(agencyOpinion.value) : say.sum(agencyOpinion.value),
          tone: 'strong',
        },
        { kind: 'paragraph', text: agencyOpinion.reason },
        { kind: 'paragraph', text: say.text('opinionSays'), tone: 'quiet' },
      ]
    : []

/** Summary: the budget of a buyer, or the proceeds of a seller. */
const moneyBlocks = (say: Voice, content: ReportInput): Block[] =>
  content.input.audience === 'seller'
    ? [
        { kind: 'heading', level: 2, text: say.sell('proceeds') },
        { kind: 'strip', key: 'proceeds', items: proceedsItems(say, content) },
      ]
    : [
        { kind: 'heading', level: 2, text: say.text('budget') },
        { kind: 'strip', key: 'budget', items: budgetItems(say, content) },
      ]

/** Title of the report, by its audience. */
export const titleOf = (say: Voice, { input: { audience } }: ReportInput): string =>
  audience === 'seller' ? say.sell('title') : say.text('title')

/** Title, home and particulars, at the left of the photo where one was sent. */
const headBlocks = (say: Voice, content: ReportInput): Block[] => {
  const { propertyAddress, hasPhoto } = content.input
  const subject = dwellingSubject(say, content)
  const beside: Block[] = [
    { kind: 'heading', level: 1, text: titleOf(say, content) },
    { kind: 'paragraph', text: subject, tone: 'subject' },
    ...(propertyAddress === undefined ? [] : [{ kind: 'paragraph', text: propertyAddress, tone: 'address' } as const]),
  ]
  const after: Block[] = [{ kind: 'strip', key: 'particulars', items: particulars(say, content) }]
  return hasPhoto
    ? [{ kind: 'photo', alt: say.text('photo', { home: subject }), beside, after }]
    : [...beside, ...after]
}

/** Rows of a block, which tell how high it is. */
const countRows = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + ('rows' in block ? block.rows.length : 1), 0)

/** The home at the left, the way to its price at the right, and the line of prices below the shorter of the two. */
const homeBlocks = (say: Voice, content: ReportInput): Block => {
  const left: Block[] = [
    { kind: 'heading', level: 2, text: say.text('property') },
    { kind: 'facts', rows: dwellingFacts(say, content) },
  ]
  const [right, line] = [fromReference(say, content), priceLine(say, content)]
  return countRows(right) < countRows(left)
    ? { kind: 'columns', left, right: [...right, ...line] }
    : { kind: 'columns', left: [...left, ...line], right }
}

/** The first page: the dwelling, its value, the prices of its place, how far sales lie around it and why, and the money in short. */
export const pageOne = (say: Voice, content: ReportInput): Block[] => [
  ...headBlocks(say, content),
  valueBand(say, content),
  homeBlocks(say, content),
  spreadBlock(say, content),
  ...moneyBlocks(say, content),
  ...opinion(say, content),
]
