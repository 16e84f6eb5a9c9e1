import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/question-words.ts'

/**
 * Beginnings of words of questions; what each key means is said in `en/`.
 *
 * Screen: none, the service reads them. Reader: programs. Length: none.
 */
export const words = {
  topics: {
    purchase: 'kaf bëlleg frais notair notar hypothé prêt enregistréier',
    gain: 'verkaf verkaaf plus-value plus_value gewënn spekul',
    incomeTax: 'akommessteier steierklass steiertabell steiertarif steierbarème barème',
    vat: 'tva neibau vefa',
    aids: 'hëllef bäihëllef prime subventioun zouschoss staatsgarantie bonifik',
  },
  calculations: {
    estimate: 'wert wäert schätz schatz estim intervall',
    mortgage: 'prêt prett hypothéik hypothéqu kredit',
    cashflow: 'cash verlount verloun all_mount',
    yields: 'rendement rendit loyer verlount verloun',
    rentCap: 'loyer_däerf héchste_loyer loyerplafong maximale_loyer loyer_froen',
    investedCapital: 'eegekapital eegemëttel apport',
    fees: 'frankräich belsch däitschland holland italien spuenien portug england usa ausland grunderwerb',
    revalue: 'kaaft',
    commune: 'maart immobiliemaart präisentwick duerchschnëttspräis präisser',
    places: 'véierel quartier uertschaft kanton',
    marketData: 'euribor ezb inflatioun zënssaz zënsen leetzëns index baugeneemeg hypothéikenzëns',
    mortgageLendingValue: 'beleihung belein',
    directCapitalisation: 'kapitalis ertragswäert',
    discountedCashFlow: 'dcf barwäert',
  },
  dwelling: 'wunneng appart schlofzëmmer zëmmer studio duplex penthouse',
} as const satisfies Translation<typeof source>
