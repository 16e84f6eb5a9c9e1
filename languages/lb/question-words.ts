import type { Translation } from '../catalogue.ts'
import type { words as source } from '../en/question-words.ts'

/** Beginnings of words of questions; what each key means is said in `en/`. */
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
    cashflow: 'cash verlount verloun',
    yields: 'rendement rendit loyer verlount verloun',
    investedCapital: 'eegekapital eegemëttel apport',
    fees: 'frankräich belsch däitschland holland italien spuenien portug england usa ausland',
    revalue: 'kaaft',
    commune: 'maart immobiliemaart präisentwick duerchschnëttspräis',
    places: 'véierel quartier uertschaft kanton',
    marketData: 'euribor ezb inflatioun zënssaz zënsen leetzëns index baugeneemeg',
    mortgageLendingValue: 'beleihung belein',
    directCapitalisation: 'kapitalis ertragswäert',
    discountedCashFlow: 'dcf barwäert',
  },
  dwelling: 'wunneng appart schlofzëmmer zëmmer studio duplex penthouse',
} as const satisfies Translation<typeof source>
