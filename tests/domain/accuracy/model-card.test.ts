import { describe, expect, test } from 'vitest'
import { ModelCard } from '#contract/estimation/model-card'
import { cardVoice } from '#domain/accuracy/card-voice'
import type { CompleteTranslation } from '#languages/catalogue'
import { words } from '#languages/en/model-card'
import { splitAtGaps } from '#languages/text'
import { tables } from '../estimation/prices/real-tables.ts'
import { today } from './judged-sales.ts'
import { type Card, cardOf, saysIn, textsOf } from './some-card.ts'

const card = cardOf()

describe('the words', () => {
  /** Figures that are no figures of ours: names of acts and papers, a day of the calendar, a rule of a publisher. */
  const citations: Readonly<Partial<Record<keyof typeof words, readonly string[]>>> = {
    // A guideline of the European Banking Authority.
    'refusal.advancedModel': ['EBA/GL/2020/06', 'paragraphs 236 and 237'],
    // The publisher of the files says so; no table of ours holds it.
    'data.history.exclusions': ['cut by 5 % at each end by the publisher'],
    // Names of licences.
    'data.history.licence': ['CC0', 'CC BY 4.0'],
    // Papers.
    'formula.level': ['Fay and Herriot 1979', 'Rao and Yu 1994'],
    // The formula value × (1 ∓ z FSD).
    'formula.intervals': ['1 ∓ z'],
    // An act of the Union.
    'class.persons': ['Regulation (EU) 2024/1689'],
    // An act of the Union.
    'stop.override': ['Regulation (EU) No 575/2013, Article 208(3)(b)'],
  }

  test.each(Object.entries(words))('of %s hold no typed figure but citations', (key, text) => {
    const cited = citations[key as keyof typeof words] ?? []
    for (const citation of cited) expect(text).toContain(citation)
    const rest = cited.reduce((left, citation) => left.replace(citation, ''), text)
    const typed = splitAtGaps(rest).filter((_, at) => at % 2 === 0)
    expect(typed.join(' ')).not.toMatch(/\d/)
  })

  test('of all keys are used, each gap filled', () => {
    const marked = Object.fromEntries(Object.keys(words).map(key => [key, `<${key}>`])) as CompleteTranslation<
      typeof words
    >
    const within = cardOf(tables, '2025-12-31', cardVoice('en', marked))
    const said = [...textsOf(cardOf(tables, today, cardVoice('en', marked))), ...textsOf(within)]
    const keys = new Set(said.flatMap(text => /^<(.+)>$/.exec(text)?.[1] ?? []))
    expect(Object.keys(words).filter(key => !keys.has(key))).toEqual([])
    for (const text of textsOf(card)) expect(text).not.toMatch(/[{}]|undefined|NaN|Infinity/)
  })
})

describe('in another language', () => {
  /** Each text as its key with its gaps, as a translation might arrange them. */
  const stub = Object.fromEntries(
    Object.entries(words).map(([key, text]) => {
      const gaps = splitAtGaps(text).filter((_, at) => at % 2 === 1)
      return [key, `(${key})${gaps.map(gap => ` ${gap}={${gap}}`).join('')}`]
    }),
  ) as CompleteTranslation<typeof words>

  test('it has that language’s words, figures and days', () => {
    const french = cardOf(tables, today, cardVoice('fr', stub))
    const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(plain(saysIn(french, 'purpose.past'))).toBe('(purpose.past) first=1er janvier 2014')
    expect(plain(saysIn(french, 'fault.timid'))).toBe('(fault.timid) low=1,40 high=1,55')
    expect(plain(french.drift.says)).toBe('(drift.beyond) last=2026-Q2 quarters=2 deviation=4,1 %')
    const german = cardOf(tables, today, cardVoice('de', stub))
    expect(plain(saysIn(german, 'purpose.past'))).toBe('(purpose.past) first=1. Januar 2014')
    expect(plain(saysIn(german, 'formula.variance'))).toBe('(formula.variance) sale=19 %')
  })

  test('it says the same keys and the same figures beside the words', () => {
    const french = cardOf(tables, today, cardVoice('fr', stub))
    expect(ModelCard.parse(french)).toEqual(french)
    expect(french.parameters).toEqual(card.parameters)
    expect(french.inputs).toEqual(card.inputs)
    const keysOf = (of: Card) =>
      [of.purpose, of.refusals, of.formula, of.faults].map(list => list.map(({ key }) => key))
    expect(keysOf(french)).toEqual(keysOf(card))
    expect(french.identity).toEqual({ ...card.identity, name: '(name)' })
  })
})
