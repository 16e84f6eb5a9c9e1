import { describe, expect, test } from 'vitest'
import { speaksOfArea } from '#domain/figures/judging/known-facts'
import { suffixAt } from '#domain/figures/reading/suffix'
import { vocabularyOf } from '#domain/figures/reading/vocabulary'
import { tables } from '#languages/derived/written-figures'
import { languages } from '#languages/registry'
import { splitWords } from '#languages/word-lists'

describe.each(languages.filter(code => tables[code]))('the words beside figures in %s', language => {
  test('its square metres are an area', () => {
    const forms = splitWords(tables[language]?.areas).map(form => form.replaceAll('_', ' '))
    expect(forms).not.toEqual([])
    expect(forms.filter(form => !speaksOfArea(`85 ${form}.`))).toEqual([])
  })

  test('a number with one of its ordinal endings is no amount', () => {
    const endings = splitWords(tables[language]?.ordinals)
    expect(endings.map(ending => suffixAt(`3${ending} `, 1, vocabularyOf(language)).measure)).toEqual(
      endings.map(() => undefined),
    )
  })
})

test.each([
  ['en', 'week'],
  ['de', 'wöchig'],
  ['lb', 'Wochen'],
] as const)('in %s, 2-%s is fourteen days', (language, word) => {
  expect(suffixAt(`2-${word.toLowerCase()}`, 1, vocabularyOf(language))).toMatchObject({ measure: 'days', factor: 7 })
})
