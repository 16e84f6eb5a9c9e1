import { describe, expect, test } from 'vitest'
import { withReferences } from '#domain/figures/references/with-references'
import type { Language } from '#languages/registry'
import { facts, plainSpaces } from './facts.ts'

const shown = (text: string, language: Language) => {
  const { refused, ...rest } = withReferences(text, facts, language)
  return { ...rest, text: plainSpaces(rest.text), refused: refused.map(span => plainSpaces(span.text)) }
}

describe('what stands beside braces', () => {
  test.each<[Language, string, string]>([
    // Signs that repeat the unit go.
    ['fr', 'Le prix est de {D4} €.', 'Le prix est de 1 024 200 €.'],
    ['fr', 'soit {D4} EUR ou € {D4} ou {D4} k€', 'soit 1 024 200 € ou 1 024 200 € ou 1 024 200 €'],
    ['fr', 'soit {D4} millions d’euros', 'soit 1 024 200 €'],
    ['de', 'EUR {D4} oder {D4} Mio. Euro', '1.024.200 € oder 1.024.200 €'],
    ['en', 'EUR {D4}, £{D16} and {D4} million euros', '€1,024,200, £100,000 and €1,024,200'],
    ['en', '{D6}% of {D1} m²', '18.4% of 85 m²'],
    ['fr', '{D2} €/m² et {D2}/m2', '12 050 €/m² et 12 050 €/m²'],
    // Words stay, and the sign goes.
    ['fr', '{D4} euros, {D6} pour cent, {D1} mètres carrés', '1 024 200 euros, 18,4 pour cent, 85 mètres carrés'],
    ['de', '{D6} Prozent von {D4} Euro', '18,4 Prozent von 1.024.200 Euro'],
    ['lb', '{D6} Prozent vun {D4} Euro', '18,4 Prozent vun 1.024.200 Euro'],
    ['pt', '{D6} por cento de {D4} euros', '18,4 por cento de 1 024 200 euros'],
    ['fr', '{D2} par m², {D2} € le m²', '12 050 € par m², 12 050 € le m²'],
    ['en', 'The price per m² is {D2}.', 'The price per m² is €12,050.'],
    ['de', 'Der Quadratmeterpreis beträgt {D2}.', 'Der Quadratmeterpreis beträgt 12.050 €.'],
    ['en', 'It costs {D2}.', 'It costs €12,050/m².'],
    // Spans of time: the word of the text, the one that it asks for, or one of ours.
    ['lb', 'eréischt no {D7} Joer', 'eréischt no 5 Joer'],
    ['de', 'nach {D7} Jahren, {D7}-jährig', 'nach 5 Jahren, 5-jährig'],
    ['fr', 'au bout de {D7} ans, soit {D7} mois', 'au bout de 5 ans, soit 60 mois'],
    ['de', 'in {D13} Monaten, also {D13} Jahren', 'in 240 Monaten, also 20 Jahren'],
    ['en', 'a {D7}-year period; {D7} full years', 'a 5-year period; 5 full years'],
    ['en', 'It is exempt after {D7}.', 'It is exempt after 5 years.'],
    ['fr', 'Durée : {D20}.', 'Durée : 1 an.'],
    ['lb', 'No {D7}.', 'No 5 Joer.'],
    ['pt', 'Depois de {D7}.', 'Depois de 5 anos.'],
    ['fr', '{D11} chambres en {D10}, le {D9}', '3 chambres en 2025, le 20 novembre 2025'],
    // A minus goes behind words of a fall, a gap or a credit, and only there.
    ['fr', 'une baisse de {D3}, un crédit de {D8}', 'une baisse de 4,25 %, un crédit de 40 000 €'],
    ['de', 'ein Rückgang um {D3}, der Steuerkredit von {D8}', 'ein Rückgang um 4,25 %, der Steuerkredit von 40.000 €'],
    ['en', 'a gap of {D5 - D4}, and a change of {D3}', 'a gap of €134,200, and a change of −4.25%'],
    ['lb', 'e Réckgang vun {D3}', 'e Réckgang vun 4,25 %'],
    ['pt', 'uma queda de {D3}', 'uma queda de 4,25%'],
    // A number whose unit nobody gave.
    ['fr', 'un taux de {D15} %, environ {~D15 %}', 'un taux de 12 %, environ 12 %'],
    // 1 024 200 / 890 000 is 1.1508: a ratio that was calculated is a part of one.
    ['fr', 'soit {D4 / D5} % du prix', 'soit 115,1 % du prix'],
    // A word of time further on is that of something else.
    ['fr', 'au bout de {D7} et six mois', 'au bout de 5 ans et six mois'],
    ['de', 'Laufzeit {D13}, je Jahr', 'Laufzeit 240 Monate, je Jahr'],
    // Braces of another notation are none.
    ['fr', 'soit 700{,}000 et $\\text{m}$', 'soit 700{,}000 et $\\text{m}$'],
    // Payments are counted in months, and percentage points may be short.
    ['fr', '{D13} mensualités, soit {D6} points de plus', '240 mensualités, soit 18,4 points de plus'],
    ['de', '{D13} Raten und {D22} Punkte', '240 Raten und 5 Punkte'],
  ])('%s: %s', (language, text, expected) => {
    expect(shown(text, language)).toMatchObject({ text: expected, refused: [] })
  })

  test.each<[Language, string, string]>([
    ['fr', 'Le prix est de 1024200 EUR {D4}.', 'Le prix est de 1 024 200 €.'],
    ['fr', 'Le prix est de 1 024 200 EUR {D4}.', 'Le prix est de 1 024 200 €.'],
    ['fr', 'Le prix est de 1024200 {D4}.', 'Le prix est de 1 024 200 €.'],
    ['fr', 'Le prix est de 1024200{D4}.', 'Le prix est de 1 024 200 €.'],
    ['fr', 'Le prix est de **1 024 200 €** {D4}.', 'Le prix est de 1 024 200 €.'],
    ['fr', 'Le prix est de 1 024 200 euros {D4}.', 'Le prix est de 1 024 200 €.'],
    ['fr', 'Le prix est de 1 024,2 k€ {D4}.', 'Le prix est de 1 024 200 €.'],
    ['fr', 'Le prix est de 1 024 200 € ({D4}).', 'Le prix est de 1 024 200 €.'],
    ['fr', 'Le prix est de 1 024 200 € [{D4}].', 'Le prix est de 1 024 200 €.'],
    ['fr', 'Le prix est de 1 024 200 EUR = {D4}.', 'Le prix est de 1 024 200 €.'],
    ['fr', 'Le prix est de {D4} 1 024 200 EUR.', 'Le prix est de 1 024 200 €.'],
    ['fr', 'Le prix est de {D4} (1 024 200 EUR).', 'Le prix est de 1 024 200 €.'],
    ['fr', 'Le prix est de {D4} = 1 024 200 EUR.', 'Le prix est de 1 024 200 €.'],
    ['fr', 'Le prix est de {D4} **1 024 200 €**.', 'Le prix est de 1 024 200 €.'],
    ['fr', 'Le prix est de {D4} {D4}, donc {D4} ({D4}).', 'Le prix est de 1 024 200 €, donc 1 024 200 €.'],
    ['fr', 'estimationCentrale 1024200 EUR {D4} et 85 m² {D1}', 'estimationCentrale 1 024 200 € et 85 m²'],
    ['fr', 'un taux de 18,4 % {D6}, acheté en 2015 {D19}', 'un taux de 18,4 %, acheté en 2015'],
    ['fr', 'un crédit de 40 000 € {D8}', 'un crédit de 40 000 €'],
    ['fr', 'le 20 novembre 2025 {D9}, pendant 5 ans {D7}', 'le 20 novembre 2025, pendant 5 ans'],
    ['fr', 'soit 11 164,8 € {D12} au total', 'soit 11 164,77 € au total'],
    ['fr', 'deux fois le prix, 2 048 400 € {D4 * 2}', 'deux fois le prix, 2 048 400 €'],
    ['de', 'Der Preis ist 1.024.200 € {D4} bei 12.050 €/m² {D2}.', 'Der Preis ist 1.024.200 € bei 12.050 €/m².'],
    ['de', 'Der Preis ist 1.024.200,- € {D4}.', 'Der Preis ist 1.024.200 €.'],
    ['fr', 'Le prix (1 024 200 €) {D4} est ferme.', 'Le prix 1 024 200 € est ferme.'],
    ['de', 'Der Quadratmeterpreis: 12.050 {D2}', 'Der Quadratmeterpreis: 12.050 €'],
    ['en', 'The price is €1,024,200 {D4}, or EUR 1,024,200 {D4}.', 'The price is €1,024,200, or €1,024,200.'],
    ['en', 'The price is {D4} €1,024,200 for {D1} 85 m².', 'The price is €1,024,200 for 85 m².'],
    ['en', '£100,000 {D16}, 3 {D11} rooms', '£100,000, 3 rooms'],
    ['lb', 'De Präis ass 1.024.200 € {D4}.', 'De Präis ass 1.024.200 €.'],
    ['pt', 'O preço é 1 024 200 euros {D4}.', 'O preço é 1 024 200 €.'],
    // Another value of another kind stays.
    ['fr', 'Lot 2 {D1}, étage 3 {D4}, en 2024 {D4}', 'Lot 2 85 m², étage 3 1 024 200 €, en 2024 1 024 200 €'],
    ['fr', 'en 2024 : {D4} (contre 890 000 € en 2020)', 'en 2024 : 1 024 200 € (contre 890 000 € en 2020)'],
    ['fr', 'Prix | 890 000 € | {D4}', 'Prix | 890 000 € | 1 024 200 €'],
    ['fr', 'la moitié, 512 100 € ({D4} / 2)', 'la moitié, 512 100 € (1 024 200 € / 2)'],
  ])('%s: a figure that is copied with its name is printed once: %s', (language, text, expected) => {
    const read = shown(text, language)
    expect(read).toMatchObject({ text: expected, refused: [] })
    for (const { start, end, text: figure } of withReferences(text, facts, language).figures)
      expect(plainSpaces(withReferences(text, facts, language).text.slice(start, end))).toBe(plainSpaces(figure))
  })

  test.each<[Language, string, string, string[]]>([
    ['fr', 'Le prix est de 1 034 200 {D4}.', 'Le prix est de 1 034 200 1 024 200 €.', ['1 024 200 €']],
    ['fr', 'Le prix est de 890 000 € {D4}.', 'Le prix est de 890 000 € 1 024 200 €.', ['1 024 200 €']],
    ['de', 'eine Fläche von 86 m² {D1}', 'eine Fläche von 86 m² 85 m²', ['85 m²']],
    ['en', 'a rate of {D6} 18.9%', 'a rate of 18.4% 18.9%', ['18.4%']],
    ['fr', 'en 2026 {D10}', 'en 2026 2025', ['2025']],
    ['fr', 'une surface de {D1} €', 'une surface de 85 m² €', ['85 m² €']],
    ['fr', 'un prix de {D4} m²', 'un prix de 1 024 200 € m²', ['1 024 200 € m²']],
    ['de', 'nach {D4} Jahren', 'nach 1.024.200 € Jahren', ['1.024.200 € Jahren']],
    ['en', 'a price of £{D4}', 'a price of £€1,024,200', ['€1,024,200']],
    ['en', '{D6} years', '18.4% years', ['18.4% years']],
    ['en', '{D11}% of it', '3% of it', ['3%']],
    ['fr', 'en {D10} ans', 'en 2025 ans', ['2025 ans']],
    ['fr', '3{D4} et {D4}5', '31 024 200 € et 1 024 200 €5', ['1 024 200 €', '1 024 200 €']],
    ['fr', '{D11}{D1}', '385 m²', ['85 m²']],
    // A range is no difference.
    ['fr', 'entre {D5 - D4}', 'entre [?]', ['[?]']],
    ['de', 'eine Spanne von {D5 – D4}', 'eine Spanne von [?]', ['[?]']],
    ['en', 'between {D5 – D4}', 'between [?]', ['[?]']],
    ['lb', 'tëscht {D5 – D4}', 'tëscht [?]', ['[?]']],
    ['fr', '{D99} puis {D4 * D5}', '[?] puis [?]', ['[?]', '[?]']],
    // Braces that hold no name are gaps that a model left.
    ['fr', 'Vous payez {prix} pour {à compléter}.', 'Vous payez [?] pour [?].', ['[?]', '[?]']],
    ['en', 'You pay {N/A}, {} and {...}.', 'You pay [?], [?] and [?].', ['[?]', '[?]', '[?]']],
    ['de', 'Der Preis ist {estimation_2} und <D99>.', 'Der Preis ist [?] und [?].', ['[?]', '[?]']],
    // Groups, letters and endings that are glued to a figure.
    ['fr', '{D4} 000', '1 024 200 € 000', ['1 024 200 €']],
    ['fr', 'le {D7}ème mois', 'le 5 ansème mois', ['5 ans']],
    ['fr', '{D4}x', '1 024 200 €x', ['1 024 200 €']],
    ['fr', '{D4a}', '[?]', ['[?]']],
    ['fr', 'soit {D7} mensualités', 'soit 5 mensualités', ['5']],
  ])('%s: %s is not supported', (language, text, expected, refused) => {
    expect(shown(text, language)).toMatchObject({ text: expected, refused })
  })
})

