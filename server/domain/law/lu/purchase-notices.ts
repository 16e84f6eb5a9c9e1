import type { Notice } from '#contract/shared/law'
import type { Law } from '../../core/law.ts'
import { halvableShare } from './duties.ts'
import { announcedHousingCreditCeiling } from './parameters/credits.ts'
import { taxableBaseShare } from './parameters/duties.ts'
import type { PurchaseInput } from './purchase.ts'
import type { Calculated, Relief } from './reliefs.ts'

const closedWindow = (law: Law, { purchase, duties }: Calculated): Notice[] => {
  if (!purchase.halfBaseEligible || duties.isHalved) return []
  const isOpen = law.value(taxableBaseShare) < 1 && purchase.operation !== 'buildingLand'
  const isExcluded = isOpen && halvableShare(purchase) === 0
  return [
    {
      code: isExcluded ? 'no_effect_here' : 'relief_window_closed',
      message: isExcluded
        ? 'The base was halved for own homes and for dwellings bought off plan to let; the duties bear on the whole.'
        : 'The halved base is not open to this deed; the duties bear on the whole base.',
      field: 'halfBaseEligible',
    },
  ]
}

const mixedUse = ({ purchase: { nonHousingShare }, duties: { surtax } }: Calculated): Notice[] =>
  surtax > 0 && nonHousingShare < 1
    ? [
        {
          code: 'contested_rule',
          message:
            'The surtax was taken on the part that is not housing; a transfer that has the housing credit is described as exempt as a whole.',
          field: 'nonHousingShare',
          amount: surtax,
        },
      ]
    : []

const announcement = (law: Law, { purchase: { buyers } }: Calculated): Notice[] => {
  const announced = law.value(announcedHousingCreditCeiling)
  return announced > 0 && buyers.some(({ use, naturalPerson }) => naturalPerson && use === 'mainResidence')
    ? [
        {
          code: 'reform_announced',
          message: 'A higher housing credit per buyer was announced; nothing shows that it is in force.',
          amount: announced,
        },
      ]
    : []
}

const refunds = (reliefs: readonly Relief[]): Notice[] =>
  reliefs.flatMap(({ key, saving }) =>
    key === 'eeaCreditRefund' && saving !== null
      ? [{ code: 'refund_possible', message: 'The credit is paid back on proof of residence.', amount: saving }]
      : [],
  )

const assumedConvention = ({ purchase: { construction } }: Calculated, { priceIncludes }: PurchaseInput): Notice[] =>
  construction.exclVat > 0 && priceIncludes === undefined
    ? [
        {
          code: 'price_convention_assumed',
          message: 'The construction to come is taken as priced without VAT; send `priceIncludes` where it holds VAT.',
          field: 'priceIncludes',
        },
      ]
    : []

const missingDisbursements = ({ disbursements }: PurchaseInput): Notice[] =>
  disbursements === undefined
    ? [
        {
          code: 'disbursements_not_included',
          message:
            'Copies, searches and disbursements are not tariffed by value and are counted as 0; send `disbursements` to include them.',
          field: 'disbursements',
        },
      ]
    : []

/** What to know beside the figures of a purchase, after the notices of every country. */
export const purchaseNotices = (
  law: Law,
  calculated: Calculated,
  reliefs: readonly Relief[],
  input: PurchaseInput,
): Notice[] => [
  ...closedWindow(law, calculated),
  ...mixedUse(calculated),
  ...announcement(law, calculated),
  ...refunds(reliefs),
  ...assumedConvention(calculated, input),
  ...missingDisbursements(input),
]
