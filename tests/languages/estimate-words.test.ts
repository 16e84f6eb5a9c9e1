import { describe, expect, test } from 'vitest'
import { texts as homes } from '#languages/derived/homes'
import { texts as pages } from '#languages/derived/pages'
import { texts as report } from '#languages/derived/report'
import { texts as widget } from '#languages/derived/widget'
import { languages } from '#languages/registry'
import { splitAtGaps } from '#languages/text'

/** How much is known of a home must not read like how right the estimate is; what the amounts of the law rest on may. */
const promises =
  /fiabili(?!té des montants)|reliab|confidence\b|confiance statistique|verlässlich|zouverlässeg|verlässlech|konfidenz/i

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as Record<string, unknown>).flatMap(textsIn)

describe.each(languages)('what is said of an estimate in %s', language => {
  test('promises no reliability anywhere', () => {
    const said = [homes, pages, report, widget].flatMap(subject => textsIn(subject[language]))
    expect(said.length).toBeGreaterThan(500)
    expect(said.filter(text => promises.test(text))).toEqual([])
  })

  test('has the share of sales with both ends of the half, and a word for each class', () => {
    const { shareOfSales, confiance } = homes[language]
    expect(splitAtGaps(shareOfSales).filter((_, index) => index % 2 === 1)).toEqual(['low', 'high'])
    expect(shareOfSales).toMatch(/^8 .*\b10\b/)
    expect(new Set(Object.values(confiance)).size).toBe(3)
  })
})

test('the words of the classes are those of the page that decides them', () => {
  expect(Object.values(homes.en.confiance)).toEqual(['Complete details', 'Partial details', 'Few details'])
  expect(Object.values(homes.fr.confiance)).toEqual(['Données complètes', 'Données partielles', 'Peu de données'])
  expect(homes.de.confiance.forte).toBe('Vollständige Angaben')
  expect(homes.lb.confiance.forte).toBe('Komplett Donnéeën')
})
