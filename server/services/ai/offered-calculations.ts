import { type CalculationOperation, calculationOperations } from '#contract/ai/calculation'
import { byCount, topicCounts, wordCounter } from '#domain/law/topics'

/** Most calculations that one request offers: each costs as many tokens as the question, with every step of the answer. */
const offeredMax = 6

/**
 * Words of the calculations by their beginnings, in small letters without accents, in French, German, English,
 * Luxembourgish, Portuguese; `_` stands for a space. Beside them the topics of law name a purchase and a sale.
 */
const words: Readonly<Record<CalculationOperation, string>> = {
  acquisitionCosts: 'compr aquisic escritur notari imposto_de_selo kaf',
  capitalGains: 'mais-valia vend',
  estimate:
    'estim vaut valoir valeur wert bewert schatz value worth waert prix_au_m valor vale avali fourchett spanne interval',
  mortgage:
    'mensualit pret emprunt credit loan mortgag repayment monatsrat darlehen kredit hypothek hypothequ hypotheik prett emprestimo prestac hipotec',
  cashflow:
    'cash cashflow tresorerie liquiditat fluxo louer loue location locatif vermiet rent let_it letting verlount verloun arrend alug',
  yields: 'rendement rendit rendib rentabil yield loyer loue miet rent renda vermiet verlount verloun arrend alug',
  investedCapital:
    'apport fonds_propre capital_investi eigenkapital eigenmittel equity down_payment downpayment own_money own_capital deposit eegekapital eegemettel entrada capital_proprio',
  fees: 'france frankreich frankrich franca belgi belsch allemagne deutschland german daitschland alemanha pays-bas niederland netherland holland italie italien italy italia espagne spanien spain spuenien espanha portug royaume-uni england angleterre united vereinigt grossbritann reino_unido uk etats-unis usa estados_unidos etranger ausland abroad estrangeiro',
  revalue: 'revalor reevalu fortschreib revaluat achete_en bought_in bought_for gekauft kaaft comprei actualis',
  commune:
    'evolution_des_prix evoluc preisentwick price_trend prices_in prix_moyen durchschnittspreis average_price marche markt market maart immobiliemaart immobilienmarkt mercado',
  places:
    'quartier stadtteil district viertel veierel bairro localite ortschaft locality uertschaft localidade canton kanton',
  marketData:
    "euribor bce ecb ezb inflation inflac taux_d'interet taux_directeur taux_de_marche leitzins zinssatz zinsen zenssaz interest_rate key_rate taxa_de_juro indice index hicp ipch permis_de_construire baugenehmig",
  mortgageLendingValue: 'valeur_hypothec beleihung lending_value mortgage_lending belein mlv ltv quotite valor_hipotec',
  directCapitalisation: 'capitalis capitalize kapitalis ertragswert cap_rate capitaliza renditewert',
  discountedCashFlow: 'dcf discount actualisation abgezinst barwert kapitalwert descont npv irr flux_de_tresorerie',
}

const wordCounts = wordCounter(words)

/** An area, as `80 m²` or `80 qm`. */
const area = /\d\s?(?:m²|m2\b|qm\b|sqm\b|sq\.?\s?m\b)/iu

/** A dwelling, or its rooms. */
const dwellingCounts = wordCounter({
  dwelling:
    'appart wohnung apartm flat studio duplex penthouse logement dwelling home wunneng apartament moradia habitac chambre schlafzimmer bedroom schlofzemmer quarto zimmer',
})

/** Whether a text describes a home, whose value is then always worth a look. */
const describesHome = (text: string): boolean => area.test(text) || dwellingCounts(text).size > 0

/** What is on offer where a question names nothing. */
const usual: readonly CalculationOperation[] = ['acquisitionCosts', 'capitalGains']

const named = (text: string): CalculationOperation[] => {
  const topics = topicCounts(text)
  const found = wordCounts(text)
  const counts = new Map(found)
  const add = (operation: CalculationOperation, count = 0) =>
    counts.set(operation, (counts.get(operation) ?? 0) + count)
  add('acquisitionCosts', (topics.get('purchase') ?? 0) + (topics.get('vat') ?? 0))
  add('capitalGains', topics.get('gain') ?? 0)
  if (describesHome(text)) add('estimate', 1)
  return byCount(calculationOperations, counts)
}

/**
 * The calculations that fit a conversation: those that its last question names most often, then those of earlier ones, six at
 * most; purchase and sale where none is named. The estimate is among them wherever a home is described.
 * @param questions what the caller asked, the last one first.
 */
export const offeredCalculations = (questions: readonly string[]): CalculationOperation[] => {
  const found = [...new Set(questions.flatMap(named))]
  if (found.length === 0) return [...usual]
  // Where a model can read little, the first ones are all that it gets.
  const first = questions.some(describesHome) ? [found[0] ?? 'estimate', 'estimate' as const, ...found.slice(1)] : found
  return [...new Set(first)].slice(0, offeredMax)
}
