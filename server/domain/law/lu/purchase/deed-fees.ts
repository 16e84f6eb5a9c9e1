import { bySlices, type Slice } from '../../../core/brackets.ts'
import {
  atFixedAmount,
  atLeast,
  atRate,
  charge,
  inBand,
  onSlices,
  orInvoiced,
  roundCharge,
} from '../../../core/charge.ts'
import type { Parameter } from '../../../core/dated.ts'
import { assumptionEntry, type LineEntry, lineEntry } from '../../../core/entries.ts'
import { sumAmounts, toCents } from '../../../core/money.ts'
import type { Law } from '../../../core/provision.ts'
import { roundByLaw } from '../../../core/rounding.ts'
import type { PurchaseEntry } from '../../country.ts'
import { broker } from '../../purchase/entries.ts'
import {
  bankFeesDefault,
  brokerFeeDefault,
  copyTariff,
  disbursementsDefault,
  loanTariff,
  loanTariffMinimum,
  loanTariffOf1971,
  mortgageInscriptionRate,
  mortgageRegistrationRate,
  registrarSalary,
  saleTariff,
  saleTariffMinimum,
  saleTariffOf1971,
  valueRounding,
} from '../parameters/deed.ts'
import { giftTariff, leastFee, partitionTariff } from '../parameters/deeds.ts'
import { standardVatRate } from '../parameters/vat.ts'
import { considerationOf } from './deed-value.ts'
import { usually } from './price-parts.ts'
import type { Buyer, Purchase } from './purchase.ts'
import type { PurchaseInput } from './purchase-input.ts'
import { registrationCharge } from './rated-parts.ts'

interface Tariff {
  tariff: Parameter<readonly Slice[]>
  minimum: Parameter<number>
  /** Table of the only text that was read, where another one is applied. */
  textRead?: Parameter<readonly Slice[]>
}

interface Emolument extends Tariff {
  key: 'notaryFeeNet' | 'mortgageNotaryFeeNet'
  vatKey: 'notaryFeeVat' | 'mortgageNotaryFeeVat'
}

const saleTable: Tariff = { tariff: saleTariff, minimum: saleTariffMinimum, textRead: saleTariffOf1971 }
const loanTable: Tariff = { tariff: loanTariff, minimum: loanTariffMinimum, textRead: loanTariffOf1971 }
const loan: Emolument = { key: 'mortgageNotaryFeeNet', vatKey: 'mortgageNotaryFeeVat', ...loanTable }

/** Whether all who are given the property are in the direct line of the donor. */
const isInDirectLine = ({ relationship }: Buyer): boolean =>
  relationship === 'directLine' || relationship === 'directLineBeyondShare'

/** Tariff of a deed: that of a sale for an exchange, of a loan for a gift in the direct line (tarif of 1971, art. 19). */
const tableOf = ({ deed, buyers }: Purchase): Tariff => {
  if (deed === 'partition') return { tariff: partitionTariff, minimum: leastFee }
  if (deed !== 'gift') return saleTable
  return buyers.every(isInDirectLine) ? loanTable : { tariff: giftTariff, minimum: leastFee }
}

/** Assumption of the table of a secondary source, with the amount by the text of 1971. */
const tariffAssumption = (law: Law, { tariff, textRead }: Tariff, base: number): PurchaseEntry<'LU'>[] => {
  if (!textRead) return []
  const [taken, read] = [law(tariff), law(textRead)]
  const { certainty, note = '' } = taken.version
  const byText = `By the ${read.version.source.title} the fee on ${base} EUR would be ${toCents(bySlices(base, read.value))} EUR before VAT (${textRead.id}).`
  const stated = { parameter: tariff.id, value: null, source: 'parameter', certainty } as const
  return [assumptionEntry({ ...stated, note: `${note} ${byText}` }, taken)]
}

type CopyEntry = LineEntry<'notaryCopies'>

