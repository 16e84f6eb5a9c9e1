import { texts as gainWords } from '#languages/derived/gains'
import { texts as sellerWords } from '#languages/derived/seller-report'
import { fillGaps } from '#languages/text'
import { typographies } from '#languages/typography'
import { roundToNearest, sumAmounts } from '../core/money.ts'
import type { Block, ReportInput, Row } from './report.ts'
import type { Voice } from './say.ts'

type Gain = NonNullable<ReportInput['gain']>
type Line = Gain['lines'][number]
type Money = (amount: number) => string

/** The tax on a gain; of an estimate its lines are rounded to whole euros first, so that they add up as they are printed. */
export const gainTax = ({ lines }: Pick<Gain, 'lines'>, isEstimate: boolean): number =>
  sumAmounts(lines.map(({ amount }) => (isEstimate ? roundToNearest(1, amount) : amount)))

/** Whether tax is due and the costs of the purchase are missing: with them it can only be lower. */
export const isTaxAtMost = ({ assumptions, totals }: Pick<Gain, 'assumptions' | 'totals'>): boolean =>
  totals.tax > 0 && assumptions.some(({ field }) => field === 'acquisitionCosts')

const gainRow = (key: string, text: string, value: string, note?: string): Row => ({
  key,
  cells: [
    { text, ...(note !== undefined && { note }) },
    { text: value, align: 'right' },
  ],
})

/** Reason for an exemption, else the holding period and its regime. */
const regimeText = (say: Voice, { exemption, regime, holding }: Gain): string => {
  if (exemption !== null) return say.sell(`gain.${exemption}`)
  const { from, to, speculativeUpToYears: years } = holding
  return say.sell(regime === 'speculative' ? 'gain.speculative' : 'gain.longTerm', {
    ...{ from: say.day(from), to: say.day(to), years },
  })
}

/** Costs of the property; revalued ones with their coefficient, so that a reader can redo them. */
const itemRows = (say: Voice, { items }: Gain, money: Money): Row[] =>
  items.map(({ key, year, amount, coefficient, revalued }, index) => {
    const name = say.sell(`item.${key}`, { year })
    const factors = { name, amount: money(amount), coefficient: say.number(coefficient, 2) }
    return gainRow(`${key}${index}`, coefficient === 1 ? name : say.sell('item.revalued', factors), money(-revalued))
  })

const lineRow = (
  say: Voice,
  { key, amount, range, legalReference, certainty }: Line,
  { regime }: Gain,
  money: Money,
): Row => {
  const { lines, incomeTaxOnSpeculativeGain } = gainWords[say.language]
  const isSpeculative = key === 'incomeTaxOnGain' && regime === 'speculative'
  const law = `${typographies.french.spaced(legalReference)}\u00a0· ${say.text(`certainty.${certainty}`)}`
  const between = range && range.low < range.high ? [{ low: money(range.low), high: money(range.high) }] : []
  const notes = [law, ...between.map(ends => say.sell('taxBetween', ends))]
  return gainRow(key, isSpeculative ? incomeTaxOnSpeculativeGain : lines[key], money(amount), notes.join('; '))
}

/** From the price to the tax, step by step. */
const gainRows = (say: Voice, answer: Gain, money: Money, tax: number): Row[] => {
  const { revaluedCost, gain, allowances, taxableGain, lines } = answer
  return [
    gainRow('received', say.sell('item.received'), money(sumAmounts([gain, revaluedCost]))),
    ...itemRows(say, answer, money),
    gainRow('gain', say.sell('item.gain'), money(gain)),
    ...allowances
      .filter(({ used }) => used > 0)
      .map(({ key, used, legalReference }) =>
        gainRow(key, say.sell(`item.${key}`), money(-used), typographies.french.spaced(legalReference)),
      ),
    ...(allowances.length > 0 ? [gainRow('taxableGain', say.sell('item.taxableGain'), money(taxableGain))] : []),
    ...lines.map(line => lineRow(say, line, answer, money)),
    { ...gainRow('tax', say.sell(isTaxAtMost(answer) ? 'tax.atMost' : 'tax'), money(tax)), isTotal: true },
  ]
}

/** The tax on the gain: which regime, and each step of the calculation with its law. */
export const gainBlocks = (say: Voice, gain: Gain, isEstimate: boolean): Block[] => [
  { kind: 'heading', level: 2, text: say.sell('tax') },
  { kind: 'paragraph', text: regimeText(say, gain) },
  ...(gain.regime === 'exempt'
    ? []
    : [
        {
          kind: 'table',
          key: 'gain',
          rows: gainRows(say, gain, say.moneyOf(isEstimate), gainTax(gain, isEstimate)),
        } as const,
      ]),
]

/** Key of a notice; notices of one code with two meanings differ by their field. */
const noticeKey = ({ code, field }: Gain['notices'][number]): string => {
  if (code === 'contested_rule' && field !== undefined) return `contested_${field}`
  if (code !== 'relief_window_closed') return code
  return field === 'soldToPublicBody' ? 'public_body_too_early' : 'contract_changes_nothing'
}

const noticeTexts = (say: Voice, { notices }: Gain): string[] =>
  notices.flatMap(notice => {
    const key = noticeKey(notice)
    const own: Readonly<Record<string, string>> = sellerWords[say.language]
    const text = own[`notice.${key}`]
    const amount = notice.amount === undefined ? '' : say.sum(notice.amount)
    if (text !== undefined) return [fillGaps(text, { amount })]
    if (key === 'not_a_tax_assessment' || key === 'law_not_checked_since' || key === 'indexed_yearly')
      return [say.text(key)]
    return []
  })

const defaultTexts = (say: Voice, { assumptions }: Gain): string[] =>
  assumptions.flatMap(({ field, value }) => {
    const own: Readonly<Record<string, string>> = sellerWords[say.language]
    const answer = value === true ? '.yes' : '.no'
    const text = own[`assumed.${field}${field === 'jointTaxation' ? answer : ''}`]
    return text === undefined ? [] : [text]
  })

/** Remarks on the figures of a sale; without its gain there are no assumptions. */
export const gainRemarks = (say: Voice, { gain, specimen }: ReportInput): Block[] => {
  const defaults = gain ? defaultTexts(say, gain) : []
  const texts = [
    ...(specimen === true ? [say.text('specimenSays')] : []),
    ...(gain ? noticeTexts(say, gain) : []),
    ...(defaults.length > 0 ? [say.text('assumed', { defaults: defaults.join(', ') })] : []),
  ]
  if (texts.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: say.text('remarks') },
    ...texts.map(
      (text, index) => ({ kind: 'paragraph', text, tone: 'small', keepsNext: index < texts.length - 1 }) as const,
    ),
  ]
}
