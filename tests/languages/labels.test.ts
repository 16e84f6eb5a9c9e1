import { describe, expect, test } from 'vitest'
import type { Tables } from '#languages/catalogue'
import { labels, untranslated } from '#languages/labels'
import { type Language, languages, rowOf } from '#languages/registry'

type Source = { readonly price: string; readonly questions: { readonly isNew: string } }

const complete = languages.filter(code => !rowOf(code).isBeta)
const beta = languages.filter(code => rowOf(code).isBeta)

/** A language in beta has one of the two texts. */
const tableOf = (code: Language) => ({
  ...(!rowOf(code).isBeta && { price: `price (${code})` }),
  questions: { isNew: `new ? (${code})` },
})

const words = labels<Source>(
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
  expect(untranslated('A/2')).toEqual(Object.fromEntries(complete.map(code => [code, 'A/2'])))
})