describe('spellings of models', () => {
  test.each([
    ['{{D4}}', '1 024 200 €'],
    ['$' + '{D4}', '1 024 200 €'],
    ['\\{D4\\}', '1 024 200 €'],
    ['{ d4 }', '1 024 200 €'],
    ['｛D4｝', '1 024 200 €'],
    ['[D4]', '1 024 200 €'],
    ['{D4 – D5}', '134 200 €'],
    ['{D1 × D2}', '1 024 250 €'],
    ['**{D4}**', '**1 024 200 €**'],
    ['{**D4**}', '1 024 200 €'],
    ['{D4 €}', '1 024 200 €'],
    ['{D2 €/m²}', '12 050 €/m²'],
    ['{D7 ans}', '5 ans'],
    ['<D4>', '1 024 200 €'],
    ['< d4 >', '1 024 200 €'],
    ['(D4)', '(1 024 200 €)'],
    ['1 024 200 € (D4)', '1 024 200 €'],
    ['{D4 = 1024200}', '1 024 200 €'],
    ['{D4 = 1 024 200 €}', '1 024 200 €'],
    ['{D6 = 18,4 %}', '18,4 %'],
    // A value in braces is text, judged as any other.
    ['{850 000 €}', '850 000 €'],
    // Not repaired.
    ['D4', 'D4'],
    ['(D99)', '(D99)'],
    ['{D4', '{D4'],
    ['[L2] [C1]', '[L2] [C1]'],
  ])('%s', (written, expected) => expect(shown(written, 'fr')).toMatchObject({ text: expected, refused: [] }))

  test.each(['{D4 = 1024300}', '{D4 et D5}', '{D4 D5}', '{D1 €/m² D2}'])('%s is refused', written => {
    expect(shown(written, 'fr')).toMatchObject({ text: '[?]', refused: ['[?]'], figures: [] })
  })
})

