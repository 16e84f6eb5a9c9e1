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
      mainResidence: 'drawunn selwer wunnen haaptwunn haaptres',
      secondHome: 'zweetwunn',
      rental: 'verlount verloun',
      other: 'büro geschäft garage',
    },
    operation: {
      existing: 'bestoend',
      offPlan: 'neibau vefa',
      buildingLand: 'terrain bauplaz',
    },
    acquisitionMode: {
      purchase: 'kaaft kaf',
      construction: 'gebaut',
      inheritance: 'geierft ierwen',
      gift: 'geschenkt schenk',
    },
    etat: {
      neuf: 'nei',
      renove: 'renovéiert',
      bon: 'gutt',
      rafraichir: 'opfrësch',
      renover: 'ze_renov',
    },
    exterieur: {
      aucun: 'kee_balcon',
      balcon: 'balcon',
      terrasse: 'terrass',
      jardin: 'gaart',
    },
    etage: {
      rdc: 'rez-de rez',
      entre: 'stack',
      dernier: 'leschte_stack penthouse',
    },
    assetType: {
      residential: 'wunn appart',
      office: 'büro',
      retail: 'geschäft',
      industrial: 'industri hal',
      hotel: 'hotel',
    },
    country: {
      LU: 'lëtzebuerg',
      FR: 'frankräich',
      DE: 'däitsch',
      BE: 'belsch',
      NL: 'holland',
      IT: 'itali',
      ES: 'spuen',
      PT: 'portug',
      UK: 'england vereenegt',
      US: 'usa vereenegte_staaten',
    },
    method: {
      direct: 'direkt',
      termAndReversion: '-',
      hardcore: '-',
    },
  },
  truths: {
    parking: 'parking garage emplacement carport',
    newBuild: 'neibau vefa',
    jointTaxation: 'bestuet gemeinsam',
    firstTimeBuyer: 'éischte_kaf éischt_wunneng',
    ownsOtherDwelling: 'aner_wunneng',
    sellAtEnd: 'verkaf',
    vacant: 'eidel',
  },
  negations: 'keng kee keen ouni net',
  city: 'stad haaptstad',
  letters: {
    classeEnergie: 'klass energi',
    taxClass: 'klass',
  },
} as const satisfies Translation<typeof source>
