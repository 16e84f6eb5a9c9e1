/** Rules between the fields of a rent cap. */
export const rentCapRules = {
  'capital_required.none': {
    message: 'Send purchase, or constructionCost.',
    fields: ['purchase', 'constructionCost'],
  },
  'capital_required.both': {
    message: 'Send purchase or constructionCost, not both: the price of a deed stands for what was built before.',
    fields: ['constructionCost', 'purchase'],
  },
  built_after_reference: {
    message: 'Must not be after the year of the lease or the adaptation, {year}.',
    fields: ['constructionYear', 'referenceDate'],
  },
  bought_after_reference: {
    message: 'A purchase after the lease or the adaptation does not count: must not be after {year}.',
    fields: ['purchase.year', 'referenceDate'],
  },
  construction_before_coefficients: {
    message: 'Coefficients begin in {year}; send the purchase, or let an expert value the capital.',
    fields: ['constructionYear', 'constructionCost'],
  },
  land_above_price: {
    message: 'Must not be above price and costs, {most}.',
    fields: ['landPrice', 'purchase'],
  },
  land_year_without_construction: {
    message: 'Goes with constructionCost alone; the land of a purchase has its year.',
    fields: ['landYear', 'constructionCost'],
  },
  land_after_reference: {
    message: 'Must not be after the year of the lease or the adaptation, {year}.',
    fields: ['landYear', 'referenceDate'],
  },
  expense_outside_years: {
    message: 'Must be from {first} to {last}: what was spent before is in the price, what comes later does not count.',
    fields: ['works', 'upkeep', 'referenceDate'],
  },
  invoice_after_reference: {
    message: 'Must not be after the lease or the adaptation, {day}.',
    fields: ['furniture', 'referenceDate'],
  },
  change_without_rent: {
    message: 'Goes with currentRent alone.',
    fields: ['lastChangedOn', 'currentRent'],
  },
  changed_after_reference: {
    message: 'Must be before the adaptation, {day}.',
    fields: ['lastChangedOn', 'referenceDate'],
  },
} as const
