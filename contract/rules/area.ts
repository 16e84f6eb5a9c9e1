/** Rules of the price line of a place. */
export const areaRules = {
  unknown_quartier: { message: 'No district of {commune} is called that.', fields: ['quartier', 'commune'] },
  quartier_of_other_commune: {
    message: 'This district belongs to {owners}, not to {commune}.',
    fields: ['quartier', 'commune'],
  },
  quartier_without_price: {
    message: 'Prices by district are known in Luxembourg alone, not in {commune}.',
    fields: ['quartier', 'commune'],
  },
} as const
