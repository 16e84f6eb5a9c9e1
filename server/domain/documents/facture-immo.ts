import type { ExtractionWarning } from '#contract/ai/extraction'
import type { FactureImmo } from '#contract/ai/facture-immo'
import { apart, rateText, sumOf, sumText, warningIf } from './warning.ts'

/** Each line may be off by half the smallest coin in use when it was rounded; totals by a cent each. */
const tolerance = { line: 0.05, total: 0.02 } as const

/** Rates of VAT that Luxembourg invoices of the last decades bear. */
const usualRates = [0, 0.03, 0.07, 0.08, 0.13, 0.14, 0.16, 0.17]

const lineSum = ({ lines, netTotal }: FactureImmo): ExtractionWarning[] => {
  const amounts = lines.flatMap(({ netAmount }) => netAmount ?? [])
  if (netTotal === null || amounts.length === 0 || amounts.length < lines.length) return []
  return warningIf(
    apart(sumOf(amounts), netTotal) > apart(tolerance.line * amounts.length, 0),
    'lines_do_not_add_up',
    'netTotal',
    `The ${amounts.length} lines make ${sumText(sumOf(amounts))}, the net total is ${sumText(netTotal)}.`,
  )
}

const totals = ({ netTotal, vatTotal, grossTotal }: FactureImmo): ExtractionWarning[] => {
  if (netTotal === null || vatTotal === null || grossTotal === null) return []
  return warningIf(
    apart(netTotal + vatTotal, grossTotal) > tolerance.total,
    'vat_does_not_add_up',
    'grossTotal',
    `Net total and VAT make ${sumText(netTotal + vatTotal)}, the gross total is ${sumText(grossTotal)}.`,
  )
}

const isUsual = (rate: number): boolean => usualRates.some(usual => Math.abs(usual - rate) < Number.EPSILON)

const rates = ({ lines, vatBreakdown }: FactureImmo): ExtractionWarning[] => {
  const written = [
    ...vatBreakdown.map(({ rate }, index) => [`vatBreakdown[${index}].rate`, rate] as const),
    ...lines.map(({ vatRate }, index) => [`lines[${index}].vatRate`, vatRate] as const),
  ]
  const usual = usualRates.map(rate => `${Math.round(rate * 100)} %`).join(', ')
  return written.flatMap(([field, rate]) =>
    rate === null || isUsual(rate)
      ? []
      : warningIf(true, 'vat_rate_unusual', field, `A rate of ${rateText(rate)} is none of ${usual}.`),
  )
}

const dueDay = ({ issuedOn, dueOn }: FactureImmo): ExtractionWarning[] =>
  warningIf(
    issuedOn !== null && dueOn !== null && dueOn < issuedOn,
    'due_before_issue',
    'dueOn',
    `It is due on ${dueOn}, before the day of the invoice, ${issuedOn}.`,
  )

const currency = (data: FactureImmo): ExtractionWarning[] =>
  warningIf(data.currency === 'other', 'currency_not_euro', 'currency', 'The sums are not in euros.')

/** The inconsistencies of an invoice, as warnings. */
export const factureImmoWarnings = (data: FactureImmo): ExtractionWarning[] => [
  ...lineSum(data),
  ...totals(data),
  ...rates(data),
  ...dueDay(data),
  ...currency(data),
]