/** Copies by the rôle, of which half of one may be meant for the transcription. */
const copyFees = (law: Law, { copyRoles: roles = 0 }: PurchaseInput): CopyEntry[] => {
  const tariff = law.row(copyTariff, roles > 1 ? 'each' : 'single')
  return roles > 0 ? [lineEntry('notaryCopies', charge({ amount: roles * tariff.value }, [tariff]))] : []
}

/**
 * Fee of the notary by a tariff on the value rounded up to whole euros (art. 4), at least its minimum, and the VAT on
 * it.
 */
const emolument = (
  law: Law,
  of: Emolument,
  value: number,
  copies: CopyEntry[] = [],
  wording: string[] = [],
): PurchaseEntry<'LU'>[] => {
  const { key, vatKey, tariff, minimum, textRead } = of
  const base = roundByLaw(law, valueRounding, value)
  const usual = onSlices(base, law(tariff), law(valueRounding))
  const least = atLeast(roundCharge(usual, toCents), law(minimum), 'last')
  // Later tables for the other deeds are told to exist, so that the text of 1971 alone is no certain figure.
  const fee = lineEntry(key, textRead ? least : charge({ ...least.formula, certainty: 'estimate' }, least.by), {
    wording,
  })
  const taxed = sumAmounts([fee, ...copies].map(({ amount }) => amount))
  const tax = lineEntry(vatKey, atRate(taxed, law(standardVatRate)))
  return [fee, ...copies, tax, ...tariffAssumption(law, of, base)]
}

/** Value that the deed expresses: the whole that is divided, the price with its charges, or the value of what passes (art. 4). */
const expressedValue = (law: Law, purchase: Purchase, input: PurchaseInput): number => {
  const { operation, deed, dutiableValue, construction } = purchase
  if (operation === 'offPlan') return dutiableValue + construction.exclVat
  if (deed === 'partition') return input.marketValue ?? dutiableValue
  return deed === 'sale' ? considerationOf(law, input).value : dutiableValue
}

/** Charges of the notary for the deed: tariff on its value without VAT, copies, registrar's salary, disbursements. */
export const deedFees = (law: Law, purchase: Purchase, input: PurchaseInput): PurchaseEntry<'LU'>[] => {
  const { disbursements } = input
  const { operation, price, deed } = purchase
  const value = expressedValue(law, purchase, input)
  const of: Emolument = { key: 'notaryFeeNet', vatKey: 'notaryFeeVat', ...tableOf(purchase) }
  const fees = emolument(law, of, value, copyFees(law, input), deed === 'sale' ? [] : ['otherDeed'])
  const usual = law(disbursementsDefault)
  return [
    ...fees,
    lineEntry('transcriptionSalary', inBand(operation === 'offPlan' ? price : value, law(registrarSalary))),
    lineEntry('notaryDisbursements', orInvoiced(atFixedAmount(usual), disbursements)),
    ...(disbursements === undefined ? usually('disbursements', usual.value, usual).assumptions : []),
  ]
}

/**
 * Costs of the loan at the deed: two duties, the registrar's salary, the notary's tariff and the VAT on it. The inscription too bears on the
 * principal, without interest, costs or other accessories (law of 23 December 1913, art. 63).
 */
export const luxembourgLoanFees = (law: Law, { loanAmount }: Purchase): PurchaseEntry<'LU'>[] => {
  if (loanAmount === 0) return []
  return [
    lineEntry(
      'mortgageRegistrationDuty',
      registrationCharge(law, [{ base: loanAmount, rate: law(mortgageRegistrationRate) }]),
    ),
    lineEntry('mortgageInscriptionDuty', atRate(loanAmount, law(mortgageInscriptionRate))),
    lineEntry('inscriptionSalary', inBand(loanAmount, law(registrarSalary))),
    ...emolument(law, loan, loanAmount),
  ]
}

/** Charges of bank and agency, as stated by the caller. */
export const marketFees = (law: Law, input: PurchaseInput): PurchaseEntry<'LU'>[] => [
  lineEntry('bankFees', orInvoiced(atFixedAmount(law(bankFeesDefault)), input.bankFees)),
  ...broker(law, input, brokerFeeDefault),
]
