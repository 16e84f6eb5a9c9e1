import type * as z from 'zod'
import type { LuxembourgPossibleRelief } from '#contract/shared/luxembourg-purchase'
import { leastSure } from '../../core/cost-line.ts'
import type { Parameter } from '../../core/dated.ts'
import type { Law } from '../../core/law.ts'
import { sum } from '../../core/money.ts'
import { type Duties, dutiesOf, halvableShare, isContractInTime } from './duties.ts'
import { type HousingVat, housingVatOf } from './housing-vat.ts'
import { housingCreditCeiling, rentalCreditCeiling } from './parameters/credits.ts'
import { contractDeadline, taxableBaseShare } from './parameters/duties.ts'
import { superReducedVatRate, vatBenefitCeiling } from './parameters/vat.ts'
import type { Buyer, Purchase } from './purchase.ts'

/** A relief that the purchase did not get. */
export type Relief = z.infer<typeof LuxembourgPossibleRelief>

/** A purchase with what was calculated of it. */
export interface Calculated {
  purchase: Purchase
  duties: Duties
  vat: HousingVat
}

type Basis = readonly [Parameter<unknown>, ...Parameter<unknown>[]]

const relief = (law: Law, basis: Basis, facts: Omit<Relief, 'basis' | 'certainty'>): Relief => ({
  ...facts,
  basis: basis.map(({ id }) => id),
  certainty: leastSure(basis.map(parameter => law.version(parameter).certainty)),
})

/** How much less would be due if the purchase were another; never less than nothing where the odd cent moves. */
const savingIf = (law: Law, { purchase, duties }: Calculated, changes: Partial<Purchase>): number =>
  Math.max(0, sum([duties.due, -dutiesOf(law, { ...purchase, ...changes }).due]))

const changed = ({ buyers }: Purchase, isMeant: (buyer: Buyer) => boolean, changes: Partial<Buyer>): Buyer[] =>
  buyers.map(buyer => (isMeant(buyer) ? { ...buyer, ...changes } : buyer))

const isElsewhere = ({ use, naturalPerson }: Buyer): boolean =>
  naturalPerson && (use === 'secondHome' || use === 'rental')

const useFields = (buyers: readonly Buyer[]): string[] => [...new Set(buyers.map(({ useField }) => useField))]

/** The housing credit of buyers who would live there, or who would not buy to resell. */
const housingCredit = (law: Law, calculated: Calculated): Relief[] => {
  const { purchase } = calculated
  const { resaleClause } = purchase
  const isMeant = resaleClause ? ({ use }: Buyer) => use === 'mainResidence' : isElsewhere
  if (!purchase.buyers.some(isMeant)) return []
  const saving = savingIf(law, calculated, {
    buyers: changed(purchase, isMeant, { use: 'mainResidence' }),
    resaleClause: false,
  })
  if (saving <= 0) return []
  const condition = resaleClause
    ? 'If the purchase did not declare the intent to resell, and the buyers lived there for two years.'
    : 'If the buyers lived there themselves within two years of the deed, for at least two years, without letting.'
  const fields = resaleClause ? ['resaleClause'] : useFields(purchase.buyers.filter(isMeant))
  const label = 'Housing tax credit of the buyers'
  return [relief(law, [housingCreditCeiling], { key: 'housingCredit', label, saving, condition, fields })]
}

/** The rental credit that waits for a contract filed in time. */
const rentalCredit = (law: Law, calculated: Calculated): Relief[] => {
  const [deadline] = law.value(contractDeadline)
  if (deadline === undefined || isContractInTime(law, calculated.purchase)) return []
  // The halved base waits for the same day and is told by itself.
  const saving = savingIf(law, calculated, { contractRegisteredOn: deadline, halfBaseEligible: false })
  if (saving <= 0) return []
  return [
    relief(law, [rentalCreditCeiling, contractDeadline], {
      key: 'rentalCredit',
      label: 'Rental tax credit of the buyers',
      saving,
      condition: `If the reservation contract was filed for registration by ${deadline}.`,
      fields: ['preliminaryContractRegisteredOn'],
    }),
  ]
}

