import { describe, expect, test } from 'vitest'
import { places as placesOf } from '#domain/estimation/places'
import { findExactOption, findPlaceOptions, normalizePlaceName } from '../../../sdk/elements/widget/place-names.ts'
import { prices } from '../../domain/estimation/real-prices.ts'

const places = { ...placesOf(prices), leads: false, brand: null, form: null }
const texts = (typed: string, language: 'fr' | 'de' | 'en' | 'lb' = 'fr') =>
  findPlaceOptions(places, typed, language).map(({ text }) => text)

test.each([
  ['Pétange', 'petange'],
  ['  Esch-sur-Sûre ', 'esch sur sure'],
  ['Großbous', 'grossbous'],
  ['Œuvre', 'oeuvre'],
  ['L-8211 Mamer', 'mamer'],
  ['4010 Esch-sur-Alzette', 'esch sur alzette'],
  ['L-8211', 'l 8211'],
])('%s is compared as %s', (text, expected) => {
  expect(normalizePlaceName(text)).toBe(expected)
})

describe('what is offered', () => {
  test('equal names stand before those that begin so, these before names of which a word does', () => {
    // Schengen's district of the same name is equal; Remerschen and others only contain words.
    expect(texts('mamer')[0]).toBe('Mamer')
    const [first] = texts('sure')
    expect(first).toContain('Sûre')
    const order = findPlaceOptions(places, 'wel', 'fr').map(({ text }) =>
      normalizePlaceName(text.split(' · ').at(-1) ?? '').startsWith('wel'),
    )
    expect(order.indexOf(false) === -1 || order.slice(order.indexOf(false)).every(begins => !begins)).toBe(true)
  })

  test('at most twelve, and all hundred where nothing is typed', () => {
    expect(texts('e').length).toBe(12)
    expect(texts('  ').length).toBe(100)
    expect(texts('zzz')).toEqual([])
  })

  test('a locality stands after its municipality, under each that has one of this name', () => {
    expect(texts('eschweiler')).toEqual(['Junglinster · Eschweiler', 'Wiltz · Eschweiler'])
  })

  test('the name of the language stands beside the official one where it differs; English has the French one', () => {
    expect(texts('ettelbruck', 'de')).toContain('Ettelbruck · Ettelbrück')
    expect(texts('ettelbruck', 'lb')).toContain('Ettelbruck · Ettelbréck')
    expect(texts('ettelbruck', 'en')).toContain('Ettelbruck')
  })

  test('a district of the capital is an option that fills both fields; those of other towns are none', () => {
    expect(findPlaceOptions(places, 'kirchb', 'fr')).toContainEqual({
      text: 'Kirchberg · Luxembourg',
      commune: 'Luxembourg',
      quartier: 'Kirchberg',
    })
    expect(findPlaceOptions(places, 'belval', 'fr').every(({ quartier }) => quartier === undefined)).toBe(true)
  })
})

test.each([
  ['mamer', 'Mamer', undefined],
  ['Ettelbréck', 'Ettelbruck', undefined],
  ['Capellen', 'Mamer', undefined],
  ['kirchberg', 'Luxembourg', 'Kirchberg'],
  ['Eschweiler', undefined, undefined],
  ['mam', undefined, undefined],
  ['', undefined, undefined],
])('leaving the field with "%s" takes %s', (typed, commune, quartier) => {
  const option = findExactOption(places, typed, 'fr')
  expect([option?.commune, option?.quartier]).toEqual([commune, quartier])
})
