import { texts } from '../../../languages/derived/area.ts'
import { getLanguageRow, type Language, languages, sourceLanguage } from '../../../languages/registry.ts'

/** Collects a language for the element of a place: formats of figures and days, and its texts in the order of the keys. */
const collectAreaLanguage = (language: Language) => {
  const { locale, typography, months } = getLanguageRow(language)
  const { euro, beforePercent, firstOfMonth } = typography
  const habits = { locale, typography: { euro, beforePercent, firstOfMonth }, ...(months && { months }) }
  return { habits, texts: Object.values(texts[language]) }
}

const print = (value: unknown): string => JSON.stringify(value, null, 2)

/**
 * Prints the derived file of the texts of all languages, by path from the root. They are few: one file with all of them
 * needs no second request, and its hash covers them. Keys are written once, since every language has the same ones.
 */
export const printAreaTextFiles = (): Record<string, string> => ({
  'sdk/elements/derived/area.ts': `// Written by \`npm run derive\` from the languages; not edited by hand.

/** Texts of the source language; their types define the gaps of each text. */
export type Source = ${print(texts[sourceLanguage])}

/** Keys of the texts, in the order of each language. */
export const areaKeys = ${print(Object.keys(texts[sourceLanguage]))} as const

/** Formats and texts of the element of a place, by language. */
export const areaTexts = ${print(Object.fromEntries(languages.map(code => [code, collectAreaLanguage(code)])))} as const
`,
})
