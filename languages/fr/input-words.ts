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
      mainResidence: 'habiter y_habit résidence_principale',
      secondHome: 'résidence_secondaire',
      rental: 'louer location locatif investissement_locatif',
      other: 'bureau commerce garage',
    },
    operation: {
      existing: 'existant ancien',
      offPlan: 'vefa sur_plan',
      buildingLand: 'terrain',
    },
    acquisitionMode: {
      purchase: 'achat achet',
      construction: 'construi',
      inheritance: 'hérit',
      gift: 'don donation',
    },
    etat: {
      neuf: 'neuf neuve',
      renove: 'rénov',
      bon: 'bon_état',
      rafraichir: 'rafraîchir',
      renover: 'à_rénover',
    },
    exterieur: {
      aucun: 'sans_balcon',
      balcon: 'balcon',
      terrasse: 'terrass',
      jardin: 'jardin',
    },
    etage: {
      rdc: 'rez-de rez',
      entre: 'étage',
      dernier: 'dernier_étage penthouse',
    },
    assetType: {
      residential: 'logement appart résiden habita',
      office: 'bureau',
      retail: 'commerc',
      industrial: 'industri halle entrepôt logisti',
      hotel: 'hôtel',
    },
    country: {
      LU: 'luxembourg grand-duché',
      FR: 'france',
      DE: 'allemagne',
      BE: 'belgi',
      NL: 'pays-bas',
      IT: 'itali',
      ES: 'espagn',
      PT: 'portug',
      UK: 'royaume-uni angleterre',
      US: 'états-unis usa',
    },
    method: {
      direct: 'direct',
      termAndReversion: '-',
      hardcore: '-',
    },
  },
  truths: {
    parking: 'parking garage emplacement carport',
    newBuild: 'neuf neuve vefa',
    jointTaxation: 'marié époux conjoint',
    firstTimeBuyer: 'premier_achat primo',
    ownsOtherDwelling: 'déjà_propri autre_logement',
    sellAtEnd: 'revend revente',
    vacant: 'vacant vide',
  },
  negations: 'pas sans aucun ni non',
  city: 'ville capitale',
  letters: {
    classeEnergie: 'class énergi énergét dpe peb',
    taxClass: 'class',
  },
} as const satisfies Translation<typeof source>
