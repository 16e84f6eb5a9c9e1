import { type CalculationOperation, calculationOperations } from '#contract/ai/calculation'
import { byCount, topicCounts, wordCounter } from '#domain/law/topics'
import { tables } from '#languages/derived/question-words'
import { joinLists } from '#languages/word-lists'

/** Most calculations that one request offers: each costs as many tokens as the question, with every step of the answer. */
const offeredMax = 6

/** Calculations that the topics of law name: a purchase and a sale. */
const namedByTopics = ['acquisitionCosts', 'capitalGains'] as const

const isNamedByWords = (
  operation: CalculationOperation,
): operation is Exclude<CalculationOperation, (typeof namedByTopics)[number]> =>
  !namedByTopics.some(other => other === operation)

const questionWords = Object.values(tables)

/** The words of the other calculations in all languages. */
const wordCounts = wordCounter(
  joinLists(
    calculationOperations.filter(isNamedByWords),
    questionWords.map(({ calculations }) => calculations),
  ),
)

/** An area, as `80 m²` or `80 qm`. */
const area = /\d\s?(?:m²|m2\b|qm\b|sqm\b|sq\.?\s?m\b)/iu

/** Words for a dwelling, or its rooms. */
const dwellingCounts = wordCounter(
  joinLists(
    ['dwelling'],
    questionWords.map(({ dwelling = '' }) => ({ dwelling })),
  ),
)

/** Whether a text describes a home, whose value is then always worth a look. */
const describesHome = (text: string): boolean => area.test(text) || dwellingCounts(text).size > 0

/** Calculations on offer where a question names nothing. */
const usual: readonly CalculationOperation[] = ['acquisitionCosts', 'capitalGains']

const named = (text: string): CalculationOperation[] => {
  const topics = topicCounts(text)
  const found = wordCounts(text)
  const counts = new Map<CalculationOperation, number>(found)
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
