import { bySlices, type Slice } from '../../core/brackets.ts'
import { costLine, marketLine } from '../../core/cost-line.ts'
import type { Parameter } from '../../core/dated.ts'
import type { Law } from '../../core/law.ts'
import { toCents } from '../../core/money.ts'
import type { Line } from './duties.ts'
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
} from './parameters/deed.ts'
import { standardVatRate } from './parameters/vat.ts'
import type { Purchase, PurchaseInput } from './purchase.ts'

interface Emolument {
  key: 'notaryFeeNet' | 'mortgageNotaryFeeNet'
  vatKey: 'notaryFeeVat' | 'mortgageNotaryFeeVat'
  label: string
  vatLabel: string
  category: 'notary' | 'mortgage'
  tariff: Parameter<readonly Slice[]>
  minimum: Parameter<number>
}

const sale: Emolument = {
  key: 'notaryFeeNet',
  vatKey: 'notaryFeeVat',
  label: 'Notary, tariff no 7, sale by private agreement',
  vatLabel: 'VAT on the notary fee',
  category: 'notary',
  tariff: saleTariff,
  minimum: saleTariffMinimum,
}

const loan: Emolument = {
  key: 'mortgageNotaryFeeNet',
  vatKey: 'mortgageNotaryFeeVat',
  label: 'Notary, tariff no 5, loan with security',
  vatLabel: 'VAT on the notary fee for the loan',
  category: 'mortgage',
  tariff: loanTariff,
  minimum: loanTariffMinimum,
}

/** The notary's fee by a tariff, not under its minimum, and the VAT on it. */
const emolumentLines = (law: Law, { tariff, minimum, ...emolument }: Emolument, base: number): Line[] => {
  const { category, key, vatKey, label, vatLabel } = emolument
  const bySlice = toCents(bySlices(base, law.value(tariff)))
  const least = law.value(minimum)
  const fee = Math.max(bySlice, least)
  const shared = { category, nature: 'regulatedTariff', dueTo: 'notary' } as const
  const basis = bySlice < least ? ([tariff, minimum] as const) : ([tariff] as const)
  const rate = law.value(standardVatRate)
  return [
    ...costLine(law, { ...shared, key, label, localLabel: 'émolument proportionnel', amount: fee, base, basis }),
    ...costLine(law, {
      ...shared,
      key: vatKey,
      label: vatLabel,
      localLabel: 'TVA sur émolument',
      amount: fee * rate,
      base: fee,
      rate,
      basis: [standardVatRate],
    }),
  ]
}

/** What the notary asks for the sale: the tariff on the whole price without VAT, and disbursements. */
export const saleFeeLines = (law: Law, purchase: Purchase, { disbursements }: PurchaseInput): Line[] => {
  const { operation, price, dutiableValue, construction } = purchase
  const lines = emolumentLines(law, sale, operation === 'offPlan' ? dutiableValue + construction.exclVat : price)
  if (disbursements === undefined) {
    const { value, certainty, note = '' } = law.version(disbursementsDefault)
    law.assume({ field: 'disbursements', value, source: 'default', certainty, note }, disbursementsDefault)
    return lines
  }
  const line = {
    key: 'notaryDisbursements',
    label: 'Copies, searches and disbursements',
    localLabel: 'débours',
    category: 'notary',
    dueTo: 'notary',
  } as const
  return [...lines, ...marketLine(law, { line, parameter: disbursementsDefault, override: disbursements })]
}

/** What the loan costs at the deed: two duties, the notary's tariff and the VAT on it. */
export const loanLines = (law: Law, { loanAmount, securedAmount, isSecuredAssumed }: Purchase): Line[] => {
  if (loanAmount === 0) return []
  const shared = { category: 'mortgage', nature: 'tax', dueTo: 'state' } as const
  const [registration, inscription] = [law.value(mortgageRegistrationRate), law.value(mortgageInscriptionRate)]
  return [
    ...costLine(law, {
      ...shared,
      key: 'mortgageRegistrationDuty',
      label: 'Registration duty on the loan',
      localLabel: "droit d'enregistrement de l'obligation",
      amount: loanAmount * registration,
      base: loanAmount,
      rate: registration,
      basis: [mortgageRegistrationRate],
    }),
    ...costLine(law, {
      ...shared,
      key: 'mortgageInscriptionDuty',
      label: 'Mortgage inscription duty',
      localLabel: "droit d'hypothèque",
      amount: securedAmount * inscription,
      base: securedAmount,
      rate: inscription,
      basis: isSecuredAssumed ? [mortgageInscriptionRate, securedAmountFactor] : [mortgageInscriptionRate],
    }),
    ...emolumentLines(law, loan, loanAmount),
  ]
}

/** What bank and agency ask, as the caller says it. */
export const marketLines = (law: Law, { price, bankFees, brokerFee, brokerFeeRate }: PurchaseInput): Line[] => [
  ...marketLine(law, {
    line: { key: 'bankFees', label: 'File and valuation fees of the bank', category: 'lender', dueTo: 'lender' },
    parameter: bankFeesDefault,
    override: bankFees,
  }),
  ...marketLine(law, {
    line: {
      key: 'brokerFeeBuyer',
      label: 'Agency fee of the buyer',
      localLabel: "frais d'agence",
      category: 'brokerage',
      dueTo: 'broker',
      ...(brokerFeeRate !== undefined && { base: price, rate: brokerFeeRate }),
    },
    parameter: brokerFeeDefault,
    override: brokerFee ?? price * (brokerFeeRate ?? 0),
  }),
]
