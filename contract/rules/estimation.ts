/** First day of the tables of prices. */
export const firstPriceDay = '2014-01-01'

/** First day with prices of new builds next to those of existing apartments. */
export const firstNewBuildDay = '2025-01-01'

export const estimationRules = {
  only_apartments: { message: 'Only apartments are estimated.', fields: ['typeBien', 'etage'] },
  new_build_in_bad_condition: {
    message: 'A new build (estNeuf) cannot be in need of work.',
    fields: ['etat', 'estNeuf'],
  },
  quartier_of_other_commune: {
    message: 'This district belongs to {owners}, not to {commune}.',
    fields: ['quartier', 'commune'],
  },
  valuation_date_to_come: {
    message: 'A value is estimated for today, {today} in Luxembourg, or for a day before.',
    fields: ['valuationDate'],
  },
  valuation_date_too_early: {
    message: 'The tables of prices begin on 2014-01-01.',
    fields: ['valuationDate'],
  },
  new_build_too_early: {
    message: 'Prices of new builds (estNeuf) are known from 2025-01-01 on.',
    fields: ['valuationDate', 'estNeuf'],
  },
} as const
