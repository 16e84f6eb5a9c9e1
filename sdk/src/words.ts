import type { Adjustment, Evidence } from './derived/types.ts'

/** The members of an open list that are known today. */
type Known<Key> = Key extends string ? (string extends Key ? never : Key) : never

/** The words of one language. */
export interface Words {
  /** By `labelKey` of an adjustment. */
  readonly adjustments: Readonly<Record<Known<Adjustment['labelKey']>, string>>
  /** By `key` of a reason for the width of the band. */
  readonly evidence: Readonly<Record<Known<Evidence['key']>, string>>
}

/** French. */
export const fr: Words = {
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
}

/** German. */
export const de: Words = {
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
}

/** English. */
export const en: Words = {
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
}

/** Luxembourgish. */
export const lb: Words = {
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
}

/**
 * The word of a key in a language; the key itself when it is newer than this package.
 * @example const word = wordOf(fr, { labelKey: 'adjEtage' })
 */
export const wordOf = (
  { adjustments, evidence }: Words,
  entry: Pick<Adjustment, 'labelKey'> | Pick<Evidence, 'key'>,
): string => {
  const [words, key]: [Readonly<Record<string, string>>, string] =
    'labelKey' in entry ? [adjustments, entry.labelKey] : [evidence, entry.key]
  return words[key] ?? key
}
