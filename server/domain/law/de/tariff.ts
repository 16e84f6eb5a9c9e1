import { bySlices } from '../../core/brackets.ts'
import { costLine } from '../../core/cost-line.ts'
import type { Law } from '../../core/law.ts'
import { sum } from '../../core/money.ts'
import type { FeeLine, FeesInput } from '../country.ts'
import { answerOr, overridable, vatLine } from '../purchase-lines.ts'
import { expenses } from './parameters/market.ts'
import { type Act, minimumFees, tableB, units, vatRate } from './parameters/tariff.ts'

type Input = FeesInput<'DE'>
type Named = Pick<FeeLine, 'key' | 'label' | 'localLabel' | 'category' | 'dueTo'>

/** Numbers of the acts in the schedule of the law. */
const numbers: Record<Act, string> = {
  deed: '21100',
  execution: '22110',
  supervision: '22200',
  priorityNotice: '14150',
  ownership: '14110',
  landChargeDeed: '21200',
  bookCharge: '14121',
  certificateCharge: '14120',
}

/** The fee of an act: its units of table B, and at least the minimum of the act. */
const feeOf = (law: Law, act: Act, value: number, named: Named): FeeLine[] => {
  const unitFee = bySlices(value, law.value(tableB))
  const full = unitFee * (law.row(units, act) ?? 0)
  const minimum = law.value(minimumFees)
  const row = act === 'deed' || act === 'landChargeDeed' ? act : 'any'
  const isSmall = full < minimum[row]
  if (isSmall) law.row(minimumFees, row)
  const { localLabel, dueTo, ...facts } = named
  return costLine(law, {
    ...facts,
    ...(localLabel !== undefined && { localLabel }),
    ...(dueTo !== undefined && { dueTo }),
    nature: 'regulatedTariff',
    amount: isSmall ? minimum[row] : full,
    base: value,
    basis: [tableB, units, ...(isSmall ? [minimumFees] : [])],
    legalReference: `GNotKG KV ${numbers[act]}, § 34 table B`,
  })
}

const notaryVat = (law: Law, taxed: readonly FeeLine[]): FeeLine[] => {
  const rate = law.value(vatRate)
  const base = sum(taxed.map(({ amount }) => amount))
  return costLine(law, {
    key: 'notaryFeeVat',
    label: 'VAT on the notary and the expenses',
    localLabel: 'Umsatzsteuer',
    category: 'notary',
    nature: 'regulatedTariff',
    dueTo: 'notary',
    amount: base * rate,
    base,
    rate,
    basis: [vatRate],
  })
}

/** The notary of a sale: deed, execution, supervision, expenses and VAT on all of them. */
export const notary = (law: Law, { price, overrides }: Input): FeeLine[] => {
  const own = { category: 'notary', dueTo: 'notary' } as const
  const deed = { key: 'notaryDeedFee', label: 'Purchase deed', localLabel: 'Beurkundung', ...own } as const
  const execution = { key: 'notaryExecutionFee', label: 'Execution', localLabel: 'Vollzug', ...own } as const
  const supervision = { key: 'notarySupervisionFee', label: 'Supervision', localLabel: 'Betreuung', ...own } as const
  const taxed = [
    ...feeOf(law, 'deed', price, deed),
    ...feeOf(law, 'execution', price, execution),
    ...feeOf(law, 'supervision', price, supervision),
    ...overridable(law, overrides, expenses, {
      key: 'notaryDisbursements',
      label: 'Expenses of the notary',
      localLabel: 'Auslagen',
      ...own,
    }),
  ]
  return [...taxed, ...notaryVat(law, taxed)]
}

/** The land register of a sale: priority notice and entry of the owner. */
export const register = (law: Law, { price }: Input): FeeLine[] => [
  ...feeOf(law, 'priorityNotice', price, {
    key: 'registryPriorityNotice',
    label: 'Priority notice',
    localLabel: 'Auflassungsvormerkung',
    category: 'registry',
    dueTo: 'registry',
  }),
  ...feeOf(law, 'ownership', price, {
    key: 'registryOwnership',
    label: 'Entry of the owner',
    localLabel: 'Eigentumsumschreibung',
    category: 'registry',
    dueTo: 'registry',
  }),
]

/** What securing a loan costs: the deed of the land charge with VAT, and its entry. */
export const loanCosts = (law: Law, input: Input): FeeLine[] => {
  const { loanAmount = 0 } = input
  if (loanAmount === 0) return []
  const note = 'A charge with a certificate costs three tenths more in the register.'
  const security = answerOr(law, 'security', input.security, 'book', note)
  const fee = feeOf(law, 'landChargeDeed', loanAmount, {
    key: 'mortgageNotaryFeeNet',
    label: 'Deed of the land charge',
    localLabel: 'Grundschuldbestellung',
    category: 'mortgage',
    dueTo: 'notary',
  })
  const vat = {
    key: 'mortgageNotaryFeeVat',
    label: 'VAT on the deed of the land charge',
    localLabel: 'Umsatzsteuer',
    rate: vatRate,
  } as const
  return [
    ...fee,
    ...vatLine(law, fee[0], vat),
    ...feeOf(law, security === 'book' ? 'bookCharge' : 'certificateCharge', loanAmount, {
      key: 'registryMortgage',
      label: 'Entry of the land charge',
      localLabel: security === 'book' ? 'Buchgrundschuld' : 'Briefgrundschuld',
      category: 'mortgage',
      dueTo: 'registry',
    }),
  ]
}
