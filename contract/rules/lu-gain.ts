/** Last year in which sums in francs were paid. */
export const lastYearOfFrancs = 2001

/** Rules of a sale in Luxembourg. */
export const capitalGainsRules = {
  after_sale: {
    message: 'Must not be after the day of the sale, {saleDate}.',
    fields: ['acquisitionDate', 'completedOn', 'preliminaryContractRegisteredOn', 'occupancy', 'saleDate'],
  },
  completed_before_acquisition: {
    message: 'Must not be before the acquisition, {acquisitionDate}; a house that stood then is part of it.',
    fields: ['completedOn', 'acquisitionDate'],
  },
  completed_not_built: {
    message: 'Is possible only with acquisitionMode construction.',
    fields: ['completedOn', 'acquisitionMode'],
  },
  costs_above_price: { message: 'Must not be above the sale price.', fields: ['saleCosts', 'salePrice'] },
  improvement_outside_holding: {
    message: 'Must be a year from the acquisition to the sale.',
    fields: ['improvements', 'acquisitionDate', 'saleDate'],
  },
  francs_after_2001: {
    message: `Francs are accepted for years up to ${lastYearOfFrancs}.`,
    fields: ['acquisitionCurrency', 'acquisitionDate', 'improvements'],
  },
  parents_home_not_inherited: {
    message: 'Is possible only with acquisitionMode inheritance.',
    fields: ['parentsMainResidence', 'acquisitionMode'],
  },
  preemption_without_public_body: {
    message: 'Is possible only with soldToPublicBody true.',
    fields: ['preemptionExercised', 'soldToPublicBody'],
  },
  residence_told_twice: {
    message: 'Must be left out when occupancy is sent: the law decides from it.',
    fields: ['mainResidence', 'occupancy'],
  },
  part_without_residence: {
    message: 'Is possible only with mainResidence true or with occupancy.',
    fields: ['mainResidenceShare', 'mainResidence', 'occupancy'],
  },
  'moved_out_unclear.occupied': {
    message: 'Must be left out when occupiedAtSale is true.',
    fields: ['occupancy'],
  },
  'moved_out_unclear.left': { message: 'Is required when occupiedAtSale is false.', fields: ['occupancy'] },
  joint_outside_class_2: { message: 'Must be false in class {taxClass}.', fields: ['jointTaxation', 'taxClass'] },
  allowance_used_above_allowance: {
    message: 'Must be at most the allowance, {allowance}.',
    fields: ['decennialAllowanceUsed', 'jointTaxation', 'taxClass'],
  },
} as const
