import type { CountryLineKey } from '#contract/propcalc/fees/keys'
import type { LineKinds } from '../../core/line-kind.ts'
import { brokerFeeBuyer } from '../purchase/entries.ts'

const notary = { category: 'notary', nature: 'regulatedTariff', dueTo: 'notary' } as const
const register = { category: 'registry', nature: 'regulatedTariff', dueTo: 'registry' } as const
const ofLoan = { category: 'mortgage', nature: 'regulatedTariff' } as const

/** Lines of a German purchase. */
export const germanLines: LineKinds<CountryLineKey<'DE'>> = {
  transferTax: {
    category: 'transferTax',
    nature: 'tax',
    dueTo: 'region',
    label: 'Land-transfer tax',
    localLabel: 'Grunderwerbsteuer',
  },
  notaryDeedFee: { ...notary, label: 'Purchase deed', localLabel: 'Beurkundung' },
  notaryExecutionFee: { ...notary, label: 'Execution', localLabel: 'Vollzug' },
  notarySupervisionFee: { ...notary, label: 'Supervision', localLabel: 'Betreuung' },
  notaryDisbursements: {
    ...notary,
    nature: 'marketEstimate',
    label: 'Expenses of the notary',
    localLabel: 'Auslagen',
  },
  notaryFeeVat: { ...notary, label: 'VAT on the notary and the expenses', localLabel: 'Umsatzsteuer' },
  registryPriorityNotice: { ...register, label: 'Priority notice', localLabel: 'Auflassungsvormerkung' },
  registryOwnership: { ...register, label: 'Entry of the owner', localLabel: 'Eigentumsumschreibung' },
  registryNoticeDeletion: {
    ...register,
    label: 'Deletion of the priority notice',
    localLabel: 'Löschung der Auflassungsvormerkung',
  },
  mortgageNotaryFeeNet: {
    ...ofLoan,
    dueTo: 'notary',
    label: 'Deed of the land charge',
    localLabel: 'Grundschuldbestellung',
  },
  mortgageNotaryFeeVat: {
    ...ofLoan,
    dueTo: 'notary',
    label: 'VAT on the deed of the land charge',
    localLabel: 'Umsatzsteuer',
  },
  registryMortgage: {
    ...ofLoan,
    dueTo: 'registry',
    label: 'Entry of the land charge',
    wordings: { bookCharge: { localLabel: 'Buchgrundschuld' }, certificateCharge: { localLabel: 'Briefgrundschuld' } },
  },
  brokerFeeBuyer,
  subsidy: {
    category: 'aid',
    nature: 'tax',
    dueTo: 'region',
    counted: false,
    label: 'Subsidy of the Land, paid later in ten yearly parts',
    localLabel: 'Hessengeld',
  },
}
