import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/homes.ts'

/**
 * Texts of a home for pages, report and widget; values of fields are written as within a sentence.
 *
 * Screen: labels of a home in form, report and letter. Reader: everyone. Length: screen.
 */
export const words = {
  adjustments: {
    adjNeuf: 'Construction neuve',
    adjQuartier: 'Quartier',
    adjSurface: 'Surface habitable',
    adjEtage: 'Étage',
    adjEtat: 'État du logement',
    adjExterieur: 'Espace extérieur',
    adjParking: 'Stationnement',
    adjEnergie: 'Classe énergétique',
  },
  evidence: {
    base: 'Incertitude de toute estimation',
    sales: 'Nombre de ventes enregistrées',
    priceKind: 'Origine du prix de référence',
    newPriceImputed: 'Prix du neuf estimé',
    age: 'Temps écoulé depuis les derniers prix',
    quartier: 'Connaissance du quartier',
    missing: 'Caractéristiques non renseignées',
    surface: 'Surface inhabituelle',
    bedrooms: 'Chambres nombreuses pour la surface',
  },
  fields: {
    commune: 'Commune',
    quartier: 'Quartier',
    surface: 'Surface habitable',
    nbChambres: 'Chambres',
    etage: 'Étage',
    etat: 'État',
    exterieur: 'Espace extérieur',
    parking: 'Stationnement',
    classeEnergie: 'Classe énergétique',
  },
  etage: { rdc: 'rez-de-chaussée', entre: 'étage intermédiaire', dernier: 'dernier étage' },
  etat: { neuf: 'comme neuf', renove: 'rénové', bon: 'bon', rafraichir: 'à rafraîchir', renover: 'à rénover' },
  exterieur: { aucun: 'aucun', balcon: 'balcon', terrasse: 'terrasse', jardin: 'jardin' },
  classeEnergie: { NC: 'non connue' },
  kind: {
    published: 'publié par l’autorité',
    indexed: 'prix d’une autre année, indexé',
    imputed: 'imputé, faute de prix publié',
  },
  yes: 'oui',
  no: 'non',
  confiance: { forte: 'Données complètes', moyenne: 'Données partielles', faible: 'Peu de données' },
  completeness: { complete: 'Données complètes', partial: 'Données partielles', few: 'Peu de données' },
  centralValue: 'Valeur centrale',
  timid: 'Si la surface, l’état et la classe énergétique comptent plus que nous le supposons : environ {value}.',
  shareOfSales: '8 appartements comparables sur 10 se vendent dans cette fourchette, la moitié entre {low} et {high}.',
  quarter: 'T{n} {year}',
} as const satisfies Translation<typeof source>
