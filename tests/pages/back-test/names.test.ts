import { describe, expect, test } from 'vitest'
import { texts as homes } from '#languages/derived/homes'
import { texts } from '#languages/derived/sale-table'
import { languages } from '#languages/registry'
import {
  findChoiceValue,
  getValueWords,
  listChoiceValues,
  parseYesNo,
  saleColumns,
} from '#server/pages/back-test/reading/names'
import { isUnknownCell, normaliseName } from '#server/pages/table-file/words'

const choices = ['etage', 'etat', 'exterieur', 'typeBien'] as const

describe('the names of columns', () => {
  test.each([
    ['commune', 'commune'],
    ['Gemeinde', 'commune'],
    ['municipality', 'commune'],
    ['Gemeng', 'commune'],
    ['município', 'commune'],
    ['Surface (m²)', 'surface'],
    ['surface_m2', 'surface'],
    ['Wohnfläche in m²', undefined],
    ['FLÄCHE', 'surface'],
    ['Fläch', 'surface'],
    ['área', 'surface'],
    ['Area', 'surface'],
    ['Prix (EUR)', 'price'],
    ['Präis', 'price'],
    ['preço', 'price'],
    ['price', 'price'],
    ['date de vente', 'soldOn'],
    ['Date_de_vente', 'soldOn'],
    ['Verkaufsdatum', 'soldOn'],
    ['sold on', 'soldOn'],
    ['data de venda', 'soldOn'],
    ['soldOn', 'soldOn'],
    ['input.surface', 'surface'],
    ['nbChambres', 'nbChambres'],
    ['étage', 'etage'],
    ['etage', 'etage'],
    ['Etat', 'etat'],
    ['classe énergie', 'classeEnergie'],
    ['Neubau', 'estNeuf'],
    ['Zimmer', undefined],
    ['', undefined],
    ['constructor', undefined],
  ])('%j stands for %s', (name, field) => {
    expect(saleColumns.find(name)).toBe(field)
  })

  test('each leads back to its own column, in every language, and none to two', () => {
    const owners = new Map<string, string>()
    for (const field of saleColumns.fields)
      for (const name of saleColumns.listAll(field)) {
        expect([name, owners.get(normaliseName(name)) ?? field]).toEqual([name, field])
        owners.set(normaliseName(name), field)
        expect([name, saleColumns.find(name)]).toEqual([name, field])
      }
    for (const language of languages)
      for (const field of saleColumns.fields) expect(saleColumns.list(field, language)[0]).not.toBe('')
  })
})

describe('the words of values', () => {
  const known = choices.flatMap(choice =>
    listChoiceValues(choice).flatMap(value => languages.map(language => ({ choice, value, language }))),
  )

  test('each leads back to its own value, in every language', () => {
    for (const { choice, value, language } of known)
      for (const word of [...getValueWords(choice, value, language), value])
        expect([word, findChoiceValue(choice, word)]).toEqual([word, value])
  })

  test('those that other pages show are among them', () => {
    for (const { choice, value, language } of known.filter(({ choice: one }) => one !== 'typeBien')) {
      const shown = homes[language][choice as 'etage'] as Record<string, string>
      expect(getValueWords(choice, value, language)).toContain(shown[value])
    }
  })

  test.each([
    ['ja', true],
    ['OUI', true],
    ['sim', true],
    ['Jo', true],
    ['no', false],
    ['non', false],
    ['nein', false],
    ['não', false],
    ['neen', false],
    ['vielleicht', undefined],
  ])('%s answers %s', (word, answer) => {
    expect(parseYesNo(word)).toBe(answer)
  })

  test('no word says yes in one language and no in another', () => {
    const keys = (answer: 'yes' | 'no') =>
      languages.flatMap(language => texts[language][answer].split('|').map(word => normaliseName(word)))
    expect(keys('yes').filter(key => keys('no').includes(key))).toEqual([])
  })

  test.each(['', '-', '–', '?', 'NC', 'unknown', 'nicht bekannt', 'inconnu'])('%j says that it is not known', cell => {
    expect(isUnknownCell(cell)).toBe(true)
  })

  test.each(['0', 'A', 'aucun', 'no'])('%j says something', cell => {
    expect(isUnknownCell(cell)).toBe(false)
  })
})
