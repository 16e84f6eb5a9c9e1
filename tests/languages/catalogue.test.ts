import { describe, expect, test } from 'vitest'
import { catalogue, getPlainWords, getWords } from '#languages/catalogue'
import { buildLabels } from '#languages/labels'
import { createSay, fillGaps } from '#languages/text'

const en = { title: 'Loan', group: { rate: 'Loan at {rate}', sure: 'Sure?' } } as const
const fr = { title: 'Prêt', group: { rate: 'Prêt : {rate}', sure: 'Sûr ?' } } as const
const de = { title: 'Darlehen', group: { rate: 'Darlehen zu {rate}', sure: 'Sicher?' } } as const
const lb = { title: 'Prêt', group: { rate: 'Prêt zu {rate}', sure: 'Sécher?' } } as const
const pt = { group: { rate: 'Empréstimo a {rate}' } } as const

describe('the texts of every language', () => {
  const texts = catalogue(en, { fr, de, en, lb, pt })

  test('are its own, and text by text those of the first of the registry where a beta language has none', () => {
    expect(texts.de).toEqual(de)
    expect(texts.pt).toEqual({ title: 'Prêt', group: { rate: 'Empréstimo a {rate}', sure: 'Sûr\u202f?' } })
  })

  test('keep the spaces of the language that they are in', () => {
    expect(texts.fr.group).toEqual({ rate: 'Prêt\u00a0: {rate}', sure: 'Sûr\u202f?' })
    expect(texts.lb.group.sure).toBe('Sécher?')
  })

  test('are said with a value for each gap, in one pass', () => {
    const say = createSay<typeof en.group>(texts.fr.group)
    expect(say('rate', { rate: '{rate} %' })).toBe('Prêt\u00a0: {rate} %')
    expect(say('sure')).toBe('Sûr\u202f?')
    // @ts-expect-error a gap without a value
    say('rate')
    // @ts-expect-error a value without a gap
    say('sure', { rate: 3 })
    expect(fillGaps('{a}{b}', { a: '{b}', b: 1 })).toBe('{b}1')
  })

  test('may be missing in any language but the source, as while only one person has written them', () => {
    const fresh = { ...en, group: { ...en.group, fee: 'Fee' } } as const
    const { fr: french, pt: portuguese } = catalogue(fresh, { fr, en: fresh, pt })
    expect(french).toEqual({ title: 'Prêt', group: { rate: 'Prêt\u00a0: {rate}', sure: 'Sûr\u202f?', fee: 'Fee' } })
    expect(portuguese.group).toEqual({ rate: 'Empréstimo a {rate}', sure: 'Sûr\u202f?', fee: 'Fee' })
  })

  test('do not compile empty, of other gaps or under a key that the source lacks', () => {
    // @ts-expect-error a text is empty
    catalogue(en, { en, fr: { title: '' } })
    // @ts-expect-error a gap has another name
    catalogue(en, { en, pt: { group: { rate: 'Empréstimo a {taxa}' } } as const })
    // @ts-expect-error a text has no key in the source
    catalogue(en, { en, pt: { other: 'Outro' } as const })
  })
})

describe('the words of an answer', () => {
  const { sure, rate } = buildLabels<typeof en>({ fr, de, en, lb, pt }).group

  test('stand in the languages that have them, the source first, with plain spaces', () => {
    expect(Object.entries(sure)).toEqual([
      ['en', 'Sure?'],
      ['fr', 'Sûr ?'],
      ['de', 'Sicher?'],
      ['lb', 'Sécher?'],
    ])
    expect(Object.keys(rate)).toEqual(['en', 'fr', 'de', 'lb', 'pt'])
  })

  test('are those of another language where a complete one lacks them', () => {
    const { price } = buildLabels<{ readonly price: string }>({ en: { price: 'Price' }, de: { price: 'Preis' } })
    expect(price).toEqual({ en: 'Price', fr: 'Preis', de: 'Preis', lb: 'Preis' })
  })

  test('are read in any language, with its spaces or with plain ones', () => {
    expect(getWords(sure, 'pt')).toBe('Sûr\u202f?')
    expect(getPlainWords(sure, 'pt')).toBe('Sûr ?')
    expect(getWords(rate, 'pt')).toBe('Empréstimo a {rate}')
  })
})
