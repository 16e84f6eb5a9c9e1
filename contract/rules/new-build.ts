/** Rules of the answers that only a new build has, of several countries. */
export const newBuildRules = {
  vat_only_with_new_build: {
    message: 'Is read only with newBuild: true.',
    fields: ['priceIncludesVat', 'newBuild'],
  },
  only_with_new_build: {
    message: 'Is read only with newBuild: true.',
    fields: ['newBuildDutyBase', 'reducedVat', 'rebuiltHome', 'protectedHousing', 'dwellingsInPermit', 'newBuild'],
  },
} as const
