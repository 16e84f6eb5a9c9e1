import type { CountryReliefKey } from '#contract/propcalc/fees/keys'
import { type ReliefEntry, reliefEntry } from '../../../core/entries.ts'
import { sumAmounts, toSixDecimals } from '../../../core/money.ts'
import type { Law } from '../../../core/provision.ts'
import { constructionAllowance, housingCreditCeiling, rentalCreditCeiling } from '../parameters/credits.ts'
import { contractDeadline, taxableBaseShare } from '../parameters/duties.ts'
import { superReducedVatRate, vatBenefitCeiling } from '../parameters/vat.ts'
import { mayHaveRentalCredit } from './credits.ts'
import { type Duties, dutiesOf } from './duties.ts'
import { contractWindow, halvableShare } from './duty-base.ts'
import { type HousingVat, housingVatOf } from './housing-vat.ts'
import type { Buyer, Purchase } from './purchase.ts'

/** A relief that was not granted. */
export type Relief = ReliefEntry<CountryReliefKey<'LU'>>

/** A purchase with its calculated duties and VAT. */
export interface Calculated {
  purchase: Purchase
  duties: Duties
  vat: HousingVat
}

/** Saving if the purchase were changed; at least 0, whatever the rounding. */
const savingIf = (law: Law, { purchase, duties }: Calculated, changes: Partial<Purchase>): number =>
  Math.max(0, sumAmounts([duties.due, -dutiesOf(law, { ...purchase, ...changes }).due]))

const changeBuyers = ({ buyers }: Purchase, isMeant: (buyer: Buyer) => boolean, changes: Partial<Buyer>): Buyer[] =>
  buyers.map(buyer => (isMeant(buyer) ? { ...buyer, ...changes } : buyer))

const isElsewhere = ({ use, naturalPerson }: Buyer): boolean =>
  naturalPerson && (use === 'secondHome' || use === 'rental')

const fieldsOfUse = (buyers: readonly Buyer[]): string[] => [...new Set(buyers.map(({ useField }) => useField))]

/** Housing credit of buyers who would live there, or who would not buy to resell. */
const housingCredit = (law: Law, calculated: Calculated): Relief[] => {
  const { purchase } = calculated
  const { resaleClause } = purchase
  const isMeant = resaleClause ? ({ use }: Buyer) => use === 'mainResidence' : isElsewhere
  if (!purchase.buyers.some(isMeant)) return []
  const saving = savingIf(law, calculated, {
    buyers: changeBuyers(purchase, isMeant, { use: 'mainResidence' }),
    resaleClause: false,
  })
  if (saving <= 0) return []
  // Law of 30 July 2002, art. 10: longer on land and under construction.
  const movedIn = purchase.operation === 'existing' ? 'two' : 'four'
  const condition = resaleClause
    ? 'If the purchase did not declare the intent to resell, and the buyers lived there for two years.'
    : `If the buyers moved in themselves within ${movedIn} years of the deed and lived there for at least two years, without letting.`
  const fields = resaleClause ? ['resaleClause'] : fieldsOfUse(purchase.buyers.filter(isMeant))
  const label = 'Housing tax credit of the buyers'
  return [reliefEntry({ key: 'housingCredit', label, saving, condition, fields }, law(housingCreditCeiling))]
}

/** Words for a contract, not sent, whose registration would have opened a measure. */
const registrationClause = ({ first, last }: { first: string; last: string }): string =>
  `was registered from ${first} to ${last}`

/** Rental credit that depends on the day of the contract. */
const rentalCredit = (law: Law, calculated: Calculated): Relief[] => {
  const { purchase } = calculated
  const { days, by } = contractWindow(law, purchase, 'rentalCredit')
  if (!days || purchase.contractRegisteredOn !== undefined) return []
  // The halved base depends on the same contract and is a relief of its own.
  const saving = savingIf(law, calculated, { contractRegisteredOn: days.last, halfBaseEligible: false })
  if (saving <= 0) return []
  const text = {
    key: 'rentalCredit',
    label: 'Rental tax credit of the buyers',
    saving,
    condition: `If the reservation contract ${registrationClause(days)}.`,
    fields: ['preliminaryContractRegisteredOn'],
  } as const
  return [reliefEntry(text, law(rentalCreditCeiling), ...by)]
}