/** The halved base while its window is open. */
const halfBase = (law: Law, calculated: Calculated): Relief[] => {
  const { purchase, duties } = calculated
  if (law.value(taxableBaseShare) === 1 || duties.isHalved || purchase.resaleClause) return []
  if (!purchase.isDwelling || halvableShare(purchase) === 0) return []
  const [deadline] = law.value(contractDeadline)
  const isLate = !isContractInTime(law, purchase)
  const contractRegisteredOn = isLate ? deadline : purchase.contractRegisteredOn
  const filed = isLate ? ` The preliminary contract must have been filed for registration by ${deadline}.` : ''
  return [
    relief(law, deadline === undefined ? [taxableBaseShare] : [taxableBaseShare, contractDeadline], {
      key: 'halfBase',
      label: 'Halved base of the duties',
      saving: savingIf(law, calculated, { halfBaseEligible: true, contractRegisteredOn }),
      condition: `If the buyers lived there, or let a dwelling bought off plan for at least two years.${filed}`,
      fields: [
        ...(purchase.halfBaseEligible ? [] : ['halfBaseEligible']),
        ...(isLate ? ['preliminaryContractRegisteredOn'] : []),
      ],
    }),
  ]
}

/** The 3 % rate for buyers who would live there. */
const superReducedVat = (law: Law, { purchase, vat }: Calculated): Relief[] => {
  if (!purchase.buyers.some(isElsewhere)) return []
  const at = housingVatOf(law, { ...purchase, buyers: changed(purchase, isElsewhere, { use: 'mainResidence' }) })
  const saving = sum([vat.construction, vat.renovation, -at.construction, -at.renovation])
  if (saving <= 0) return []
  return [
    relief(law, [superReducedVatRate, vatBenefitCeiling], {
      key: 'superReducedVat',
      label: 'VAT at 3 % instead of the standard rate',
      saving,
      condition: 'If the buyers lived there themselves for at least two years.',
      fields: useFields(purchase.buyers.filter(isElsewhere)),
    }),
  ]
}

/** The communal surtax that housing does not pay. */
const surtaxExemption = (law: Law, calculated: Calculated): Relief[] => {
  const { surtax } = calculated.purchase
  if (!surtax || calculated.duties.surtax === 0) return []
  return [
    relief(law, [surtax], {
      key: 'surtaxExemption',
      label: 'Exemption from the communal surtax',
      saving: calculated.duties.surtax,
      condition:
        'If all of it were housing, or building land on which the buyer undertakes in the deed to build a house within five years, or if the transfer had the housing credit.',
      fields: ['nonHousingShare'],
    }),
  ]
}

/** The credit of buyers who live outside the EEA: paid first, refunded on proof of residence. */
const eeaCreditRefund = (law: Law, calculated: Calculated): Relief[] => {
  const { purchase } = calculated
  const isMeant = ({ eeaResident, use }: Buyer): boolean => !eeaResident && use === 'mainResidence'
  if (!purchase.buyers.some(isMeant)) return []
  const saving = savingIf(law, calculated, { buyers: changed(purchase, isMeant, { eeaResident: true }) })
  if (saving <= 0) return []
  return [
    relief(law, [housingCreditCeiling], {
      key: 'eeaCreditRefund',
      label: 'Refund of the housing credit to buyers from outside the EEA',
      saving,
      condition: 'Once residence in Luxembourg is proved; until then the duties are paid in full.',
      fields: purchase.buyers.flatMap((buyer, index) => (isMeant(buyer) ? [`buyers[${index}].eeaResident`] : [])),
    }),
  ]
}

/** Every relief that the purchase did not get, and what it would save. */
export const possibleReliefs = (law: Law, calculated: Calculated): Relief[] =>
  [housingCredit, rentalCredit, halfBase, superReducedVat, surtaxExemption, eeaCreditRefund].flatMap(of =>
    of(law, calculated),
  )
