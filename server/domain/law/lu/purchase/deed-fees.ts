import { bySlices, type Slice } from '../../../core/brackets.ts'
import { atLeast, atRate, fixed, onSlices, orInvoiced, rounded } from '../../../core/charge.ts'
import type { Parameter } from '../../../core/dated.ts'
import { assumed, line } from '../../../core/entries.ts'
import { roundedUpTo, toCents } from '../../../core/money.ts'
import type { Law } from '../../../core/provision.ts'
import type { PurchaseEntry } from '../../country.ts'
import { broker } from '../../purchase/entries.ts'
import {
  bankFeesDefault,
  brokerFeeDefault,
  disbursementsDefault,
  loanTariff,
  loanTariffMinimum,
  loanTariffOf1971,
  mortgageInscriptionRate,
  mortgageRegistrationRate,
  saleTariff,
  saleTariffMinimum,
  saleTariffOf1971,
} from '../parameters/deed.ts'
import { standardVatRate } from '../parameters/vat.ts'
import { type Purchase, type PurchaseInput, usually } from './purchase.ts'

interface Emolument {
  key: 'notaryFeeNet' | 'mortgageNotaryFeeNet'
  vatKey: 'notaryFeeVat' | 'mortgageNotaryFeeVat'
  tariff: Parameter<readonly Slice[]>
  minimum: Parameter<number>
  /** The table of the only text that was read. */
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

/** The table of a secondary source was taken; what the text of 1971 would give is told. */
const unreadTable = (law: Law, { tariff, textRead }: Emolument, base: number): PurchaseEntry<'LU'> => {
  const [taken, read] = [law(tariff), law(textRead)]
  const { certainty, note = '' } = taken.version
  const byText = `By the ${read.version.source.title} the fee on ${base} EUR would be ${toCents(bySlices(base, read.value))} EUR before VAT (${textRead.id}).`
  const stated = { parameter: tariff.id, value: null, source: 'parameter', certainty } as const
  return assumed({ ...stated, note: `${note} ${byText}` }, taken)
}

/** The notary's fee by a tariff in whole euros begun (art. 4), not under its minimum, and the VAT on it. */
const emolument = (law: Law, of: Emolument, value: number): PurchaseEntry<'LU'>[] => {
  const { key, vatKey, tariff, minimum } = of
  const base = roundedUpTo(1, value)
  const fee = line(key, atLeast(rounded(onSlices(base, law(tariff)), toCents), law(minimum), 'last'))
  return [fee, line(vatKey, atRate(fee.amount, law(standardVatRate))), unreadTable(law, of, base)]
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

/**
 * What the loan costs at the deed: two duties, the notary's tariff and the VAT on it. The inscription too bears on the
 * principal, without interest, costs or other accessories (law of 23 December 1913, art. 63).
 */
export const loanFees = (law: Law, { loanAmount }: Purchase): PurchaseEntry<'LU'>[] => {
  if (loanAmount === 0) return []
  return [
    line('mortgageRegistrationDuty', atRate(loanAmount, law(mortgageRegistrationRate))),
    line('mortgageInscriptionDuty', atRate(loanAmount, law(mortgageInscriptionRate))),
    ...emolument(law, loan, loanAmount),
  ]
}

/** The charges of bank and agency, as the caller states them. */
export const marketFees = (law: Law, input: PurchaseInput): PurchaseEntry<'LU'>[] => [
  line('bankFees', orInvoiced(fixed(law(bankFeesDefault)), input.bankFees)),
  ...broker(law, input, brokerFeeDefault),
]