/** Halved base while its window is open; a contract of other days closes it. */
const halfBase = (law: Law, calculated: Calculated): Relief[] => {
  const { purchase, duties } = calculated
  const share = law(taxableBaseShare)
  if (share.value === 1 || duties.isHalved || purchase.resaleClause) return []
  if (!purchase.isDwelling || halvableShare(purchase) === 0) return []
  const { days, isMet, by } = contractWindow(law, purchase, 'halfBase')
  if (!isMet && purchase.contractRegisteredOn !== undefined) return []
  const contractRegisteredOn = isMet ? purchase.contractRegisteredOn : days?.last
  const filed = isMet || !days ? '' : `, and the preliminary contract ${registrationClause(days)}`
  const text = {
    key: 'halfBase',
    label: 'Halved base of the duties',
    saving: savingIf(law, calculated, { halfBaseEligible: true, contractRegisteredOn }),
    condition: `If the buyers lived there, or let a dwelling bought off plan for at least two years${filed}.`,
    fields: [
      ...(purchase.halfBaseEligible ? [] : ['halfBaseEligible']),
      ...(isMet ? [] : ['preliminaryContractRegisteredOn']),
    ],
  } as const
  return [reliefEntry(text, share, ...by)]
}

/** Reduced rate of VAT for buyers who would live there. */
const superReducedVat = (law: Law, { purchase, vat }: Calculated): Relief[] => {
  if (!purchase.buyers.some(isElsewhere)) return []
  const at = housingVatOf(law, { ...purchase, buyers: changeBuyers(purchase, isElsewhere, { use: 'mainResidence' }) })
  const saving = sumAmounts([vat.due, -at.due])
  if (saving <= 0) return []
  const rate = law(superReducedVatRate)
  const text = {
    key: 'superReducedVat',
    label: `VAT at ${toSixDecimals(100 * rate.value)} % instead of the standard rate`,
    saving,
    condition: 'If the buyers lived there themselves for at least two years.',
    fields: fieldsOfUse(purchase.buyers.filter(isElsewhere)),
  } as const
  return [reliefEntry(text, rate, law(vatBenefitCeiling))]
}

/** Communal surtax that housing does not pay. */
const surtaxExemption = (law: Law, { purchase: { surtax }, duties }: Calculated): Relief[] => {
  if (!surtax || duties.surtax === 0) return []
  const text = {
    key: 'surtaxExemption',
    label: 'Exemption from the communal surtax',
    saving: duties.surtax,
    condition:
      'If all of it were housing, or building land on which the buyer undertakes in the deed to build a house within five years, or if the transfer had the housing credit.',
    fields: ['nonHousingShare'],
  } as const
  return [reliefEntry(text, law(surtax))]
}

/** Credit of buyers who live outside the EEA: paid first, refunded on proof of residence. */
const eeaCreditRefund = (law: Law, calculated: Calculated): Relief[] => {
  const { purchase } = calculated
  const isMeant = ({ eeaResident, use }: Buyer): boolean => !eeaResident && use === 'mainResidence'
  if (!purchase.buyers.some(isMeant)) return []
  const saving = savingIf(law, calculated, { buyers: changeBuyers(purchase, isMeant, { eeaResident: true }) })
  if (saving <= 0) return []
  const text = {
    key: 'eeaCreditRefund',
    label: 'Refund of the housing credit to buyers from outside the EEA',
    saving,
    condition: 'Once residence in Luxembourg is proved; until then the duties are paid in full.',
    fields: purchase.buyers.flatMap((buyer, index) => (isMeant(buyer) ? [`buyers[${index}].eeaResident`] : [])),
  } as const
  return [reliefEntry(text, law(housingCreditCeiling))]
}

/**
 * Income tax allowance for property bought off plan to let; it requires a contract by the last day, but no first day.
 */
const incomeAllowance = (law: Law, { purchase }: Calculated): Relief[] => {
  const [allowance, deadline] = [law(constructionAllowance), law(contractDeadline)]
  const [granted] = allowance.value
  const [last] = deadline.value
  const { buyers, contractRegisteredOn: registeredOn } = purchase
  const lets = buyers.some(buyer => mayHaveRentalCredit(buyer, purchase))
  const isLate = last !== undefined && registeredOn !== undefined && registeredOn > last
  if (!granted || !lets || isLate) return []
  const isOpen = last === undefined || registeredOn !== undefined
  const contract = isOpen ? '' : ` and the reservation contract was registered by ${last}`
  const text = {
    key: 'constructionAllowance',
    label: 'Special construction allowance of income tax',
    saving: null,
    condition: `If the dwelling was let${contract}: ${toSixDecimals(100 * granted.rate)} % of the base of its depreciation, at most ${granted.amount} EUR, could be deducted from the taxable income of the years that begin less than six years after its completion (LIR art. 129f).`,
    fields: [],
  } as const
  return [reliefEntry(text, allowance, ...(last === undefined ? [] : [deadline]))]
}

/** Reliefs that were not granted, with their savings. */
export const possiblePurchaseReliefs = (law: Law, calculated: Calculated): Relief[] =>
  [housingCredit, rentalCredit, halfBase, superReducedVat, surtaxExemption, eeaCreditRefund, incomeAllowance].flatMap(
    of => of(law, calculated),
  )
