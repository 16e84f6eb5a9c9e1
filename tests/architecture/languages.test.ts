import { expect, test } from 'vitest'
import { languages, sourceLanguage } from '#languages/registry'
import { sources } from './sources.ts'

/** Where languages are named one by one: their own room, what is derived from it, and tests of single languages. */
const mayName = (file: string): boolean => /^(languages|tests)\/|\/derived\//.test(file)

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** Whether a program has the code of a language as a key, as a name in a list or an object, or as a text. */
const isNamed = (code: string, program: string): boolean =>
  new RegExp(String.raw`(?<![\w.#/'-])${code}(?=\s*[:,}\]])|'${code}'`).test(program)

/** The source language beside two others is a table or a list of languages; official languages of a country are fewer. */
const listsLanguages = (text: string): boolean => {
  const program = text.replaceAll(comment, '')
  const others = languages.filter(code => code !== sourceLanguage && isNamed(code, program))
  return isNamed(sourceLanguage, program) && others.length >= 2
}

test('texts in several languages and lists of languages are in languages/ alone', () => {
  const found = sources.filter(({ file, text }) => !mayName(file) && listsLanguages(text)).map(({ file }) => file)
  expect(found, 'A text goes to languages/<code>/, and a rule names its key.').toEqual([])
})

test.each([
  "label: { en: 'House', fr: 'Maison', de: 'Haus', lb: 'Haus' }",
  'const words = { fr, de, en, lb }',
  "z.enum(['fr', 'de', 'en', 'lb'])",
  "{\n  en: {\n    a: 'A' },\n  pt: {\n    a: 'B' },\n  fr: {} }",
])('%s is a table or a list of languages', program => {
  expect(listsLanguages(program)).toBe(true)
})

test.each([
  "languages: ['lb', 'fr', 'de']",
  "languages: ['en', 'cy']",
  '/** In the order fr, de, en, lb. */',
  "import { lines as fr } from '../fr/lines.ts'",
  'label: words.questions.use',
])('%s is none', program => {
  expect(listsLanguages(program)).toBe(false)
})
