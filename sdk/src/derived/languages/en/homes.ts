// Copied from languages/en/homes.ts by `npm run derive`; not edited by hand.

/** What pages, report and widget say of a home; values of fields are written as within a sentence. */
export const words = {
  adjustments: {
    adjNeuf: 'New build',
    adjQuartier: 'District',
    adjSurface: 'Living area',
    adjEtage: 'Floor',
    adjEtat: 'Condition of the home',
    adjExterieur: 'Outdoor space',
    adjParking: 'Parking',
    adjEnergie: 'Energy class',
  },
  evidence: {
    base: 'Uncertainty of any estimate',
    sales: 'Number of registered sales',
    priceKind: 'Origin of the reference price',
    newPriceImputed: 'Estimated new-build price',
    quartier: 'Knowledge of the district',
    missing: 'Missing details',
    surface: 'Unusual living area',
    adjustments: 'Size of the adjustments',
    bedrooms: 'Many bedrooms for the area',
  },
  fields: {
    commune: 'Municipality',
    quartier: 'District',
    surface: 'Living area',
    nbChambres: 'Bedrooms',
    etage: 'Floor',
    etat: 'Condition',
    exterieur: 'Outdoor space',
    parking: 'Parking',
    classeEnergie: 'Energy class',
  },
  etage: { rdc: 'ground floor', entre: 'middle floor', dernier: 'top floor' },
  etat: { neuf: 'as new', renove: 'renovated', bon: 'good', rafraichir: 'to freshen up', renover: 'to renovate' },
  exterieur: { aucun: 'none', balcon: 'balcony', terrasse: 'terrace', jardin: 'garden' },
  classeEnergie: { NC: 'not known' },
  kind: {
    published: 'published by the authority',
    indexed: 'older price carried forward by an index',
    imputed: 'imputed, since none is published',
  },
  yes: 'yes',
  no: 'no',
  centralValue: 'Central value',
} as const
