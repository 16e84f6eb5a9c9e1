/** Rules of a French purchase. */
export const franceRules = {
  lien_on_new_build: {
    message: "The lender's lien is available for existing dwellings only.",
    fields: ['security', 'newBuild'],
  },
  new_build_without_vat: {
    message: 'VAT does not apply in {region}: no sale there is one with VAT.',
    fields: ['newBuild', 'region'],
  },
  rebate_above_most: {
    message: 'A notary may grant at most {most} on {day}.',
    fields: ['notaryRebateRate', 'deedDate'],
  },
} as const
