import { describe, expect, test } from 'vitest'
import { removeAddresses } from '#server/services/ai/addresses'

const law = 'https://legilux.public.lu/eli/etat/leg/loi/2016'
const known = [
  'Écrivez à Agence@maison.lu ou voyez www.maison.lu, tél. 26 12 34 56,',
  'compte LU28 0019 4006 4475 0000. Source : data.public.lu',
].join('\n')

const shown = (text: string): string => removeAddresses(text, { addresses: [law], known: () => known })

describe('what leads elsewhere is taken out, and […] shows the gap', () => {
  test.each([
    ['Voir https://evil.example/a?b=1.', 'Voir […].'],
    ['Plus d’informations sur evil.example/700000.', 'Plus d’informations sur […].'],
    ['Siehe immobilien-beispiel.de und sub.immobilien-beispiel.lu/x?y=1!', 'Siehe […] und […]!'],
    ['Rien sur evil.zip ni sur päis.lu:8080/a', 'Rien sur […] ni sur […]'],
    ['hxxps://evil[.]example/a', ''],
    ['See hxxps[:]//evil[.]com or evil(dot)com', 'See […] or […]'],
    ['Cliquez : java\nscript:alert', 'Cliquez : […]'],
    ['Écrivez à jean.dupont@evil.example, vite.', 'Écrivez à […], vite.'],
    ['Mail to info[at]evil.lu', 'Mail to […]'],
    ['Appelez le 26 98 76 54 ou le +352 621 123 456.', 'Appelez le […] ou le […].'],
    ['Rufen Sie an: Telefon 0049 30 123456', 'Rufen Sie an: Telefon […]'],
    ['Ligue para +351 21 123 45 67', 'Ligue para […]'],
    ['Virez à LU99 0019 4006 4475 0001 ou à FR1420041010050500013M02606.', 'Virez à […] ou à […].'],
    ['Voir https://a.example, https://b.example.', 'Voir […].'],
    ['https://a.example\nLe prix tient.', 'Le prix tient.'],
  ])('%j', (text, expected) => expect(shown(text)).toBe(expected))
})

describe('what the caller or this service wrote may be repeated', () => {
  test.each([
    `Voir ${law}, puis data.public.lu.`,
    'Écrivez à agence@maison.lu ou voyez www.maison.lu (maison.lu).',
    'Tél. : 26 12 34 56, compte LU28 0019 4006 4475 0000.',
  ])('%s', text => expect(shown(text)).toBe(text))

  test('but not a part more than that', () => {
    expect(shown(`${law}/b`)).toBe('')
    expect(shown('Tél. : 26 12 34 57 ou autre.maison.lu')).toBe('Tél. : […] ou […]')
  })
})

describe('figures, abbreviations and names of fields are no addresses', () => {
  test.each([
    'Le prix est de 1.234.100,50 EUR, soit 14 519 €/m² et 10,5 kWh/m².an.',
    'La hausse est de +12 500 000 EUR, puis de +1 234 100 et de +4,5 %.',
    'En 2010-05-03, le 7.8.1920, art. 130(4) LIR, n° 1601-1.',
    'Der Anruf kostet 700 000 EUR; mobile home 450 000 EUR; call 2026-11-21.',
    'z.B. d.h. p.ex. e.g. i.e. S.à r.l. a.m. Mio. EUR',
    'Les champs lu.acquisition.registrationRate et data.totals.buyer, le fichier invoice.pdf.',
    'Entre 500 000 et 600 000 EUR : {D4}, [L1] et [1].',
    'TVA LU12345678, classe B2, EUR 999,000',
  ])('%s', text => expect(shown(text)).toBe(text))
})