describe('a text with references', () => {
  const text = 'De {D5} à {D4} € : {(D4 - D5) / D5 %} de plus, dit {D99} [1].'

  test('says of each figure where it stands, what it is and what it comes from', () => {
    const { text: written, figures, refused } = withReferences(text, facts, 'fr')
    expect(plainSpaces(written)).toBe('De 890 000 € à 1 024 200 € : 15,1 % de plus, dit [?] [1].')
    expect(figures.map(({ value, unit, expression }) => [value, unit, expression])).toEqual([
      [890_000, 'EUR', 'D5'],
      [1_024_200, 'EUR', 'D4'],
      [134_200 / 890_000, 'fraction', '(D4 - D5) / D5 %'],
    ])
    expect(figures[2]?.sources).toEqual([
      { kind: 'input', ref: 'D4', value: 1_024_200 },
      { kind: 'input', ref: 'D5', value: 890_000 },
    ])
    for (const span of [...figures, ...refused]) expect(written.slice(span.start, span.end)).toBe(span.text)
  })

  test('leads back to what the model wrote', () => {
    const { text: written, source, sourceAt } = withReferences(text, facts, 'fr')
    expect(source).toBe(text)
    for (const word of ['De', 'à', 'de plus', '[1]']) expect(sourceAt(written.indexOf(word))).toBe(text.indexOf(word))
    expect(sourceAt(written.indexOf('15,1'))).toBe(text.indexOf('{(D4'))
    expect(sourceAt(written.indexOf('[?]') + 1)).toBe(text.indexOf('{D99}'))
  })

  test('braces without end cost no more than others', () => {
    const hostile = '{D4 '.repeat(2000)
    const { text: written } = withReferences(hostile, facts, 'fr')
    expect(written).toBe(hostile)
  })
})
