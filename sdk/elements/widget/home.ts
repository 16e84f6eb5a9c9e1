import type { EstimationInput } from '../../src/derived/types.ts'
import { type Scene, type Typed, toSentenceCase } from './scene.ts'

/** Questions of the second form. */
const questions = ['etage', 'etat', 'exterieur', 'parking', 'classeEnergie', 'nbChambres', 'estNeuf'] as const

/** A question of the second form. */
export type Question = (typeof questions)[number]

/** Questions shown by default. */
const usualQuestions = 'etage etat exterieur parking classeEnergie nbChambres'

/** Smallest and largest living area that the form accepts, m². */
export const surfaceBounds = { min: 10, max: 1000 } as const

/** Selects the known words of a list, each once. */
export const selectWords = <Word extends string>(list: string, known: readonly Word[]): Word[] =>
  [...new Set(list.split(/\s+/))].filter((word): word is Word => (known as readonly string[]).includes(word))

/** Parses a list of questions; unknown words are skipped. */
export const parseQuestions = (list: string | null): Question[] => {
  return selectWords(list ?? usualQuestions, questions)
}

/** Lists the choices of a question, each as sent and as shown. */
export const listChoices = (
  question: Question,
  { words }: Scene,
): readonly (readonly [value: string, text: string])[] => {
  if (question === 'parking' || question === 'estNeuf')
    return [
      ['yes', toSentenceCase(words.yes)],
      ['no', toSentenceCase(words.no)],
    ]
  if (question === 'classeEnergie') return [...'ABCDEFG'].map(letter => [letter, letter === 'G' ? 'G, H, I' : letter])
  if (question === 'nbChambres') return [...'012345678'].map(count => [count, count])

  return Object.entries(words[question]).map(([value, text]) => [value, toSentenceCase(text)])
}

/** Returns the label of a question. */
export const getQuestionLabel = (question: Question, { words, say }: Scene): string =>
  question === 'parking' || question === 'estNeuf' ? say(question) : words.fields[question]

/** Tests for a bare postcode, which may cover several municipalities. */
export const isPostcode = (text: string): boolean => /^(l[\s-]*)?\d{4}$/i.test(text)

/** Parses a living area, with comma or point, and its unit; undefined outside the bounds of the form. */
export const parseSurface = (text: string): number | undefined => {
  const plain = text
    .replace(/\s/g, '')
    .replace(/(m[²2]?|qm)$/i, '')
    .replace(',', '.')
  const area = /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : 0
  return area >= surfaceBounds.min && area <= surfaceBounds.max ? area : undefined
}

/** Creates the input of the estimate; unanswered questions are omitted. */
export const createEstimateInput = (typed: Typed, questions: readonly Question[]): EstimationInput => {
  const input: Record<string, unknown> = { commune: (typed.commune ?? '').trim() }
  if (typed.quartier) input.quartier = typed.quartier
  const area = parseSurface(typed.surface ?? '')
  if (area !== undefined) input.surface = area
  for (const question of questions) {
    const value = typed[question]
    if (!value) continue
    input[question] = question === 'nbChambres' ? Number(value) : /^(yes|no)$/.test(value) ? value === 'yes' : value
  }
  // An incomplete form has no area; it is checked before anything is sent.
  return input as unknown as EstimationInput
}
