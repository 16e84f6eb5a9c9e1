import type { Notice } from '#contract/shared/law'
import { bandOf } from '../../core/brackets.ts'
import { costLine } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import type { FeeLine, Findings } from '../country.ts'
import { answerOr, brokerLine, overridable, overridableTariff } from '../purchase-lines.ts'
import { type Input, tablesOf } from './buyers.ts'
import { bankFees, brokerRate, lawyerRate, notaryDeed, preferenceNotice, registryDesk } from './parameters/market.ts'
import { commissionStampRate, loanStampRates, nonResidentRate, vatRates } from './parameters/special-rates.ts'
import { transferTax } from './transfer-tax.ts'

/** Term that is taken when none is sent, in months. */
const usualTermMonths = 360

/** A loan under this many months pays its stamp duty by the month. */
const monthsOfYear = 12

const loanStamp = (law: Law, { loanAmount = 0, loanTermMonths }: Input): FeeLine[] => {
  if (loanAmount === 0) return []
  const months = answerOr(law, 'loanTermMonths', loanTermMonths, usualTermMonths, 'The term sets the rate of the duty.')
  const rate = bandOf(months, law.value(loanStampRates))?.rate ?? 0
  const whole = months < monthsOfYear ? rate * months : rate
  return costLine(law, {
    key: 'mortgageStampDuty',
    label: 'Stamp duty on the loan',
    localLabel: 'imposto do selo, crédito',
    category: 'mortgage',
    nature: 'tax',
    dueTo: 'state',
    amount: loanAmount * whole,
    base: loanAmount,
    rate: whole,
    basis: [loanStampRates],
  })
}

/** VAT on a fee by the rate of the region. */
const regionalVat = (
  law: Law,
  fee: FeeLine | undefined,
  region: string,
  named: { key: 'notaryFeeVat' | 'lawyerVat'; label: string },
): FeeLine[] => {
  const rate = law.row(vatRates, region) ?? 0
  return fee
    ? costLine(law, {
        ...named,
        localLabel: 'IVA',
        category: fee.category,
        nature: fee.nature,
        dueTo: 'other',
        amount: fee.amount * rate,
        base: fee.amount,
        rate,
        basis: [vatRates],
      })
    : []
}

const deed = (law: Law, input: Input, region: string): FeeLine[] => {
  const { loanAmount = 0, overrides, deedRoute } = input
  const route = answerOr(law, 'deedRoute', deedRoute, 'oneStopDesk', 'The one-stop desk of the registry; or a notary.')
  const atDesk = loanAmount > 0 ? 'purchaseWithLoan' : 'purchase'
  const row = route === 'notary' ? 'notaryRoute' : atDesk
  const desk = overridableTariff(law, overrides, registryDesk, {
    key: 'registryDesk',
    label: route === 'notary' ? 'Registration' : 'Deed and registration at the one-stop desk',
    localLabel: route === 'notary' ? 'registo predial' : 'Casa Pronta',
    category: 'registry',
    dueTo: 'registry',
    amount: law.row(registryDesk, row) ?? 0,
    ...(route === 'notary' && { range: { low: 225, high: 375 } }),
  })
  if (route !== 'notary' && overrides?.notaryFeeNet === undefined) return desk
  const notary = overridable(law, overrides, notaryDeed, {
    key: 'notaryFeeNet',
    label: 'Notary',
    localLabel: 'escritura',
    category: 'notary',
    dueTo: 'notary',
    range: { low: 300, high: 800 },
  })
  return [
    ...desk,
    ...notary,
    ...regionalVat(law, notary[0], region, { key: 'notaryFeeVat', label: 'VAT on the notary fee' }),
  ]
}

const bank = (law: Law, { loanAmount = 0, overrides }: Input): FeeLine[] => {
  if (loanAmount === 0) return []
  const fees = overridable(law, overrides, bankFees, {
    key: 'bankFees',
    label: 'Study, valuation and formalities of the bank',
    localLabel: 'comissões bancárias',
    category: 'lender',
    dueTo: 'lender',
  })
  const base = fees[0]?.amount ?? 0
  const rate = law.value(commissionStampRate)
  return [
    ...fees,
    ...costLine(law, {
      key: 'bankFeesStampDuty',
      label: 'Stamp duty on the fees of the bank',
      localLabel: 'imposto do selo, comissões',
      category: 'lender',
      nature: 'tax',
      dueTo: 'state',
      amount: base * rate,
      base,
      rate,
      basis: [commissionStampRate],
    }),
  ]
}

const lawyer = (law: Law, { lawyerFeeRate = 0, price }: Input, region: string): FeeLine[] => {
  law.replaced(lawyerRate)
  const fee = costLine(law, {
    key: 'lawyer',
    label: 'Lawyer',
    localLabel: 'advogado',
    category: 'legal',
    nature: 'marketEstimate',
    dueTo: 'other',
    amount: price * lawyerFeeRate,
    base: price,
    rate: lawyerFeeRate,
    certainty: 'published',
    basis: [lawyerRate],
  })
  return [...fee, ...regionalVat(law, fee[0], region, { key: 'lawyerVat', label: 'VAT on the lawyer' })]
}

const notices = ({ price, fiscalReferenceValue, newBuild }: Input): Notice[] => [
  ...(fiscalReferenceValue === undefined
    ? [
        {
          code: 'base_is_price' as const,
          message: 'The higher of price and tax value (VPT) is the base; the price was taken.',
          field: 'fiscalReferenceValue',
        },
      ]
    : []),
  ...((fiscalReferenceValue ?? 0) > price
    ? [
        {
          code: 'base_above_price' as const,
          message: 'The tax value (VPT) is above the price and is the base.',
          field: 'fiscalReferenceValue',
        },
      ]
    : []),
  ...(newBuild
    ? [
        {
          code: 'no_effect_here' as const,
          message: 'The sale of a home bears no VAT in Portugal, also when it is new.',
          field: 'newBuild',
        },
      ]
    : []),
]

/** The residence is read once a rate of its own exists for strangers. */
const tellResidence = (law: Law, { taxResident, buyers = [{}], taxHavenEntity }: Input): void => {
  const isAnswered = buyers.every(buyer => (buyer.taxResident ?? taxResident) !== undefined)
  if (!isAnswered && !taxHavenEntity && law.value(nonResidentRate) > 0)
    answerOr(law, 'taxResident', undefined, true, 'Send false for buyers who are no tax residents of Portugal.')
}

/** Costs of buying in Portugal: IMT and stamp duties, then desk or notary, bank, lawyer and broker. */
export const acquisition = (law: Law, input: Input): Findings => {
  const region = answerOr(
    law,
    'region',
    input.region,
    'PT-MAINLAND',
    'The Azores and Madeira have tables of their own.',
  )
  tellResidence(law, input)
  const taxed = transferTax(law, tablesOf(region), input)
  return {
    lines: [
      ...taxed.lines,
      ...loanStamp(law, input),
      ...deed(law, input, region),
      ...overridable(law, input.overrides, preferenceNotice, {
        key: 'preferenceNotice',
        label: 'Notice of pre-emption',
        localLabel: 'direito de preferência',
        category: 'registry',
        dueTo: 'registry',
      }),
      ...bank(law, input),
      ...lawyer(law, input, region),
      ...brokerLine(law, input, brokerRate),
    ],
    possibleReliefs: taxed.possibleReliefs,
    notices: [...taxed.notices, ...notices(input)],
    more: { region, buyers: taxed.buyers },
  }
}
