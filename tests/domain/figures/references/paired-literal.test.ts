import { describe, expect, test } from 'vitest'
import { withReferences } from '#domain/figures/references/with-references'
import type { Language } from '#languages/registry'
import { facts, plainSpaces } from './facts.ts'

const refusedOf = (text: string, language: Language): string[] =>
  withReferences(text, facts, language).refused.map(span => plainSpaces(span.text))

// D4 is 1 024 200 EUR, D1 85 m², D6 18.4 %, D2 12 050 EUR/m², D10 the year 2025, D12 11 164.77 EUR.
describe('a figure of another value that is said to be that of a reference', () => {
  test.each<[Language, string, string]>([
    ['fr', 'Le prix est de 710 000 € ({D4}).', '1 024 200 €'],
    ['fr', 'Le prix est de 710000 ({D4}).', '1 024 200 €'],
    ['fr', 'Le prix est de 710 000 € [{D4}].', '1 024 200 €'],
    ['fr', 'Le prix est de 710 000 EUR (D4).', '1 024 200 €'],
    ['fr', 'Le prix est de **710 000 €** (**{D4}**).', '1 024 200 €'],
    ['fr', 'Le prix est de « 710 000 € » ({D4}).', '1 024 200 €'],
    ['fr', 'Le prix est de 710 000 € TTC ({D4}).', '1 024 200 €'],
    ['fr', 'Le prix est de {D4} (710 000 €).', '1 024 200 €'],
    ['fr', 'Le prix est de {D4} (710000).', '1 024 200 €'],
    ['fr', 'Le prix est de {D4} [710 000 € TTC].', '1 024 200 €'],
    ['fr', 'Le prix est de {D4} (soit 710 000 €).', '1 024 200 €'],
    ['fr', 'Le prix est de {D4}, soit 710 000 €.', '1 024 200 €'],
    ['fr', 'Le prix est de 710 000 €, soit {D4}.', '1 024 200 €'],
    ['fr', 'Le prix est de 710 000 €, c’est-à-dire {D4}.', '1 024 200 €'],
    ['fr', 'Le prix est de 710 000 € (c’est-à-dire {D4}).', '1 024 200 €'],
    ['fr', 'Le prix est de 710 000 € (environ {D4}).', '1 024 200 €'],
    ['fr', 'Le prix est de 710 000 € = {D4}.', '1 024 200 €'],
    ['fr', 'Le prix est de {D4} = 710 000 €.', '1 024 200 €'],
    ['fr', 'Le prix est de {D4} = 710000.', '1 024 200 €'],
    ['fr', 'Une surface de 86 m² ({D1}), 18,9 % ({D6}).', '85 m²'],
    ['fr', 'Une surface de 86 = {D1}.', '85 m²'],
    // The m of a unit is no million, so that a rounded figure without a word for it is another one.
    ['fr', 'Une surface de 90 m² ({D1}).', '85 m²'],
    ['fr', 'Un prix de 12 000 €/m² ({D2}).', '12 050 €/m²'],
    ['fr', 'Pour 85 m², un prix de 710 000 €, soit {D4}.', '1 024 200 €'],
    ['fr', 'Le prix est de 1,03 million d’euros ({D4}).', '1 024 200 €'],
    ['en', 'The price is €710,000 ({D4}).', '€1,024,200'],
    ['en', 'The price is {D4} (€710,000).', '€1,024,200'],
    ['en', 'The price is €710,000, i.e. {D4}.', '€1,024,200'],
    ['en', 'The price is {D4} (that is, €710,000).', '€1,024,200'],
    ['en', 'The price is {D4} (about 710,000 euros).', '€1,024,200'],
    ['en', 'The price is {D4}, i.e. EUR 710,000.', '€1,024,200'],
    ['de', 'Der Preis beträgt 710.000 € ({D4}).', '1.024.200 €'],
    ['de', 'Der Preis beträgt {D4}, das heißt 710.000 €.', '1.024.200 €'],
    ['de', 'Der Preis beträgt 710.000 €, d. h. {D4}.', '1.024.200 €'],
    ['de', 'Der Preis beträgt {D4} (also 710.000,- €).', '1.024.200 €'],
    ['lb', 'De Präis ass 710.000 € ({D4}).', '1.024.200 €'],
    ['lb', 'De Präis ass {D4}, dat heescht 710.000 €.', '1.024.200 €'],
    ['pt', 'O preço é 710 000 € ({D4}).', '1 024 200 €'],
    ['pt', 'O preço é {D4}, ou seja 710 000 €.', '1 024 200 €'],
    ['pt', 'O preço é 710 000 euros, isto é, {D4}.', '1 024 200 €'],
    ['en', 'bought in 2024 ({D10})', '2025'],
  ])('%s: %s is refused', (language, text, first) => expect(refusedOf(text, language)[0]).toBe(first))

  test.each<[Language, string]>([
    // The other figure is what this one is worked out from, or the reverse.
    ['fr', '10 % de 1 024 200 €, soit {D17}'],
    ['fr', 'la moitié de 5 000 €, soit {D17}'],
    ['fr', '890 000 € + 134 200 € = {D4}'],
    ['fr', '12 × 1 950 € = {D17}'],
    ['fr', '{D1} = 2 × 42,5 m²'],
    ['fr', '10 % de {D4}, soit 102 420 €'],
    ['fr', 'De {D5} à {D4}, soit 134 200 € de plus'],
    ['de', 'die Hälfte von 5.000 €, also {D17}'],
    ['en', 'half of €5,000, i.e. {D17}'],
    // Rounded, and rightly so.
    ['fr', 'Le prix est de {D4} (environ 1 020 000 €).'],
    ['fr', 'Le prix est de 1,02 million d’euros ({D4}).'],
    ['en', 'The price is {D4} (about EUR 1 million).'],
    // Something else: another unit, another period, a number of a thing.
    ['fr', 'Lot 2 ({D1}), étage 3 ({D4})'],
    ['fr', '12 050 €/m² ({D4})'],
    ['fr', '85 m², soit {D4}'],
    ['fr', '{D4}, soit 12 050 €/m²'],
    ['fr', 'un loyer de 1 950 € par mois ({D17})'],
    ['fr', '{D4} (contre 890 000 € en 2020)'],
    ['fr', 'en 2024 ({D4})'],
    ['fr', 'un taux de 18,4 % ({D17})'],
    ['fr', 'entre 890 000 € et {D4}'],
    ['fr', 'de 890 000 € à {D4}'],
    ['en', 'the asking price of €890,000, or {D4} with parking'],
  ])('%s: %s is none', (language, text) => expect(refusedOf(text, language)).toEqual([]))
})
