import type { Language } from '../derived/words/formats.ts'
import { texts, type WordKey } from './words/texts.ts'

/** The languages in the order of the texts. */
export const languages: readonly Language[] = ['fr', 'de', 'en', 'lb']

/** A text of one language with its gaps filled in; names that hold braces are filled in as they are. */
export type Say = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string

/** French wants a space before `; : ? ! % »` and after `«` at which no line breaks. */
const unbroken = (text: string): string => text.replace(/ ([;:?!%»])/g, '\u00a0$1').replace(/« /g, '«\u00a0')

/** The texts of a language. */
export const sayIn = (language: Language): Say => {
  const at = languages.indexOf(language)
  return (key, values = {}) => {
    // A number stays in one line with its unit.
    const text = (texts[key][at] ?? '').replace(/} (?=s\b|m²)/g, '}\u00a0')
    const spaced = language === 'fr' ? unbroken(text) : text
    return spaced.replace(/{(\w+)}/g, (_, name: string) => `${values[name] ?? ''}`)
  }
}

/** The first letter as a capital: shared words are written as within a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
