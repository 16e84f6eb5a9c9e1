import { tables } from '#languages/derived/written-figures'
import { joinLists, splitWords } from '#languages/word-lists'

const lists = joinLists(['links', 'weeks', 'ordinals', 'percentEndings', 'squares'], Object.values(tables))

const readForms = (key: keyof typeof lists): string[] => splitWords(lists[key]).map(word => word.replaceAll('_', ' '))

/** Words of all languages that link a number to what it is about, as an expression: with their space, or an apostrophe. */
export const linkPattern: string = readForms('links')
  .map(word => (word.endsWith("'") ? word : `${word} `))
  .join('|')

/** Endings of ordinals in digits, as an expression: `3e`, `1er`, `2nd`, `5th`, `3ème`. */
export const ordinalPattern: string = readForms('ordinals').join('|')

/** Endings of the sign of per cent, as an expression: `9%ige`. */
export const percentEndingPattern: string = readForms('percentEndings').join('|')

/** Beginnings of the words for spans of seven days. */
export const weekBeginnings: readonly string[] = readForms('weeks')

/** Parts of the words for square metres. */
export const squareWords: readonly string[] = readForms('squares')
