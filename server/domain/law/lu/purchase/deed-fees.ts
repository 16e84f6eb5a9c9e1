import type { Slice } from '../../../core/brackets.ts'
import { atLeast, atRate, fixed, onSlices, orInvoiced, rounded } from '../../../core/charge.ts'
import type { Parameter } from '../../../core/dated.ts'
import { line } from '../../../core/entries.ts'
import { toCents } from '../../../core/money.ts'
import type { Law } from '../../../core/provision.ts'
import type { PurchaseEntry } from '../../country.ts'
import { broker } from '../../purchase/entries.ts'
import {
  bankFeesDefault,
  brokerFeeDefault,
  disbursementsDefault,
  loanTariff,
  loanTariffMinimum,
  mortgageInscriptionRate,
  mortgageRegistrationRate,
  saleTariff,
  saleTariffMinimum,
  securedAmountFactor,
} from '../parameters/deed.ts'
import { standardVatRate } from '../parameters/vat.ts'
import { type Purchase, type PurchaseInput, usually } from './purchase.ts'

interface Emolument {
  key: 'notaryFeeNet' | 'mortgageNotaryFeeNet'
  vatKey: 'notaryFeeVat' | 'mortgageNotaryFeeVat'
  tariff: Parameter<readonly Slice[]>
  minimum: Parameter<number>
}

const sale: Emolument = {
  key: 'notaryFeeNet',
  vatKey: 'notaryFeeVat',
  tariff: saleTariff,
  minimum: saleTariffMinimum,
}

const loan: Emolument = {
  key: 'mortgageNotaryFeeNet',
  vatKey: 'mortgageNotaryFeeVat',
  tariff: loanTariff,
  minimum: loanTariffMinimum,
}

/** The notary's fee by a tariff, not under its minimum, and the VAT on it. */
const emolument = (law: Law, { key, vatKey, tariff, minimum }: Emolument, base: number): PurchaseEntry<'LU'>[] => {
  const fee = line(key, atLeast(rounded(onSlices(base, law(tariff)), toCents), law(minimum), 'last'))
  return [fee, line(vatKey, atRate(fee.amount, law(standardVatRate)))]
}

/** The notary's charges for the sale: the tariff on the whole price without VAT, and disbursements. */
export const saleFees = (law: Law, purchase: Purchase, { disbursements }: PurchaseInput): PurchaseEntry<'LU'>[] => {
  const { operation, price, dutiableValue, construction } = purchase
  const fees = emolument(law, sale, operation === 'offPlan' ? dutiableValue + construction.exclVat : price)
  const usual = law(disbursementsDefault)
  return [
    ...fees,
    line('notaryDisbursements', orInvoiced(fixed(usual), disbursements)),
    ...(disbursements === undefined ? usually('disbursements', usual.value, usual).assumptions : []),
  ]
}

/** What the loan costs at the deed: two duties, the notary's tariff and the VAT on it. */
export const loanFees = (
  law: Law,
  { loanAmount, securedAmount, isSecuredAssumed }: Purchase,
): PurchaseEntry<'LU'>[] => {
  if (loanAmount === 0) return []
  const usual = isSecuredAssumed ? [law(securedAmountFactor)] : []
  return [
    line('mortgageRegistrationDuty', atRate(loanAmount, law(mortgageRegistrationRate))),
    line('mortgageInscriptionDuty', atRate(securedAmount, law(mortgageInscriptionRate), ...usual)),
    ...emolument(law, loan, loanAmount),
  ]
}

/** The charges of bank and agency, as the caller states them. */
export const marketFees = (law: Law, input: PurchaseInput): PurchaseEntry<'LU'>[] => [
  line('bankFees', orInvoiced(fixed(law(bankFeesDefault)), input.bankFees)),
  ...broker(law, input, brokerFeeDefault),
]
