/** Rules of a Belgian purchase. */
export const belgiumRules = {
  field_of_other_region: {
    message: 'Belongs to {owner}, not to {region}.',
    fields: ['coreCityOrRand', 'deepEnergyRenovation', 'energyClassJumps', 'region'],
  },
} as const
