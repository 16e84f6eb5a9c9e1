import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/sale-table.ts'

/**
 * Names of the columns and values of a table of sales in German.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  columns: {
    commune: 'Gemeinde | Stadt | Ort',
    quartier: 'Stadtviertel | Viertel | Stadtteil',
    surface: 'Fläche | Wohnfläche',
    nbChambres: 'Schlafzimmer | Anzahl Schlafzimmer',
    etage: 'Etage | Stockwerk | Stock | Geschoss',
    etat: 'Zustand',
    exterieur: 'Außenbereich | Außenfläche',
    parking: 'Stellplatz | Parkplatz | Garage',
    classeEnergie: 'Energieklasse | Energieeffizienzklasse',
    typeBien: 'Objektart | Immobilienart',
    estNeuf: 'Neubau',
    price: 'Preis | Kaufpreis | Verkaufspreis',
    soldOn: 'Verkaufsdatum | verkauft am | Datum',
    group: 'Gebäude | Wohnanlage | Bauprojekt',
  },
  etage: {
    rdc: 'Erdgeschoss | EG | Parterre',
    entre: 'mittlere Etage | Zwischengeschoss | Obergeschoss',
    dernier: 'oberste Etage | Dachgeschoss | DG | Attika',
  },
  etat: {
    neuf: 'neuwertig',
    renove: 'renoviert | saniert',
    bon: 'gut | guter Zustand',
    rafraichir: 'aufzufrischen',
    renover: 'zu renovieren | renovierungsbedürftig',
  },
  exterieur: { aucun: 'keiner | keine | ohne', balcon: 'Balkon', terrasse: 'Terrasse', jardin: 'Garten' },
  typeBien: {
    appartement: 'Wohnung | Apartment | Eigentumswohnung',
    maison: 'Haus | Einfamilienhaus | Reihenhaus | Doppelhaushälfte',
  },
  yes: 'ja | j | wahr',
  no: 'nein | falsch',
  unknown: 'nicht bekannt | unbekannt',
  months: 'Januar | Februar | März | April | Mai | Juni | Juli | August | September | Oktober | November | Dezember',
} as const satisfies Translation<typeof source>
