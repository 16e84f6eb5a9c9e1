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
      mainResidence: 'habitação_própria morar viver residência_principal',
      secondHome: 'segunda_habitaç segunda_residênc',
      rental: 'arrend alug',
      other: 'escritório loja garagem',
    },
    operation: {
      existing: 'usado existente',
      offPlan: 'planta vefa',
      buildingLand: 'terreno',
    },
    acquisitionMode: {
      purchase: 'compr',
      construction: 'construíd',
      inheritance: 'herd heranç',
      gift: 'doaç',
    },
    etat: {
      neuf: 'novo',
      renove: 'renovad',
      bon: 'bom_estado',
      rafraichir: 'refrescar',
      renover: 'para_renovar por_renovar',
    },
    exterieur: {
      aucun: 'sem_varanda',
      balcon: 'varanda',
      terrasse: 'terraço',
      jardin: 'jardim',
    },
    etage: {
      rdc: 'rés-do-chão rés_do_chão',
      entre: 'andar',
      dernier: 'último_andar penthouse',
    },
    assetType: {
      residential: 'habita apartament residen',
      office: 'escritório',
      retail: 'loja',
      industrial: 'industri armazém logíst',
      hotel: 'hotel',
    },
    country: {
      LU: 'luxemburgo',
      FR: 'frança',
      DE: 'alemanha',
      BE: 'bélgica',
      NL: 'países_baixos holanda',
      IT: 'itáli',
      ES: 'espanha',
      PT: 'portug',
      UK: 'reino_unido inglaterra',
      US: 'estados_unidos eua',
    },
    method: {
      direct: 'direct diret',
      termAndReversion: '-',
      hardcore: '-',
    },
  },
  truths: {
    parking: 'estacionament garagem lugar',
    newBuild: 'novo vefa',
    jointTaxation: 'casad cônjuge',
    firstTimeBuyer: 'primeir',
    ownsOtherDwelling: 'outra_casa outra_habitaç',
    sellAtEnd: 'vend',
    vacant: 'vago vazio',
  },
  negations: 'sem não nenhum nenhuma nem',
  city: 'cidade capital',
  letters: {
    classeEnergie: 'class energ',
    taxClass: 'class',
  },
} as const satisfies Translation<typeof source>
