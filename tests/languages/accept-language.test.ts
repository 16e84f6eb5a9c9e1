import { describe, expect, test } from 'vitest'
import { parseAcceptLanguage } from '#languages/accept-language'
import { offeredLanguages } from '#languages/derived/offered-languages'
import { languages } from '#languages/registry'
import { hasSubject, listSubjects } from '#languages/tools/derived'

describe('the language that a header asks for', () => {
  test.each(languages)('%s is given where it has texts, and only there', code => {
    const hasTexts = listSubjects().some(subject => hasSubject(code, subject))
    expect(offeredLanguages.has(code)).toBe(hasTexts)
    expect(parseAcceptLanguage(code)).toBe(hasTexts ? code : undefined)
    expect(parseAcceptLanguage(`${code}-LU, en;q=0.5`)).toBe(hasTexts ? code : 'en')
  })

  test.each([
    ['xx, de;q=0.5', 'de'],
    ['fr;q=0, en;q=0.1', 'en'],
    ['*', undefined],
    ['', undefined],
  ])('%j: %s', (header, language) => expect(parseAcceptLanguage(header)).toBe(language))
})
