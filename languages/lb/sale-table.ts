import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/sale-table.ts'

/**
 * Names of the columns and values of a table of sales in Luxembourgish.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  columns: {
    commune: 'Gemeng | Stad | Uertschaft',
    quartier: 'Quartier | Véierel',
    surface: 'Fläch | Wunnfläch',
    nbChambres: 'Schlofkummeren | Zuel vun de Schlofkummeren',
    etage: 'Stack',
    etat: 'Zoustand',
    exterieur: 'Bausseberäich',
    parking: 'Parkplaz | Parking | Garage',
    classeEnergie: 'Energieklass',
    typeBien: 'Zort | Aart vun der Wunneng',
    estNeuf: 'Neibau',
    price: 'Präis | Kafpräis | Verkafspräis',
    soldOn: 'Verkafsdatum | verkaaft den | Datum',
    group: 'Gebai | Residenz',
  },
  etage: {
    rdc: 'Rez-de-chaussée | Äerdgeschoss',
    entre: 'mëttlere Stack',
    dernier: 'ieweschte Stack | leschte Stack | Daachgeschoss',
  },
  etat: {
    neuf: 'wéi nei',
    renove: 'renovéiert',
    bon: 'gutt',
    rafraichir: 'opzefrëschen',
    renover: 'ze renovéieren',
  },
  exterieur: { aucun: 'keen | keng | ouni', balcon: 'Balcon | Balkon', terrasse: 'Terrass', jardin: 'Gaart' },
  typeBien: { appartement: 'Appartement', maison: 'Haus' },
  yes: 'jo | wouer',
  no: 'neen | nee | falsch',
  unknown: 'net bekannt | onbekannt',
  months: 'Januar | Februar | Mäerz | Abrëll | Mee | Juni | Juli | August | September | Oktober | November | Dezember',
} as const satisfies Translation<typeof source>
