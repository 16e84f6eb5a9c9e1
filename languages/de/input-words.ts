import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/input-words.ts'

/**
 * Beginnings of the words by which people state inputs; what each key means is said in `en/`.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  choices: {
    use: {
      mainResidence: 'selbst eigennutz hauptwohn einzieh',
      secondHome: 'zweitwohn ferien',
      rental: 'vermiet anlage',
      other: 'büro gewerbe geschäft garage',
    },
    operation: {
      existing: 'bestand gebraucht',
      offPlan: 'neubau bauträg neubauten',
      buildingLand: 'grundstück bauland bauplatz',
    },
    acquisitionMode: {
      purchase: 'gekauft kauf',
      construction: 'gebaut',
      inheritance: 'erb geerbt',
      gift: 'geschenk schenk',
    },
    etat: {
      neuf: 'neuwertig',
      renove: 'saniert renoviert',
      bon: 'gut_erhalten guten_zustand',
      rafraichir: 'auffrisch',
      renover: 'renovierungsbed sanierungsbed',
    },
    exterieur: {
      aucun: 'kein_balkon',
      balcon: 'balkon',
      terrasse: 'terrass',
      jardin: 'garten',
    },
    etage: {
      rdc: 'erdgeschoss',
      entre: 'stock etage',
      dernier: 'obergeschoss dachgeschoss penthouse',
    },
    assetType: {
      residential: 'wohn',
      office: 'büro',
      retail: 'laden geschäft',
      industrial: 'industri halle logisti',
      hotel: 'hotel',
    },
    country: {
      LU: 'luxemburg',
      FR: 'frankreich',
      DE: 'deutsch',
      BE: 'belgi',
      NL: 'niederland holland',
      IT: 'itali',
      ES: 'spani',
      PT: 'portug',
      UK: 'vereinigtes england großbritann',
      US: 'usa vereinigte_staaten',
    },
    method: {
      direct: 'direkt',
      termAndReversion: '-',
      hardcore: '-',
    },
  },
  truths: {
    parking: 'stellplatz tiefgarage garage carport',
    newBuild: 'neubau',
    jointTaxation: 'verheiratet gemeinsam ehe',
    firstTimeBuyer: 'erstkauf erste_wohnung',
    ownsOtherDwelling: 'andere_wohnung weitere_wohnung',
    sellAtEnd: 'verkauf',
    vacant: 'leer',
  },
  negations: 'kein keine keinen keiner ohne nicht',
  city: 'stadt hauptstadt',
  letters: {
    classeEnergie: 'klass energi',
    taxClass: 'klass',
  },
} as const satisfies Translation<typeof source>
