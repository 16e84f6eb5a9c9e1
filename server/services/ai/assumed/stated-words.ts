import { wordCounter } from '#domain/law/topics'

/**
 * Words by which people state a choice of a field, by the value that it has in a request: beginnings in small letters without
 * accents, in French, German, English, Luxembourgish, Portuguese; `_` stands for a space.
 */
const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  use: {
    mainResidence:
      'habiter y_habit residence_principale logement_principal selbst eigennutz hauptwohn einzieh live_in live_there main_home main_residence own_home drawunn selwer wunnen habitacao_propria morar viver residencia_principal',
    secondHome: 'residence_secondaire zweitwohn ferien second_home holiday zweetwunn segunda_habitac segunda_residenc',
    rental:
      'louer location locatif investissement_locatif vermiet anlage rent let_it to_let letting verlount verloun arrend alug',
    other: 'bureau commerce buro gewerbe office shop geschaft garage escritorio loja',
  },
  operation: {
    existing: 'existant ancien bestand gebraucht existing resale bestoend usado existente',
    offPlan: 'vefa off-plan off_plan neubau bautrag new_build neubauten planta',
    buildingLand: 'terrain grundstuck bauland plot building_land bauplatz terreno',
  },
  acquisitionMode: {
    purchase: 'achat achet gekauft kauf bought purchas kaaft kaf compr',
    construction: 'construi gebaut built gebaut construid',
    inheritance: 'herit erb inherit geierft ierwen herd heranc',
    gift: 'don donation geschenkt schenk gift given geschenk doac',
  },
  etat: {
    neuf: 'neuf neuve neuwertig as_new new nei novo',
    renove: 'renov saniert renovated renoveiert renovad',
    bon: 'bon_etat gut_erhalten guten_zustand good gutt bom_estado',
    rafraichir: 'rafraichir auffrisch freshen opfresch',
    renover: 'a_renover renovierungsbed sanierungsbed to_renovate needs_work ze_renov para_renovar por_renovar',
  },
  exterieur: {
    aucun: 'sans_balcon kein_balkon no_balcony',
    balcon: 'balcon balkon balcony varanda',
    terrasse: 'terrass terrace terraco',
    jardin: 'jardin garten garden gaart jardim',
  },
  etage: {
    rdc: 'rez-de erdgeschoss ground_floor rez',
    entre: 'etage stock floor stack andar',
    dernier: 'dernier_etage obergeschoss penthouse top_floor leschte_stack ultimo_andar',
  },
  assetType: {
    residential: 'logement appart residen wohn apartm flat habita home wunn',
    office: 'bureau buro office escritorio',
    retail: 'commerc laden shop retail geschaft loja',
    industrial: 'industri halle entrepot warehouse logisti armazem',
    hotel: 'hotel',
  },
  country: {
    LU: 'luxembourg luxemburg letzebuerg luxemburgo grand-duche',
    FR: 'france frankreich frankraich franca',
    DE: 'allemagne deutsch german daitsch alemanha',
    BE: 'belgi belsch',
    NL: 'pays-bas niederland netherland holland paises_baixos',
    IT: 'itali',
    ES: 'espagn spani spuen espanha',
    PT: 'portug',
    UK: 'royaume-uni angleterre united_kingdom england vereinigtes reino_unido britain uk',
    US: 'etats-unis usa united_states vereinigte_staaten estados_unidos',
  },
  method: {
    direct: 'direct direkt',
    termAndReversion: 'term reversion',
    hardcore: 'hardcore',
  },
}

/** Words by which people state that something is so. */
const truths: Readonly<Record<string, string>> = {
  parking: 'parking garage stellplatz tiefgarage car_space carport emplacement estacionament garagem lugar',
  estNeuf: 'neuf neuve neubau vefa new_build off-plan off_plan novo neibau',
  newBuild: 'neuf neuve neubau vefa new_build off-plan off_plan novo neibau',
  mainResidence: choices.use?.mainResidence ?? '',
  jointTaxation: 'marie epoux conjoint verheiratet gemeinsam ehe married spouse joint bestuet casad conjuge',
  firstTimeBuyer: 'premier_achat primo erstkauf erste_wohnung first_home first-time first_time primeir',
  ownsOtherDwelling:
    'deja_propri autre_logement andere_wohnung weitere_wohnung own_another other_home outra_casa outra_habitac',
  sellAtEnd: 'revend revente verkauf sell resale verkaf vend',
  vacant: 'vacant vide leer empty eidel vago vazio',
}

const choiceCounters = new Map(Object.entries(choices).map(([field, words]) => [field, wordCounter(words)]))
const truthCounter = wordCounter(truths)

/** Whether a text states a choice, or that something is so, in words that are known here; a no is never evident. */
export const isStatedInWords = (field: string, value: string | boolean, text: string): boolean => {
  if (typeof value === 'boolean') return value && truthCounter(text).has(field)
  return choiceCounters.get(field)?.(text).has(value) ?? false
}
