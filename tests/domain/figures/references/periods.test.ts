import { describe, expect, test } from 'vitest'
import { naming } from '#domain/figures/references/names'
import { withReferences } from '#domain/figures/references/with-references'
import type { Language } from '#languages/registry'
import { plainSpaces } from './facts.ts'

const names = naming(() => undefined)
names.text(
  [
    'Prix d’achat 640 000 EUR',
    'Loyer mensuel 1 950 EUR',
    'Charges 1 800 EUR par an',
    'Emprunt 480 000 EUR sur 20 ans',
    'Annual ground rent EUR 1,200',
    'Mensualité 2 377,35 EUR pendant 300 mois',
    'Divers 500 EUR',
  ].join('\n'),
)
const facts = names.facts()
const [price, rent, charges, loan, years, ground, payment, months, other] = facts.map(({ name }) => name)

const printed = (text: string, language: Language) => {
  const { text: written, figures, refused } = withReferences(text, facts, language)
  return {
    text: plainSpaces(written),
    refused: refused.map(span => plainSpaces(span.text)),
    expressions: figures.map(({ expression }) => expression),
  }
}

describe('money has a period', () => {
  // 1 950 × 12 = 23 400; 1 800 ÷ 12 = 150; 1 200 ÷ 12 = 100; 480 000 ÷ 20 = 24 000; 2 377.35 × 300 = 713 205.
  test.each<[Language, string, string]>([
    ['fr', `Le loyer rapporte {${rent}} par an.`, 'Le loyer rapporte 23 400 € par an.'],
    ['fr', `soit {${rent}} de loyer par an`, 'soit 23 400 € de loyer par an'],
    ['fr', `soit {${rent}}/an`, 'soit 23 400 €/an'],
    ['fr', `des charges de {${charges}} par mois`, 'des charges de 150 € par mois'],
    ['de', `Das sind {${rent}} im Jahr.`, 'Das sind 23.400 € im Jahr.'],
    ['de', `Das sind {${charges}} monatlich.`, 'Das sind 150 € monatlich.'],
    ['en', `It pays {${rent}} a year.`, 'It pays €23,400 a year.'],
    ['en', `That is {${ground}} per month.`, 'That is €100 per month.'],
    ['pt', `São {${rent}} por ano.`, 'São 23 400 € por ano.'],
    ['lb', `Dat sinn {${rent}} am Joer.`, 'Dat sinn 23.400 € am Joer.'],
    ['fr', `{${rent}} par mois et {${charges}} par an`, '1 950 € par mois et 1 800 € par an'],
    ['fr', `{${rent} * 12} par an`, '23 400 € par an'],
    ['fr', `{${charges} / 12 + ${payment}} par mois`, '2 527,35 € par mois'],
    ['fr', `un coût de {${loan} / ${years}} par an`, 'un coût de 24 000 € par an'],
    ['fr', `au total {${payment} * ${months}}`, 'au total 713 205 €'],
    ['fr', `{${other}} par an`, '500 € par an'],
  ])('%s: %s', (language, text, expected) =>
    expect(printed(text, language)).toMatchObject({ text: expected, refused: [] }),
  )

  test('what was calculated says how', () => {
    expect(printed(`{${rent}} par an`, 'fr').expressions).toEqual([`${rent} * 12`])
    expect(printed(`{${charges} - ${charges} / 2} par mois`, 'fr').expressions).toEqual([
      `(${charges} - ${charges} / 2) / 12`,
    ])
  })

  test.each<[Language, string, string[]]>([
    ['fr', `Le prix est de {${price}} par an.`, ['640 000 €']],
    ['fr', `Chaque mois il faut {${loan}} par mois.`, ['480 000 €']],
    ['fr', `Le loyer annuel est de {${rent}}.`, ['1 950 €']],
    ['de', `Die Jahresmiete beträgt {${rent}}.`, ['1.950 €']],
    ['en', `Monthly charges are {${charges}}.`, ['€1,800']],
    ['fr', `{${rent} * 52}`, ['[?]']],
    ['fr', `{${charges} * 12}`, ['[?]']],
    ['fr', `{${price} * ${years}}`, ['[?]']],
    ['fr', `{${rent} * ${years}}`, ['[?]']],
    ['fr', `{${rent} + ${charges}}`, ['[?]']],
    ['fr', `{${rent} / ${charges} %}`, ['[?]']],
  ])('%s: %s is not supported', (language, text, refused) => expect(printed(text, language)).toMatchObject({ refused }))
})
