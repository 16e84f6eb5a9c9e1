import { describe, expect, test } from 'vitest'
import { tables } from '#languages/derived/claim-words'
import { languages } from '#languages/registry'
import { findClaims } from '#server/services/ai/claims'
import { claimCases } from './claim-cases.ts'

const claims = languages.flatMap(language => claimCases[language]?.claims ?? [])
const others = languages.flatMap(language => claimCases[language]?.others ?? [])

test.each(languages.filter(code => tables[code]))('the words of %s have sentences that try them', language => {
  expect(claimCases[language]?.claims.length).toBeGreaterThanOrEqual(10)
  expect(claimCases[language]?.others.length).toBeGreaterThanOrEqual(10)
})

describe('what a text must not call itself', () => {
  test.each(claims)('%s is a claim, whole', sentence =>
    expect(findClaims(sentence)).toEqual([{ start: 0, end: sentence.length, text: sentence }]),
  )

  test.each(others)('%s is none', sentence => expect(findClaims(sentence)).toEqual([]))

  test('stands where it is in the text, without the sentences around it and without spaces', () => {
    const text = 'Le prix est de 1.5 million.  Ce texte vaut conseil fiscal.\nIl est long.\n\nJe suis notaire'
    expect(findClaims(text)).toEqual([
      { start: 29, end: 58, text: 'Ce texte vaut conseil fiscal.' },
      { start: 73, end: 88, text: 'Je suis notaire' },
    ])
  })

  test('letters whose small form is longer do not move it', () => {
    const text = 'İİİ. This certified valuation is final.'
    expect(findClaims(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'This certified valuation is final.',
    ])
  })

  test('a text without sentences holds none', () => expect(findClaims('…  \n\n?!')).toEqual([]))
})
