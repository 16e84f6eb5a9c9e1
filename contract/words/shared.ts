import type { Language } from './formats.ts'

/** The words that pages, report and widget share; values of fields are written as within a sentence. */
export interface SharedWords {
  /** By `labelKey` of an adjustment. */
  readonly adjustments: Readonly<
    Record<
      'adjNeuf' | 'adjQuartier' | 'adjSurface' | 'adjEtage' | 'adjEtat' | 'adjExterieur' | 'adjParking' | 'adjEnergie',
      string
    >
  >
  /** By `key` of a reason for the width of the band. */
  readonly evidence: Readonly<
    Record<
      | 'base'
      | 'sales'
      | 'priceKind'
      | 'newPriceImputed'
      | 'quartier'
      | 'missing'
      | 'surface'
      | 'adjustments'
      | 'bedrooms',
      string
    >
  >
  /** Names of the fields of a home. */
  readonly fields: Readonly<
    Record<
      'commune' | 'quartier' | 'surface' | 'nbChambres' | 'etage' | 'etat' | 'exterieur' | 'parking' | 'classeEnergie',
      string
    >
  >
  readonly etage: Readonly<Record<'rdc' | 'entre' | 'dernier', string>>
  readonly etat: Readonly<Record<'neuf' | 'renove' | 'bon' | 'rafraichir' | 'renover', string>>
  readonly exterieur: Readonly<Record<'aucun' | 'balcon' | 'terrasse' | 'jardin', string>>
  /** The energy class that is no letter. */
  readonly classeEnergie: Readonly<Record<'NC', string>>
  /** Kinds of a reference price. */
  readonly kind: Readonly<Record<'published' | 'indexed' | 'imputed', string>>
  readonly yes: string
  readonly no: string
  readonly centralValue: string
}

/** French. */
export const fr: SharedWords = {
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
    quartier: 'Connaissance du quartier',
    missing: 'Caractéristiques non renseignées',
    surface: 'Surface inhabituelle',
    adjustments: 'Ampleur des ajustements',
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
    indexed: 'prix plus ancien, actualisé par un indice',
    imputed: 'imputé, faute de prix publié',
  },
  yes: 'oui',
  no: 'non',
  centralValue: 'Valeur centrale',
}

/** German. */
export const de: SharedWords = {
  adjustments: {
    adjNeuf: 'Neubau',
    adjQuartier: 'Stadtviertel',
    adjSurface: 'Wohnfläche',
    adjEtage: 'Etage',
    adjEtat: 'Zustand der Wohnung',
    adjExterieur: 'Außenbereich',
    adjParking: 'Stellplatz',
    adjEnergie: 'Energieklasse',
  },
  evidence: {
    base: 'Unsicherheit jeder Schätzung',
    sales: 'Anzahl der registrierten Verkäufe',
    priceKind: 'Herkunft des Referenzpreises',
    newPriceImputed: 'Geschätzter Neubaupreis',
    quartier: 'Kenntnis des Stadtviertels',
    missing: 'Fehlende Angaben',
    surface: 'Ungewöhnliche Wohnfläche',
    adjustments: 'Ausmaß der Anpassungen',
    bedrooms: 'Viele Schlafzimmer für die Fläche',
  },
  fields: {
    commune: 'Gemeinde',
    quartier: 'Stadtviertel',
    surface: 'Wohnfläche',
    nbChambres: 'Schlafzimmer',
    etage: 'Etage',
    etat: 'Zustand',
    exterieur: 'Außenbereich',
    parking: 'Stellplatz',
    classeEnergie: 'Energieklasse',
  },
  etage: { rdc: 'Erdgeschoss', entre: 'mittlere Etage', dernier: 'oberste Etage' },
  etat: { neuf: 'neuwertig', renove: 'renoviert', bon: 'gut', rafraichir: 'aufzufrischen', renover: 'zu renovieren' },
  exterieur: { aucun: 'keiner', balcon: 'Balkon', terrasse: 'Terrasse', jardin: 'Garten' },
  classeEnergie: { NC: 'nicht bekannt' },
  kind: {
    published: 'amtlich veröffentlicht',
    indexed: 'älterer Preis, mit einem Index fortgeschrieben',
    imputed: 'abgeleitet, da kein Preis veröffentlicht ist',
  },
  yes: 'ja',
  no: 'nein',
  centralValue: 'Mittlerer Wert',
}

/** English. */
export const en: SharedWords = {
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
}

/** Luxembourgish. */
export const lb: SharedWords = {
  adjustments: {
    adjNeuf: 'Neibau',
    adjQuartier: 'Quartier',
    adjSurface: 'Wunnfläch',
    adjEtage: 'Stack',
    adjEtat: 'Zoustand vun der Wunneng',
    adjExterieur: 'Bausseberäich',
    adjParking: 'Parkplaz',
    adjEnergie: 'Energieklass',
  },
  evidence: {
    base: 'Onsécherheet vun all Schätzung',
    sales: 'Zuel vun de registréierte Verkeef',
    priceKind: 'Hierkonft vum Referenzpräis',
    newPriceImputed: 'Geschate Präis fir Neibauten',
    quartier: 'Kenntnis vum Quartier',
    missing: 'Feelend Informatiounen',
    surface: 'Ongewéinlech Wunnfläch',
    adjustments: 'Ëmfang vun den Upassungen',
    bedrooms: 'Vill Schlofkummere fir d’Fläch',
  },
  fields: {
    commune: 'Gemeng',
    quartier: 'Quartier',
    surface: 'Wunnfläch',
    nbChambres: 'Schlofkummeren',
    etage: 'Stack',
    etat: 'Zoustand',
    exterieur: 'Bausseberäich',
    parking: 'Parkplaz',
    classeEnergie: 'Energieklass',
  },
  etage: { rdc: 'Rez-de-chaussée', entre: 'mëttlere Stack', dernier: 'ieweschte Stack' },
  etat: { neuf: 'wéi nei', renove: 'renovéiert', bon: 'gutt', rafraichir: 'opzefrëschen', renover: 'ze renovéieren' },
  exterieur: { aucun: 'keen', balcon: 'Balcon', terrasse: 'Terrass', jardin: 'Gaart' },
  classeEnergie: { NC: 'net bekannt' },
  kind: {
    published: 'vun der Autoritéit publizéiert',
    indexed: 'eelere Präis, mat engem Index weidergefouert',
    imputed: 'ofgeleet, well kee Präis publizéiert ass',
  },
  yes: 'jo',
  no: 'neen',
  centralValue: 'Mëttlere Wäert',
}

/** The shared words of each language. */
export const sharedWords: Readonly<Record<Language, SharedWords>> = { fr, de, en, lb }
