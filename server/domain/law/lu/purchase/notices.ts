import { noticeEntry } from '../../../core/entries.ts'
import { sumAmounts } from '../../../core/money.ts'
import type { Law } from '../../../core/provision.ts'
import type { PurchaseEntry } from '../../country.ts'
import { announcedHousingCreditCeiling } from '../parameters/credits.ts'
import { taxableBaseShare } from '../parameters/duties.ts'
import { canUseHousingCredit, creditReadings, mayHaveRentalCredit } from './credits.ts'
import { deedNotices } from './deed-notices.ts'
import { contractWindow, halvableShare, type Measure } from './duty-base.ts'
import type { Purchase } from './purchase.ts'
import type { PurchaseInput } from './purchase-input.ts'
import type { Calculated, Relief } from './reliefs.ts'

type Notices = PurchaseEntry<'LU'>[]

/** Reason why the halved base that the buyers claimed was not applied. */
const wholeBase = (law: Law, purchase: Purchase): string => {
  const { days } = contractWindow(law, purchase, 'halfBase')
  return days && purchase.contractRegisteredOn === undefined
    ? `The base is halved only where the contract was registered from ${days.first} to ${days.last}; without that day the duties bear on the whole base.`
    : 'The halved base does not apply to this deed; the duties bear on the whole base.'
}

const halfBaseNotice = (law: Law, { purchase, duties }: Calculated): Notices => {
  if (!purchase.halfBaseEligible || duties.isHalved) return []
  const isExcluded = law(taxableBaseShare).value < 1 && halvableShare(purchase) === 0
  return [
    noticeEntry({
      code: isExcluded ? 'no_effect_here' : 'relief_window_closed',
      message: isExcluded
        ? 'The base was halved for own homes and for dwellings bought off plan to let; the duties bear on the whole.'
        : wholeBase(law, purchase),
      field: 'halfBaseEligible',
    }),
  ]
}

/** Name of each measure, and whether the purchase could have it with a contract of other days. */
const measures: readonly [Measure, name: string, couldHave: (purchase: Purchase) => boolean][] = [
  [
    'halfBase',
    'the halved base',
    purchase => purchase.isDwelling && !purchase.resaleClause && halvableShare(purchase) > 0,
  ],
  [
    'rentalCredit',
    'the rental credit',
    purchase => purchase.buyers.some(buyer => mayHaveRentalCredit(buyer, purchase)),
  ],
]

/** A preliminary contract registered before or after the days that a measure requires. */
const contractOutside = (law: Law, { purchase }: Calculated): Notices =>
  measures.flatMap(([measure, name, couldHave]) => {
    const { days, isMet } = contractWindow(law, purchase, measure)
    const { contractRegisteredOn } = purchase
    if (!days || isMet || contractRegisteredOn === undefined || !couldHave(purchase)) return []
    return noticeEntry({
      code: 'relief_window_closed',
      message: `A contract registered on ${contractRegisteredOn} does not open ${name}: it had to be registered from ${days.first} to ${days.last}.`,
      field: 'preliminaryContractRegisteredOn',
    })
  })

/**
 * A surtax on a part of the building, or on the shares of some buyers, where the regulation covers a whole transfer.
 */
const partialSurtax = ({ purchase: { nonHousingShare }, duties: { surtax, surtaxedShare } }: Calculated): Notices => {
  const parts = [
    ...(nonHousingShare < 1 ? ['on the part that is not housing'] : []),
    ...(surtaxedShare < 1 ? ['on the shares of the buyers without the housing credit'] : []),
  ]
  if (surtax === 0 || parts.length === 0) return []
  const message = `The surtax was taken ${parts.join(' and ')}; the regulation that was read taxes or spares a transfer as a whole.`
  return [noticeEntry({ code: 'contested_rule', message, field: 'nonHousingShare', amount: surtax })]
}

/** Buyers of a mixed building with a credit, whose practice was not found: both readings with their amounts. */
const partialCredit = (law: Law, { purchase, duties }: Calculated): Notices => {
  const { housingCredit: credit, whole } = creditReadings(law, purchase, duties.buyers)
  const read = `The housing credit covers the duties on the part that is the home (${credit}); if the whole property counted it would be ${whole}`
  const message = `${read}; the practice of the administration was not found.`
  const amount = sumAmounts([whole, -credit])
  return amount > 0 ? [noticeEntry({ code: 'contested_rule', message, field: 'nonHousingShare', amount })] : []
}

/** Surtax of buyers with the credit on a building that is only partly a home. */
const sparedSurtax = ({ duties: { surtaxSpared }, purchase: { nonHousingShare } }: Calculated): Notices => {
  if (surtaxSpared === 0 || nonHousingShare === 0) return []
  const message = `The credit exempts the shares of these buyers from the surtax, also on what is not their home; if that part were taxed, ${surtaxSpared} more would be due.`
  return [noticeEntry({ code: 'contested_rule', message, field: 'nonHousingShare', amount: surtaxSpared })]
}

/** A higher credit that was announced, for a deed that may have one. */
const announcement = (law: Law, { purchase }: Calculated): Notices => {
  const announced = law(announcedHousingCreditCeiling).value
  return announced > 0 && purchase.buyers.some(buyer => canUseHousingCredit(buyer, purchase))
    ? [
        noticeEntry({
          code: 'reform_announced',
          message: 'A higher housing credit per buyer was announced; we found no evidence that it is in force.',
          amount: announced,
        }),
      ]
    : []
}

const refunds = (reliefs: readonly Relief[]): Notices =>
  reliefs.flatMap(({ relief: { key, saving } }) =>
    key === 'eeaCreditRefund' && saving !== null
      ? [
          noticeEntry({
            code: 'refund_possible',
            message: 'The credit is paid back on proof of residence.',
            amount: saving,
          }),
        ]
      : [],
  )

const priceConventionNotice = (
  { purchase: { construction } }: Calculated,
  { priceIncludes, operation }: PurchaseInput,
): Notices =>
  operation === 'offPlan' && construction.exclVat > 0 && priceIncludes === undefined
    ? [
        noticeEntry({
          code: 'price_convention_assumed',
          message: 'The construction to come is taken as priced without VAT; send `priceIncludes` where it holds VAT.',
          field: 'priceIncludes',
        }),
      ]
    : []

const disbursementsNotice = ({ disbursements }: PurchaseInput): Notices =>
  disbursements === undefined
    ? [
        noticeEntry({
          code: 'disbursements_not_included',
          message:
            'Searches, extracts and postage are counted as 0, copies where `copyRoles` says their length; send `disbursements` to include them.',
          field: 'disbursements',
        }),
      ]
    : []

/** Notices of a purchase, after those common to all countries. */
export const purchaseNotices = (
  law: Law,
  calculated: Calculated,
  reliefs: readonly Relief[],
  input: PurchaseInput,
): Notices => [
  ...halfBaseNotice(law, calculated),
  ...contractOutside(law, calculated),
  ...partialCredit(law, calculated),
  ...partialSurtax(calculated),
  ...sparedSurtax(calculated),
  ...announcement(law, calculated),
  ...refunds(reliefs),
  ...deedNotices(law, calculated, input),
  ...priceConventionNotice(calculated, input),
  ...disbursementsNotice(input),
]
