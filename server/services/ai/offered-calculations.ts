import { type CalculationOperation, calculationOperations } from '#contract/ai/calculation'
import { byCount, topicCounts, wordCounter } from '#domain/law/topics'

/** Calculations that one request offers: more would cost a free model most of what it may read. */
const offeredMax = 2

/** Words of calculations that no topic of law names, by their beginnings; `_` stands for a space. */
const wordCounts = wordCounter({
  estimate: 'estim vaut valoir valeur wert bewert schatz value worth prix_au_m',
  mortgage:
    'mensualit pret emprunt credit loan mortgag repayment monatsrat darlehen kredit hypothek hypothequ hypotheik',
})

/** What is on offer where a question names nothing. */
const usual: readonly CalculationOperation[] = ['acquisitionCosts', 'capitalGains']

const named = (text: string): CalculationOperation[] => {
  const topics = topicCounts(text)
  const words = wordCounts(text)
  const counts = new Map<CalculationOperation, number>([
    ['acquisitionCosts', (topics.get('purchase') ?? 0) + (topics.get('vat') ?? 0)],
    ['capitalGains', topics.get('gain') ?? 0],
    ['estimate', words.get('estimate') ?? 0],
    ['mortgage', words.get('mortgage') ?? 0],
  ])
  return byCount(calculationOperations, counts)
}

/**
 * The calculations that fit a conversation: those that its last question names most often, then those of earlier ones, two
 * at most; purchase and sale where none is named.
 * @param questions what the caller asked, the last one first.
 */
export const offeredCalculations = (questions: readonly string[]): CalculationOperation[] => {
  const found = [...new Set(questions.flatMap(named))]
  return (found.length > 0 ? found : usual).slice(0, offeredMax)
}
