/** Rules of a Belgian purchase. */
export const belgiumRules = {
  field_of_other_region: {
    message: 'Belongs to {owner}, not to {region}.',
    fields: ['coreCityOrRand', 'deepEnergyRenovation', 'protectedMonument', 'energyClassJumps', 'region'],
  },
  buyer_unlike_all: {
    message: 'Contradicts {field} for all buyers; where they differ, answer for each buyer only.',
    fields: ['buyers', 'ownsOtherDwelling', 'undertakesToSell'],
  },
  no_building_on_land: {
    message: 'Building land has no building.',
    fields: ['newBuild', 'deepEnergyRenovation', 'protectedMonument', 'energyClassJumps', 'buildingLand'],
  },
} as const
