/** Rules of a purchase in Luxembourg, besides those of every purchase. */
export const luxembourgPurchaseRules = {
  only_off_plan: {
    message: 'Only allowed with operation offPlan.',
    fields: ['landValue', 'builtValueAtDeed', 'priceIncludes', 'operation'],
  },
  only_existing: {
    message: 'Only allowed with operation existing.',
    fields: ['resaleClause', 'renovationWorks', 'renovationInvoices', 'operation'],
  },
  parts_above_price: {
    message: 'Land and standing construction must stay within the price.',
    fields: ['landValue', 'builtValueAtDeed', 'price'],
  },
  half_base_excluded: {
    message: 'The halved base never applies to a purchase for resale, or of anything but a dwelling.',
    fields: ['halfBaseEligible', 'resaleClause', 'use'],
  },
  commune_required: {
    message: 'Is required where a part is not housing.',
    fields: ['commune', 'nonHousingShare', 'use'],
  },
  not_off_plan: {
    message: 'Not allowed with operation offPlan, whose base is the land and what stands on it.',
    fields: ['marketValue', 'acquiredShare', 'right', 'assumedDebt', 'yearlyAnnuity', 'operation'],
  },
  only_building_land: {
    message: 'Only allowed with operation buildingLand.',
    fields: ['constructionPrice', 'operation'],
  },
  value_required: {
    message: 'Is required where a share or another right than full ownership is bought, and in a partition.',
    fields: ['marketValue', 'acquiredShare', 'right', 'deed'],
  },
  share_required: { message: 'Is required in a partition.', fields: ['acquiredShare', 'deed'] },
  relationship_required: {
    message: 'Is required in a gift, for all or for each of the buyers.',
    fields: ['relationship', 'buyers', 'deed'],
  },
  given_value_required: { message: 'Is required in an exchange.', fields: ['givenValue', 'deed'] },
  only_of_a_gift: { message: 'Only allowed with deed gift.', fields: ['relationship', 'buyers', 'deed'] },
  only_of_an_exchange: { message: 'Only allowed with deed exchange.', fields: ['givenValue', 'deed'] },
  only_of_a_sale: {
    message: 'Not allowed with deed {deed}.',
    fields: [
      'operation',
      'resaleClause',
      'halfBaseEligible',
      'marketValue',
      'acquiredShare',
      'right',
      'assumedDebt',
      'yearlyAnnuity',
      'deed',
    ],
  },
  age_required: {
    message: 'Is required where another right than full ownership is bought.',
    fields: ['usufructuaryAge', 'right'],
  },
  only_of_a_right: {
    message: 'Only allowed with another right than full ownership.',
    fields: ['usufructuaryAge', 'usufructYears', 'reunitesOwnership', 'right'],
  },
  value_below_price: {
    message: 'A value below the price changes nothing; what is bought is worth {value}.',
    fields: ['marketValue', 'acquiredShare', 'price'],
  },
  areas_add_up: {
    message: 'The areas of the parts must make the whole building, {total} m²; they make {parts} m².',
    fields: ['areas'],
  },
  invoices_add_up: {
    message: 'Must be the sum of the invoices, {sum}.',
    fields: ['renovationWorks', 'renovationInvoices'],
  },
  contract_after_deed: {
    message: 'Must not be after the deed.',
    fields: ['preliminaryContractRegisteredOn', 'deedDate'],
  },
  secured_without_loan: { message: 'Needs a loanAmount.', fields: ['securedAmount', 'loanAmount'] },
  secured_below_loan: { message: 'Must be at least the loanAmount.', fields: ['securedAmount', 'loanAmount'] },
  vat_benefit_above_ceiling: {
    message: 'Must be at most the ceiling of the day, {ceiling}.',
    fields: ['vatBenefitUsed'],
  },
} as const

/** Rules of Luxembourg's own route, which includes the aids. */
export const luxembourgAidsRules = {
  household_without_aids: {
    message: 'Is read with includeAids: true only.',
    fields: ['household', 'includeAids'],
  },
  accession_premium_above_most: {
    message: 'Must be at most {most}, the highest premium of the day for these children.',
    fields: ['household', 'deedDate'],
  },
} as const

/** Rules of the fees of all countries, which accept the short form of a sale off plan. */
export const luxembourgFeesRules = {
  new_build_is_off_plan: {
    message: 'newBuild and operation must agree; a new build is sold off plan.',
    fields: ['newBuild', 'operation'],
  },
} as const
