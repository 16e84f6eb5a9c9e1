import { describe, expect, test } from 'vitest'
import type { Tables } from '#languages/catalogue'
import { buildLabels, repeatInAllLanguages } from '#languages/labels'
import { getLanguageRow, type Language, languages } from '#languages/registry'

type Source = { readonly price: string; readonly questions: { readonly isNew: string } }

const complete = languages.filter(code => !getLanguageRow(code).isBeta)
const beta = languages.filter(code => getLanguageRow(code).isBeta)

/** A language in beta has one of the two texts. */
const tableOf = (code: Language) => ({
  ...(!getLanguageRow(code).isBeta && { price: `price (${code})` }),
  questions: { isNew: `new ? (${code})` },
})

const words = buildLabels<Source>(
  Object.fromEntries(languages.map(code => [code, tableOf(code)])) as unknown as Tables<Source>,
)

describe('the texts of a subject as answers carry them', () => {
  test('are those of every language under the key of the source, as they are written', () => {
    expect(words.questions.isNew).toEqual(Object.fromEntries(languages.map(code => [code, `new ? (${code})`])))
  })

  test('begin with the source, and go on in the order of the registry', () => {
    expect(Object.keys(words.questions.isNew)).toEqual(['en', ...languages.filter(code => code !== 'en')])
  })

  test('leave out a language in beta that lacks the text', () => {
    expect(Object.keys(words.price).sort()).toEqual([...complete].sort())
    expect(Object.keys(words.questions.isNew)).toEqual(expect.arrayContaining(beta))
  })
})

test('what nobody translates is the same in every complete language', () => {
  expect(repeatInAllLanguages('A/2')).toEqual(Object.fromEntries(complete.map(code => [code, 'A/2'])))
})
