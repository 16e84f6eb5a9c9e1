/** Rules of an estimation. */
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
} as const
