import { texts } from '#languages/derived/report'
import type { Block, ReportInput } from './report.ts'
import type { ReportWordKey, Voice } from './say.ts'

type Costs = ReportInput['costs']
type Notice = Costs['notices'][number]
type Assumption = Costs['assumptions'][number]

const isReportWord = (key: string): key is ReportWordKey => Object.hasOwn(texts.en, key)

/** Word key of a notice; notices of one code with two meanings differ by their field. */
const wordOfNotice = ({ code, field }: Notice): string =>
  code === 'relief_window_closed' && field === 'preliminaryContractRegisteredOn' ? 'contract_window_closed' : code

/** A notice in the words of the report; the answer's own sentence is English, and never printed. */
const noticeText = (say: Voice, notice: Notice): string[] => {
  const key = wordOfNotice(notice)
  return isReportWord(key) ? [say.ofAnswer(key, notice.amount === undefined ? '' : say.sum(notice.amount))] : []
}

/** Defaults that a notice already covers. */
const toldBy: Readonly<Record<string, Notice['code']>> = {
  disbursements: 'disbursements_not_included',
  priceIncludes: 'price_convention_assumed',
}

/** The words of each default that was used, once for all buyers. */
const defaultsUsed = (say: Voice, { assumptions, notices }: Costs): string[] => {
  const texts = assumptions.flatMap(({ field, value }: Assumption) => {
    const name = field?.replace(/^buyers\[\d+\]\./, '') ?? ''
    const key = `assumed.${name}`
    const isTold = notices.some(({ code }) => code === toldBy[name])
    if (isTold || !isReportWord(key)) return []
    return [say.ofAnswer(key, typeof value === 'number' ? say.sum(value) : '')]
  })
  return [...new Set(texts)]
}

/** Whether a figure rests on professional knowledge or on a convention, and is to be confirmed. */
const isToConfirm = ({ lines, assumptions }: Costs): boolean =>
  [...lines, ...assumptions.filter(({ source }) => source === 'parameter')].some(
    ({ certainty }) => certainty === 'unverified' || certainty === 'estimate',
  )

/**
 * Remarks on the figures, on one page: each notice, refunds on resale, the defaults, and points to confirm.
 */
export const remarkBlocks = (say: Voice, { costs, specimen }: ReportInput): Block[] => {
  const defaults = defaultsUsed(say, costs)
  const texts = [
    ...(specimen === true ? [say.text('specimenSays')] : []),
    ...costs.notices.flatMap(notice => noticeText(say, notice)),
    ...(costs.resaleRefunds ?? []).map(({ withinMonths, amount }) =>
      say.text('resaleRefund', { months: withinMonths, amount: say.sum(amount) }),
    ),
    ...(defaults.length > 0 ? [say.text('assumed', { defaults: defaults.join(', ') })] : []),
    ...(isToConfirm(costs) ? [say.text('toConfirm')] : []),
  ]
  const unique = [...new Set(texts)]
  return [
    { kind: 'heading', level: 2, text: say.text('remarks') },
    ...unique.map(
      (text, index) => ({ kind: 'paragraph', text, tone: 'small', keepsNext: index < unique.length - 1 }) as const,
    ),
  ]
}
