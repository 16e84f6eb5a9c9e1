/**
 * Texts of a home for pages, report and widget; values of fields are written as within a sentence.
 *
 * Screen: labels of a home in form, report and letter. Reader: everyone. Length: screen.
 */
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
    priceKind: 'Source of the reference price',
    newPriceImputed: 'Estimated new-build price',
    age: 'Time since the last prices',
    quartier: 'Knowledge of the district',
    missing: 'Missing details',
    surface: 'Unusual living area',
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
    indexed: 'price of another year, indexed',
    imputed: 'imputed, since none is published',
  },
  yes: 'yes',
  no: 'no',
  confiance: { forte: 'Complete details', moyenne: 'Partial details', faible: 'Few details' },
  completeness: { complete: 'Complete details', partial: 'Partial details', few: 'Few details' },
  centralValue: 'Central value',
  timid: 'If size, condition and energy class count for more than we assume: about {value}.',
  shareOfSales: '8 sales of comparable flats in 10 lie in this range; half lie between {low} and {high}.',
  quarter: 'Q{n} {year}',
} as const
