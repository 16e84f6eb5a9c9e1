import type { EstimationInput } from '../../src/derived/types.ts'
import { capital, type Scene, type Typed } from './scene.ts'

/** The questions of the second form that there are. */
const questions = ['etage', 'etat', 'exterieur', 'parking', 'classeEnergie', 'nbChambres', 'estNeuf'] as const

/** A question of the second form. */
export type Question = (typeof questions)[number]

/** The questions that are shown by default. */
const usualQuestions = 'etage etat exterieur parking classeEnergie nbChambres'

/** Smallest and largest living area that the form takes, m². */
export const surfaceBounds = { min: 10, max: 1000 } as const

/** The questions that a list of words names; unknown words are skipped. */
export const questionsOf = (list: string | null): Question[] => {
  const named = (list ?? usualQuestions).split(/\s+/)
  return [...new Set(named)].filter((word): word is Question => (questions as readonly string[]).includes(word))
}

/** The answers to a question, each as it is sent and as it is read. */
export const choicesOf = (
  question: Question,
  { words }: Scene,
): readonly (readonly [value: string, text: string])[] => {
  if (question === 'parking' || question === 'estNeuf')
    return [
      ['yes', capital(words.yes)],
      ['no', capital(words.no)],
    ]
  if (question === 'classeEnergie') return [...'ABCDEFG'].map(letter => [letter, letter === 'G' ? 'G, H, I' : letter])
  if (question === 'nbChambres') return [...'012345678'].map(count => [count, count])

  return Object.entries(words[question]).map(([value, text]) => [value, capital(text)])
}

/** What a question is called. */
export const labelOf = (question: Question, { words, say }: Scene): string =>
  question === 'parking' || question === 'estNeuf' ? say(question) : words.fields[question]

/** Whether a text is a postcode and nothing else, which may be of several municipalities. */
export const isPostcode = (text: string): boolean => /^(l[\s-]*)?\d{4}$/i.test(text)

/** A living area as people write it, with comma or point, and its unit; undefined outside the bounds of the form. */
export const surfaceOf = (text: string): number | undefined => {
  const plain = text
    .replace(/\s/g, '')
    .replace(/(m[²2]?|qm)$/i, '')
    .replace(',', '.')
  const area = /^\d+(\.\d*)?$/.test(plain) ? Number(plain) : 0
  return area >= surfaceBounds.min && area <= surfaceBounds.max ? area : undefined
}

/** The input of the estimate; unanswered questions are left out. */
export const inputOf = (typed: Typed, questions: readonly Question[]): EstimationInput => {
  const input: Record<string, unknown> = { commune: (typed.commune ?? '').trim() }
  if (typed.quartier) input.quartier = typed.quartier
  const area = surfaceOf(typed.surface ?? '')
  if (area !== undefined) input.surface = area
  for (const question of questions) {
    const value = typed[question]
    if (!value) continue
    input[question] = question === 'nbChambres' ? Number(value) : /^(yes|no)$/.test(value) ? value === 'yes' : value
  }
  // A form that was not filled in has no area; it is checked before anything is sent.
  return input as unknown as EstimationInput
}
