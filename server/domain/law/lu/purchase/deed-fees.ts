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
import { standardVatRate } from '../parameters/vat.ts'
import { registrationCharge } from './duties.ts'
import { usually } from './price-parts.ts'
import type { Purchase } from './purchase.ts'
import type { PurchaseInput } from './purchase-input.ts'

interface Emolument {
  key: 'notaryFeeNet' | 'mortgageNotaryFeeNet'
  vatKey: 'notaryFeeVat' | 'mortgageNotaryFeeVat'
  tariff: Parameter<readonly Slice[]>
  minimum: Parameter<number>
  /** Table of the only text that was read. */
  textRead: Parameter<readonly Slice[]>
}

const sale: Emolument = {
  key: 'notaryFeeNet',
  vatKey: 'notaryFeeVat',
  tariff: saleTariff,
  minimum: saleTariffMinimum,
  textRead: saleTariffOf1971,
}

const loan: Emolument = {
  key: 'mortgageNotaryFeeNet',
  vatKey: 'mortgageNotaryFeeVat',
  tariff: loanTariff,
  minimum: loanTariffMinimum,
  textRead: loanTariffOf1971,
}

/** Assumption of the table of a secondary source, with the amount by the text of 1971. */
const tariffAssumption = (law: Law, { tariff, textRead }: Emolument, base: number): PurchaseEntry<'LU'> => {
  const [taken, read] = [law(tariff), law(textRead)]
  const { certainty, note = '' } = taken.version
  const byText = `By the ${read.version.source.title} the fee on ${base} EUR would be ${toCents(bySlices(base, read.value))} EUR before VAT (${textRead.id}).`
  const stated = { parameter: tariff.id, value: null, source: 'parameter', certainty } as const
  return assumptionEntry({ ...stated, note: `${note} ${byText}` }, taken)
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
const emolument = (law: Law, of: Emolument, value: number, copies: CopyEntry[] = []): PurchaseEntry<'LU'>[] => {
  const { key, vatKey, tariff, minimum } = of
  const base = roundByLaw(law, valueRounding, value)
  const usual = onSlices(base, law(tariff), law(valueRounding))
  const fee = lineEntry(key, atLeast(roundCharge(usual, toCents), law(minimum), 'last'))
  const taxed = sumAmounts([fee, ...copies].map(({ amount }) => amount))
  const tax = lineEntry(vatKey, atRate(taxed, law(standardVatRate)))
  return [fee, ...copies, tax, tariffAssumption(law, of, base)]
}

/** Charges of the notary for the sale: tariff on the price without VAT, copies, registrar's salary, disbursements. */
export const saleFees = (law: Law, purchase: Purchase, input: PurchaseInput): PurchaseEntry<'LU'>[] => {
  const { disbursements } = input
  const { operation, price, dutiableValue, construction } = purchase
  const value = operation === 'offPlan' ? dutiableValue + construction.exclVat : price
  const fees = emolument(law, sale, value, copyFees(law, input))
  const usual = law(disbursementsDefault)
  return [
    ...fees,
    lineEntry('transcriptionSalary', inBand(price, law(registrarSalary))),
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
    lineEntry('mortgageRegistrationDuty', registrationCharge(law, loanAmount, law(mortgageRegistrationRate))),
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
