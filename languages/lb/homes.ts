import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/homes.ts'

/**
 * Texts of a home for pages, report and widget; values of fields are written as within a sentence.
 *
 * Screen: labels of a home in form, report and letter. Reader: everyone. Length: screen.
 */
export const words = {
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
    age: 'Zäit zanter de leschte Präisser',
    quartier: 'Kenntnis vum Quartier',
    missing: 'Feelend Informatiounen',
    surface: 'Ongewéinlech Wunnfläch',
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
    indexed: 'Präis vun engem anere Joer, indexéiert',
    imputed: 'ofgeleet, well kee Präis publizéiert ass',
  },
  yes: 'jo',
  no: 'neen',
  confiance: { forte: 'Komplett Donnéeën', moyenne: 'Onvollstänneg Donnéeën', faible: 'Wéineg Donnéeën' },
  completeness: { complete: 'Komplett Donnéeën', partial: 'Onvollstänneg Donnéeën', few: 'Wéineg Donnéeën' },
  centralValue: 'Mëttlere Wäert',
  timid: 'Wann Gréisst, Zoustand an Energieklass méi zielen, wéi mir unhuelen: ongeféier {value}.',
  shareOfSales: '8 vun 10 Verkeef vu vergläichbare Wunnenge leien an dëser Spann, d’Hallschent tëscht {low} an {high}.',
  quarter: '{n}. Trimester {year}',
} as const satisfies Translation<typeof source>
