import type { ExtractionWarning } from '#contract/ai/extraction'
import type { FactureImmo } from '#contract/ai/facture-immo'
import { plusYears } from '../core/days.ts'
import { dayWarning } from './bounds.ts'
import { isVatNumber } from './vat-number.ts'
import { apart, formatWarningRate, formatWarningSum, sumNumbers, warningIf } from './warning.ts'

/** Each line may be off by half the smallest coin in use when it was rounded; totals by a cent each. */
const tolerance = { line: 0.05, total: 0.02 } as const

/** Rates of VAT that Luxembourg invoices of the last decades bear. */
const usualRates = [0, 0.03, 0.07, 0.08, 0.13, 0.14, 0.16, 0.17]

/** A unit price is rounded to a cent, so that the amount of many units may be off by as many halves of it. */
const unitTolerance = 0.005

/** Difference of two sums of a line; on a credit note either, both or neither may be negative. */
const lineApart = (product: number, amount: number, isCreditNote: boolean | null): number =>
  isCreditNote === true ? apart(Math.abs(product), Math.abs(amount)) : apart(product, amount)

const lineAmounts = ({ lines, isCreditNote }: FactureImmo): ExtractionWarning[] =>
  lines.flatMap(({ quantity, unitPrice, netAmount }, index) => {
    if (quantity === null || unitPrice === null || netAmount === null) return []
    const product = quantity * unitPrice
    return warningIf(
      lineApart(product, netAmount, isCreditNote) > apart(tolerance.line + unitTolerance * Math.abs(quantity), 0),
      'line_does_not_add_up',
      `lines[${index}].netAmount`,
      `${formatWarningSum(quantity)} × ${formatWarningSum(unitPrice)} is ${formatWarningSum(product)}, the amount of the line is ${formatWarningSum(netAmount)}.`,
    )
  })

/** VAT that is rounded in each line differs from that of the sum by half a cent a line. */
const vatTolerance = ({ lines }: FactureImmo): number => apart(tolerance.total + unitTolerance * lines.length, 0)

const vatLines = (data: FactureImmo): ExtractionWarning[] =>
  data.vatBreakdown.flatMap(({ rate, base, amount }, index) => {
    if (rate === null || base === null || amount === null) return []
    return warningIf(
      apart(rate * base, amount) > vatTolerance(data),
      'vat_line_does_not_add_up',
      `vatBreakdown[${index}].amount`,
      `${formatWarningRate(rate)} of ${formatWarningSum(base)} is ${formatWarningSum(rate * base)}, the VAT is ${formatWarningSum(amount)}.`,
    )
  })

/** Compares the bases and the amounts of the VAT by rate with their totals. */
const vatSums = (data: FactureImmo): ExtractionWarning[] => {
  const rows = data.vatBreakdown
  const sums = [
    { total: data.netTotal, field: 'netTotal', what: 'bases', parts: rows.flatMap(({ base }) => base ?? []) },
    { total: data.vatTotal, field: 'vatTotal', what: 'amounts', parts: rows.flatMap(({ amount }) => amount ?? []) },
  ]
  return sums.flatMap(({ total, field, what, parts }) =>
    total === null || parts.length === 0 || parts.length < rows.length
      ? []
      : warningIf(
          apart(sumNumbers(parts), total) > vatTolerance(data),
          'vat_does_not_add_up',
          field,
          `The ${what} of the VAT make ${formatWarningSum(sumNumbers(parts))}, the total is ${formatWarningSum(total)}.`,
        ),
  )
}

const creditNote = ({ isCreditNote, grossTotal }: FactureImmo): ExtractionWarning[] => {
  if (isCreditNote === null || grossTotal === null || grossTotal === 0) return []
  const message = isCreditNote
    ? `A credit note of ${formatWarningSum(grossTotal)}: it gives back, so that its sums count as negative.`
    : `An invoice of ${formatWarningSum(grossTotal)}: a negative total is that of a credit note.`
  return warningIf(isCreditNote === grossTotal > 0, 'credit_note_sign', 'grossTotal', message)
}

const vatNumber = ({ supplierVatNumber }: FactureImmo): ExtractionWarning[] =>
  warningIf(
    supplierVatNumber !== null && !isVatNumber(supplierVatNumber),
    'vat_number_unusual',
    'supplierVatNumber',
    `${supplierVatNumber} has not the form of a VAT number; one of Luxembourg is LU and 8 digits.`,
  )

/** Terms of payment above this indicate a misread year. */
const termYearsMax = 5

const invoiceDayWarnings = ({ issuedOn, dueOn }: FactureImmo, today: string): ExtractionWarning[] => {
  const last = plusYears(issuedOn ?? today, termYearsMax)
  const message = `The day ${dueOn} is more than ${termYearsMax} years after ${issuedOn ?? today}.`
  return [
    ...dayWarning('issuedOn', issuedOn, today),
    ...warningIf(dueOn !== null && dueOn > last, 'date_unusual', 'dueOn', message),
  ]
}

const lineSum = ({ lines, netTotal }: FactureImmo): ExtractionWarning[] => {
  const amounts = lines.flatMap(({ netAmount }) => netAmount ?? [])
  if (netTotal === null || amounts.length === 0 || amounts.length < lines.length) return []
  return warningIf(
    apart(sumNumbers(amounts), netTotal) > apart(tolerance.line * amounts.length, 0),
    'lines_do_not_add_up',
    'netTotal',
    `The ${amounts.length} lines make ${formatWarningSum(sumNumbers(amounts))}, the net total is ${formatWarningSum(netTotal)}.`,
  )
}

const invoiceTotalWarnings = ({ netTotal, vatTotal, grossTotal }: FactureImmo): ExtractionWarning[] => {
  if (netTotal === null || vatTotal === null || grossTotal === null) return []
  return warningIf(
    apart(netTotal + vatTotal, grossTotal) > tolerance.total,
    'vat_does_not_add_up',
    'grossTotal',
    `Net total and VAT make ${formatWarningSum(netTotal + vatTotal)}, the gross total is ${formatWarningSum(grossTotal)}.`,
  )
}

const isUsual = (rate: number): boolean => usualRates.some(usual => Math.abs(usual - rate) < Number.EPSILON)

const vatRateWarnings = ({ lines, vatBreakdown }: FactureImmo): ExtractionWarning[] => {
  const written = [
    ...vatBreakdown.map(({ rate }, index) => [`vatBreakdown[${index}].rate`, rate] as const),
    ...lines.map(({ vatRate }, index) => [`lines[${index}].vatRate`, vatRate] as const),
  ]
  const usual = usualRates.map(rate => `${Math.round(rate * 100)} %`).join(', ')
  return written.flatMap(([field, rate]) =>
    rate === null || isUsual(rate)
      ? []
      : warningIf(true, 'vat_rate_unusual', field, `A rate of ${formatWarningRate(rate)} is none of ${usual}.`),
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

/** The inconsistencies of an invoice on a day, as warnings. */
export const factureImmoWarnings = (data: FactureImmo, today: string): ExtractionWarning[] => [
  ...lineAmounts(data),
  ...lineSum(data),
  ...vatLines(data),
  ...vatSums(data),
  ...invoiceTotalWarnings(data),
  ...vatRateWarnings(data),
  ...creditNote(data),
  ...vatNumber(data),
  ...invoiceDayWarnings(data, today),
  ...dueDay(data),
  ...currency(data),
]
