import { type CalculationOperation, calculationOperations } from '#contract/ai/calculation'
import { byCount, topicCounts, wordCounter } from '#domain/law/topics'
import { tables } from '#languages/derived/question-words'
import { joinLists } from '#languages/word-lists'

/** Most calculations that the words of a question indicate. */
const indicatedMax = 6

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

/** Area, such as `80 m²` or `80 qm`. */
const area = /\d\s?(?:m²|m2\b|qm\b|sqm\b|sq\.?\s?m\b)/iu

/** Words for a dwelling, or its rooms. */
const dwellingCounts = wordCounter(
  joinLists(
    ['dwelling'],
    questionWords.map(({ dwelling = '' }) => ({ dwelling })),
  ),
)

/** Whether a text describes a home, for which an estimate is always offered. */
const isHomeDescription = (text: string): boolean => area.test(text) || dwellingCounts(text).size > 0

/** Calculations on offer where a question names nothing. */
const defaultCalculations: readonly CalculationOperation[] = ['acquisitionCosts', 'capitalGains']

const findIndicatedCalculations = (text: string): CalculationOperation[] => {
  const topics = topicCounts(text)
  const found = wordCounts(text)
  const counts = new Map<CalculationOperation, number>(found)
  const add = (operation: CalculationOperation, count = 0) =>
    counts.set(operation, (counts.get(operation) ?? 0) + count)
  add('acquisitionCosts', (topics.get('purchase') ?? 0) + (topics.get('vat') ?? 0))
  add('capitalGains', topics.get('gain') ?? 0)
  if (isHomeDescription(text)) add('estimate', 1)
  return byCount(calculationOperations, counts)
}

/**
 * Calculations that a conversation is about, at most six: those indicated most often by its last question, then those of earlier
 * ones; purchase and sale where none is indicated. The estimate is included wherever a home is described.
 * @param questions of the caller, the last one first.
 */
export const selectIndicatedCalculations = (questions: readonly string[]): CalculationOperation[] => {
  const found = [...new Set(questions.flatMap(findIndicatedCalculations))]
  if (found.length === 0) return [...defaultCalculations]
  // A model with a small context window receives only the first ones.
  const first = questions.some(isHomeDescription)
    ? [found[0] ?? 'estimate', 'estimate' as const, ...found.slice(1)]
    : found
  return [...new Set(first)].slice(0, indicatedMax)
}

/**
 * All calculations for a conversation, those indicated first: a model receives as many as its context window allows, and
 * the names of the others.
 */
export const orderCalculations = (questions: readonly string[]): CalculationOperation[] => [
  ...new Set([...selectIndicatedCalculations(questions), ...calculationOperations]),
]
